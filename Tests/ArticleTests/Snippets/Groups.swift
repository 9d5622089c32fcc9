import RMLayout
import RMLayoutTesting

extension Snippets {
  static func groupsCycle() throws {
    func item(_ share: Double) -> LayoutSubitem {
      .item(LayoutItem(size: LayoutSize(width: .fractionalWidth(share), height: .absolute(60))))
    }
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)),
      subitems: [item(0.5), item(0.25)])
    let solution = try CompositionalLayout(section: LayoutSection(group: row)).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [5])
    print(solution.frameText())
  }

  static func groupsNested() throws {
    let large = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    let small = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)))
    let pair = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      subitems: [.item(small)], interItemSpacing: .fixed(4))
    let mosaic = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.item(large), .group(pair)], interItemSpacing: .fixed(6))
    let solution = try CompositionalLayout(section: LayoutSection(group: mosaic)).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [4])
    print(solution.frameText())
  }
}
