import RMLayoutUIKit
import Testing

@MainActor
@Suite("Diffable data sources")
struct SnapshotTests {
  @Test("a controller's sections come from its snapshot")
  func controller() throws {
    let controller = SnapshotController()
    controller.viewDidLoad()
    let view = try #require(controller.collectionView)
    #expect(view.superview === controller.view)
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 1) == 7)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(view.contentSize == CGSize(width: 320, height: 180 + 300))
    view.frame.size.width = 640
    #expect(view.contentSize == CGSize(width: 640, height: 360 + 200))
  }

  @Test("a snapshot keeps the order of sections and items, and finds both ways")
  func snapshot() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      _, _, _ in nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.deleteItems([2])
    source.apply(snapshot)
    #expect(source.snapshot().itemIdentifiers == [1, 3, 4])
    #expect(source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    #expect(snapshot.indexOfItem(4) == 2)
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 1)
    #expect(snapshot.numberOfItems(inSection: "a") == 0)
  }
}
