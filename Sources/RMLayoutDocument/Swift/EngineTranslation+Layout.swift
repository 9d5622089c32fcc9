import RMLayout

extension EngineTranslation {
  /// The layout, and each different section on its own.
  func layoutMembers(of document: LayoutDocument) throws(DocumentError) -> [SwiftMember] {
    switch document.layout {
    case .compositional(let layout):
      let sections = try sections(of: layout)
      let values = try sections.enumerated().map { (index, section) throws(DocumentError) in
        try value(
          section, list: document.lists[index], in: document.environment,
          at: "sections[\(index)]")
      }
      let named = NamedSections(values, type: "LayoutSection")
      let configuration = value(layout.configuration)
      let made = SwiftValue.call(
        "CompositionalLayout", [named.argument] + Self.argument("configuration", configuration))
      return [member(made, type: "CompositionalLayout")] + named.members
    case .flow(let layout):
      let named = NamedSections(sections(of: layout).map { value($0) }, type: "FlowSection")
      let made = SwiftValue.call(
        "FlowLayout",
        [named.flowArgument(withOthers: !others(of: layout).isEmpty)] + others(of: layout))
      return [member(made, type: "FlowLayout")] + named.members
    }
  }

  private func member(_ layout: SwiftValue, type: String) -> SwiftMember {
    SwiftMember("static var layout: \(type)", comment: "The layout.", value: layout)
  }

  func sections(of layout: CompositionalLayout) throws(DocumentError) -> [LayoutSection] {
    switch layout.sections {
    case .same(let section): return [section]
    case .each(let sections): return sections
    case .provider:
      throw DocumentError(
        path: "sections", reason: .unwritable("come from a provider, which is code"))
    }
  }

  func sections(of layout: FlowLayout) -> [FlowSection] {
    switch layout.sections {
    case .same(let section): [section]
    case .each(let sections): sections
    }
  }

  private static func argument(_ label: String, _ value: SwiftValue?) -> [SwiftArgument] {
    value.map { [SwiftArgument(label: label, value: $0)] } ?? []
  }
}

/// Sections under names: equal ones have one.
struct NamedSections {
  let members: [SwiftMember]
  private let names: [String]

  init(_ values: [SwiftValue], type: String) {
    var known: [SwiftValue: String] = [:]
    var members: [SwiftMember] = []
    let isSingle = Set(values).count == 1
    for (index, value) in values.enumerated() where known[value] == nil {
      let name = isSingle ? "section" : "section\(index)"
      known[value] = name
      members.append(
        SwiftMember("private static var \(name): \(type)", comment: "", value: value))
    }
    self.members = members
    names = values.map { known[$0] ?? "" }
  }

  /// What the initializer of a layout takes: one definition for all sections, or a list.
  var argument: SwiftArgument {
    isUniform
      ? SwiftArgument(label: "section", value: .code(names[0]))
      : SwiftArgument(label: "sections", value: .elements(names.map { .code($0) }))
  }

  /// The same for a flow layout, which takes further arguments only beside a case.
  func flowArgument(withOthers: Bool) -> SwiftArgument {
    guard withOthers else { return argument }
    let form = isUniform ? ".same" : ".each"
    return SwiftArgument(
      label: "sections",
      value: .call(form, [SwiftArgument(label: nil, value: argument.value)]))
  }

  private var isUniform: Bool { members.count == 1 }
}

extension EngineTranslation {
  private func value(_ section: FlowSection) -> SwiftValue {
    let usual = FlowSection()
    return .named(
      "section",
      .call(
        "FlowSection",
        [
          "itemSizes": section.itemSizes == usual.itemSizes ? nil : value(section.itemSizes),
          "sectionInset": insets(section.sectionInset),
          "minimumLineSpacing":
            section.minimumLineSpacing == usual.minimumLineSpacing
            ? nil : .number(section.minimumLineSpacing),
          "minimumInteritemSpacing":
            section.minimumInteritemSpacing == usual.minimumInteritemSpacing
            ? nil : .number(section.minimumInteritemSpacing),
          "headerReferenceSize":
            section.headerReferenceSize == .zero ? nil : value(section.headerReferenceSize),
          "footerReferenceSize":
            section.footerReferenceSize == .zero ? nil : value(section.footerReferenceSize),
        ]))
  }

  private func value(_ sizes: FlowItemSizes) -> SwiftValue {
    switch sizes {
    case .uniform(let size): return .call(".uniform", ["": value(size)])
    case .perItem(let sizes):
      guard sizes.count > 3, Set(sizes).count > 1 else {
        return .call(".perItem", ["": .elements(sizes.map { value($0) })])
      }
      let rows = sizes.map { SwiftValue.list([.number($0.width), .number($0.height)]) }
      let mapped = SwiftValue.mapped(rows, named: "sizes", by: "Size(width: $0[0], height: $0[1])")
      return .call(".perItem", ["": mapped])
    }
  }

  /// What a flow layout says of all its sections, unless it is usual.
  private func others(of layout: FlowLayout) -> [SwiftArgument] {
    let reference = layout.sectionInsetReference
    let others: [(String, SwiftValue?)] = [
      (
        "scrollDirection",
        layout.scrollDirection == .vertical ? nil : .word(layout.scrollDirection)
      ),
      ("sectionHeadersPinToVisibleBounds", flag(layout.sectionHeadersPinToVisibleBounds)),
      ("sectionFootersPinToVisibleBounds", flag(layout.sectionFootersPinToVisibleBounds)),
      ("sectionInsetReference", reference == .contentInset ? nil : .word(reference)),
      ("estimatedItemSize", layout.estimatedItemSize.map { value($0) }),
      (
        "flipsHorizontallyInOppositeLayoutDirection",
        flag(layout.flipsHorizontallyInOppositeLayoutDirection)
      ),
    ]
    return others.flatMap { Self.argument($0, $1) }
  }

  private func flag(_ value: Bool) -> SwiftValue? { value ? .bool(true) : nil }

  private func value(_ estimate: FlowItemEstimate) -> SwiftValue {
    switch estimate {
    case .automatic: .code(".automatic")
    case .size(let size): .call(".size", ["": value(size)])
    }
  }
}
