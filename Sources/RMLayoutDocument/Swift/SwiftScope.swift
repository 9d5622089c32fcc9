/// The body of a function or property: constants in the order of their use, then the value.
struct SwiftScope {
  /// How a value that is changed after it was made is declared.
  private let changeable: String
  private var uses: [SwiftConstant: Int] = [:]
  private var names: [SwiftConstant: String] = [:]
  private var taken: Set<String>
  private var lines: [String] = []

  /// - Parameters:
  ///   - names: what constants may not be called.
  ///   - changeable: `var` for values, `let` for objects.
  init(reserving names: Set<String>, changeable: String) {
    taken = names
    self.changeable = changeable
  }

  /// The lines that make a value.
  mutating func body(of value: SwiftValue) -> [String] {
    count(value)
    let result: SwiftValue
    if case .constant(let constant) = value, constant.changes.isEmpty {
      // Where it is returned at once a name would say what the function's says.
      result = settled(constant.value)
    } else {
      result = settled(value)
    }
    let word = lines.isEmpty ? "" : "return "
    return lines + result.lines(after: word)
  }

  private mutating func count(_ value: SwiftValue) {
    switch value {
    case .code: break
    case .call(_, let arguments): for argument in arguments { count(argument.value) }
    case .list(let elements): for element in elements { count(element) }
    case .dictionary(let entries): for entry in entries { count(entry.value) }
    case .followed(let value, _): count(value)
    case .constant(let constant):
      uses[constant, default: 0] += 1
      // What stands in a constant is written once, however often that is used.
      guard uses[constant] == 1 else { return }
      count(constant.value)
      for change in constant.changes { count(change.value) }
    }
  }

  /// The value with names in the place of constants, which are declared before.
  private mutating func settled(_ value: SwiftValue) -> SwiftValue {
    switch value {
    case .code: return value
    case .call(let function, let arguments): return .call(function, settled(arguments))
    case .list(let elements):
      var settledElements: [SwiftValue] = []
      for element in elements { settledElements.append(settled(element)) }
      return .list(settledElements)
    case .dictionary(let entries):
      return .dictionary(settled(entries))
    case .followed(let value, let code): return .followed(settled(value), by: code)
    case .constant(let constant):
      guard constant.naming == .always || uses[constant, default: 0] > 1 else {
        return settled(constant.value)
      }
      return .code(name(of: constant))
    }
  }

  private mutating func settled(_ arguments: [SwiftArgument]) -> [SwiftArgument] {
    var settledArguments: [SwiftArgument] = []
    for argument in arguments {
      settledArguments.append(
        SwiftArgument(label: argument.label, value: settled(argument.value)))
    }
    return settledArguments
  }

  private mutating func settled(_ entries: [SwiftEntry]) -> [SwiftEntry] {
    var settledEntries: [SwiftEntry] = []
    for entry in entries {
      settledEntries.append(SwiftEntry(key: entry.key, value: settled(entry.value)))
    }
    return settledEntries
  }

  private mutating func name(of constant: SwiftConstant) -> String {
    if let name = names[constant] { return name }
    let value = settled(constant.value)
    let changes = settled(constant.changes)
    let name = freeName(like: constant.name)
    let word = changes.isEmpty ? "let" : constant.isStructure ? "var" : changeable
    let type = constant.type.map { ": \($0)" } ?? ""
    lines += value.lines(after: "\(word) \(name)\(type) = ")
    for change in changes {
      lines += change.value.lines(after: "\(name).\(change.key) = ")
    }
    names[constant] = name
    return name
  }

  private mutating func freeName(like wish: String) -> String {
    var name = wish
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wish)\(number)"
      number += 1
    }
    return name
  }
}
