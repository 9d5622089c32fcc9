import RMLayout

// The shapes in which code is written, by the engine's own interface.

enum EngineShapes {
  static func band(_ height: Double) -> LayoutSection {
    LayoutSection(
      group: column(
        .fractionalWidth(1), .absolute(height), [item(.fractionalWidth(1), .absolute(height))]))
  }

  @Sendable
  static func afterParentheses(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(band(40), band(60))
  }

  @Sendable
  static func byMethod(in environment: LayoutEnvironment) -> CompositionalLayout {
    var second = band(environment.innerWidth / 4)
    second.interGroupSpacing = 1
    return sections(band(environment.innerWidth / 4), second)
  }

  @Sendable
  static func byStoredClosure(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(
      band(30), band(35), configuration: LayoutConfiguration(interSectionSpacing: 7))
  }

  @Sendable
  static func byProperty(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(band(52), nil)
  }

  @Sendable
  static func byNumberedArguments(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(band(environment.size.height / 10), band(48))
  }

  @Sendable
  static func byLocalFunctions(in environment: LayoutEnvironment) -> CompositionalLayout {
    var tokens = band(44)
    tokens.contentInsets = DirectionalEdgeInsets(all: 12)
    tokens.boundarySupplementaryItems = [header(.absolute(28), kind: "shapes.header")]
    let third = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
    return sections(
      tokens, LayoutSection(group: row(.fractionalWidth(1), .absolute(100), [third])))
  }

  @Sendable
  static func byWeakSelf(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(band(64), band(64))
  }

  @Sendable
  static func cases(in environment: LayoutEnvironment) -> CompositionalLayout {
    let cell = item(
      .fractionalWidth(1), .fractionalHeight(1), insets: DirectionalEdgeInsets(all: 2))
    let all = [1, 5, 1, 3].map { columns in
      LayoutSection(
        group: row(
          .fractionalWidth(1), columns == 1 ? .absolute(44) : .fractionalWidth(0.2), columns,
          of: cell),
        contentInsets: DirectionalEdgeInsets(all: 20))
    }
    return CompositionalLayout(sections: all)
  }

  static func grid(
    _ columns: Int, height: Double, spacing: Double = 0,
    scrolling: OrthogonalScrollingBehavior = .none
  ) -> LayoutSection {
    LayoutSection(
      group: row(.fractionalWidth(1), .absolute(height), columns, of: filling, spacing: spacing),
      interGroupSpacing: spacing, orthogonalScrollingBehavior: scrolling)
  }

  @Sendable
  static func gallery(in environment: LayoutEnvironment) -> CompositionalLayout {
    var second = grid(3, height: 120, spacing: 4)
    second.boundarySupplementaryItems = [header(.absolute(32), pins: true)]
    let quarter = item(
      .fractionalWidth(0.25), .fractionalHeight(1), insets: DirectionalEdgeInsets(all: 3))
    return sections(
      LayoutSection(group: row(.fractionalWidth(1), .fractionalWidth(9.0 / 16), [filling])), second,
      LayoutSection(
        group: row(
          .fractionalWidth(1), .absolute(90), [quarter, quarter, quarter, quarter]),
        contentInsets: DirectionalEdgeInsets(all: 8)))
  }

  @Sendable
  static func rows(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(grid(1, height: 30), grid(1, height: 50), grid(1, height: 30))
  }

  @Sendable
  static func cards(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(section: grid(2, height: 160, spacing: 9, scrolling: .groupPaging))
  }

  // MARK: Lists

  @Sendable
  static func wholeList(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: list(ListConfiguration(appearance: .insetGrouped), in: environment))
  }

  @Sendable
  static func sidebar(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(
      list(ListConfiguration(appearance: .sidebar), in: environment),
      list(
        ListConfiguration(appearance: .sidebarPlain, headerMode: .firstItemInSection),
        in: environment))
  }

  @Sendable
  static func settings(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: list(
        ListConfiguration(
          appearance: .grouped, headerMode: .supplementary, footerMode: .supplementary),
        in: environment))
  }

  @Sendable
  static func mailbox(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: list(
        ListConfiguration(
          appearance: .plain, headerMode: .supplementary, headerTopPadding: 8),
        in: environment))
  }

  @Sendable
  static func feed(in environment: LayoutEnvironment) -> CompositionalLayout {
    var rows = list(ListConfiguration(appearance: .plain), in: environment)
    rows.contentInsetsReference = .readableContent
    rows.boundarySupplementaryItems = [header(.absolute(24), pins: true)]
    return sections(grid(4, height: 70, spacing: 6, scrolling: .continuous), rows)
  }
}
