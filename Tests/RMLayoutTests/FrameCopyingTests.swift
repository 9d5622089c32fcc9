import RMLayout
import Testing

@Suite("Copying frames")
struct FrameCopyingTests {
  private func copied(
    _ solution: LayoutSolution, items: Range<Int>
  ) -> [Rect] {
    var frames = [Rect](repeating: .zero, count: items.count + 1)
    var span = frames.mutableSpan
    solution.copyFrames(inSection: 0, items: items, into: &span)
    #expect(frames.last == .zero)
    return Array(frames.dropLast())
  }

  private func expectCopies(_ solution: LayoutSolution, file: SourceLocation = #_sourceLocation) {
    let count = solution.itemCount(inSection: 0)
    for items in [0..<count, 0..<0, 1..<2, 3..<count - 1, count - 1..<count] {
      let expected = items.compactMap {
        solution.frame(forItemAt: ItemPath(section: 0, item: $0))
      }
      #expect(copied(solution, items: items) == expected, sourceLocation: file)
    }
  }

  @Test(
    "any range of items is copied as it is looked up one by one",
    arguments: LayoutDirection.allCases, PixelProfile.allCases)
  func ranges(direction: LayoutDirection, profile: PixelProfile) throws {
    let environment = LayoutEnvironment(
      size: Size(width: 393, height: 852), scale: 3, layoutDirection: direction, profile: profile)
    let third = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1.0 / 3), height: .estimated(33.3)),
      edgeSpacing: LayoutEdgeSpacing(top: .flexible(0)))
    let tall = LayoutItem(
      size: LayoutSize(width: .absolute(50), height: .absolute(77.7)),
      contentInsets: DirectionalEdgeInsets(all: 2))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(40)),
      subitems: [.item(third), .item(tall)], interItemSpacing: .flexible(5))
    for behavior in [OrthogonalScrollingBehavior.none, .paging] {
      for axis in Axis.allCases {
        let layout = CompositionalLayout(
          section: LayoutSection(
            group: group, interGroupSpacing: 7, orthogonalScrollingBehavior: behavior),
          configuration: LayoutConfiguration(scrollDirection: axis))
        expectCopies(try layout.solve(in: environment, itemCounts: [20]))
      }
    }
    expectCopies(try FlowLayout().solve(in: environment, itemCounts: [20]))
  }
}
