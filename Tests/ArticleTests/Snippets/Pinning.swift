import RMLayout
import RMLayoutTesting

extension Snippets {
  static func pinningOffsets() throws {
    let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    let header = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
      alignment: .top, pinToVisibleBounds: true)
    let section = LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]),
      boundarySupplementaryItems: [header])
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 200)), itemCounts: [3, 9])

    for offset in [0.0, 50, 150, 170] {
      let position = ScrollPosition(offset: Point(x: 0, y: offset))
      let headers = solution.frameLines(at: position).filter { $0.contains("header") }
      print("at \(offset.decimalText):", headers.joined(separator: ", "))
    }
  }

  static func pinningWays() throws {
    let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    func bar(_ kind: String, _ alignment: RectAlignment) -> LayoutBoundarySupplementaryItem {
      LayoutBoundarySupplementaryItem(
        kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
        alignment: alignment, pinToVisibleBounds: true)
    }
    let section = LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]),
      boundarySupplementaryItems: [bar("header", .top), bar("footer", .bottom)])
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 200)), itemCounts: [9])

    for travel in solution.pinnedTravels(inSection: 0) {
      print(
        travel.kind, "from", travel.first.minY.decimalText, "to", travel.last.minY.decimalText,
        "at offset +", travel.distance.decimalText)
    }
  }
}
