#if !canImport(UIKit)
internal import RMLayout

/// How long an element is on one axis: fixed, a share of what holds it, or measured later (D1-D9).
///
/// ```swift
/// let half: NSCollectionLayoutDimension = .fractionalWidth(0.5)
/// half.isFractionalWidth  // true
/// half.dimension  // 0.5
/// ```
public final class NSCollectionLayoutDimension: NSObject, NSCopying, Sendable {
  let specification: LayoutDimension

  init(_ specification: LayoutDimension) {
    self.specification = specification
    super.init()
  }

  /// Creates a share of the width of what holds the element; 1 is all of it.
  /// - Precondition: the fraction is finite (D7).
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    check(fractionalWidth, "fractional width")
    return NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// Creates a share of the height of what holds the element; 1 is all of it.
  /// - Precondition: the fraction is finite (D7).
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    check(fractionalHeight, "fractional height")
    return NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// Creates a length in points, which is never rounded (D2).
  /// - Precondition: the length is finite (D7).
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    check(absoluteDimension, "absolute dimension")
    return NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// Creates a placeholder in points until a view has been measured (D8).
  /// - Precondition: the estimate is finite (D7).
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    check(estimatedDimension, "estimated dimension")
    return NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// Creates an estimate that grows to the longest such sibling once measured (D9).
  /// - Precondition: the estimate is finite (D7).
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    check(estimate, "estimate of a uniform dimension")
    return NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimate))
  }

  private static func check(_ value: CGFloat, _ name: StaticString) {
    precondition(
      value.isFinite, "D7: the \(name) is \(value); give it a finite number")
  }

  /// Whether the length is a share of a width.
  public var isFractionalWidth: Bool { specification.fractionAxis?.isHorizontal == true }

  /// Whether the length is a share of a height.
  public var isFractionalHeight: Bool { specification.fractionAxis?.isHorizontal == false }

  /// Whether the length is a number of points.
  public var isAbsolute: Bool { specification.fractionAxis == nil && !isEstimated }

  /// Whether measuring replaces the length; uniform dimensions are estimates too (D9).
  public var isEstimated: Bool { specification.isEstimated }

  /// Whether the length is that of the longest such sibling (D9).
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = specification { true } else { false }
  }

  /// The fraction, length or estimate that the dimension was made with.
  public var dimension: CGFloat { specification.value }

  /// The same object: dimensions never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is the same dimension.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.specification == specification
  }

  /// Equal dimensions have equal hashes.
  public override var hash: Int { specification.hashValue }

  /// The dimension in UIKit's words, such as `.fractionalWidth(0.5)`.
  public override var description: String { ".\(specification)" }
}
#endif
