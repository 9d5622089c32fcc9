/// What keeps a layout document from being read or written: the place, the fault and the remedy.
///
/// ```swift
/// // sections[0].itmes: unknown key; did you mean "items"?
/// ```
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong, with what was found.
  public enum Reason: Hashable, Sendable {
    /// The text stops being readable as JSON at a line and column, both counted from 1.
    case syntax(line: Int, column: Int, problem: String)
    /// JSON that the decoder refuses, without saying where.
    case unreadableValue
    /// A value of another type than the format asks for.
    case wrongType(expected: String, found: String)
    /// A required key is not there.
    case missingKey
    /// None of several keys is there, one of which is needed.
    case missingOneOf([String])
    /// Keys that exclude each other.
    case conflictingKeys([String])
    /// A key that the format does not have, and the known key that resembles it, if one does.
    ///
    /// Lenient reading passes over it, unless it stands in the place of a required key.
    case unknownKey(nearest: String?)
    /// A word that is none of those allowed.
    case unknownWord(String, allowed: [String])
    /// A number that is not finite or beyond ±10^12.
    case numberOutOfRange(Double)
    /// A number that is not whole, or below the least one allowed.
    case notCountable(Double, least: Int?)
    /// A length below 0.
    case negativeLength(Double)
    /// A key that must be the number of one of so many items, and is not.
    case noSuchItem(count: Int)
    /// A key that must be the kind of a boundary item, and the kind that resembles it, if one does.
    case noSuchKind(nearest: String?, kinds: [String])
    /// A list with another number of entries than is needed.
    case countMismatch(found: Int, needed: Int)
    /// Another version of the format than 1.
    case unsupportedVersion(Double)
    /// Something that lives in code only and that no document can hold.
    case unwritable(String)
  }

  /// The place, such as `sections[1].group`; empty for the whole document.
  public var path: String
  /// What is wrong, with what was found.
  public var reason: Reason

  /// Creates an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension DocumentError: CustomStringConvertible {
  /// One line: the place, what is wrong and what to do; of a long path the middle is left out.
  public var description: String {
    if case .syntax(let line, let column, _) = reason {
      return "line \(line), column \(column): \(message)"
    }
    return "\(path.isEmpty ? "document" : path.shortened()): \(message)"
  }

  /// What is wrong and what to do, without the place.
  public var message: String { "\(problem); \(remedy)" }

  private var problem: String {
    switch reason {
    case .syntax(_, _, let problem): problem
    case .unreadableValue: "holds a value that cannot be read"
    case .wrongType(let expected, let found): "must be \(expected), is \(found)"
    case .missingKey: "is missing"
    case .missingOneOf(let keys): "has none of \(keys.joined(separator: ", "))"
    case .conflictingKeys(let keys): "has \(keys.joined(separator: " and "))"
    case .unknownKey: "unknown key"
    case .unknownWord(let word, _): "unknown value \(JSONValue.quoted(word).shortened())"
    case .numberOutOfRange(let value):
      "must be a finite number between -1e12 and 1e12, is \(value.shortText)"
    case .notCountable(let value, nil): "must be a whole number, is \(value.shortText)"
    case .notCountable(let value, let least?):
      "must be a whole number of at least \(least), is \(value.shortText)"
    case .negativeLength(let value): "must not be negative, is \(value.shortText)"
    case .noSuchItem(let count):
      "is measured, but the section has \(count) \(count == 1 ? "item" : "items")"
    case .noSuchKind: "is measured, but is the kind of no boundary item"
    case .countMismatch(let found, let needed):
      "needs \(needed) \(needed == 1 ? "entry" : "entries"), has \(found)"
    case .unsupportedVersion(let version): "unsupported version \(version.shortText)"
    case .unwritable(let problem): problem
    }
  }

  private var remedy: String {
    switch reason {
    case .syntax: "correct the JSON there"
    case .unreadableValue: "correct the value"
    case .wrongType(let expected, _): "give \(expected)"
    case .missingKey: "add the key"
    case .missingOneOf: "add one of them"
    case .conflictingKeys: "keep one of them"
    case .unknownKey(let nearest?): "did you mean \"\(nearest)\"?"
    case .unknownKey(nil): "remove it"
    case .unknownWord(_, let allowed): "use \(Self.choice(of: allowed))"
    case .numberOutOfRange: "use a number in that range"
    case .notCountable: "use a whole number"
    case .negativeLength: "use 0 or more"
    case .noSuchItem(0), .noSuchKind(_, []): "remove it"
    case .noSuchItem(1): "use 0"
    case .noSuchItem(let count): "use a whole number from 0 to \(count - 1)"
    case .noSuchKind(let nearest?, _): "did you mean \(JSONValue.quoted(nearest).shortened())?"
    case .noSuchKind(nil, let kinds): "use \(Self.choice(of: kinds).shortened())"
    case .countMismatch: "add or remove entries"
    case .unsupportedVersion: "this program reads version \(LayoutDocument.version)"
    case .unwritable: "replace it by plain values"
    }
  }

  private static func choice(of words: [String]) -> String {
    (words.count == 1 ? "" : "one of ") + words.joined(separator: ", ")
  }
}

extension Double {
  /// The number as Swift prints it, whole numbers without a fraction: for messages.
  fileprivate var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
