#if !canImport(UIKit)
/// A view that a collection view shows for an element: inert, for registering and subclassing.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the view is reused.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused; never here.
  open func prepareForReuse() {}

  /// Called with the attributes that the view shows by; never here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view asks for; those that it is given (E1).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// The view of an item: inert, for registering and subclassing.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public let contentView = UIView(frame: .zero)
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item is touched.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the item is chosen.
  open var selectedBackgroundView: UIView?
}

/// The view of a list's row: inert, for registering and subclassing.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep the row lies in an outline.
  open var indentationLevel = 0
  /// How far a level moves the content, in points.
  open var indentationWidth: CGFloat = 10
}
#endif
