import RMLayout
import RMLayoutTesting
import Testing

@Suite("Agreement of updates with solving")
struct UpdateAgreementTests {
  @Test("sizes set one by one, in any order, give what solving with all of them gives")
  func random() {
    for seed in 0..<1000 as Range<UInt64> {
      let sample = LayoutSample.randomMeasured(seed: seed)
      guard let mismatch = Self.mismatch(in: sample) else { continue }
      Issue.record("\(sample.report(mismatch, Self.mismatch(in:)))")
      return
    }
  }

  @Test("the same for more than a hundred groups of lines that decide what each other hold (E7)")
  func manyLines() {
    let tag = LayoutItem(size: LayoutSize(width: .estimated(40), height: .absolute(20)))
    let row = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
      subitems: [.item(tag)], interItemSpacing: .flexible(4))
    let rows = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)),
      subitems: [.item(tag), .group(row)])
    var sample = LayoutSample(
      name: "rows of tags",
      layout: .compositional(CompositionalLayout(sections: [LayoutSection(group: rows)])),
      environment: LayoutEnvironment(size: Size(width: 130, height: 480)), itemCounts: [600])
    var numbers = SplitMix64(seed: 1)
    for item in 0..<600 where numbers.chance(percent: 40) {
      sample.preferredSizes[ItemPath(section: 0, item: item)] = PreferredSize(
        width: Double(numbers.whole(in: 5...130)))
    }
    #expect(ReferenceComparison.mismatch(in: sample) == nil)
    #expect(Self.mismatch(in: sample) == nil)
  }

  /// Solves without sizes and sets them in a random order, some of them twice or after others.
  private static func mismatch(in sample: LayoutSample) -> LayoutMismatch? {
    do {
      var bare = sample
      bare.preferredSizes = PreferredSizes()
      var changed = try bare.solve()
      var numbers = SplitMix64(seed: UInt64(sample.itemCounts.reduce(7, +)))
      for (path, size) in sample.shuffledSizes(&numbers) {
        if numbers.chance(percent: 30) {
          changed.setPreferredSize(PreferredSize(width: 77, height: 3), forItemAt: path)
          if numbers.chance(percent: 50) { changed.setPreferredSize(nil, forItemAt: path) }
        }
        changed.setPreferredSize(size, forItemAt: path)
      }
      for section in [nil] + sample.itemCounts.indices.map({ $0 }) {
        for (kind, size) in sample.boundarySizes(inSection: section) {
          changed.setPreferredSize(size, forBoundaryItemOfKind: kind, inSection: section)
        }
      }
      return try sample.solve().mismatch(
        with: changed, subject: sample.name, at: sample.position)
    } catch {
      return LayoutMismatch("\(sample.name) is refused", note: "\(error)")
    }
  }
}

extension LayoutSample {
  /// What was measured of items, in random order.
  fileprivate func shuffledSizes(
    _ numbers: inout SplitMix64
  ) -> [(path: ItemPath, size: PreferredSize)] {
    var sizes: [(path: ItemPath, size: PreferredSize)] = []
    for (section, count) in itemCounts.enumerated() {
      for item in 0..<count {
        let path = ItemPath(section: section, item: item)
        if let size = preferredSizes[path] { sizes.append((path, size)) }
      }
    }
    for index in sizes.indices where index > 0 {
      sizes.swapAt(index, numbers.whole(in: 0...index))
    }
    return sizes
  }

  fileprivate func boundarySizes(inSection section: Int?) -> [String: PreferredSize] {
    guard let section else { return preferredSizes.boundary }
    return preferredSizes.sections[section]?.boundary ?? [:]
  }
}
