#if !canImport(UIKit)
internal import RMLayout

/// Whether a section scrolls across the layout as a row of its own, and where it rests (O1-O8).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll on its own.
  case none = 0
  /// Rests anywhere (O3).
  case continuous = 1
  /// Rests where a group starts (O4).
  case continuousGroupLeadingBoundary = 2
  /// Rests at multiples of the row's own visible length (O5).
  case paging = 3
  /// Rests where a group starts, one group a fling (O6).
  case groupPaging = 4
  /// Rests with a group in the middle, one group a fling (O7).
  case groupPagingCentered = 5
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  init(_ behavior: OrthogonalScrollingBehavior) {
    self =
      switch behavior {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
  }
}

extension OrthogonalScrollingBehavior {
  init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    self =
      switch behavior {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
  }
}

/// Whether a row can be pulled beyond its range (O10).
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Hashable, Sendable {
  /// As the collection view does.
  case automatic = 0
  /// It bounces.
  case always = 1
  /// Offsets outside the range are impossible.
  case never = 2
}

/// How fast a fling of a row slows down (O10).
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable,
  Hashable, Sendable
{
  /// What is left of a velocity after a millisecond.
  public let rawValue: CGFloat

  /// Creates a rate from what is left of a velocity after a millisecond.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// As the collection view does.
  public static let automatic = Self(rawValue: -1)
  /// UIKit's normal rate.
  public static let normal = Self(rawValue: 0.998)
  /// UIKit's fast rate.
  public static let fast = Self(rawValue: 0.99)
}

/// How the row of a section moves under the finger; no resting frame depends on it (O10).
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// The rate at which flings slow down, by the name that UIKit nests.
  public typealias DecelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRate
  /// The bounce, by the name that UIKit nests.
  public typealias Bounce = UICollectionLayoutSectionOrthogonalScrollingBounce

  /// How fast a fling slows down.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether the row can be pulled beyond its range.
  public var bounce = Bounce.automatic

  /// A copy that later changes leave alone.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  var specification: OrthogonalScrollingProperties {
    let bounce: OrthogonalScrollingProperties.Bounce =
      switch bounce {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
    let rate: OrthogonalScrollingProperties.DecelerationRate =
      switch decelerationRate {
      case .automatic: .automatic
      case .fast: .fast
      default: .normal
      }
    return OrthogonalScrollingProperties(bounce: bounce, decelerationRate: rate)
  }
}
#endif
