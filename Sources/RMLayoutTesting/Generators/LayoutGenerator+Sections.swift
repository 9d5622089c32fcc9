public import RMLayout

extension LayoutGenerator {
  /// A section with everything that can be set on one.
  /// - Parameters:
  ///   - environment: what it will be solved in.
  ///   - scroll: the layout's scroll direction.
  ///   - nesting: how many levels of groups its group holds at the least.
  /// - Returns: the section, one in five without nesting that of a list.
  public mutating func section(
    in environment: LayoutEnvironment, scrolling scroll: Axis, nesting: Int
  ) -> LayoutSection {
    if nesting == 0, numbers.chance(percent: 20) { return list(in: environment) }
    let isRow = numbers.chance(percent: 30)
    let axis = isRow ? scroll.cross : scroll
    var section = LayoutSection(
      group: outerGroup(in: environment.size, along: axis, nesting: nesting),
      contentInsets: sectionInsets(across: isRow ? scroll : scroll.cross),
      interGroupSpacing: numbers.chance(percent: 45) ? length(in: -3...20) : 0)
    if isRow {
      section.orthogonalScrollingBehavior = numbers.one(
        of: .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
        .groupPagingCentered)
    }
    if numbers.chance(percent: 45) {
      section.boundarySupplementaryItems = boundaryItems(
        named: "boundary", in: environment.size, scrolling: scroll)
    }
    if numbers.chance(percent: 25) { section.decorationItems = decorations() }
    if numbers.chance(percent: 40) {
      section.contentInsetsReference = numbers.anyCase(of: ContentInsetsReference.self)
    }
    if numbers.chance(percent: 30) {
      section.supplementaryContentInsetsReference = numbers.anyCase(
        of: ContentInsetsReference.self)
    }
    section.supplementariesFollowContentInsets = numbers.chance(percent: 75)
    return section
  }

  private mutating func list(in environment: LayoutEnvironment) -> LayoutSection {
    var list = ListConfiguration(
      appearance: numbers.anyCase(of: ListConfiguration.Appearance.self),
      headerMode: numbers.anyCase(of: ListConfiguration.HeaderMode.self),
      footerMode: numbers.anyCase(of: ListConfiguration.FooterMode.self))
    if numbers.chance(percent: 40) {
      list.appearance = .plain
      list.headerMode = .supplementary
    }
    if numbers.chance(percent: 70) { list.headerTopPadding = length(in: 0...20) }
    return LayoutSection.list(using: list, in: environment)
  }

  private mutating func sectionInsets(across cross: Axis) -> DirectionalEdgeInsets {
    switch numbers.whole(in: 1...100) {
    case ...35: .zero
    case ...92: insets(upTo: 20)
    case ...97: DirectionalEdgeInsets(top: -length(in: 1...8), leading: -length(in: 1...8))
    default:
      cross.isHorizontal
        ? DirectionalEdgeInsets(leading: 700, trailing: 700)
        : DirectionalEdgeInsets(top: 700, bottom: 700)
    }
  }

  private mutating func decorations() -> [LayoutDecorationItem] {
    var items: [LayoutDecorationItem] = []
    for kind in numbers.one(of: ["background"], ["background", "shade"]) {
      items.append(
        LayoutDecorationItem(
          kind: kind, contentInsets: itemInsets(), zIndex: numbers.one(of: 0, 0, -1, 2)))
    }
    return items
  }

  /// One to three boundary items with different kinds.
  mutating func boundaryItems(
    named name: String, in container: Size, scrolling scroll: Axis
  ) -> [LayoutBoundarySupplementaryItem] {
    let count = numbers.one(of: 1, 2, 2, 3)
    var items: [LayoutBoundarySupplementaryItem] = []
    var alignment = numbers.anyCase(of: RectAlignment.self)
    for index in 0..<count {
      items.append(
        LayoutBoundarySupplementaryItem(
          kind: "\(name)\(index)", size: boundarySize(in: container, scrolling: scroll),
          alignment: alignment,
          offset: numbers.chance(percent: 35) ? distance(upTo: 12) : .zero,
          extendsBoundary: numbers.chance(percent: 75),
          pinToVisibleBounds: numbers.chance(percent: 45), zIndex: numbers.one(of: 1, 1, 1, -2, 9),
          contentInsets: itemInsets()))
      if numbers.chance(percent: 70) { alignment = numbers.anyCase(of: RectAlignment.self) }
    }
    return items
  }

  private mutating func boundarySize(in container: Size, scrolling scroll: Axis) -> LayoutSize {
    let length = length(in: 5...60)
    if let estimate = estimate(length, percent: 60) {
      return LayoutSize(along: scroll, estimate, across: .fraction(1, of: scroll.cross))
    }
    let main: LayoutDimension = numbers.one(
      of: .absolute(length), .absolute(length), .estimated(length), .fraction(0.1, of: scroll),
      .fraction(0.4, of: scroll))
    let cross: LayoutDimension = numbers.one(
      of: .fraction(1, of: scroll.cross), .fraction(1, of: scroll.cross),
      .fraction(0.3, of: scroll.cross), .absolute(length + 40), .estimated(length + 20))
    return LayoutSize(along: scroll, main, across: cross)
  }

  /// Views attached to an item or group, of different kinds.
  mutating func supplementaryItems(percent: Int) -> [LayoutSupplementaryItem] {
    guard numbers.chance(percent: percent) else { return [] }
    let kinds = numbers.one(of: ["badge"], ["badge"], ["mark"], ["badge", "mark"])
    var items: [LayoutSupplementaryItem] = []
    for kind in kinds {
      items.append(
        LayoutSupplementaryItem(
          kind: kind,
          size: LayoutSize(
            width: supplementaryDimension(), height: supplementaryDimension()),
          containerAnchor: anchor(),
          itemAnchor: numbers.chance(percent: 40) ? anchor() : nil,
          zIndex: numbers.one(of: 1, 1, 5, -1)))
    }
    return items
  }

  private mutating func supplementaryDimension() -> LayoutDimension {
    let length = length(in: 3...30)
    return numbers.one(
      of: .absolute(length), .absolute(length), .estimated(length), .fractionalWidth(0.5),
      .fractionalHeight(0.25))
  }

  private mutating func anchor() -> LayoutAnchor {
    let edges = RectEdge(rawValue: UInt8(numbers.whole(in: 0...15)))
    if numbers.chance(percent: 40) { return LayoutAnchor(edges: edges) }
    if numbers.chance(percent: 50) {
      return LayoutAnchor(edges: edges, offset: .absolute(distance(upTo: 9)))
    }
    let offset = Point(
      x: numbers.one(of: 0, 0.5, -0.5, 1), y: numbers.one(of: 0, 0.25, -0.5, 1))
    return LayoutAnchor(edges: edges, offset: .fractional(offset))
  }
}
