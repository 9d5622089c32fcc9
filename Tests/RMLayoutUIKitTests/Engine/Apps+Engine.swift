import RMLayout

// The layouts of the first half of the applications, by the engine's own interface.

enum EngineApps {
  @Sendable
  static func featuredStore(in environment: LayoutEnvironment) -> CompositionalLayout {
    let title = header(
      .estimated(30), kind: "store.title", width: .estimated(100), at: .topLeading)
    let button = header(
      .estimated(20), kind: "store.button", width: .estimated(44), at: .topTrailing)
    let inner = environment.size.width - environment.layoutMargins.total(along: .horizontal)
    let banner = item(.fractionalWidth(1), .absolute(88))
    let category = item(.absolute((inner - 10) / 2), .absolute(90))
    let point = item(.fractionalWidth(1), .absolute(1))
    let card = item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 350))
    return sections(
      LayoutSection(
        group: column(
          .fractionalWidth(1), .absolute(186), [banner, banner], spacing: .fixed(10)),
        contentInsets: DirectionalEdgeInsets(bottom: 30), interGroupSpacing: 10,
        orthogonalScrollingBehavior: .groupPagingCentered, boundarySupplementaryItems: [title]),
      LayoutSection(
        group: row(
          .fractionalWidth(1), .absolute(90), [category, category], spacing: .fixed(10)),
        contentInsets: DirectionalEdgeInsets(bottom: 30), interGroupSpacing: 10,
        boundarySupplementaryItems: [title]),
      LayoutSection(
        group: row(.fractionalWidth(1), .absolute(1), [point]),
        boundarySupplementaryItems: [title]),
      LayoutSection(
        group: column(
          .fractionalWidth(1), .uniformAcrossSiblings(estimate: 350), [card],
          spacing: .fixed(10)),
        contentInsets: DirectionalEdgeInsets(top: 8, bottom: 30), interGroupSpacing: 10,
        orthogonalScrollingBehavior: .groupPagingCentered,
        boundarySupplementaryItems: [title, button]),
      configuration: LayoutConfiguration(contentInsetsReference: .layoutMargins))
  }

  @Sendable
  static func screenshotStrip(in environment: LayoutEnvironment) -> CompositionalLayout {
    // On wide screens one picture of 9:16 fits, on no screen the second.
    let inner = environment.size.width - environment.layoutMargins.total(along: .horizontal)
    let fitsOne = inner > environment.size.height * 9 / 16 + 10
    let edges =
      fitsOne
      ? LayoutEdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
      : LayoutEdgeSpacing(leading: .flexible(0))
    let picture = item(.estimated(1), .fractionalHeight(1), edges: edges)
    let trailing = row(
      .estimated(1), .fractionalHeight(1), [picture],
      edges: LayoutEdgeSpacing(trailing: .flexible(0)))
    return CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .fractionalHeight(1), [picture, .group(trailing)],
          spacing: .fixed(10)),
        interGroupSpacing: 32, orthogonalScrollingBehavior: .groupPagingCentered),
      configuration: LayoutConfiguration(contentInsetsReference: .layoutMargins))
  }

  @Sendable
  static func ratings(in environment: LayoutEnvironment) -> CompositionalLayout {
    let group: LayoutGroup
    if environment.size.width > 500 {
      let third = item(.fractionalWidth(1.0 / 3), .estimated(1))
      group = row(.fractionalWidth(1), .estimated(1), [third])
    } else {
      let padded = item(
        .fractionalWidth(1), .estimated(1), insets: DirectionalEdgeInsets(all: 10))
      let pair = row(.fractionalWidth(1), .estimated(1), 2, of: padded)
      group = column(
        .fractionalWidth(1), .estimated(1), [.group(pair), padded], spacing: .fixed(20))
    }
    return CompositionalLayout(
      section: LayoutSection(
        group: group, contentInsets: sides(10, bottom: 20), interGroupSpacing: 20))
  }

  @Sendable
  static func wallet(in environment: LayoutEnvironment) -> CompositionalLayout {
    let banner = item(
      .fractionalWidth(1.0 / 3), .uniformAcrossSiblings(estimate: 81), insets: sides(20))
    var tokens = list(
      ListConfiguration(
        appearance: .insetGrouped, headerMode: .supplementary, footerMode: .supplementary),
      in: environment)
    tokens.boundarySupplementaryItems = [header(.absolute(57)), footer(.absolute(56))]
    tokens.decorationItems = [LayoutDecorationItem(kind: "card-background")]
    return sections(
      LayoutSection(
        group: row(
          .fractionalWidth(1), .estimated(85), 4, of: item(.estimated(76), .estimated(85)),
          insets: sides(6))),
      LayoutSection(
        group: .horizontal(
          size: size(.fractionalWidth(3), .estimated(81)), repeatingSubitem: banner, count: 3),
        orthogonalScrollingBehavior: .paging,
        orthogonalScrollingProperties: OrthogonalScrollingProperties(bounce: .always),
        boundarySupplementaryItems: [footer(.absolute(16))]),
      tokens)
  }

  @Sendable
  static func tokens(in environment: LayoutEnvironment) -> CompositionalLayout {
    var list = list(
      ListConfiguration(appearance: .plain, headerTopPadding: 0, showsSeparators: false),
      in: environment)
    list.contentInsets = DirectionalEdgeInsets(all: 20)
    list.interGroupSpacing = 20
    list.decorationItems = [LayoutDecorationItem(kind: "tokens", contentInsets: sides(20))]
    let height = LayoutDimension.absolute(environment.size.height / 3)
    return sections(
      LayoutSection(
        group: column(
          .fractionalWidth(1), .estimated(216), [item(.fractionalWidth(1), .estimated(216))]),
        contentInsets: sides(20)),
      list,
      LayoutSection(
        group: column(.fractionalWidth(1), height, [item(.fractionalWidth(1), height)])),
      nil, configuration: LayoutConfiguration(interSectionSpacing: 10))
  }

  @Sendable
  static func photos(in environment: LayoutEnvironment) -> CompositionalLayout {
    let columns = max(3, Int(environment.innerWidth / 180))
    let side = LayoutDimension.fractionalWidth(1 / Double(columns))
    var section = LayoutSection(
      group: row(.fractionalWidth(1), side, columns, of: item(side, side), spacing: 4),
      boundarySupplementaryItems: [header(.estimated(50))])
    let first = section
    section.boundarySupplementaryItems.append(footer(.estimated(50)))
    return sections(first, section)
  }

  @Sendable
  static func colors(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(
      LayoutSection(
        group: row(
          .fractionalWidth(1), .estimated(40), [item(.absolute(40), .absolute(40))],
          spacing: .flexible(16)),
        contentInsets: sides(24, top: 30), interGroupSpacing: 16),
      LayoutSection(
        group: column(
          .fractionalWidth(1), .absolute(58), [item(.fractionalWidth(1), .absolute(58))])))
  }

  @Sendable
  static func emoji(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .estimated(44), [item(.absolute(44), .absolute(44))],
          spacing: .flexible(8)),
        contentInsets: DirectionalEdgeInsets(all: 8), interGroupSpacing: 8,
        boundarySupplementaryItems: [header(.estimated(8), kind: "CategoryHeader")]))
  }

  @Sendable
  static func reactions(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .estimated(44), [item(.estimated(44), .estimated(44))],
          spacing: .flexible(8))))
  }

  @Sendable
  static func chips(in environment: LayoutEnvironment) -> CompositionalLayout {
    var settings = list(ListConfiguration(appearance: .insetGrouped), in: environment)
    settings.boundarySupplementaryItems.append(
      header(.estimated(20), kind: footerKind, at: .bottomLeading))
    return sections(
      LayoutSection(
        group: .horizontal(
          size: size(.fractionalWidth(1), .estimated(80)),
          repeatingSubitem: item(.fractionalWidth(0.25), .estimated(80)), count: 4,
          interItemSpacing: .fixed(6)),
        contentInsets: DirectionalEdgeInsets(all: 10), interGroupSpacing: 12,
        boundarySupplementaryItems: [header(.estimated(40))]),
      settings)
  }

  @Sendable
  static func readLater(in environment: LayoutEnvironment) -> CompositionalLayout {
    let isWide = environment.size.width >= 600
    let hero =
      isWide
      ? LayoutGroup.horizontal(
        size: size(.fractionalWidth(1), .absolute(342)),
        repeatingSubitem: item(.fractionalWidth(0.5), .fractionalHeight(1)), count: 2,
        interItemSpacing: .fixed(16))
      : column(.fractionalWidth(1), .absolute(310), [item(.fractionalWidth(1), .absolute(310))])
    let nothing = item(.fractionalWidth(0), .fractionalHeight(0))
    return sections(
      LayoutSection(
        group: row(
          .fractionalWidth((isWide ? 0.4 : 0.8) * 5), .absolute(232), 5, of: filling, spacing: 16),
        contentInsets: sides(20, top: 8, bottom: 64), orthogonalScrollingBehavior: .continuous,
        boundarySupplementaryItems: [header(.absolute(35.5), kind: "SectionHeader")]),
      LayoutSection(group: hero),
      LayoutSection(group: row(.fractionalWidth(0), .fractionalHeight(0), [nothing])))
  }

  @Sendable
  static func browser(in environment: LayoutEnvironment) -> CompositionalLayout {
    let width = environment.innerWidth
    let perRow = width > 828 ? 8 : 4
    let stories = max(1, Int(width / 300))
    let spacer = LayoutDimension.absolute(max(0.1, environment.size.height - 700))
    let nothing = item(.absolute(0), .absolute(0))
    return sections(
      LayoutSection(
        group: row(
          .fractionalWidth(1), .estimated(94), perRow,
          of: item(.fractionalWidth(1 / Double(perRow)), .estimated(94)), spacing: 16),
        contentInsets: sides(16, bottom: 32), interGroupSpacing: 16),
      LayoutSection(
        group: row(
          .fractionalWidth(1), .estimated(282), stories,
          of: item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 282)), spacing: 16),
        contentInsets: sides(16, top: 16, bottom: 16), interGroupSpacing: 16,
        boundarySupplementaryItems: [header(.absolute(34), pins: true)]),
      LayoutSection(
        group: column(.fractionalWidth(1), spacer, [item(.fractionalWidth(1), spacer)])),
      LayoutSection(group: row(.absolute(0), .absolute(0), [nothing])))
  }
}
