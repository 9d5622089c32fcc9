#if !canImport(UIKit)
/// A view onto content that is larger than it: an offset and insets.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Which safe-area insets a scroll view adds to its own.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Those along the axis that scrolls.
    case automatic = 0
    /// Those along the axis that scrolls.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// How the keyboard goes away while content scrolls.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It stays.
    case none = 0
    /// As soon as a finger moves.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
  }

  /// How fast a fling slows down: what is left of a velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of a velocity after a millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from what is left of a velocity after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// UIKit's normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The content coordinate at the top left corner of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The size of the content; a collection view has its layout's.
  open var contentSize = CGSize.zero
  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Which safe-area insets are added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How fast a fling slows down; inert here.
  open var decelerationRate = DecelerationRate.normal
  /// How the keyboard goes away; inert here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether scrolling stops at multiples of the bounds; inert here.
  open var isPagingEnabled = false
  /// Whether the user can scroll; inert here.
  open var isScrollEnabled = true
  /// Whether content can be pulled beyond its end; inert here.
  open var bounces = true
  /// Whether content that fits can be pulled up and down; inert here.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways; inert here.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical indicator shows; inert here.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows; inert here.
  open var showsHorizontalScrollIndicator = true

  /// The axis along which safe-area insets are added.
  var scrollsHorizontally: Bool { false }

  /// The content inset with what of the safe area is added to it.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    let isAlways = contentInsetAdjustmentBehavior == .always
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    if isAlways || !scrollsHorizontally {
      inset.top += safeAreaInsets.top
      inset.bottom += safeAreaInsets.bottom
    }
    if isAlways || scrollsHorizontally {
      inset.left += safeAreaInsets.left
      inset.right += safeAreaInsets.right
    }
    return inset
  }

  /// Scrolls to an offset; at once, since nothing moves here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

/// Is told when a scroll view scrolls.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing, where a delegate does not care.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
#endif
