/// A value as Swift states it, before it is known which parts get a name and where lines break.
indirect enum SwiftValue: Hashable, Sendable {
  /// A literal, a name or a case, such as `44`, `.zero` or `.absolute(44)`.
  case code(String)
  /// A call with its arguments in parentheses.
  case call(String, [SwiftArgument])
  /// A list in brackets.
  case list([SwiftValue])
  /// Keys and values in brackets.
  case dictionary([SwiftEntry])
  /// A value and what is asked of it, such as `.map { $0 }`.
  case followed(SwiftValue, by: String)
  /// A value that gets a name of its own, or may get one.
  case constant(SwiftConstant)

  /// A call of which only those arguments stand that are not nil.
  static func call(
    _ function: String, _ arguments: KeyValuePairs<String, SwiftValue?>
  ) -> SwiftValue {
    let given = arguments.compactMap { label, value in
      value.map { SwiftArgument(label: label.isEmpty ? nil : label, value: $0) }
    }
    return .call(function, given)
  }
}

/// An argument of a call.
struct SwiftArgument: Hashable, Sendable {
  var label: String?
  var value: SwiftValue
}

/// A key of a dictionary, or a property, with its value.
struct SwiftEntry: Hashable, Sendable {
  var key: String
  var value: SwiftValue
}

/// A value for which a function declares a constant.
struct SwiftConstant: Hashable, Sendable {
  /// When a value gets a name.
  enum Naming: Hashable, Sendable {
    /// Always: a part of the layout that a reader looks for.
    case always
    /// Only where it is used twice or more.
    case whereRepeated
  }

  /// The name, to which a number is added where it is taken.
  var name: String
  /// The type, where the value alone does not tell it.
  var type: String?
  var value: SwiftValue
  /// What is set after it was made, by property.
  var changes: [SwiftEntry]
  var naming: Naming
  /// Whether it is a structure among objects, which is declared to be changed.
  var isStructure = false

  init(
    _ name: String, type: String? = nil, _ value: SwiftValue, changes: [SwiftEntry] = []
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.changes = changes
    naming = .always
  }
}

extension SwiftValue {
  /// A value that gets a name.
  static func named(
    _ name: String, type: String? = nil, _ value: SwiftValue,
    changes: KeyValuePairs<String, SwiftValue?> = [:]
  ) -> SwiftValue {
    let changes = changes.compactMap { property, value in
      value.map { SwiftEntry(key: property, value: $0) }
    }
    return .constant(SwiftConstant(name, type: type, value, changes: changes))
  }

  /// A value that gets a name where it stands twice or more.
  static func repeatable(_ name: String, _ value: SwiftValue) -> SwiftValue {
    var constant = SwiftConstant(name, value)
    constant.naming = .whereRepeated
    return .constant(constant)
  }
}
