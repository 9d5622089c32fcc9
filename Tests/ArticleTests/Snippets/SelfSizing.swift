import RMLayout
import RMLayoutTesting

extension Snippets {
  static func selfSizingLoop() throws {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let section = LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]), interGroupSpacing: 3)
    var solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 160)), itemCounts: [50])
    print("estimated:", solution.contentSize.height.decimalText)

    let screen = Rect(x: 0, y: 0, width: 320, height: 160)
    let result = solution.measure(intersecting: screen) { cell in
      PreferredSize(height: cell.path.item % 2 == 0 ? 66.5 : 30)
    }
    print("measured:", solution.contentSize.height.decimalText, "after", result.passes, "passes")
    for cell in solution.attributes(intersecting: screen) { print(cell.frameLine) }
  }

  static func selfSizingSiblings() throws {
    for height in [LayoutDimension.estimated(44), .uniformAcrossSiblings(estimate: 44)] {
      let cell = LayoutItem(size: LayoutSize(width: .fractionalWidth(0.5), height: height))
      let row = LayoutGroup.horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
        subitems: [.item(cell)])
      var measured = PreferredSizes()
      measured[ItemPath(section: 0, item: 0)] = PreferredSize(height: 31)
      measured[ItemPath(section: 0, item: 1)] = PreferredSize(height: 88)
      let solution = try CompositionalLayout(section: LayoutSection(group: row)).solve(
        in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [2],
        preferredSizes: measured)
      print(solution.frameLines().joined(separator: ", "))
    }
  }
}
