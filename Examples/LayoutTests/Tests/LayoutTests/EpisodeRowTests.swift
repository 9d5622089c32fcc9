import RMLayout
import Testing

@Test("a flick moves the row by one page of 0.8 screens, and the last page ends flush")
func flicksMoveByOnePage() throws {
  let episode = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
  let page = LayoutGroup.horizontal(
    size: LayoutSize(width: .fractionalWidth(0.8), height: .absolute(150)),
    subitems: [.item(episode)])
  let layout = CompositionalLayout(
    section: LayoutSection(group: page, orthogonalScrollingBehavior: .groupPaging))
  let phone = LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2)
  let row = try #require(try layout.solve(in: phone, itemCounts: [4]).row(inSection: 0))
  #expect(row.restingOffsets == [0, 300, 600, 825])
  #expect(row.targetOffset(from: 310, velocity: 1) == 600)
}
