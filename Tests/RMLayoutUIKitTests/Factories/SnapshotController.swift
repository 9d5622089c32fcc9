import RMLayoutUIKit

/// A view controller whose sections come from a snapshot, as in Apple's samples.
final class SnapshotController: UIViewController {
  enum Section: Hashable {
    case banner(title: String)
    case grid(columns: Int)
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, UUID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, UUID>

  private(set) var collectionView: UICollectionView?
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Snapshot"
    configureHierarchy()
    configureDataSource()
  }

  private func configureHierarchy() {
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.showsVerticalScrollIndicator = false
    collectionView.delegate = self
    view.addSubview(collectionView)
    self.collectionView = collectionView
  }

  private func createLayout() -> UICollectionViewLayout {
    let provider = {
      [weak self] (sectionIndex: Int, environment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let self,
        let section = self.dataSource?.snapshot().sectionIdentifiers[sectionIndex]
      else { return nil }
      switch section {
      case .banner: return .banner
      case .grid(let columns):
        return .grid(
          columns: environment.traitCollection.horizontalSizeClass == .compact
            ? columns : columns * 2, height: 100)
      }
    }
    return UICollectionViewCompositionalLayout(sectionProvider: provider)
  }

  private func configureDataSource() {
    guard let collectionView else { return }
    dataSource = DataSource(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    dataSource?.supplementaryViewProvider = { view, kind, indexPath in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    var snapshot = Snapshot()
    snapshot.appendSections([.banner(title: "New"), .grid(columns: 3)])
    snapshot.appendItems([UUID()], toSection: .banner(title: "New"))
    snapshot.appendItems((0..<7).map { _ in UUID() })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

extension SnapshotController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    title = dataSource?.itemIdentifier(for: indexPath)?.uuidString
  }
}
