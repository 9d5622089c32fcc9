#if !canImport(UIKit)
internal import RMLayout

/// The space between two items, or at an edge of one, in points (S4, S5).
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
  let specification: LayoutSpacing

  init(_ specification: LayoutSpacing) {
    self.specification = specification
    super.init()
  }

  /// Creates exactly this distance, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// Creates at least this distance; what a line leaves over is shared among flexible places (S6).
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// The distance, or the least distance, in points.
  public var spacing: CGFloat { specification.value }

  /// Whether the space never grows.
  public var isFixed: Bool { !specification.isFlexible }

  /// Whether the space takes a share of what a line leaves over.
  public var isFlexible: Bool { specification.isFlexible }

  /// The same object: spacings never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is the same spacing.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.specification == specification
  }

  /// Equal spacings have equal hashes.
  public override var hash: Int { specification.hashValue }

  /// The spacing in UIKit's words, such as `.fixed(8.0)`.
  public override var description: String { ".\(specification)" }
}

/// Space outside an item or group, per edge; it moves the element and uses up room on its line (S5).
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, Sendable {
  /// Space before the element in reading direction; nil is none.
  public let leading: NSCollectionLayoutSpacing?
  /// Space above the element; nil is none.
  public let top: NSCollectionLayoutSpacing?
  /// Space after the element in reading direction; nil is none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Space below the element; nil is none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing from four spaces, each of which may be left out.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var specification: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.specification ?? .fixed(0), top: top?.specification ?? .fixed(0),
      trailing: trailing?.specification ?? .fixed(0), bottom: bottom?.specification ?? .fixed(0))
  }

  convenience init(_ spacing: LayoutEdgeSpacing) {
    self.init(
      leading: NSCollectionLayoutSpacing(spacing.leading),
      top: NSCollectionLayoutSpacing(spacing.top),
      trailing: NSCollectionLayoutSpacing(spacing.trailing),
      bottom: NSCollectionLayoutSpacing(spacing.bottom))
  }

  /// The same object: edge spacings never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is the same edge spacing.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.specification == specification
  }

  /// Equal edge spacings have equal hashes.
  public override var hash: Int { specification.hashValue }
}
#endif
