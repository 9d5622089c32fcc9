import RMLayoutDocument

/// What is printed of several inputs in one JSON text: a list of objects, each naming its file.
///
/// A single input is printed as it is.
struct DocumentList {
  private let isList: Bool
  private var count = 0

  init(of sources: [DocumentInput.Source]) {
    isList = sources.count > 1
  }

  /// Writes what belongs to one input; the body hands over a JSON object over several lines.
  mutating func write<World: Surroundings>(
    to output: inout Output<World>, for source: DocumentInput.Source,
    _ body: ((String) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    guard isList else {
      return try body { piece throws(Failure) in try output.write(piece) }
    }
    let name = JSONValue.quoted(source.path ?? "-")
    try output.write("\(count == 0 ? "[" : ",")\n  {\"file\": \(name), \"result\": ")
    var inner = IndentedWriter(by: "  ")
    try body { piece throws(Failure) in try inner.write(piece, to: &output) }
    try output.write("}")
    count += 1
  }

  /// Ends the list.
  func finish<World: Surroundings>(_ output: inout Output<World>) throws(Failure) {
    guard isList else { return }
    try output.write(count == 0 ? "[]\n" : "\n]\n")
  }
}

/// Writes text further in, without the end of its last line, so that a comma can follow.
struct IndentedWriter {
  private let margin: [UInt8]
  private var isLineDue = false

  init(by margin: String) {
    self.margin = Array(margin.utf8)
  }

  mutating func write<World: Surroundings>(
    _ piece: String, to output: inout Output<World>
  ) throws(Failure) {
    var bytes: [UInt8] = []
    for byte in piece.utf8 {
      if isLineDue { bytes += [UInt8(ascii: "\n")] + margin }
      isLineDue = byte == UInt8(ascii: "\n")
      if !isLineDue { bytes.append(byte) }
    }
    try output.write(bytes)
  }
}
