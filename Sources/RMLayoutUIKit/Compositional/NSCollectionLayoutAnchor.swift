#if !canImport(UIKit)
internal import RMLayout

/// A point on a rectangle from which a supplementary item is placed (A1).
///
/// ```swift
/// // A badge whose middle lies on the cell's top trailing corner:
/// NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
/// ```
public final class NSCollectionLayoutAnchor: NSObject, NSCopying, Sendable {
  /// The edges that meet at the point; the middle on an axis without one, or with both.
  public let edges: NSDirectionalRectEdge
  /// The distance from there: points, or multiples of the supplementary item's own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// Creates an anchor where edges meet.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at a distance in points from where edges meet.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Creates an anchor at multiples of the supplementary item's own size from where edges meet.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// Whether the offset is in multiples of the supplementary item's own size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  var specification: LayoutAnchor {
    LayoutAnchor(
      edges: RectEdge(edges),
      offset: isAbsoluteOffset ? .absolute(Point(offset)) : .fractional(Point(offset)))
  }

  /// The same object: anchors never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is the same anchor.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.specification == specification
  }

  /// Equal anchors have equal hashes.
  public override var hash: Int { specification.hashValue }
}
#endif
