import RMLayout
import RMLayoutUIKit
import Testing

@MainActor
@Suite("Layout objects are copied as values (D10, C7)")
struct ValueTests {
  private let size = CGSize(width: 320, height: 480)

  private func group(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitem: item, count: 2)
  }

  private func item() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  }

  private func first(_ layout: UICollectionViewLayout) -> CGRect? {
    layout.frames(in: size, itemCounts: [2, 2]).frame(
      forItemAt: IndexPath(item: 1, section: 0))
  }

  @Test("a group keeps its subitems as they were")
  func subitems() {
    let item = item()
    let group = group(item)
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(first(layout) == CGRect(x: 160, y: 0, width: 160, height: 50))
    #expect(group.subitems.first?.contentInsets == .zero)
  }

  @Test("a section keeps its group as it was")
  func groups() {
    let group = group(item())
    let section = NSCollectionLayoutSection(group: group)
    group.interItemSpacing = .fixed(20)
    #expect(
      first(UICollectionViewCompositionalLayout(section: section))
        == CGRect(x: 160, y: 0, width: 160, height: 50))
  }

  @Test("a layout keeps its section as it was")
  func sections() {
    let section = NSCollectionLayoutSection(group: group(item()))
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.contentInsets.leading = 100
    section.boundarySupplementaryItems = [.header(height: 30)]
    #expect(first(layout) == CGRect(x: 160, y: 0, width: 160, height: 50))
  }

  @Test("a header may still be changed after a section was given it, before a layout is made")
  func headers() {
    let section = NSCollectionLayoutSection(group: group(item()))
    let header = NSCollectionLayoutBoundarySupplementaryItem.header(height: 30)
    section.boundarySupplementaryItems = [header]
    header.extendsBoundary = false
    let layout = UICollectionViewCompositionalLayout(section: section)
    header.extendsBoundary = true
    #expect(first(layout)?.minY == 0)
  }

  @Test("a layout keeps its configuration as it was set; its own may be changed in place")
  func configurations() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group(item())), configuration: configuration)
    configuration.interSectionSpacing = 99
    #expect(layout.frames(in: size, itemCounts: [2, 2]).contentSize.height == 112)
    layout.configuration = configuration
    configuration.interSectionSpacing = 0
    #expect(layout.frames(in: size, itemCounts: [2, 2]).contentSize.height == 199)
    layout.configuration.interSectionSpacing = 1
    #expect(layout.frames(in: size, itemCounts: [2, 2]).contentSize.height == 101)
  }

  @Test("a changed configuration invalidates what a view shows")
  func invalidation() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group(item())))
    let host = HeadlessView(layout, [2, 2])
    #expect(host.view.contentSize.height == 100)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    #expect(host.view.contentSize.height == 112)
  }

  @Test("copies are objects of their own")
  func copies() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(9), heightDimension: .absolute(9)),
      elementKind: "badge", containerAnchor: .init(edges: .top))
    let original = NSCollectionLayoutItem(
      layoutSize: item().layoutSize, supplementaryItems: [badge])
    let copy = try #require(original.copy() as? NSCollectionLayoutItem)
    copy.contentInsets.top = 4
    #expect(original.contentInsets.top == 0)
    #expect(copy.supplementaryItems.map(\.elementKind) == ["badge"])
    #expect(copy.layoutSize == original.layoutSize)

    let group = group(original)
    group.supplementaryItems = [badge]
    let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
    groupCopy.interItemSpacing = .flexible(3)
    #expect(group.interItemSpacing == nil)
    #expect(groupCopy.supplementaryItems.count == 1)

    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "card")]
    section.boundarySupplementaryItems = [.header(height: 9)]
    let sectionCopy = try #require(section.copy() as? NSCollectionLayoutSection)
    sectionCopy.boundarySupplementaryItems[0].pinToVisibleBounds = true
    #expect(!section.boundarySupplementaryItems[0].pinToVisibleBounds)
    #expect(sectionCopy.decorationItems.map(\.elementKind) == ["card"])
  }

  @Test(
    "dimensions, sizes, spacings and anchors read back what they were made of, and compare by it")
  func readingBack() {
    let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(width.isFractionalWidth && !width.isFractionalHeight && !width.isAbsolute)
    #expect(width.dimension == 0.5)
    #expect(width == .fractionalWidth(0.5) && width != .fractionalHeight(0.5))
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 30)
    #expect(uniform.isEstimated && uniform.isUniformAcrossSiblings && !uniform.isAbsolute)
    let spacing = NSCollectionLayoutSpacing.flexible(8)
    #expect(spacing.isFlexible && !spacing.isFixed && spacing.spacing == 8)
    let anchor = NSCollectionLayoutAnchor(edges: [.top], fractionalOffset: CGPoint(x: 1, y: 0))
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
    #expect(anchor != NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 1, y: 0)))
    let size = NSCollectionLayoutSize(
      widthDimension: width, heightDimension: .absolute(20))
    #expect(size.description.contains("fractionalWidth(0.5)"))
    #expect(size.description.contains("absolute(20.0)"))
    let group = Compositions.mosaic()
    #expect(group is UICollectionViewCompositionalLayout)
  }

  @Test("a group tells what it holds as lines")
  func visualDescription() {
    #expect(
      group(item()).visualDescription() == """
        group .fractionalWidth(1.0) x .absolute(50.0)
          item .fractionalWidth(0.5) x .fractionalHeight(1.0)
        """)
  }
}
