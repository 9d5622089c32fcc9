import RMLayout

/// Code with UIKit's names, which compiles with the module RMLayoutUIKit where UIKit is missing.
///
/// The environment and the solution keep this package's names: UIKit has none for them.
struct UIKitTranslation: SwiftTranslation {
  private let engine: EngineTranslation

  init() {
    var engine = EngineTranslation()
    engine.kind = Self.kind
    self.engine = engine
  }

  var imports: [String] { ["RMLayout", "RMLayoutUIKit"] }
  var changeable: String { "let" }
  var typeAttribute: String { "@MainActor " }

  func members(of document: LayoutDocument) throws(DocumentError) -> [SwiftMember] {
    try engine.environmentMembers(of: document) + layoutMembers(of: document)
      + engine.measuredMembers(of: document) + [solve(document)]
      + engine.positionMembers(of: document)
  }

  private func solve(_ document: LayoutDocument) -> SwiftMember {
    let isMeasured = document.preferredSizes != PreferredSizes()
    return SwiftMember(
      "static func solve() -> LayoutSolution", comment: "The frames of all elements.",
      value: .call(
        "makeLayout().frames",
        [
          "in": .code("environment"), "itemCounts": .code("itemCounts"),
          "preferredSizes": isMeasured ? .code("preferredSizes") : nil,
        ]))
  }

  private func layoutMembers(of document: LayoutDocument) throws(DocumentError) -> [SwiftMember] {
    switch document.layout {
    case .compositional(let layout): try compositionalMembers(layout, of: document)
    case .flow(let layout): [layoutMember(try value(layout), type: "UICollectionViewFlowLayout")]
    }
  }

  private func layoutMember(_ value: SwiftValue, type: String) -> SwiftMember {
    SwiftMember("static func makeLayout() -> \(type)", comment: "The layout.", value: value)
  }
}

extension UIKitTranslation {
  private func compositionalMembers(
    _ layout: CompositionalLayout, of document: LayoutDocument
  ) throws(DocumentError) -> [SwiftMember] {
    let sections = try engine.sections(of: layout)
    let values = try sections.enumerated().map { (index, section) throws(DocumentError) in
      try value(
        section, list: document.lists[index], in: document.environment,
        at: "sections[\(index)]")
    }
    let hasFrames = sections.contains { $0.group.hasCustomFrames }
    let isUniform = document.lists.isEmpty && Set(values).count == 1
    let made = SwiftValue.call(
      "UICollectionViewCompositionalLayout",
      [
        "section": isUniform ? .code("section") : nil,
        "sectionProvider":
          isUniform ? nil : .code("{ index, environment in sections[index](environment) }"),
        "configuration": value(layout.configuration),
      ])
    return [layoutMember(made, type: "UICollectionViewCompositionalLayout")]
      + (isUniform ? [sectionMember(values[0])] : sectionMembers(values))
      + (hasFrames ? customItemMembers : [])
  }

  private func sectionMember(_ value: SwiftValue) -> SwiftMember {
    SwiftMember(
      "private static var section: NSCollectionLayoutSection", comment: "", value: value)
  }

  /// A function for each different section, and all of them in order.
  private func sectionMembers(_ values: [SwiftValue]) -> [SwiftMember] {
    var names: [SwiftValue: String] = [:]
    var members: [SwiftMember] = []
    for (index, value) in values.enumerated() where names[value] == nil {
      let name = "section\(index)"
      names[value] = name
      members.append(
        SwiftMember(
          "private static func \(name)(_ layoutEnvironment: any NSCollectionLayoutEnvironment)"
            + " -> NSCollectionLayoutSection",
          comment: "", value: value))
    }
    let list = SwiftMember(
      "private static var sections:"
        + " [@MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection]",
      comment: "The sections in order.",
      value: .elements(values.map { .code(names[$0] ?? "") }))
    return [list] + members
  }

  private func value(_ configuration: LayoutConfiguration) -> SwiftValue? {
    guard configuration != LayoutConfiguration() else { return nil }
    return .constant(
      SwiftConstant(
        "configuration", .call("UICollectionViewCompositionalLayoutConfiguration", []),
        changes: parts(of: configuration)))
  }

