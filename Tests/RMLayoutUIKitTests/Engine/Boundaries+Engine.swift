import RMLayout

// Headers, badges and spacings, by the engine's own interface.

enum EngineBoundaries {
  static func rows(_ height: Double = 44) -> LayoutSection {
    LayoutSection(
      group: row(
        .fractionalWidth(1), .absolute(height), [item(.fractionalWidth(1), .absolute(height))]),
      contentInsets: sides(10), interGroupSpacing: 5)
  }

  @Sendable
  static func pinnedHeader(in environment: LayoutEnvironment) -> CompositionalLayout {
    var section = rows()
    section.boundarySupplementaryItems = [
      header(.estimated(44), pins: true, zIndex: 2), footer(.estimated(44)),
    ]
    return CompositionalLayout(section: section)
  }

  @Sendable
  static func indexColumn(in environment: LayoutEnvironment) -> CompositionalLayout {
    var section = rows()
    section.contentInsets.leading = 40
    var index = header(
      .fractionalHeight(0.5), kind: "index", width: .absolute(24), at: .leading,
      offset: Point(x: -30, y: 0))
    index.extendsBoundary = false
    section.boundarySupplementaryItems = [
      index, header(.absolute(12), kind: "mark", width: .absolute(12), at: .trailing),
    ]
    return CompositionalLayout(section: section)
  }

  @Sendable
  static func corners(in environment: LayoutEnvironment) -> CompositionalLayout {
    func section(_ y: Double) -> LayoutSection {
      var section = rows(80)
      let places: [(String, RectAlignment)] = [
        ("a", .topLeading), ("b", .topTrailing), ("c", .bottomLeading), ("d", .bottomTrailing),
      ]
      section.boundarySupplementaryItems = places.map {
        header(
          .absolute(20), kind: $0.0, width: .absolute(60), at: $0.1, offset: Point(x: 4, y: y))
      }
      var over = header(.absolute(20), kind: "over", width: .absolute(60))
      over.extendsBoundary = false
      over.contentInsets = DirectionalEdgeInsets(top: 2, leading: -16, trailing: 4)
      section.boundarySupplementaryItems.append(over)
      return section
    }
    return sections(section(6), section(-6))
  }

