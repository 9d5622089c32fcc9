/// A place in a document by the steps that lead there; they become a text only in an error.
indirect enum DocumentPath: Hashable, Sendable {
  /// The whole document, or what it is part of.
  case root(String)
  /// A member of an object.
  case key(String, of: DocumentPath)
  /// An element of a list.
  case index(Int, of: DocumentPath)

  /// The place as errors name it, such as `sections[1].group`.
  var text: String {
    var steps: [DocumentPath] = []
    var place = self
    while let outer = place.outer {
      steps.append(place)
      place = outer
    }
    var text = ""
    if case .root(let name) = place { text = name }
    for step in steps.reversed() {
      switch step {
      case .root: break
      case .key(let key, _): text = text.appending(key: key)
      case .index(let index, _): text += "[\(index)]"
      }
    }
    return text
  }

  private var outer: DocumentPath? {
    switch self {
    case .root: nil
    case .key(_, let outer), .index(_, let outer): outer
    }
  }
}

extension String {
  /// A path one key further in; a key that is no plain word stands in quotes.
  func appending(key: String) -> String {
    let isPlain = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber }
    return (isEmpty ? "" : self + ".") + (isPlain ? key : JSONValue.quoted(key))
  }

  /// The text; of one that is too long for a message only the start and the end.
  ///
  /// A path is cut between its steps where that is possible.
  package func shortened() -> String {
    let (length, scalars) = (120, unicodeScalars)
    guard scalars.count > length else { return self }
    var start = scalars.prefix(length / 2)
    var end = scalars.suffix(length / 2)
    if let dot = start.suffix(length / 4).lastIndex(of: ".") { start = start[..<dot] }
    if let dot = end.prefix(length / 4).firstIndex(of: ".") { end = end[dot...].dropFirst() }
    return "\(String(start))…\(String(end))"
  }
}
