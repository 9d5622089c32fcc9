import RMLayout
import Testing

@Suite("Elements outside their section")
struct QueryReachTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))
  private let box = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))

  private var plain: LayoutSection {
    LayoutSection(group: .horizontal(size: box, subitems: [.item(LayoutItem(size: box))]))
  }

  private func names(in rect: Rect, of solution: LayoutSolution) -> [String] {
    solution.attributes(intersecting: rect).map { "\($0.path.section) \($0.kind ?? "cell")" }
  }

  @Test("a header that its insets turn out of its section is found where it shows (S1, Q1)")
  func turnedOver() throws {
    var headed = plain
    headed.boundarySupplementaryItems = [
      LayoutBoundarySupplementaryItem(
        kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
        alignment: .leading, contentInsets: DirectionalEdgeInsets(bottom: 60))
    ]
    let solution = try CompositionalLayout(sections: [plain, headed]).solve(
      in: phone, itemCounts: [1, 0])
    // The slot is 20 high at 100; less 60 it reaches from 60 to 100.
    #expect(
      names(in: Rect(x: 0, y: 70, width: 9, height: 9), of: solution)
        == ["0 cell", "1 header"])
    #expect(names(in: Rect(x: 0, y: 50, width: 9, height: 9), of: solution) == ["0 cell"])
  }

  @Test("a view of a nested group is found where that leaves the outermost group (A5, Q1)")
  func nestedView() throws {
    let tall = LayoutSize(width: .absolute(100), height: .absolute(130))
    var nested = LayoutGroup.vertical(size: tall, subitems: [.item(LayoutItem(size: tall))])
    nested.supplementaryItems = [
      LayoutSupplementaryItem(
        kind: "badge", size: LayoutSize(width: .absolute(9), height: .absolute(9)),
        containerAnchor: LayoutAnchor(edges: [.bottom, .leading]))
    ]
    let outer = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(100), height: .absolute(50)),
      subitems: [.group(nested)])
    for behavior in [OrthogonalScrollingBehavior.none, .continuous] {
      let section = LayoutSection(group: outer, orthogonalScrollingBehavior: behavior)
      let solution = try CompositionalLayout(sections: [section, plain]).solve(
        in: phone, itemCounts: [1, 1])
      // The badge is at the bottom of the nested group, from 121 to 130.
      #expect(
        names(in: Rect(x: 0, y: 123, width: 5, height: 5), of: solution)
          == ["0 badge", "1 cell"])
    }
  }
}
