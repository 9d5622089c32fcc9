import RMLayout
import RMLayoutUIKit
import Testing

@MainActor
@Suite("Rows and the handlers of their visible items")
struct RowTests {
  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      subitems: [.fill])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test("a row rests where its behaviour says, and queries follow it (O6, O13)")
  func scrolling() {
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: row(.groupPaging)), [8])
    host.view.scrollRow(ofSection: 0, toOffset: 130)
    #expect(host.view.rowOffset(ofSection: 0) == 108)
    #expect(
      host.elements(in: CGRect(x: 100, y: 0, width: 20, height: 20)) == [
        "0.1 cell 4,0 100x50", "0.2 cell 112,0 100x50",
      ])
    let path = IndexPath(item: 2, section: 0)
    #expect(host.view.layoutAttributesForItem(at: path)?.frame.minX == 220)
    host.view.reloadData()
    #expect(host.view.rowOffset(ofSection: 0) == 0)
  }

  @Test(
    "a handler is given cells unscrolled, the offset and the row's own size; what it sets lasts")
  func handler() throws {
    let section = row(.continuous)
    section.addHeader(20)
    var calls: [(names: [String?], offset: CGPoint, size: CGSize)] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.append(
        (items.map(\.representedElementKind), offset, environment.container.contentSize))
      for item in items where item.representedElementCategory == .cell {
        item.alpha = item.indexPath.item == 1 ? 0.5 : 1
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.center.y += 3
        item.zIndex = 7
      }
    }
    let host = HeadlessView(UICollectionViewCompositionalLayout(section: section), [8])
    host.view.layoutIfNeeded()
    #expect(calls.count == 1)
    #expect(calls[0].names == [nil, nil, nil, UICollectionView.elementKindSectionHeader])
    #expect(calls[0].size == CGSize(width: 310, height: 50))
    #expect(calls[0].offset.x == 0)

    let item = try #require(
      host.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    #expect(item.alpha == 0.5 && item.zIndex == 7)
    #expect(item.frame == CGRect(x: 137, y: 35.5, width: 50, height: 25))
    #expect(item.size == CGSize(width: 100, height: 50))

    host.view.scrollRow(ofSection: 0, toOffset: 123.4)
    #expect(calls.count == 2)
    #expect(calls[1].offset.x == 123.4)
    let moved = try #require(
      host.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    #expect(moved.center.y == 51, "the handler's own change counts on")

    host.layout.invalidateLayout()
    let fresh = host.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(fresh?.alpha == 1 && fresh?.transform.isIdentity == true)
  }

  @Test("handlers are called for the last section first, and for sections that are no rows")
  func order() {
    var called: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = index == 1 ? rows(.absolute(50)) : self.row(.paging)
      section.visibleItemsInvalidationHandler = { items, _, _ in
        called.append(index)
        if index == 1 { #expect(items.count == 2) }
      }
      return section
    }
    let host = HeadlessView(layout, [3, 2, 3])
    host.view.layoutIfNeeded()
    #expect(called == [2, 1, 0])
  }

  @Test("carousels grow in the middle by their handlers")
  func carousel() throws {
    let layout = CarouselTransforms().createCarouselLayout(
      groupWidth: 0.5, groupHeight: 0.5, minScale: 0.8, maxScale: 1)
    let host = HeadlessView(layout, [5])
    host.view.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      host.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // The author forgot the insets of 30: the scale is 1 - 30 / 260 in the middle.
    #expect(abs(frames[0].height - 212.3077) < 0.001)
    #expect(frames[1].height == 192)
    host.view.scrollRow(ofSection: 0, toOffset: 130)
    let middle = host.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(abs((middle?.frame.height ?? 0) - 212.3077) < 0.001)
  }

  @Test("a page is counted by the offset")
  func pages() {
    let pages = Rows()
    let host = HeadlessView(pages.pages(), [4])
    host.view.scrollRow(ofSection: 0, toOffset: 700)
    #expect(pages.page == 2)
  }
}
