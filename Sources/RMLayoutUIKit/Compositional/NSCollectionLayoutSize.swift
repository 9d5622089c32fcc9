#if !canImport(UIKit)
internal import RMLayout

/// The width and height of an item, group or supplementary item, as dimensions.
public final class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
  /// The horizontal dimension.
  public let widthDimension: NSCollectionLayoutDimension
  /// The vertical dimension.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  var specification: LayoutSize {
    LayoutSize(width: widthDimension.specification, height: heightDimension.specification)
  }

  convenience init(_ size: LayoutSize) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(size.width),
      heightDimension: NSCollectionLayoutDimension(size.height))
  }

  /// The same object: sizes never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.specification == specification
  }

  /// Equal sizes have equal hashes.
  public override var hash: Int { specification.hashValue }

  /// Both dimensions in UIKit's words (D10).
  public override var description: String {
    "<NSCollectionLayoutSize: width \(widthDimension), height \(heightDimension)>"
  }
}
#endif
