import RMLayout
import RMLayoutTesting

extension Snippets {
  static func firstLayoutGrid() throws {
    let half = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(150)), subitems: [.item(half)])
    let layout = CompositionalLayout(section: LayoutSection(group: row))

    let phone = LayoutEnvironment(size: Size(width: 320, height: 480))
    let solution = try layout.solve(in: phone, itemCounts: [5])
    print(solution.frameText())
  }

  static func firstLayoutQueries() throws {
    let card = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(150)), subitems: [.item(card)],
      interItemSpacing: .fixed(10))
    let section = LayoutSection(
      group: row, contentInsets: DirectionalEdgeInsets(all: 16), interGroupSpacing: 10)
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [1_000_000])

    print("height", solution.contentSize.height.decimalText)
    print(
      "offset",
      solution.contentOffset(
        showing: ItemPath(section: 0, item: 5000), aligned: .start, from: ScrollPosition()
      ).y.decimalText)
    let screen = Rect(x: 0, y: 400_000, width: 320, height: 480)
    for attributes in solution.attributes(intersecting: screen) { print(attributes.frameLine) }
  }
}
