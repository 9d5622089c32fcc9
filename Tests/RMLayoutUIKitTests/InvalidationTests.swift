import RMLayout
import RMLayoutUIKit
import Testing

@MainActor
@Suite("Invalidation, measuring and overridden queries")
struct InvalidationTests {
  private let path = IndexPath(item: 0, section: 0)

  @Test("only another size or something that pins needs other frames (Q4)")
  func boundsChange() {
    let plain = HeadlessView(UICollectionViewCompositionalLayout(section: rows(.absolute(50))), [9])
    let scrolled = CGRect(x: 0, y: 50, width: 320, height: 480)
    _ = plain.view.contentSize
    #expect(!plain.layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    #expect(
      plain.layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 375, height: 480)))

    let section = rows(.absolute(50))
    section.addHeader(30, pinned: true)
    let pinned = HeadlessView(UICollectionViewCompositionalLayout(section: section), [90])
    _ = pinned.view.contentSize
    #expect(pinned.layout.shouldInvalidateLayout(forBoundsChange: scrolled))

    let flow = UICollectionViewFlowLayout()
    let flowHost = HeadlessView(flow, [9])
    #expect(!flowHost.layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    flow.sectionFootersPinToVisibleBounds = true
    #expect(flowHost.layout.shouldInvalidateLayout(forBoundsChange: scrolled))
  }

  @Test("a pinned header follows the offset, and lies above everything (B7)")
  func pinning() throws {
    let section = rows(.absolute(50))
    section.addHeader(30, pinned: true)
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: section), [90])
    host.view.contentOffset = CGPoint(x: 0, y: 100)
    let header = try #require(
      host.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: path))
    #expect(header.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(header.zIndex == 1_000_000_001)
  }

  @Test("contexts name each path once, in order, and nothing before any was named (Q5)")
  func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    context.invalidateItems(at: [3, 1, 3].map { IndexPath(item: $0, section: 0) })
    #expect(context.invalidatedItemIndexPaths == [1, 3].map { IndexPath(item: $0, section: 0) })
    context.invalidateSupplementaryElements(ofKind: "a", at: [path])
    context.invalidateDecorationElements(ofKind: "b", at: [path, path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [path]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [path]])
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutDelegateMetrics && flow.invalidateFlowLayoutAttributes)
    let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      UICollectionViewFlowLayout().invalidationContext(forBoundsChange: bounds)
        is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test(
    "a preferred size is taken over on estimated axes, kept while scrolling, lost with the width")
  func measuring() throws {
    let host = HeadlessView(
      UICollectionViewCompositionalLayout(section: rows(.estimated(44))), [50])
    let original = try #require(host.view.layoutAttributesForItem(at: path))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    #expect(
      !host.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    preferred.size = CGSize(width: 100, height: 66)
    #expect(
      host.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    let context = host.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    #expect(context.invalidatedItemIndexPaths == [path])
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 22))
    host.layout.invalidateLayout(with: context)
    #expect(
      host.view.layoutAttributesForItem(at: path)?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 66))
    #expect(host.view.contentSize.height == 2222)
    host.view.contentOffset.y = 400
    #expect(host.view.contentSize.height == 2222)
    host.view.frame.size.width = 375
    #expect(host.view.contentSize == CGSize(width: 375, height: 50 * 44))
  }

  @Test("what was measured may be given to a solve (E1)")
  func measuredBefore() {
    var sizes = PreferredSizes()
    sizes[ItemPath(section: 0, item: 0)] = PreferredSize(height: 66)
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480))
    let layout = UICollectionViewCompositionalLayout(section: rows(.estimated(44)))
    let solution = layout.frames(in: environment, itemCounts: [2], preferredSizes: sizes)
    #expect(
      solution.frame(forItemAt: IndexPath(item: 1, section: 0))
        == CGRect(x: 0, y: 66, width: 320, height: 44))
  }

  @Test("what lies above the visible bounds grows upwards: the offset moves along (E8)")
  func offsetAdjustment() throws {
    let host = HeadlessView(
      UICollectionViewCompositionalLayout(section: rows(.estimated(44))), [50])
    host.view.contentOffset.y = 500
    let original = try #require(host.view.layoutAttributesForItem(at: path))
    let preferred = UICollectionViewLayoutAttributes(forCellWith: path)
    preferred.size = CGSize(width: 320, height: 60)
    host.layout.invalidateLayout(
      with: host.layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    #expect(host.view.contentOffset.y == 516)
  }

  @Test("a measured header moves its section")
  func measuredHeader() throws {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .fullWidth(.estimated(44)), elementKind: "title", alignment: .top)
    ]
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: section), [1])
    let preferred = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "title", with: path)
    preferred.size = CGSize(width: 320, height: 28)
    let context = host.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: preferred)
    #expect(context.invalidatedSupplementaryIndexPaths == ["title": [path]])
    host.layout.invalidateLayout(with: context)
    #expect(host.view.layoutAttributesForItem(at: path)?.frame.minY == 28)
  }

  @Test("subclasses answer for themselves, with objects of their own class")
  func subclass() throws {
    let host = HeadlessView(GlowingLayout(section: rows(.absolute(50))), [3])
    #expect(host.view.contentSize == CGSize(width: 320, height: 500))
    let shown = try #require(
      host.layout.layoutAttributesForElements(in: host.view.bounds) as? [GlowingAttributes])
    #expect(shown.map(\.glow) == [1, 0, 0])
    let copy = try #require(shown[0].copy() as? GlowingAttributes)
    #expect(copy.glow == 1 && copy.frame == shown[0].frame)
    #expect(host.view.layoutAttributesForItem(at: path)?.alpha == 0.5)
    let start = try #require(host.layout.initialLayoutAttributesForAppearingItem(at: path))
    #expect(start.alpha == 0)
    #expect(start.frame.minY == 40)
  }

  @Test("a flow layout's subclass moves copies of what it was given")
  func leftAligned() {
    let host = HeadlessView(LeftAlignedFlowLayout(spacing: 6), [7])
    #expect(
      host.elements(in: CGRect(x: 0, y: 0, width: 320, height: 50)).prefix(2) == [
        "0.0 cell 0,0 50x50", "0.1 cell 56,0 50x50",
      ])
    #expect(host.layout.shouldInvalidateLayout(forBoundsChange: host.view.bounds))
    let plain = host.layout.frames(in: CGSize(width: 320, height: 480), itemCounts: [7])
    #expect(plain.frame(forItemAt: IndexPath(item: 1, section: 0))?.minX == 67.5)
  }

  @Test("a layout that computes its own frames is asked for them")
  func ownFrames() {
    let host = HeadlessView(CircleLayout(), [4])
    #expect(host.view.contentSize == CGSize(width: 320, height: 480))
    #expect(host.view.layoutAttributesForItem(at: path)?.center == CGPoint(x: 260, y: 240))
    #expect(host.view.indexPathsForVisibleItems.count == 4)
  }

  @Test("without more, elements appear and disappear where they are, transparent (Q6)")
  func appearing() throws {
    let section = rows(.absolute(50))
    section.addHeader(30)
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let host = HeadlessView(layout, [2])
    _ = host.view.contentSize
    let kind = UICollectionView.elementKindSectionHeader
    let found = [
      layout.initialLayoutAttributesForAppearingItem(at: path),
      layout.finalLayoutAttributesForDisappearingItem(at: path),
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path),
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path),
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "card", at: path),
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "card", at: path),
    ]
    #expect(found.compactMap { $0?.alpha } == [0, 0, 0, 0, 0, 0])
    #expect(found.compactMap { $0?.frame.minY } == [30, 30, 0, 0, 0, 0])
    let offset = CGPoint(x: 0, y: 7)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: CGPoint(x: 0, y: 1)) == offset)
  }

  @Test("another layout of the view starts anew")
  func otherLayout() {
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: rows(.absolute(50))), [3])
    let old = host.layout
    #expect(host.view.contentSize.height == 150)
    host.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: rows(.absolute(20))), animated: true)
    #expect(host.view.contentSize.height == 60)
    #expect(old.collectionView == nil)
    #expect(host.layout.collectionView === host.view)
  }
}
