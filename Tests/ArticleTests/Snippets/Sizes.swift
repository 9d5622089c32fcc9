import RMLayout
import RMLayoutTesting

extension Snippets {
  static func sizesFractions() throws {
    let widths: [LayoutDimension] = [
      .fractionalWidth(1 / 3), .absolute(33.3), .fractionalHeight(0.1),
    ]
    let items = widths.map { width in
      LayoutSubitem.item(LayoutItem(size: LayoutSize(width: width, height: .absolute(40))))
    }
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)), subitems: items)
    let solution = try CompositionalLayout(section: LayoutSection(group: row)).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [3])
    print(solution.frameText())
  }

  static func sizesSpacing() throws {
    for spacing in [0.0, 10] {
      let half = LayoutItem(
        size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
      let row = LayoutGroup.horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)),
        subitems: [.item(half)], interItemSpacing: .fixed(spacing))
      let solution = try CompositionalLayout(section: LayoutSection(group: row)).solve(
        in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [2])
      print("spacing \(spacing.decimalText):", solution.frameLines().joined(separator: ", "))
    }
  }
}
