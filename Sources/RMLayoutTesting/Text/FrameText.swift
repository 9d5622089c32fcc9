public import RMLayout

extension LayoutAttributes {
  /// Names the element within its solution: `0.3 item`, `0.2 supplementary:badge`.
  ///
  /// A header of the whole layout reads `-.0 supplementary:header`; blanks in kinds are escaped.
  public var elementName: String {
    let section = path.section == ItemPath.layoutSection ? "-" : "\(path.section)"
    let place = "\(section).\(path.item)"
    switch category {
    case .cell: return "\(place) item"
    case .decoration: return "\(place) decoration:\((kind ?? "").escapedKind)"
    case .supplementary: return "\(place) supplementary:\((kind ?? "").escapedKind)"
    }
  }

  /// The frame, and what is unusual: `12,40 180x90 z1 pinned`.
  ///
  /// Numbers have at most four decimals and no `-0`, so that noise of the last bit does not show.
  public var placeText: String {
    frame.placeText + (zIndex == 0 ? "" : " z\(zIndex)") + (isPinned ? " pinned" : "")
  }

  /// The element as one line: `0.3 item 12,40 180x90`.
  public var frameLine: String { "\(elementName) \(placeText)" }
}

extension LayoutSolution {
  /// All elements as they show, one line each, sorted by section, category, number and kind.
  public func frameLines(at position: ScrollPosition = ScrollPosition()) -> [String] {
    sortedElements(at: position).map { $0.frameLine }
  }

  /// The content size and the lines of all elements: the text of a golden file.
  /// ```swift
  /// // content 320x170
  /// // 0.0 item 6,5 95x50
  /// // 0.1 item 111,5 95x50
  /// ```
  public func frameText(at position: ScrollPosition = ScrollPosition()) -> String {
    ([contentLine] + frameLines(at: position)).map { $0 + "\n" }.joined()
  }

  /// How another solution differs, element by element.
  /// - Parameters:
  ///   - other: what should be like this one.
  ///   - subject: what the mismatch is called.
  ///   - position: how far both are scrolled.
  /// - Returns: nil if all frames, depths and the content sizes agree to four decimals.
  public func mismatch(
    with other: LayoutSolution, subject: String, at position: ScrollPosition = ScrollPosition()
  ) -> LayoutMismatch? {
    LayoutMismatch(
      subject,
      unlessEmpty: differences(
        expected: [contentLine] + frameLines(at: position),
        actual: [other.contentLine] + other.frameLines(at: position)))
  }

  private var contentLine: String { "content \(contentSize.text)" }

  private func sortedElements(at position: ScrollPosition) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    forEachAttributes(at: position) { elements.append($0) }
    return elements.sorted { $0.textOrder < $1.textOrder }
  }
}

extension LayoutAttributes {
  fileprivate var textOrder: (Int, Category, Int, String, String) {
    (path.section, category, path.item, kind ?? "", placeText)
  }
}

extension String {
  /// A kind without blanks and line breaks, so that a line splits at its blanks.
  fileprivate var escapedKind: String {
    String(
      flatMap { character -> [Character] in
        switch character {
        case "\\": ["\\", "\\"]
        case " ": ["\\", "_"]
        case "\n", "\r", "\r\n": ["\\", "n"]
        default: [character]
        }
      })
  }
}

extension Size {
  /// Width and height: `180x90`.
  var text: String { "\(width.decimalText)x\(height.decimalText)" }
}
