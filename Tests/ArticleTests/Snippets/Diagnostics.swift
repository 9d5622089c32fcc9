import RMLayout

extension Snippets {
  static func diagnosticsImpossible() throws {
    let wide = LayoutItem(size: LayoutSize(width: .absolute(400), height: .absolute(50)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: [.item(wide)])
    let layout = CompositionalLayout(section: LayoutSection(group: row))
    let phone = LayoutEnvironment(size: Size(width: 320, height: 480))
    for diagnostic in try layout.solve(in: phone, itemCounts: [3]).diagnostics { print(diagnostic) }

    let broken = LayoutItem(size: LayoutSize(width: .absolute(.nan), height: .absolute(50)))
    let column = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: [.item(broken)]
    )
    do {
      _ = try CompositionalLayout(section: LayoutSection(group: column))
        .solve(in: phone, itemCounts: [1])
    } catch {
      print(error)
    }
  }

  static func diagnosticsExplain() throws {
    let half = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(60)), subitems: [.item(half)],
      interItemSpacing: .fixed(10))
    let layout = CompositionalLayout(section: LayoutSection(group: row))
    let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

    let solution = try layout.solve(in: phone, itemCounts: [4])
    print(solution.explanation(ofItemAt: ItemPath(section: 0, item: 3)))
    for finding in try layout.lint(in: phone, sectionCount: 1) { print(finding) }
  }
}
