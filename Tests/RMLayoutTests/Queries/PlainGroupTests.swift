import RMLayout
import RMLayoutTesting
import Testing

@Suite("Elements of layouts that hold equal groups alone")
struct PlainGroupTests {
  /// Cells a part of a row wide, in some rows one below the other.
  private func layout(_ random: inout SplitMix64) -> CompositionalLayout {
    let height = Double.random(in: 20...90, using: &random)
    let wide = LayoutItem(
      size: LayoutSize(
        width: .fractionalWidth(1 / Double(Int.random(in: 1...5, using: &random))),
        height: .fractionalHeight(Bool.random(using: &random) ? 1 : 0.7)),
      contentInsets: DirectionalEdgeInsets(all: Double(Int.random(in: 0...3, using: &random))))
    let low = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.4)))
    let stack = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
      subitems: [.item(low)])
    let isStacked = Bool.random(using: &random)
    return CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
          subitems: isStacked ? [.item(wide), .group(stack)] : [.item(wide)],
          interItemSpacing: .fixed(Double(Int.random(in: 0...9, using: &random)))),
        contentInsets: DirectionalEdgeInsets(
          top: Double.random(in: 0...30, using: &random), leading: 7.3),
        interGroupSpacing: Double.random(in: -5...20, using: &random)))
  }

  @Test(
    "the query that is inlined finds what the other one finds, in the same order",
    arguments: PixelProfile.allCases, LayoutDirection.allCases)
  func sameElements(profile: PixelProfile, direction: LayoutDirection) throws {
    var random = SplitMix64(seed: 7)
    var found = 0
    for _ in 0..<200 {
      let environment = LayoutEnvironment(
        size: Size(width: 393, height: 852), scale: Double(Int.random(in: 1...3, using: &random)),
        layoutDirection: direction, profile: profile)
      let solution = try layout(&random).solve(
        in: environment, itemCounts: [Int.random(in: 0...300, using: &random)])
      for _ in 0..<20 {
        let rect = Rect(
          x: Double.random(in: -50...400, using: &random),
          y: Double.random(in: -100...5_000, using: &random),
          width: Double.random(in: -100...400, using: &random),
          height: Double.random(in: -300...900, using: &random))
        var elements: [LayoutElement] = []
        solution.forEachElement(intersecting: rect) { element, kind in
          #expect(kind == nil)
          elements.append(element)
        }
        let others = solution.attributes(intersecting: rect).map(\.element)
        #expect(elements == others, "\(rect) of \(solution.frameText())")
        found += elements.count
        if elements != others { return }
      }
    }
    #expect(found > 10_000)
  }
}
