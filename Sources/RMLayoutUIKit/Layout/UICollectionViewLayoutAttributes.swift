#if !canImport(UIKit)
internal import RMLayout

/// Where one element of a collection view shows, and how: an object that may be changed.
///
/// Made only for what a query returns.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The item's place, or for other elements their number per kind within the section.
  open var indexPath = IndexPath(index: 0)
  /// The sort of element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a decoration or supplementary element; nil for cells.
  open internal(set) var representedElementKind: String?
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The stacking order; greater is nearer (Q3).
  open var zIndex = 0
  /// Whether the element does not show.
  open var isHidden = false
  /// A transform of space about the centre; the frame follows its plane part.
  open var transform3D = CATransform3DIdentity
  /// The place before any transform.
  private var plainFrame = CGRect.zero

  /// Creates attributes of a cell that is nowhere; the initialisers by category say more.
  public required override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header, footer or badge.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a background.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = elementKind
  }

  /// The place in content coordinates, in points; what a transform makes of it.
  open var frame: CGRect {
    get {
      let transform = self.transform
      guard !transform.isIdentity else { return plainFrame }
      let around = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turned = around.applying(transform)
      return CGRect(
        x: turned.minX + center.x, y: turned.minY + center.y, width: turned.width,
        height: turned.height)
    }
    set { plainFrame = newValue }
  }

  /// The middle, about which transforms turn.
  open var center: CGPoint {
    get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
    set {
      plainFrame.origin = CGPoint(
        x: newValue.x - plainFrame.width / 2, y: newValue.y - plainFrame.height / 2)
    }
  }

  /// The size before any transform; changing it keeps the centre.
  open var size: CGSize {
    get { plainFrame.size }
    set {
      let middle = center
      plainFrame.size = newValue
      center = middle
    }
  }

  /// The extent in the element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A transform of the plane about the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy that later changes leave alone; subclasses add what is their own.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = Self()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    copy.plainFrame = plainFrame
    return copy
  }

  /// Takes over what the engine knows of an element; nil keeps the kind.
  func takeOver(_ element: LayoutAttributes, elementKind: String?) {
    indexPath = IndexPath(element.path)
    representedElementKind = elementKind
    representedElementCategory =
      switch element.category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
    zIndex = element.zIndex
    plainFrame = CGRect(element.frame)
  }
}
#endif
