import RMLayout
import RMLayoutTesting

extension Snippets {
  static func pixelsProfiles() throws {
    let quarter = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)),
      subitems: [.item(quarter)], interItemSpacing: .fixed(8))
    let section = LayoutSection(
      group: row, contentInsets: DirectionalEdgeInsets(leading: 16),
      orthogonalScrollingBehavior: .paging)
    for profile in [PixelProfile.modern, .legacy, .exact] {
      let solution = try CompositionalLayout(section: section).solve(
        in: LayoutEnvironment(size: Size(width: 375, height: 812), scale: 3, profile: profile),
        itemCounts: [4])
      let frames = (0..<4).compactMap { solution.frame(forItemAt: ItemPath(section: 0, item: $0)) }
      let texts = frames.map { "\($0.minX.decimalText) + \($0.width.decimalText)" }
      print("\(profile):", texts.joined(separator: ", "))
    }
  }

  static func pixelsScales() throws {
    let third = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)), subitems: [.item(third)])
    let layout = CompositionalLayout(section: LayoutSection(group: row))
    for scale in [1.0, 2, 3] {
      let solution = try layout.solve(
        in: LayoutEnvironment(size: Size(width: 320, height: 480), scale: scale), itemCounts: [3])
      print("at \(scale.decimalText)x:", solution.frameLines().joined(separator: ", "))
    }
  }
}
