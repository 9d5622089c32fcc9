import RMLayout

extension EngineTranslation {
  /// Spacing, nil if there is none.
  func spacing(_ spacing: LayoutSpacing) -> SwiftValue? {
    switch spacing {
    case .fixed(0): nil
    case .fixed(let distance): .call(".fixed", ["": .number(distance)])
    case .flexible(let distance): .call(".flexible", ["": .number(distance)])
    }
  }

  /// Space around an element, nil if there is none.
  func value(_ edges: LayoutEdgeSpacing) -> SwiftValue? {
    guard edges != .zero else { return nil }
    return .call(
      "LayoutEdgeSpacing",
      [
        "leading": spacing(edges.leading), "top": spacing(edges.top),
        "trailing": spacing(edges.trailing), "bottom": spacing(edges.bottom),
      ])
  }

  func value(_ item: LayoutSupplementaryItem) -> SwiftValue {
    .named(
      SwiftName.constant(for: item.kind, otherwise: "badge"),
      .call(
        "LayoutSupplementaryItem",
        [
          "kind": .string(item.kind), "size": value(item.size),
          "containerAnchor": value(item.containerAnchor),
          "itemAnchor": item.itemAnchor.map { value($0) },
          "zIndex": item.zIndex == 1 ? nil : .number(item.zIndex),
        ]))
  }

  private func value(_ anchor: LayoutAnchor) -> SwiftValue {
    let edges: [(RectEdge, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let present = edges.filter { anchor.edges.contains($0.0) }.map { SwiftValue.code($0.1) }
    let offset: SwiftValue? =
      switch anchor.offset {
      case .absolute(.zero): nil
      case .absolute(let point): .call(".absolute", ["": value(point)])
      case .fractional(let point): .call(".fractional", ["": value(point)])
      }
    return .call(
      "LayoutAnchor",
      ["edges": present.count == 1 ? present[0] : .list(present), "offset": offset])
  }

  func value(_ item: LayoutBoundarySupplementaryItem) -> SwiftValue {
    .named(
      SwiftName.constant(for: item.kind, otherwise: "boundary"),
      .call(
        "LayoutBoundarySupplementaryItem",
        [
          "kind": .string(item.kind), "size": value(item.size),
          "alignment": .word(item.alignment),
          "offset": item.offset == .zero ? nil : value(item.offset),
          "extendsBoundary": item.extendsBoundary ? nil : .bool(false),
          "pinToVisibleBounds": item.pinToVisibleBounds ? .bool(true) : nil,
          "zIndex": item.zIndex == 1 ? nil : .number(item.zIndex),
          "contentInsets": insets(item.contentInsets),
        ]))
  }

  func value(_ item: LayoutDecorationItem) -> SwiftValue {
    .call(
      "LayoutDecorationItem",
      [
        "kind": .string(item.kind), "contentInsets": insets(item.contentInsets),
        "zIndex": item.zIndex == 0 ? nil : .number(item.zIndex),
      ])
  }
}