  private func value(_ layout: FlowLayout) throws(DocumentError) -> SwiftValue {
    let section = try uniformSection(of: layout)
    guard case .uniform(let size) = section.itemSizes else {
      throw DocumentError(
        path: "sections[0].itemSizes",
        reason: .unwritable("differ, and come from a delegate in UIKit, which is code"))
    }
    let usual = FlowSection()
    let reference = layout.sectionInsetReference
    return .named(
      "layout", .call("UICollectionViewFlowLayout", []),
      changes: [
        "scrollDirection":
          layout.scrollDirection == .vertical ? nil : .word(layout.scrollDirection),
        "itemSize": section.itemSizes == usual.itemSizes ? nil : value(size),
        "estimatedItemSize": layout.estimatedItemSize.map { value($0) },
        "minimumLineSpacing":
          section.minimumLineSpacing == usual.minimumLineSpacing
          ? nil : .number(section.minimumLineSpacing),
        "minimumInteritemSpacing":
          section.minimumInteritemSpacing == usual.minimumInteritemSpacing
          ? nil : .number(section.minimumInteritemSpacing),
        "sectionInset": section.sectionInset == .zero ? nil : sides(section.sectionInset),
        "headerReferenceSize":
          section.headerReferenceSize == .zero ? nil : value(section.headerReferenceSize),
        "footerReferenceSize":
          section.footerReferenceSize == .zero ? nil : value(section.footerReferenceSize),
        "sectionInsetReference": reference == .contentInset ? nil : value(reference),
        "sectionHeadersPinToVisibleBounds":
          layout.sectionHeadersPinToVisibleBounds ? .bool(true) : nil,
        "sectionFootersPinToVisibleBounds":
          layout.sectionFootersPinToVisibleBounds ? .bool(true) : nil,
      ])
  }

  /// The metrics of all sections: UIKit has one set of them without a delegate.
  private func uniformSection(of layout: FlowLayout) throws(DocumentError) -> FlowSection {
    if layout.flipsHorizontallyInOppositeLayoutDirection {
      throw DocumentError(
        path: "configuration.flipsHorizontally",
        reason: .unwritable("is an overridden property in UIKit, which is code"))
    }
    let sections = engine.sections(of: layout)
    for (index, section) in sections.enumerated() where section != sections[0] {
      throw DocumentError(
        path: "sections[\(index)]",
        reason: .unwritable("differs, and comes from a delegate in UIKit, which is code"))
    }
    return sections.first ?? FlowSection()
  }

  private func value(_ reference: FlowSectionInsetReference) -> SwiftValue {
    switch reference {
    case .contentInset: .code(".fromContentInset")
    case .safeArea: .code(".fromSafeArea")
    case .layoutMargins: .code(".fromLayoutMargins")
    }
  }

  private func value(_ estimate: FlowItemEstimate) -> SwiftValue {
    switch estimate {
    case .automatic: .code("UICollectionViewFlowLayout.automaticSize")
    case .size(let size): value(size)
    }
  }

  private func value(_ size: Size) -> SwiftValue {
    .call("CGSize", ["width": .number(size.width), "height": .number(size.height)])
  }

  private func sides(_ insets: DirectionalEdgeInsets) -> SwiftValue {
    .call(
      "UIEdgeInsets",
      [
        "top": .number(insets.top), "left": .number(insets.leading),
        "bottom": .number(insets.bottom), "right": .number(insets.trailing),
      ])
  }
}

extension LayoutGroup {
  /// Whether the group, or one in it, has frames of its own.
  fileprivate var hasCustomFrames: Bool {
    switch arrangement {
    case .custom: true
    case .subitems(let subitems, _): subitems.contains { $0.hasCustomFrames }
    case .dividing(let subitem, _, _), .repeating(let subitem, _, _): subitem.hasCustomFrames
    }
  }
}

extension LayoutSubitem {
  fileprivate var hasCustomFrames: Bool {
    switch self {
    case .item: false
    case .group(let group): group.hasCustomFrames
    }
  }
}