  @Sendable
  static func wideHeaders(in environment: LayoutEnvironment) -> CompositionalLayout {
    var section = rows()
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 20)
    section.boundarySupplementaryItems = [header(.absolute(30))]
    var (old, new) = (section, section)
    old.supplementariesFollowContentInsets = false
    new.contentInsetsReference = ContentInsetsReference.none
    new.supplementaryContentInsetsReference = ContentInsetsReference.none
    return sections(old, new)
  }

  @Sendable
  static func references(in environment: LayoutEnvironment) -> CompositionalLayout {
    let references: [ContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    let all = references.map { reference in
      var section = rows()
      section.contentInsetsReference = reference
      return section
    }
    return CompositionalLayout(
      sections: all,
      configuration: LayoutConfiguration(contentInsetsReference: .readableContent))
  }

  @Sendable
  static func stickyColumn(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .absolute(540), .absolute(40), [item(.absolute(90), .fractionalHeight(1))]),
        contentInsets: DirectionalEdgeInsets(leading: 90, trailing: -90),
        boundarySupplementaryItems: [
          header(
            .fractionalHeight(0.2), kind: "sticky", width: .absolute(90), at: .leading, pins: true,
            zIndex: .max)
        ]))
  }

  @Sendable
  static func sideways(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: column(
          .absolute(120), .fractionalHeight(1), [item(.absolute(120), .fractionalHeight(1))]),
        boundarySupplementaryItems: [
          header(.fractionalHeight(1), width: .absolute(36), at: .leading),
          header(.fractionalHeight(1), kind: footerKind, width: .absolute(20), at: .trailing),
        ]),
      configuration: LayoutConfiguration(scrollDirection: .horizontal, interSectionSpacing: 9))
  }

  // MARK: Badges

  @Sendable
  static func itemBadges(in environment: LayoutEnvironment) -> CompositionalLayout {
    let badge = LayoutSupplementaryItem(
      kind: "badge-element-kind", size: size(.absolute(20), .absolute(20)),
      containerAnchor: LayoutAnchor(
        edges: [.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3))))
    let cell = item(
      .fractionalWidth(0.25), .fractionalHeight(1), insets: DirectionalEdgeInsets(all: 5),
      badges: [badge])
    return CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(1), .fractionalWidth(0.2), [cell]),
        contentInsets: DirectionalEdgeInsets(all: 20)))
  }

  @Sendable
  static func timetable(in environment: LayoutEnvironment) -> CompositionalLayout {
    var hour = column(.fractionalWidth(1), .absolute(60), [filling])
    hour.supplementaryItems = [
      LayoutSupplementaryItem(
        kind: "hour", size: size(.absolute(44), .absolute(16)),
        containerAnchor: LayoutAnchor(edges: [.leading, .top]),
        itemAnchor: LayoutAnchor(edges: .trailing, offset: .absolute(Point(x: -4, y: 0))),
        zIndex: 3),
      LayoutSupplementaryItem(
        kind: "line", size: size(.fractionalWidth(1), .absolute(1)),
        containerAnchor: LayoutAnchor(edges: .bottom, offset: .absolute(Point(x: 0, y: 2)))),
    ]
    return CompositionalLayout(
      section: LayoutSection(
        group: hour, contentInsets: DirectionalEdgeInsets(leading: 52), interGroupSpacing: 4))
  }

  @Sendable
  static func cards(in environment: LayoutEnvironment) -> CompositionalLayout {
    var section = rows()
    section.contentInsets = DirectionalEdgeInsets(all: 10)
    section.boundarySupplementaryItems = [header(.absolute(32))]
    section.decorationItems = [
      LayoutDecorationItem(
        kind: "background", contentInsets: sides(5, top: 32, bottom: 5), zIndex: -1)
    ]
    return CompositionalLayout(section: section)
  }

  // MARK: Spacings

  @Sendable
  static func trailing(in environment: LayoutEnvironment) -> CompositionalLayout {
    let cell = item(
      .fractionalWidth(0.6), .absolute(40),
      edges: LayoutEdgeSpacing(leading: .flexible(0), top: .fixed(4), trailing: .fixed(8)))
    return CompositionalLayout(
      section: LayoutSection(group: column(.fractionalWidth(1), .absolute(200), [cell])))
  }

  @Sendable
  static func tags(in environment: LayoutEnvironment) -> CompositionalLayout {
    let space = LayoutSpacing.fixed(4)
    let tag = item(
      .estimated(80), .estimated(32),
      edges: LayoutEdgeSpacing(leading: space, top: space, trailing: space, bottom: space))
    return CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(1), .estimated(32), [tag]),
        contentInsets: DirectionalEdgeInsets(leading: 12)))
  }

  @Sendable
  static func rowGaps(in environment: LayoutEnvironment) -> CompositionalLayout {
    func section(_ top: Double) -> LayoutSection {
      LayoutSection(
        group: row(
          .fractionalWidth(1), .absolute(64), [item(.fractionalWidth(0.48), .fractionalHeight(1))],
          spacing: .flexible(0),
          edges: LayoutEdgeSpacing(top: .fixed(top), bottom: .fixed(10))))
    }
    return sections(section(10), section(-24))
  }

  @Sendable
  static func fifths(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .fractionalWidth(0.2),
          [item(.fractionalWidth(0.2), .fractionalHeight(1))])))
  }

  @Sendable
  static func twoColumns(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(1), .absolute(44), 2, of: filling, spacing: 10),
        contentInsets: sides(10), interGroupSpacing: 10))
  }
}
