#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UICollectionViewLayout {
  /// Where everything of the layout lies in a container: recorded from a collection view off the screen.
  ///
  /// The same call as where UIKit is missing, so that one test runs on both; there it returns the engine's solution,
  /// here what UIKit itself shows. Both answer `contentSize` and `frame(forItemAt:)`.
  /// - Parameters:
  ///   - size: the bounds of the collection view, in points.
  ///   - itemCounts: the number of items of each section.
  ///   - traits: what the view's traits are overridden with.
  /// - Returns: the content size and the frames of all elements, with empty cells.
  public func frames(
    in size: CGSize, itemCounts: [Int], traits: UITraitCollection = UITraitCollection()
  ) -> CollectionViewRecording {
    let host = OffScreenHost(layout: self, size: size, itemCounts: itemCounts, traits: traits)
    defer { host.tearDown() }
    return CollectionViewRecorder.record(host.view)
  }
}

/// A window with a collection view of empty cells.
@MainActor
private final class OffScreenHost: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let itemCounts: [Int]
  private let window: UIWindow

  init(
    layout: UICollectionViewLayout, size: CGSize, itemCounts: [Int], traits: UITraitCollection
  ) {
    let frame = CGRect(origin: .zero, size: size)
    self.itemCounts = itemCounts
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.directionalLayoutMargins = .zero
    view.insetsLayoutMarginsFromSafeArea = false
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cellName)
    view.dataSource = self
    let inner = UIViewController()
    inner.view.frame = frame
    inner.view.addSubview(view)
    let outer = UIViewController()
    outer.view.frame = frame
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    outer.setOverrideTraitCollection(traits, forChild: inner)
    inner.didMove(toParent: outer)
    window.rootViewController = outer
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private static let cellName = "cell"

  /// Takes the window away, so that it does not outlive the recording.
  func tearDown() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCounts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellName, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.cellName)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.cellName, for: indexPath)
  }
}
#endif
