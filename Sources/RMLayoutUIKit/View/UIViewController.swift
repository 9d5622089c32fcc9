#if !canImport(UIKit)
/// What holds a view: inert, so that code in view controllers compiles.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The view; a tall phone's by default.
  open var view: UIView = UIView(frame: UIScreen.main.bounds)
  /// The words in the bar.
  open var title: String?
  /// Size classes, idiom, scale and direction.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// Creates a controller without a file of views.
  public override init() {
    super.init()
  }

  /// Creates a controller; files of views are not read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Nothing can be decoded here, so the controller is as new.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after the view was made; never here.
  open func viewDidLoad() {}

  /// Called before the view shows; never here.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view showed; never here.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes away; never here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view went away; never here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before what is inside is placed; never here.
  open func viewWillLayoutSubviews() {}

  /// Called after what is inside was placed; never here.
  open func viewDidLayoutSubviews() {}

  /// Called before the view gets another size; never here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called after traits changed; never here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Moves things along with a controller's change of size; there is none here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Calls a function beside the change, and another after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// What holds a collection view: inert but for the view itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The collection view.
  public let collectionView: UICollectionView

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Creates a controller of a collection view that shows a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    view = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// Nothing can be decoded here, so the view shows a new flow layout.
  public required init?(coder: NSCoder) {
    collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  /// One section, unless a subclass says more.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items, unless a subclass says more.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// A cell without extent, unless a subclass makes one.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// A view without extent, unless a subclass makes one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  /// Called when an item was tapped; never here.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called after the content offset changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
#endif
