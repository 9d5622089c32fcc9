import RMLayout
import RMLayoutTesting
import Testing

/// The content of a layout as a caller keeps it: item counts and measured sizes.
private struct Content {
  var sections: [[PreferredSize?]]

  var itemCounts: [Int] { sections.map(\.count) }

  var preferredSizes: PreferredSizes {
    var sizes = PreferredSizes()
    for (section, items) in sections.enumerated() {
      for (item, size) in items.enumerated() {
        sizes[ItemPath(section: section, item: item)] = size
      }
    }
    return sizes
  }
}

@Suite("Random updates")
struct RandomUpdateTests {
  private static func elements(of solution: LayoutSolution) -> [LayoutAttributes] {
    var all: [LayoutAttributes] = []
    solution.forEachAttributes { all.append($0) }
    return all
  }

  private static func row(_ size: LayoutSize, _ items: [LayoutItem], axis: Axis = .horizontal)
    -> LayoutGroup
  {
    LayoutGroup(
      size: size, arrangement: .subitems(items.map { .item($0) }, along: axis),
      interItemSpacing: .fixed(7))
  }

  /// Layouts that size themselves in every way that the engine tells apart; made anew each time, for the
  /// leak checker does not see through the tags of enums in globals.
  static var layouts: [(String, CompositionalLayout)] {
    let full = LayoutDimension.fractionalWidth(1)
    let list = row(
      LayoutSize(width: full, height: .estimated(44)),
      [LayoutItem(size: LayoutSize(width: full, height: .estimated(44)))])
    let grid = row(
      LayoutSize(width: full, height: .estimated(60)),
      [LayoutItem(size: LayoutSize(width: .fractionalWidth(0.3), height: .estimated(50)))])
    let tags = row(
      LayoutSize(width: full, height: .estimated(30)),
      [LayoutItem(size: LayoutSize(width: .estimated(80), height: .estimated(30)))])
    let uniform = row(
      LayoutSize(width: full, height: .estimated(40)),
      [
        LayoutItem(
          size: LayoutSize(
            width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 40)))
      ])
    let column = row(
      LayoutSize(width: full, height: .estimated(100)),
      [
        LayoutItem(size: LayoutSize(width: full, height: .estimated(30))),
        LayoutItem(size: LayoutSize(width: full, height: .absolute(10))),
        LayoutItem(size: LayoutSize(width: full, height: .estimated(50))),
      ], axis: .vertical)
    let shared = row(
      LayoutSize(width: full, height: .uniformAcrossSiblings(estimate: 40)),
      [
        LayoutItem(
          size: LayoutSize(width: full, height: .uniformAcrossSiblings(estimate: 40)))
      ])
    let nested = LayoutGroup.vertical(
      size: LayoutSize(width: full, height: .estimated(100)),
      subitems: [.group(tags), .group(grid)], interItemSpacing: .fixed(3))
    return [
      ("list", CompositionalLayout(section: LayoutSection(group: list, interGroupSpacing: 3))),
      ("grid", CompositionalLayout(section: LayoutSection(group: grid, interGroupSpacing: 5))),
      ("tags", CompositionalLayout(section: LayoutSection(group: tags, interGroupSpacing: 8))),
      ("uniform", CompositionalLayout(section: LayoutSection(group: uniform))),
      ("column", CompositionalLayout(section: LayoutSection(group: column))),
      ("shared", CompositionalLayout(section: LayoutSection(group: shared))),
      ("nested", CompositionalLayout(section: LayoutSection(group: nested))),
      (
        "row",
        CompositionalLayout(
          section: LayoutSection(
            group: row(
              LayoutSize(width: .absolute(100), height: .estimated(50)),
              [LayoutItem(size: LayoutSize(width: full, height: .estimated(50)))]),
            orthogonalScrollingBehavior: .groupPaging))
      ),
      (
        "mixed",
        // Kinds of sections that are measured on one axis: sizes move from one to the other.
        CompositionalLayout(
          sections: (0..<8).map { number in
            LayoutSection(
              group: [list, grid, uniform][number % 3], interGroupSpacing: Double(number))
          })
      ),
    ]
  }

  @Test(
    "after a thousand random updates frames equal those of a fresh solve",
    arguments: layouts.map(\.0), [PixelProfile.modern, .exact])
  func updates(name: String, profile: PixelProfile) throws {
    let phone = LayoutEnvironment(
      size: Size(width: 393, height: 852), scale: 3, profile: profile)
    let layout = try #require(Self.layouts.first { $0.0 == name }).1
    var random = SplitMix64(seed: 2026)
    var content = Content(sections: [
      Array(repeating: nil, count: 40), Array(repeating: nil, count: 17), [],
    ])
    var solution = try layout.solve(in: phone, itemCounts: content.itemCounts)
    for step in 0..<1_000 {
      try Self.update(&solution, &content, &random)
      guard step % 20 == 19 else { continue }
      let fresh = try layout.solve(
        in: phone, itemCounts: content.itemCounts, preferredSizes: content.preferredSizes)
      #expect(
        fresh.mismatch(with: solution, subject: name) == nil, "\(name), after \(step + 1) updates")
      let isEqual = Self.elements(of: solution) == Self.elements(of: fresh)
      #expect(isEqual, "\(name), after \(step + 1) updates, beyond four decimals")
      #expect(solution.contentSize == fresh.contentSize)
      #expect(solution.diagnostics == fresh.diagnostics)
      guard isEqual else { return }
    }
  }

  private static func update(
    _ solution: inout LayoutSolution, _ content: inout Content, _ random: inout SplitMix64
  ) throws {
    let section = Int.random(in: 0..<content.sections.count, using: &random)
    let count = content.sections[section].count
    func size() -> PreferredSize {
      PreferredSize(
        width: Double.random(in: 10...200, using: &random).rounded(),
        height: Double(Int.random(in: 20...300, using: &random)) / 3)
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...4 where count > 0:
      let item = Int.random(in: 0..<count, using: &random)
      let size = Int.random(in: 0..<8, using: &random) == 0 ? nil : size()
      solution.setPreferredSize(size, forItemAt: ItemPath(section: section, item: item))
      content.sections[section][item] = size
    case 5:
      let item = Int.random(in: 0...count, using: &random)
      let new = Int.random(in: 1...5, using: &random)
      solution.insertItems(new, at: ItemPath(section: section, item: item))
      content.sections[section].insert(
        contentsOf: [PreferredSize?](repeating: nil, count: new), at: item)
    case 6 where count > 0:
      let first = Int.random(in: 0..<count, using: &random)
      let range = first..<min(count, first + Int.random(in: 1...5, using: &random))
      solution.deleteItems(range, inSection: section)
      content.sections[section].removeSubrange(range)
    case 7 where count > 0:
      let from = ItemPath(section: section, item: Int.random(in: 0..<count, using: &random))
      let size = content.sections[section].remove(at: from.item)
      let target = Int.random(in: 0..<content.sections.count, using: &random)
      let to = ItemPath(
        section: target,
        item: Int.random(in: 0...content.sections[target].count, using: &random))
      solution.moveItem(at: from, to: to)
      content.sections[to.section].insert(size, at: to.item)
    case 8 where count > 0:
      let first = Int.random(in: 0..<count, using: &random)
      let sizes = (first..<min(count, first + 9)).map { _ in
        Size(width: 33, height: Double(Int.random(in: 10...90, using: &random)))
      }
      solution.setPreferredSizes(sizes, forItemsFrom: ItemPath(section: section, item: first))
      content.sections[section].replaceSubrange(
        first..<first + sizes.count, with: sizes.map { PreferredSize($0) })
    case 9 where count > 0:
      let first = Int.random(in: 0..<count, using: &random)
      let range = first..<min(count, first + 4)
      solution.reloadItems(range, inSection: section)
      content.sections[section].replaceSubrange(
        range, with: [PreferredSize?](repeating: nil, count: range.count))
    case 10 where content.sections.count < 6:
      let number = Int.random(in: 0...content.sections.count, using: &random)
      let counts = [Int.random(in: 0...30, using: &random), 12]
      try solution.insertSections(itemCounts: counts, at: number)
      content.sections.insert(
        contentsOf: counts.map { [PreferredSize?](repeating: nil, count: $0) }, at: number)
    case 11 where content.sections.count > 2:
      if Bool.random(using: &random) {
        try solution.deleteSections(section..<section + 1)
        content.sections.remove(at: section)
      } else {
        let target = Int.random(in: 0..<content.sections.count, using: &random)
        try solution.moveSection(section, to: target)
        content.sections.insert(content.sections.remove(at: section), at: target)
      }
    default:
      try solution.reloadSections(section..<section + 1, itemCounts: [count])
      content.sections[section] = [PreferredSize?](repeating: nil, count: count)
    }
  }
}
