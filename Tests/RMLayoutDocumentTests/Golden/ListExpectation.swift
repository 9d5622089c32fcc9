import RMLayout
import RMLayoutDocument

/// What is known of the section that a list stands for.
struct ListExpectation: Sendable {
  /// What is known of a header or footer.
  struct BoundaryItem: Sendable {
    var kind: String?
    var width: LayoutDimension?
    var height: LayoutDimension?
    var alignment: RectAlignment?
    var extendsBoundary: Bool?
    var pinToVisibleBounds: Bool?
    var zIndex: Int?
  }

  /// Top, leading, bottom, trailing.
  var contentInsets: [Double?] = []
  var contentInsetsReference: ContentInsetsReference?
  var boundaryItems: [BoundaryItem]?
}

extension ListExpectation {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      var list = ListExpectation()
      try object.optional("contentInsets")?.object { (insets) throws(DocumentError) in
        for edge in ["top", "leading", "bottom", "trailing"] {
          list.contentInsets.append(try insets.optional(edge)?.number())
        }
      }
      list.contentInsetsReference = try object.optional("contentInsetsReference")?.word()
      list.boundaryItems = try object.optional("boundaryItems")?.elements()
        .map(BoundaryItem.init(reading:))
      return list
    }
  }

  /// All that differs in a section, each in one readable line.
  func mismatches(with section: LayoutSection, tolerance: Double) -> [String] {
    let insets = section.contentInsets
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    var found: [String] = []
    for (expected, actual) in zip(contentInsets, edges)
    where !(expected ?? actual).isNear(actual, within: tolerance) {
      found.append("content insets: expected \(contentInsets), are \(edges)")
      break
    }
    if let reference = contentInsetsReference, reference != section.contentInsetsReference {
      found.append("reference: expected \(reference), is \(section.contentInsetsReference)")
    }
    guard let boundaryItems else { return found }
    let items = section.boundarySupplementaryItems
    guard items.count == boundaryItems.count else {
      return found + ["boundary items: expected \(boundaryItems.count), are \(items.count)"]
    }
    return found
      + zip(boundaryItems, items).filter { !$0.matches($1, tolerance: tolerance) }
      .map { "boundary item: expected \($0), is \($1)" }
  }
}

extension ListExpectation.BoundaryItem {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      ListExpectation.BoundaryItem(
        kind: try object.optional("kind")?.string(),
        width: try object.optional("width").map(LayoutDimension.init(reading:)),
        height: try object.optional("height").map(LayoutDimension.init(reading:)),
        alignment: try object.optional("alignment")?.word(),
        extendsBoundary: try object.optional("extendsBoundary")?.bool(),
        pinToVisibleBounds: try object.optional("pinToVisibleBounds")?.bool(),
        zIndex: try object.optional("zIndex")?.whole())
    }
  }

  fileprivate func matches(
    _ item: LayoutBoundarySupplementaryItem, tolerance: Double
  ) -> Bool {
    let size = item.size
    return kind ?? item.kind == item.kind
      && (width ?? size.width).isNear(size.width, within: tolerance)
      && (height ?? size.height).isNear(size.height, within: tolerance)
      && alignment ?? item.alignment == item.alignment
      && extendsBoundary ?? item.extendsBoundary == item.extendsBoundary
      && pinToVisibleBounds ?? item.pinToVisibleBounds == item.pinToVisibleBounds
      && zIndex ?? item.zIndex == item.zIndex
  }
}

extension LayoutDimension {
  /// Whether two dimensions are of one sort and their numbers about the same.
  fileprivate func isNear(_ other: LayoutDimension, within limit: Double) -> Bool {
    let sorts: Bool =
      switch (self, other) {
      case (.absolute, .absolute), (.fractionalWidth, .fractionalWidth),
        (.fractionalHeight, .fractionalHeight), (.estimated, .estimated),
        (.uniformAcrossSiblings, .uniformAcrossSiblings):
        true
      default: false
      }
    return sorts && value.isNear(other.value, within: limit)
  }
}

extension Double {
  // The tolerances of the data are decimal fractions: a difference of exactly one must pass.
  func isNear(_ other: Double, within limit: Double) -> Bool { abs(self - other) <= limit + 1e-9 }
}
