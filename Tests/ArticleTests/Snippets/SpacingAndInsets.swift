import RMLayout
import RMLayoutTesting

extension Snippets {
  static func spacingInsets() throws {
    let card = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)), subitems: [.item(card)])
    let section = LayoutSection(
      group: row,
      contentInsets: DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40),
      interGroupSpacing: 12)
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [4])
    print(solution.frameText())
  }

  static func spacingFlexible() throws {
    let tag = LayoutItem(size: LayoutSize(width: .absolute(80), height: .absolute(30)))
    let last = LayoutItem(
      size: LayoutSize(width: .absolute(80), height: .absolute(30)),
      edgeSpacing: LayoutEdgeSpacing(leading: .flexible(0)))
    for (name, subitems) in [("between", [tag, tag, tag]), ("before the last", [tag, tag, last])] {
      let isBetween = name == "between"
      let row = LayoutGroup.horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
        subitems: subitems.map { .item($0) }, interItemSpacing: isBetween ? .flexible(8) : .fixed(8)
      )
      let solution = try CompositionalLayout(section: LayoutSection(group: row)).solve(
        in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [3])
      print("\(name):", solution.frameLines().joined(separator: ", "))
    }
  }
}
