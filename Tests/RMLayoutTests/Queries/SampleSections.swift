import RMLayout

/// The layouts that the tests of focus and of transitions share: those of a gallery, in small.
enum SampleSections {
  static let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  static func item(
    _ width: LayoutDimension, _ height: LayoutDimension = .fractionalHeight(1)
  ) -> LayoutItem {
    LayoutItem(size: LayoutSize(width: width, height: height))
  }

  /// Equal cells in columns, 10 apart, in lines 80 high.
  static func grid(columns: Int, header: String? = nil) -> LayoutSection {
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
      subitems: [.item(item(.fractionalWidth(1 / Double(columns))))], interItemSpacing: .fixed(10))
    return LayoutSection(
      group: group, interGroupSpacing: 10,
      boundarySupplementaryItems: header.map {
        [
          LayoutBoundarySupplementaryItem(
            kind: $0, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
            alignment: .top)
        ]
      } ?? [])
  }

  /// Groups 200 wide that scroll sideways, each with a number of cells under each other.
  static func row(stacked: Int = 1) -> LayoutSection {
    let group = LayoutGroup.vertical(
      size: LayoutSize(width: .absolute(200), height: .absolute(120)),
      subitems: [.item(item(.fractionalWidth(1), .fractionalHeight(1 / Double(stacked))))])
    return LayoutSection(
      group: group, interGroupSpacing: 10, orthogonalScrollingBehavior: .continuous)
  }

  /// A large cell beside two small ones under each other.
  static var mosaic: LayoutSection {
    let small = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      subitems: [.item(item(.fractionalWidth(1), .fractionalHeight(0.5)))])
    return LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(200)),
        subitems: [.item(item(.fractionalWidth(0.5))), .group(small)]))
  }

  /// One group of frames as given, in a container of 320 by `height`.
  static func custom(height: Double, _ frames: [Rect]) -> LayoutSection {
    LayoutSection(
      group: .custom(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
        frames: .items(frames.map { CustomItem(frame: $0) })))
  }

  static func solve(
    _ sections: [LayoutSection], counts: [Int], axis: Axis = .vertical,
    in environment: LayoutEnvironment = phone
  ) throws -> LayoutSolution {
    try CompositionalLayout(
      sections: sections, configuration: LayoutConfiguration(scrollDirection: axis)
    ).solve(in: environment, itemCounts: counts)
  }
}
