import RMLayoutDocument

extension Command {
  /// Reads a command line into settings; an option given twice counts as given last.
  ///
  /// Values follow as the next word or behind `=`; behind `--` every word is an operand.
  func parse(_ words: [String], into initial: Settings) throws(Failure) -> Request {
    var settings = initial
    var rest = words[...]
    var operands: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, name, attached) = try option(in: word)
      switch option.name {
      case "--help": return .help
      case "--version": return .version
      default: break
      }
      let value = try value(of: option, as: name, attached: attached, rest: &rest)
      try set(name, to: value, by: option.set, in: &settings)
    }
    try place(operands, in: &settings)
    return .run(settings)
  }

  // The name comes back as it was typed: an error is about what a person sees on the line.
  private func option(
    in word: String
  ) throws(Failure) -> (option: Option<Settings>, name: String, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw unknown(name)
      }
      return (option, name, parts.count == 2 ? String(parts[1]) : nil)
    }
    let name = String(word.prefix(2))
    guard let option = options.first(where: { $0.short == name }) else {
      throw unknown(word)
    }
    let attached = word.dropFirst(2)
    guard let first = attached.first else { return (option, name, nil) }
    return (option, name, String(first == "=" ? attached.dropFirst() : attached))
  }

  private func unknown(_ name: String) -> Failure {
    let nearest = name.nearest(among: options.map(\.name)).map { "; did you mean \($0)?" }
    return Failure(.usage, "unknown option \(name)" + (nearest ?? "; see --help"))
  }

  private func value(
    of option: Option<Settings>, as name: String, attached: String?,
    rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let placeholder = option.argument.placeholder else {
      guard attached == nil else {
        throw Failure(.usage, "\(name) takes no value")
      }
      return ""
    }
    if let attached { return attached }
    // A word with two dashes is the next option rather than a value that was meant.
    guard let word = rest.first, !word.hasPrefix("--") else {
      throw Failure(.usage, "\(name) needs \(placeholder)")
    }
    rest.removeFirst()
    return word
  }

  private func set(
    _ name: String, to value: String, by setter: Option<Settings>.Setter,
    in settings: inout Settings
  ) throws(Failure) {
    do throws(ValueProblem) {
      try setter(&settings, value)
    } catch {
      throw error.failure(of: name, value: value)
    }
  }

  private func place(_ operands: [String], in settings: inout Settings) throws(Failure) {
    guard let operand else {
      guard let word = operands.first else { return }
      throw Failure(.usage, "'\(word)' is no option, and a command comes first; see --help")
    }
    let name = operand.placeholder
    guard operands.count >= operand.least else {
      let problem =
        operands.isEmpty ? "\(name) is missing" : "a second \(name) is missing"
      throw Failure(.usage, "\(problem); see \(invocation) --help")
    }
    if let most = operand.most, operands.count > most {
      let enough = most == 1 ? "one \(name) is enough" : "\(most) times \(name) are enough"
      throw Failure(.usage, "\(enough), has also '\(operands[most])'")
    }
    for word in operands { try set(name, to: word, by: operand.set, in: &settings) }
  }
}
