import RMLayout

/// Code with the names of this package.
struct EngineTranslation: SwiftTranslation {
  /// How the kind of a header or footer is written.
  var kind: @Sendable (String) -> SwiftValue = { .string($0) }

  init() {}

  var imports: [String] { ["RMLayout"] }
  var changeable: String { "var" }
  var typeAttribute: String { "" }

  func members(of document: LayoutDocument) throws(DocumentError) -> [SwiftMember] {
    try environmentMembers(of: document) + layoutMembers(of: document)
      + measuredMembers(of: document) + [solve(document)] + positionMembers(of: document)
  }

  /// The environment and the item counts, which are the same in every library.
  func environmentMembers(of document: LayoutDocument) -> [SwiftMember] {
    [
      SwiftMember(
        "static let environment", comment: "What the layout is solved in.",
        value: value(document.environment)),
      SwiftMember(
        "static let itemCounts\(document.itemCounts.isEmpty ? ": [Int]" : "")",
        comment: "How many items each section has.",
        value: .elements(document.itemCounts.map { .number($0) })),
    ]
  }

  func measuredMembers(of document: LayoutDocument) -> [SwiftMember] {
    guard document.preferredSizes != PreferredSizes() else { return [] }
    return [
      SwiftMember(
        "static let preferredSizes", comment: "What has been measured of self-sizing elements.",
        value: value(document.preferredSizes))
    ]
  }

  private func solve(_ document: LayoutDocument) -> SwiftMember {
    let isMeasured = document.preferredSizes != PreferredSizes()
    return SwiftMember(
      "static func solve() throws(SpecificationError) -> LayoutSolution",
      comment: "The frames of all elements.",
      value: .call(
        "try layout.solve",
        [
          "in": .code("environment"), "itemCounts": .code("itemCounts"),
          "preferredSizes": isMeasured ? .code("preferredSizes") : nil,
        ]))
  }

  /// How far the content and its rows are scrolled, where they are.
  func positionMembers(of document: LayoutDocument) -> [SwiftMember] {
    guard document.offset != .zero || !document.rowOffsets.isEmpty else { return [] }
    let entries = document.rowOffsets.sorted { $0.key < $1.key }.map { section, offset in
      SwiftEntry(key: String(section), value: value(offset, ofRow: section))
    }
    let isAsked = document.rowOffsets.values.contains(where: \.isTarget)
    // Only a row knows where it comes to rest.
    let offsets = SwiftValue.followed(
      .dictionary(entries), by: isAsked ? ".compactMapValues { $0 }" : "")
    return [
      SwiftMember(
        "static func position(in solution: LayoutSolution) -> ScrollPosition",
        comment: "How far the content and its rows are scrolled.",
        value: .call(
          "ScrollPosition",
          [
            "offset": document.offset == .zero ? nil : value(document.offset),
            "rowOffsets": entries.isEmpty ? nil : offsets,
          ]))
    ]
  }

  private func value(_ offset: LayoutDocument.RowOffset, ofRow section: Int) -> SwiftValue {
    switch offset {
    case .exact(let offset): .number(offset)
    case .target(let proposed):
      .call(
        "solution.row(inSection: \(section))?.targetOffset", ["proposed": .number(proposed)])
    }
  }
}

extension EngineTranslation {
  func value(_ environment: LayoutEnvironment) -> SwiftValue {
    .call(
      "LayoutEnvironment",
      [
        "size": value(environment.size),
        "scale": environment.scale == 2 ? nil : .number(environment.scale),
        "layoutDirection":
          environment.layoutDirection == .leftToRight ? nil : .word(environment.layoutDirection),
        "contentInset": insets(environment.contentInset),
        "safeArea": insets(environment.safeArea),
        "layoutMargins": insets(environment.layoutMargins),
        "profile": environment.profile == .modern ? nil : .word(environment.profile),
        "idiom": environment.idiom == .phone ? nil : .word(environment.idiom),
      ])
  }

  func value(_ sizes: PreferredSizes) -> SwiftValue {
    let sections = sizes.sections.sorted { $0.key < $1.key }.map { index, section in
      let items = section.items.sorted { $0.key < $1.key }.map { item, size in
        SwiftEntry(key: String(item), value: value(size))
      }
      let section = SwiftValue.call(
        "PreferredSizes.Section",
        [
          "items": items.isEmpty ? nil : .dictionary(items),
          "boundary": boundary(section.boundary),
        ])
      return SwiftEntry(key: String(index), value: section)
    }
    return .call(
      "PreferredSizes",
      [
        "sections": sections.isEmpty ? nil : .dictionary(sections),
        "boundary": boundary(sizes.boundary),
      ])
  }

  private func boundary(_ sizes: [String: PreferredSize]) -> SwiftValue? {
    let entries = sizes.sorted { $0.key < $1.key }.map { kind, size in
      SwiftEntry(key: self.kind(kind).text, value: value(size))
    }
    return entries.isEmpty ? nil : .dictionary(entries)
  }

  private func value(_ size: PreferredSize) -> SwiftValue {
    .call(
      "PreferredSize",
      ["width": size.width.map { .number($0) }, "height": size.height.map { .number($0) }])
  }

  func value(_ size: Size) -> SwiftValue {
    .call("Size", ["width": .number(size.width), "height": .number(size.height)])
  }

  func value(_ point: Point) -> SwiftValue {
    .call("Point", ["x": .number(point.x), "y": .number(point.y)])
  }

  func value(_ insets: DirectionalEdgeInsets) -> SwiftValue {
    guard insets != .zero else { return .code(".zero") }
    guard insets != DirectionalEdgeInsets(all: insets.top) else {
      return .call("DirectionalEdgeInsets", ["all": .number(insets.top)])
    }
    func edge(_ distance: Double) -> SwiftValue? { distance == 0 ? nil : .number(distance) }
    return .call(
      "DirectionalEdgeInsets",
      [
        "top": edge(insets.top), "leading": edge(insets.leading), "bottom": edge(insets.bottom),
        "trailing": edge(insets.trailing),
      ])
  }
}

extension LayoutDocument.RowOffset {
  fileprivate var isTarget: Bool {
    switch self {
    case .exact: false
    case .target: true
    }
  }
}
