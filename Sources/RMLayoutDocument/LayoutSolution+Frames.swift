public import RMLayout

extension LayoutDocument {
  /// How many resting offsets of a row are written where nothing else is asked for.
  package static let restingOffsetLimit = 1_000_000
}

extension LayoutSolution {
  /// Writes the solution as a frames document, piece by piece: what shows at a scroll position.
  ///
  /// One element stands on each line. Memory use does not grow with the number of elements.
  /// ```swift
  /// try solution.writeFrames(limit: 100) { piece throws(IOError) in try file.write(piece) }
  /// ```
  /// - Parameters:
  ///   - position: how far the content and its rows are scrolled.
  ///   - rect: content coordinates that elements must meet to be written; nil writes all.
  ///   - limit: the greatest number of elements, and of resting offsets of each row; without it all
  ///     elements are written, and the first 1,000,000 resting offsets of each row. Lists that are
  ///     cut do not say so: the `restingOffsetCount` of a row and the `elementCount` do.
  ///   - sink: receives the text; throwing ends the writing.
  /// - Throws: what `sink` throws.
  /// - Complexity: O(number of sections + elements written).
  public func writeFrames<Failure: Error>(
    at position: ScrollPosition = ScrollPosition(), intersecting rect: Rect? = nil,
    limit: Int? = nil, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try sink("{\n  \"version\": \(LayoutDocument.version),\n")
    let (width, height) = (contentSize.width.decimalText, contentSize.height.decimalText)
    try sink("  \"contentSize\": {\"width\": \(width), \"height\": \(height)},\n")
    try sink("  \"sections\": [")
    for section in 0..<sectionCount {
      try sink(section == 0 ? "\n" : ",\n")
      try writeSection(
        section, at: position, limit: limit ?? LayoutDocument.restingOffsetLimit, to: sink)
    }
    try sink(sectionCount == 0 ? "],\n" : "\n  ],\n")
    try writeElements(at: position, intersecting: rect, limit: limit ?? .max, to: sink)
    try sink("  \"diagnostics\": [")
    for (index, diagnostic) in diagnostics.enumerated() {
      try sink((index == 0 ? "\n    " : ",\n    ") + diagnostic.frameText)
    }
    try sink(diagnostics.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// The frames document as one text; see ``writeFrames(at:intersecting:limit:to:)``.
  public func framesText(
    at position: ScrollPosition = ScrollPosition(), intersecting rect: Rect? = nil,
    limit: Int? = nil
  ) -> String {
    var text = ""
    writeFrames(at: position, intersecting: rect, limit: limit) { text += $0 }
    return text
  }

  private func writeSection<Failure: Error>(
    _ section: Int, at position: ScrollPosition, limit: Int,
    to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try sink("    {\"frame\": \(frame(ofSection: section).frameText)")
    guard let row = row(inSection: section) else {
      try sink("}")
      return
    }
    let range = [row.range.lowerBound, row.range.upperBound]
    let offset = position.rowOffsets[section] ?? row.initialOffset
    try sink(", \"orthogonal\": {\"frame\": \(row.frame.frameText)")
    try sink(", \"contentLength\": \(row.contentLength.decimalText)")
    try sink(", \"range\": \(range.frameText)")
    try sink(", \"offset\": \(offset.decimalText), \"restingOffsets\": [")
    for index in 0..<min(row.restingOffsetCount, max(limit, 0)) {
      try sink((index == 0 ? "" : ", ") + row.restingOffset(at: index).decimalText)
    }
    try sink("]}}")
  }

  private func writeElements<Failure: Error>(
    at position: ScrollPosition, intersecting rect: Rect?, limit: Int,
    to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try sink("  \"elements\": [")
    var count = 0
    let write = { (element: LayoutAttributes) throws(Stop<Failure>) in
      guard count < limit else { throw .limitReached }
      do throws(Failure) {
        try sink((count == 0 ? "\n    " : ",\n    ") + element.documentText)
      } catch {
        throw .failed(error)
      }
      count += 1
    }
    do throws(Stop<Failure>) {
      if let rect {
        try forEachAttributes(intersecting: rect, at: position, write)
      } else {
        try forEachAttributes(at: position, write)
      }
    } catch {
      if case .failed(let failure) = error { throw failure }
    }
    try sink(count == 0 ? "],\n" : "\n  ],\n")
  }
}

/// What ends a walk over elements early.
private enum Stop<Failure: Error>: Error {
  case limitReached
  case failed(Failure)
}

extension LayoutAttributes {
  /// The element as it stands in a frames document.
  package var documentText: String {
    let kind = kind.map { ", \"kind\": \(JSONValue.quoted($0))" } ?? ""
    let section = path.section == ItemPath.layoutSection ? "null" : "\(path.section)"
    let pinned = isPinned ? ", \"pinned\": true" : ""
    return "{\"type\": \"\(category.word)\", \"section\": \(section), \"item\": \(path.item)"
      + "\(kind), \"frame\": \(frame.frameText), \"zIndex\": \(zIndex)\(pinned)}"
  }
}

extension LayoutDiagnostic {
  fileprivate var frameText: String {
    let members = [
      ("code", code), ("severity", severity.rawValue), ("path", path),
      ("message", "\(message); \(suggestion)"),
    ]
    return JSONValue.object(of: members.map { ($0, .string($1)) }).text
  }
}

extension Rect {
  fileprivate var frameText: String { [minX, minY, width, height].frameText }
}

extension [Double] {
  fileprivate var frameText: String { "[" + map(\.decimalText).joined(separator: ", ") + "]" }
}
