import RMLayout

extension UIKitTranslation {
  func value(_ size: LayoutSize) -> SwiftValue {
    .repeatable(
      "size",
      .call(
        "NSCollectionLayoutSize",
        [
          "widthDimension": EngineTranslation().value(size.width),
          "heightDimension": EngineTranslation().value(size.height),
        ]))
  }

  func value(_ insets: DirectionalEdgeInsets) -> SwiftValue {
    guard insets != .zero else { return .code(".zero") }
    return .call(
      "NSDirectionalEdgeInsets",
      [
        "top": .number(insets.top), "leading": .number(insets.leading),
        "bottom": .number(insets.bottom), "trailing": .number(insets.trailing),
      ])
  }

  /// Space around an element, nil if there is none.
  private func value(_ edges: LayoutEdgeSpacing) -> SwiftValue? {
    guard edges != .zero else { return nil }
    func edge(_ spacing: LayoutSpacing) -> SwiftValue {
      EngineTranslation().spacing(spacing) ?? .code("nil")
    }
    return .call(
      "NSCollectionLayoutEdgeSpacing",
      [
        "leading": edge(edges.leading), "top": edge(edges.top),
        "trailing": edge(edges.trailing), "bottom": edge(edges.bottom),
      ])
  }

  private func value(_ item: LayoutItem) -> SwiftValue {
    .named(
      "item",
      .call(
        "NSCollectionLayoutItem",
        [
          "layoutSize": value(item.size),
          "supplementaryItems": supplementaries(item.supplementaryItems),
        ]),
      changes: [
        "contentInsets": insets(item.contentInsets), "edgeSpacing": value(item.edgeSpacing),
      ])
  }

  func value(_ subitem: LayoutSubitem, at path: String) throws(DocumentError) -> SwiftValue {
    switch subitem {
    case .item(let item): value(item)
    case .group(let group): try value(group, at: path)
    }
  }

  func value(_ group: LayoutGroup, at path: String) throws(DocumentError) -> SwiftValue {
    let (name, function, content) = try arrangement(of: group, at: path)
    return .named(
      name,
      .call(
        "NSCollectionLayoutGroup.\(function)",
        [SwiftArgument(label: "layoutSize", value: value(group.size))] + content),
      changes: [
        "interItemSpacing": EngineTranslation().spacing(group.interItemSpacing),
        "contentInsets": insets(group.contentInsets), "edgeSpacing": value(group.edgeSpacing),
        "supplementaryItems": supplementaries(group.supplementaryItems),
      ])
  }

  func argument(_ items: [CustomItem]) -> SwiftArgument {
    SwiftArgument(label: "itemProvider", value: value(items))
  }

  /// A provider of items whose frames and depths are a table of numbers.
  private func value(_ items: [CustomItem]) -> SwiftValue {
    let rows = items.map { item in
      let frame = item.frame
      return SwiftValue.list(
        [frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }
          + [.number(item.zIndex)])
    }
    return .call(
      "provider", ["of": .named("frames", type: "[[Double]]", .list(rows))])
  }

  /// What makes items of such tables.
  var customItemMembers: [SwiftMember] {
    let numbers = (0..<4).map { SwiftValue.code("numbers[\($0)]") }
    return [
      SwiftMember(
        "private static func provider(of frames: [[Double]])"
          + " -> NSCollectionLayoutGroupCustomItemProvider",
        comment: "", value: .code("{ _ in frames.map { item($0) } }")),
      SwiftMember(
        "private static func item(_ numbers: [Double]) -> NSCollectionLayoutGroupCustomItem",
        comment: "A frame and a depth.",
        value: .call(
          "NSCollectionLayoutGroupCustomItem",
          [
            "frame": .call(
              "CGRect",
              ["x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3]]),
            "zIndex": .code("Int(numbers[4])"),
          ])),
    ]
  }

  // MARK: Attached views

  func value(_ item: LayoutSupplementaryItem) -> SwiftValue {
    .named(
      SwiftName.constant(for: item.kind, otherwise: "badge"),
      .call(
        "NSCollectionLayoutSupplementaryItem",
        [
          "layoutSize": value(item.size), "elementKind": Self.kind(item.kind),
          "containerAnchor": value(item.containerAnchor),
          "itemAnchor": item.itemAnchor.map { value($0) },
        ]),
      changes: ["zIndex": item.zIndex == 1 ? nil : .number(item.zIndex)])
  }

  private func value(_ anchor: LayoutAnchor) -> SwiftValue {
    let edges: [(RectEdge, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let present = edges.filter { anchor.edges.contains($0.0) }.map { SwiftValue.code($0.1) }
    let (absolute, fractional): (SwiftValue?, SwiftValue?) =
      switch anchor.offset {
      case .absolute(.zero): (nil, nil)
      case .absolute(let point): (value(point), nil)
      case .fractional(let point): (nil, value(point))
      }
    return .call(
      "NSCollectionLayoutAnchor",
      ["edges": .list(present), "absoluteOffset": absolute, "fractionalOffset": fractional])
  }

  private func value(_ point: Point) -> SwiftValue {
    .call("CGPoint", ["x": .number(point.x), "y": .number(point.y)])
  }

  func value(_ item: LayoutBoundarySupplementaryItem) -> SwiftValue {
    .named(
      SwiftName.constant(for: item.kind, otherwise: "boundary"),
      .call(
        "NSCollectionLayoutBoundarySupplementaryItem",
        [
          "layoutSize": value(item.size), "elementKind": Self.kind(item.kind),
          "alignment": .word(item.alignment),
          "absoluteOffset": item.offset == .zero ? nil : value(item.offset),
        ]),
      changes: [
        "extendsBoundary": item.extendsBoundary ? nil : .bool(false),
        "pinToVisibleBounds": item.pinToVisibleBounds ? .bool(true) : nil,
        "zIndex": item.zIndex == 1 ? nil : .number(item.zIndex),
        "contentInsets": insets(item.contentInsets),
      ])
  }

  func value(_ item: LayoutDecorationItem) -> SwiftValue {
    .named(
      SwiftName.constant(for: item.kind, otherwise: "background"),
      .call(
        "NSCollectionLayoutDecorationItem.background", ["elementKind": .string(item.kind)]),
      changes: [
        "contentInsets": insets(item.contentInsets),
        "zIndex": item.zIndex == 0 ? nil : .number(item.zIndex),
      ])
  }

  /// The kinds of headers and footers that documents have words for are UIKit's own.
  @Sendable
  static func kind(_ kind: String) -> SwiftValue {
    switch kind {
    case "header": .code("UICollectionView.elementKindSectionHeader")
    case "footer": .code("UICollectionView.elementKindSectionFooter")
    default: .string(kind)
    }
  }
}
