import RMLayout
import RMLayoutRendering

/// The two screens that the project is named after, with everything that a picture of them needs.
enum SeedScenes {
  static let names = [
    "Rick Sanchez", "Morty Smith", "Summer Smith", "Beth Smith", "Jerry Smith",
    "Abadango Cluster Princess", "Abradolf Lincler", "Adjudicator Rick", "Agency Director",
    "Alan Rails", "Albert Einstein", "Alexander", "Alien Googah", "Alien Morty", "Alien Rick",
    "Amish Cyborg", "Annie", "Antenna Morty", "Antenna Rick", "Ants in my Eyes Johnson",
  ]
  static let information: [(title: String, value: String, tint: Tint)] = [
    ("STATUS", "Alive", .blue), ("GENDER", "Male", .red), ("TYPE", "None", .purple),
    ("SPECIES", "Human", .green), ("ORIGIN", "Earth (C-137)", .orange),
    ("LOCATION", "Citadel of Ricks", .yellow), ("CREATED", "Nov 4, 2017 at 6:48 PM", .pink),
    ("EPISODE COUNT", "51", .mint),
  ]
  static let episodes = [
    ("Episode S01E01", "Pilot", "Aired on December 2, 2013"),
    ("Episode S01E02", "Lawnmower Dog", "Aired on December 9, 2013"),
    ("Episode S01E03", "Anatomy Park", "Aired on December 16, 2013"),
    ("Episode S01E04", "M. Night Shaym-Aliens!", "Aired on January 13, 2014"),
  ]
  static let tints: [Tint] = [.blue, .yellow, .pink, .red, .green, .purple, .orange, .mint]

  static func grid(
    items: Int = 20, offset: Double = 0, isPad: Bool = false
  ) throws(SpecificationError) -> LayoutScene {
    let width = isPad ? 1024.0 : 393
    let cell = isPad ? (width - 50) / 4 : (width - 30) / 2
    let section = FlowSection(
      itemSizes: .uniform(Size(width: cell, height: cell * 1.5)),
      sectionInset: DirectionalEdgeInsets(leading: 10, bottom: 10, trailing: 10),
      footerReferenceSize: Size(width: width, height: items < 826 ? 100 : 0))
    let height = isPad ? 1175 : 619 + 1.0 / 3
    let solution = try FlowLayout(section: section).solve(
      in: LayoutEnvironment(
        size: Size(width: width, height: height), scale: isPad ? 2 : 3, profile: .exact,
        idiom: isPad ? .pad : .phone), itemCounts: [items])
    return LayoutScene(
      id: "grid", title: "Characters", caption: caption(isPad), solution: solution,
      position: ScrollPosition(offset: Point(x: 0, y: offset)),
      screen: screen(
        isPad, top: isPad ? 126 : 149 + 2.0 / 3,
        bar: DeviceScreen.NavigationBar(title: "Characters", isLarge: true, button: .search)),
      contents: { attributes in
        guard attributes.category == .cell else { return .spinner }
        let item = attributes.path.item
        return .card(
          name: names[item % names.count], status: "Status: Alive",
          tint: tints[item % tints.count])
      })
  }

  static func detail(
    page: Int = 0, offset: Double = 0, isPad: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws(SpecificationError) -> LayoutScene {
    let size = isPad ? Size(width: 1024, height: 1227) : Size(width: 393, height: 671 + 1.0 / 3)
    let solution = try detailLayout(isPad: isPad).solve(
      in: LayoutEnvironment(
        size: size, scale: isPad ? 2 : 3, layoutDirection: direction, profile: .exact,
        idiom: isPad ? .pad : .phone),
      itemCounts: [1, 8, 51])
    let stride = size.width * (isPad ? 0.4 : 0.8)
    return LayoutScene(
      id: "detail", title: "Rick Sanchez", caption: caption(isPad), solution: solution,
      position: ScrollPosition(
        offset: Point(x: 0, y: offset), rowOffsets: page > 0 ? [2: Double(page) * stride] : [:]),
      screen: screen(
        isPad, top: isPad ? 74 : 97 + 2.0 / 3,
        bar: DeviceScreen.NavigationBar(
          title: "RICK SANCHEZ", backTitle: "Characters", button: .share)),
      contents: { attributes in
        let item = attributes.path.item
        switch attributes.path.section {
        case 0: return .photo(of: "Rick Sanchez", tint: .blue)
        case 1:
          let value = information[item % information.count]
          return .information(title: value.title, value: value.value, tint: value.tint)
        default:
          let episode = episodes[item % episodes.count]
          return .episode(code: episode.0, name: episode.1, airDate: episode.2)
        }
      })
  }

  private static func detailLayout(isPad: Bool) -> CompositionalLayout {
    func row(_ share: Double, _ insets: DirectionalEdgeInsets, group: Double) -> LayoutGroup {
      LayoutGroup.horizontal(
        size: LayoutSize(width: .fractionalWidth(group), height: .absolute(150)),
        subitems: [
          .item(
            LayoutItem(
              size: LayoutSize(width: .fractionalWidth(share), height: .fractionalHeight(1)),
              contentInsets: insets))
        ])
    }
    let photo = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)),
      subitems: [
        .item(
          LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
            contentInsets: DirectionalEdgeInsets(bottom: 10)))
      ])
    return CompositionalLayout(sections: [
      LayoutSection(group: photo),
      LayoutSection(group: row(isPad ? 0.25 : 0.5, DirectionalEdgeInsets(all: 2), group: 1)),
      LayoutSection(
        group: row(
          1, DirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 8),
          group: isPad ? 0.4 : 0.8), orthogonalScrollingBehavior: .groupPaging),
    ])
  }

  private static func caption(_ isPad: Bool) -> String {
    isPad ? "iPad Pro 12.9, 1024 × 1366 at 2x" : "iPhone 14 Pro, 393 × 852 at 3x"
  }

  private static func screen(
    _ isPad: Bool, top: Double, bar: DeviceScreen.NavigationBar
  ) -> DeviceScreen {
    DeviceScreen(
      size: isPad ? Size(width: 1024, height: 1366) : Size(width: 393, height: 852),
      viewportOrigin: Point(x: 0, y: top), statusBarHeight: isPad ? 24 : 59,
      cutout: isPad ? .none : .island, hasHomeIndicator: true, navigationBar: bar,
      tabs: [
        DeviceScreen.Tab(title: "Characters", symbol: .person),
        DeviceScreen.Tab(title: "Locations", symbol: .globe),
        DeviceScreen.Tab(title: "Episodes", symbol: .television),
        DeviceScreen.Tab(title: "Settings", symbol: .gear),
      ])
  }
}
