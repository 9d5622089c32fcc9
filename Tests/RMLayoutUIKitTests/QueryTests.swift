import RMLayout
import RMLayoutUIKit
import Testing

@MainActor
@Suite("Queries of a headless collection view")
struct QueryTests {
  @Test("a rectangle finds what shows in it, as objects with kinds and depths (Q1)")
  func rectangle() throws {
    let section = rows(.absolute(50), columns: 2)
    section.boundarySupplementaryItems = [.header(height: 30)]
    section.decorationItems = [.background(elementKind: "card")]
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: section), [4, 2])
    #expect(
      host.elements(in: CGRect(x: 0, y: 0, width: 320, height: 60)) == [
        "0.0 card 0,0 320x130", "0.0 cell 0,30 160x50", "0.1 cell 160,30 160x50",
        "0.0 UICollectionElementKindSectionHeader 0,0 320x30",
      ])
    #expect(host.view.contentSize == CGSize(width: 320, height: 210))
    let cell = try #require(host.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1)))
    #expect(cell.line == "1.1 cell 160,160 160x50")
    #expect(cell.zIndex == 1)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.alpha == 1 && !cell.isHidden && cell.transform.isIdentity)
  }

  @Test("headers, backgrounds and elements of the whole layout are found by kind")
  func kinds() throws {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [.header(height: 30)]
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "global", alignment: .top)
    ]
    let host = HeadlessView(layout, [1, 1])
    let second = IndexPath(item: 0, section: 1)
    let header = host.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: second)
    #expect(header?.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: second)
    #expect(card?.frame == CGRect(x: 0, y: 100, width: 320, height: 80))
    #expect(card?.representedElementCategory == .decorationView)
    let global = layout.layoutAttributesForSupplementaryView(
      ofKind: "global", at: IndexPath(index: 0))
    #expect(global?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(global?.indexPath.section == 0)
    #expect(global?.indexPath.item == NSNotFound)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: second) == nil)
  }

  @Test("stale index paths find nothing")
  func stalePaths() {
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: rows(.absolute(50))), [2])
    let stale = [
      IndexPath(item: 2, section: 0), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: 1), IndexPath(item: 0, section: -1), IndexPath(index: 0),
      IndexPath(),
    ]
    for path in stale {
      #expect(host.layout.layoutAttributesForItem(at: path) == nil, "\(path)")
      #expect(
        host.layout.layoutAttributesForSupplementaryView(ofKind: "x", at: path) == nil, "\(path)")
      #expect(
        host.layout.layoutAttributesForDecorationView(ofKind: "x", at: path) == nil, "\(path)")
      host.view.scrollToItem(at: path, at: .top, animated: false)
    }
    #expect(host.view.numberOfItems(inSection: 7) == 0)
    host.view.scrollRow(ofSection: 7, toOffset: 10)
    #expect(host.view.rowOffset(ofSection: 7) == nil)
    let solution = host.layout.frames(in: CGSize(width: 320, height: 480), itemCounts: [2])
    #expect(solution.frame(forItemAt: IndexPath(item: 2, section: 0)) == nil)
  }

  @Test("a layout without a collection view finds nothing, one without sections is empty")
  func withoutView() {
    let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(50)))
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(layout.collectionViewContentSize == .zero)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(view.numberOfSections == 0)
    #expect(view.contentSize == .zero)
  }

  @Test("the item at a point, the items that show, and scrolling to one (H1, H2)")
  func points() {
    let host = HeadlessView(
      UICollectionViewCompositionalLayout(section: rows(.absolute(50), columns: 2)), [100])
    #expect(
      host.view.indexPathForItem(at: CGPoint(x: 170, y: 60)) == IndexPath(item: 3, section: 0))
    #expect(host.view.indexPathForItem(at: CGPoint(x: 170, y: 9000)) == nil)
    #expect(host.view.indexPathsForVisibleItems.count == 20)
    host.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
    #expect(host.view.contentOffset == CGPoint(x: 0, y: 1250))
    #expect(host.view.indexPathsForVisibleItems.first == IndexPath(item: 50, section: 0))
    host.view.scrollToItem(
      at: IndexPath(item: 99, section: 0), at: .centeredVertically, animated: false)
    #expect(host.view.contentOffset == CGPoint(x: 0, y: 2500 - 480))
  }

  @Test("counts are asked for once until they are reloaded")
  func counts() {
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: rows(.absolute(50))), [2])
    #expect(host.view.contentSize.height == 100)
    host.counts = [3, 1]
    #expect(host.view.contentSize.height == 100)
    host.view.reloadData()
    #expect(host.view.contentSize.height == 200)
    host.counts = [1]
    host.view.performBatchUpdates({ host.view.deleteSections(IndexSet(integer: 1)) })
    #expect(host.view.numberOfSections == 1)
    #expect(host.view.contentSize.height == 50)
  }

  @Test("where leading is right, frames are mirrored (T1)")
  func rightToLeft() {
    let host = HeadlessView(
      UICollectionViewCompositionalLayout(section: rows(.absolute(50), columns: 2)), [2])
    host.view.semanticContentAttribute = .forceRightToLeft
    #expect(
      host.elements(in: host.view.bounds) == ["0.0 cell 160,0 160x50", "0.1 cell 0,0 160x50"])
    host.view.semanticContentAttribute = .unspecified
    host.view.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(host.elements(in: host.view.bounds).first == "0.0 cell 160,0 160x50")
  }

  @Test("insets of the view narrow sections by their reference, and lines of flow layouts")
  func insets() {
    let section = rows(.absolute(50))
    section.contentInsetsReference = .layoutMargins
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: section), [1])
    host.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 40)
    #expect(host.elements(in: host.view.bounds) == ["0.0 cell 20,0 260x50"])
    host.view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12)
    #expect(host.elements(in: host.view.bounds) == ["0.0 cell 8,0 300x50"])

    let flow = HeadlessView(UICollectionViewFlowLayout(), [9])
    flow.view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    #expect(flow.view.contentSize.width == 310)
    flow.view.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(
      flow.view.adjustedContentInset == UIEdgeInsets(top: 47, left: 5, bottom: 34, right: 5))
    flow.view.contentInsetAdjustmentBehavior = .never
    #expect(flow.view.adjustedContentInset.top == 0)
  }
}
