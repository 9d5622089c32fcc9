import RMLayout

// Rows, nested groups and layouts that ask where they are, by the engine's own interface.

enum EngineCompositions {
  @Sendable
  static func pages(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(1), .fractionalHeight(0.65), [filling]),
        orthogonalScrollingBehavior: .paging))
  }

  @Sendable
  static func shelf(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: .vertical(
          size: size(.fractionalWidth(0.92), .absolute(232)),
          repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1.0 / 3)), count: 3,
          interItemSpacing: .fixed(8)),
        contentInsets: sides(16, bottom: 24), interGroupSpacing: 10,
        orthogonalScrollingBehavior: .continuousGroupLeadingBoundary))
  }

  static func conditional(
    isCarousel: Bool
  ) -> @Sendable (LayoutEnvironment) -> CompositionalLayout {
    { _ in
      CompositionalLayout(
        section: LayoutSection(
          group: row(
            isCarousel ? .absolute(240) : .fractionalWidth(1), .absolute(140), [filling]),
          interGroupSpacing: isCarousel ? 12 : 0,
          orthogonalScrollingBehavior: isCarousel ? .groupPaging : .none))
    }
  }

  @Sendable
  static func fading(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(.absolute(210), .absolute(200), [filling]),
        orthogonalScrollingBehavior: .groupPagingCentered))
  }

  @Sendable
  static func reused(in environment: LayoutEnvironment) -> CompositionalLayout {
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    let lane = LayoutSubitem.group(
      column(.fractionalWidth(0.25), .fractionalHeight(1), [small, small]))
    let large = item(.fractionalWidth(0.5), .fractionalHeight(1))
    return CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(1), .fractionalWidth(0.5), [lane, large, lane])))
  }

  @Sendable
  static func repeatedGroups(in environment: LayoutEnvironment) -> CompositionalLayout {
    let pair = LayoutSubitem.group(
      row(.fractionalWidth(1), .fractionalHeight(0.25), 2, of: filling))
    let wide = item(.fractionalWidth(1), .fractionalHeight(0.25))
    return CompositionalLayout(
      section: LayoutSection(
        group: column(.fractionalWidth(1), .absolute(400), [pair, wide, pair, pair])))
  }

  @Sendable
  static func deep(in environment: LayoutEnvironment) -> CompositionalLayout {
    let first = row(.fractionalWidth(1), .fractionalHeight(0.5), 2, of: filling)
    let second = column(.fractionalWidth(0.5), .fractionalHeight(1), [.group(first)])
    let third = row(.fractionalWidth(1), .fractionalHeight(0.5), 2, of: .group(second))
    let fourth = column(.fractionalWidth(0.5), .fractionalHeight(1), [.group(third)])
    let fifth = row(.fractionalWidth(1), .fractionalHeight(1), 2, of: .group(fourth))
    return CompositionalLayout(
      section: LayoutSection(
        group: column(.fractionalWidth(1), .fractionalHeight(0.5), [.group(fifth)])))
  }

  @Sendable
  static func mosaic(in environment: LayoutEnvironment) -> CompositionalLayout {
    let insets = DirectionalEdgeInsets(all: 2.5)
    let pair = column(
      .fractionalWidth(0.5), .fractionalHeight(1), 2,
      of: item(.fractionalWidth(1), .fractionalHeight(1), insets: insets))
    let bottom = row(
      .fractionalWidth(1), .fractionalWidth(0.5),
      [item(.fractionalWidth(0.5), .fractionalHeight(1), insets: insets), .group(pair)])
    return CompositionalLayout(
      section: LayoutSection(
        group: column(
          .fractionalWidth(1), .fractionalWidth(9.0 / 16 + 0.5),
          [item(.fractionalWidth(1), .fractionalWidth(9.0 / 16)), .group(bottom)])))
  }

  @Sendable
  static func uniform(in environment: LayoutEnvironment) -> CompositionalLayout {
    let cell = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 120))
    return CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 120), [cell])))
  }

  // MARK: Surroundings

  @Sendable
  static func bySizeClass(in environment: LayoutEnvironment) -> CompositionalLayout {
    let isWide = environment.size.width >= 600
    let columns = isWide ? (environment.size.width > environment.size.height ? 6 : 4) : 2
    return CompositionalLayout(section: EngineShapes.grid(columns, height: 88))
  }

  @Sendable
  static func byIdiom(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(section: EngineShapes.grid(3, height: 90.5, spacing: 0.5))
  }

  @Sendable
  static func byScreen(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .absolute(220), [item(.absolute(172.5), .absolute(220))],
          spacing: .fixed(16)),
        contentInsets: sides(16)))
  }

  @Sendable
  static func byFont(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(section: EngineShapes.grid(1, height: 51))
  }

  @Sendable
  static func byRoom(in environment: LayoutEnvironment) -> CompositionalLayout {
    let columns = (environment.innerWidth / 110).rounded(.down)
    let part = item(.fractionalWidth(0.9 / columns), .fractionalHeight(1))
    return CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .fractionalWidth(0.9 / columns), [part], spacing: .flexible(4))))
  }

  // MARK: Flow

  static func plainFlow() -> FlowLayout {
    FlowLayout(
      sections: .same(
        FlowSection(
          itemSizes: .uniform(Size(width: 96, height: 128)),
          sectionInset: DirectionalEdgeInsets(all: 16), minimumLineSpacing: 12,
          minimumInteritemSpacing: 8, headerReferenceSize: Size(width: 0, height: 40))),
      sectionHeadersPinToVisibleBounds: true)
  }

  static func strip() -> FlowLayout {
    FlowLayout(
      section: FlowSection(
        itemSizes: .uniform(Size(width: 80, height: 80)), sectionInset: sides(10),
        footerReferenceSize: Size(width: 30, height: 0)), scrollDirection: .horizontal)
  }

  static func selfSizing() -> FlowLayout {
    FlowLayout(
      sections: .same(FlowSection()), sectionInsetReference: .safeArea,
      estimatedItemSize: .automatic)
  }

  static func leftAligned() -> FlowLayout {
    FlowLayout(section: FlowSection(minimumLineSpacing: 6, minimumInteritemSpacing: 6))
  }
}
