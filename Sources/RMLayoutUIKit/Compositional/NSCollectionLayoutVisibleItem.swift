#if !canImport(UIKit)
/// An item that shows in a section, as a handler is given it; what it changes lasts until a solve (O9).
///
/// Frames are unscrolled: take the handler's offset off to get what is on screen.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The stacking order; greater is nearer.
  var zIndex: Int { get set }
  /// Whether the item does not show.
  var isHidden: Bool { get set }
  /// The middle, in content coordinates.
  var center: CGPoint { get set }
  /// The extent in the item's own coordinates.
  var bounds: CGRect { get set }
  /// A transform of the plane about the centre.
  var transform: CGAffineTransform { get set }
  /// A transform of space about the centre.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary element; nil for cells.
  var name: String { get }
  /// The item's place, or for other elements their number per kind within the section.
  var indexPath: IndexPath { get }
  /// The place in content coordinates; what a transform makes of it.
  var frame: CGRect { get }
  /// The sort of element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary element; nil for cells.
  var representedElementKind: String? { get }
}

/// A visible item over the attributes that queries return.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  private let solvedCenter: CGPoint
  private var isChanged = false

  init(_ attributes: UICollectionViewLayoutAttributes, solvedCenter: CGPoint) {
    self.attributes = attributes
    self.solvedCenter = solvedCenter
  }

  /// What the handler changed; nil if nothing.
  var changes: VisibleItemChange? {
    guard isChanged else { return nil }
    return VisibleItemChange(
      alpha: alpha, zIndex: zIndex, isHidden: isHidden, transform3D: transform3D,
      size: attributes.size,
      shift: CGPoint(x: center.x - solvedCenter.x, y: center.y - solvedCenter.y))
  }

  var name: String { representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { change { $0.alpha = newValue } }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { change { $0.zIndex = newValue } }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { change { $0.isHidden = newValue } }
  }

  var center: CGPoint {
    get { attributes.center }
    set { change { $0.center = newValue } }
  }

  var bounds: CGRect {
    get { attributes.bounds }
    set { change { $0.bounds = newValue } }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { change { $0.transform = newValue } }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { change { $0.transform3D = newValue } }
  }

  private func change(_ body: (UICollectionViewLayoutAttributes) -> Void) {
    body(attributes)
    isChanged = true
  }
}

/// What a handler made of a visible item, kept until the next solve (O9).
struct VisibleItemChange {
  let alpha: CGFloat
  let zIndex: Int
  let isHidden: Bool
  let transform3D: CATransform3D
  let size: CGSize
  let shift: CGPoint

  @MainActor
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    attributes.alpha = alpha
    attributes.zIndex = zIndex
    attributes.isHidden = isHidden
    attributes.transform3D = transform3D
    attributes.size = size
    attributes.center.x += shift.x
    attributes.center.y += shift.y
  }
}
#endif
