extension Rect {
  /// Corner and size in a sentence: `12,40 180 x 90`.
  package var text: String { "\(corner) \(size.text)" }

  /// Corner and size as one word each, for lists and tables: `12,40 180x90`.
  package var placeText: String {
    "\(corner) \(size.width.decimalText)x\(size.height.decimalText)"
  }

  private var corner: String { "\(origin.x.decimalText),\(origin.y.decimalText)" }
}
