import RMLayout

extension Snippets {
  static func pagingStops() throws {
    let card = LayoutSize(width: .absolute(100), height: .absolute(50))
    for behavior in OrthogonalScrollingBehavior.allCases where behavior != .none {
      let section = LayoutSection(
        group: .horizontal(size: card, subitems: [.item(LayoutItem(size: card))]),
        contentInsets: DirectionalEdgeInsets(leading: 4, trailing: 6), interGroupSpacing: 8,
        orthogonalScrollingBehavior: behavior)
      let solution = try CompositionalLayout(section: section).solve(
        in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [8])
      guard let row = solution.row(inSection: 0) else { continue }
      print("\(behavior):", row.restingOffsets.map(\.decimalText).joined(separator: " "))
    }
  }

  static func pagingTargets() throws {
    let card = LayoutSize(width: .fractionalWidth(0.8), height: .absolute(150))
    let section = LayoutSection(
      group: .horizontal(size: card, subitems: [.item(LayoutItem(size: card))]),
      interGroupSpacing: 8, orthogonalScrollingBehavior: .groupPaging)
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [5])
    guard let row = solution.row(inSection: 0) else { return }

    print("let go at 130:", row.targetOffset(proposed: 130).decimalText)
    print("let go at 200:", row.targetOffset(proposed: 200).decimalText)
    print("flung from 200:", row.targetOffset(from: 200, velocity: 1.2).decimalText)
    print("flung back from 200:", row.targetOffset(from: 200, velocity: -1.2).decimalText)
    print("page at 528:", row.pageIndex(at: 528) ?? 0, "of", row.restingOffsetCount)
  }
}
