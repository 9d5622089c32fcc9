#if !canImport(UIKit)
/// The base of what answers events: there are none here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates an object that answers nothing.
  public override init() {
    super.init()
  }
}

/// A rectangle with traits and insets; nothing is drawn.
///
/// `safeAreaInsets` and `traitCollection` can be set here, since no window gives them.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The place in the superview, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The extent in the view's own coordinates; of scroll views the origin is the content offset.
  open var bounds: CGRect
  /// The middle in the superview's coordinates.
  open var center: CGPoint
  /// A transform of the plane; inert here.
  open var transform = CGAffineTransform.identity
  /// The colour behind the content; inert here.
  open var backgroundColor: UIColor?
  /// The colour of what can be tapped; inert here.
  open var tintColor: UIColor?
  /// The opacity; inert here.
  open var alpha: CGFloat = 1
  /// Whether the view does not show; inert here.
  open var isHidden = false
  /// Whether nothing shows through; inert here.
  open var isOpaque = true
  /// Whether content is cut at the bounds; inert here.
  open var clipsToBounds = false
  /// Whether touches are taken; inert here.
  open var isUserInteractionEnabled = true
  /// How content fills the bounds; inert here.
  open var contentMode = ContentMode.scaleToFill
  /// A number by which views are told apart.
  open var tag = 0
  /// What grows with the superview; inert here.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask makes constraints; inert here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The name by which tests find the view; inert here.
  open var accessibilityIdentifier: String?
  /// The layer with border and shadow; inert here.
  public let layer = CALayer()
  /// The views inside, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The view around this one.
  open private(set) weak var superview: UIView?
  /// What bars and the screen's shape cover, in points.
  open var safeAreaInsets = UIEdgeInsets.zero
  /// The margins of the content, by the reading direction.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Size classes, idiom, scale and direction.
  open var traitCollection = UITraitCollection()
  /// Which way content reads, whatever the traits say.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Creates a view at a place.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Creates a view without extent.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Nothing can be decoded here, so the view is without extent.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
  }

  /// The margins of the content, by sides.
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      let turned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: margins.top, left: turned ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: turned ? margins.leading : margins.trailing)
    }
    set {
      let turned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: turned ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: turned ? newValue.left : newValue.right)
    }
  }

  /// Which way content reads: forced, or by the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Puts a view in front of all others inside.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Says that what is inside must be placed anew; done when it is asked for.
  open func setNeedsLayout() {}

  /// Places what is inside now.
  open func layoutIfNeeded() { layoutSubviews() }

  /// Places what is inside; subclasses do more.
  open func layoutSubviews() {}
}

extension UIView {
  /// How content fills the bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to both sides.
    case scaleToFill = 0
    /// As large as wholly fits.
    case scaleAspectFit = 1
    /// As small as fills everything.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// At its own size in the middle.
    case center = 4
  }

  /// What grows with the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// Which way the content of a view reads.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the traits say.
  case unspecified = 0
  /// Controls of playback: left to right.
  case playback = 1
  /// Controls of space: left to right.
  case spatial = 2
  /// Left to right, whatever the traits say.
  case forceLeftToRight = 3
  /// Right to left, whatever the traits say.
  case forceRightToLeft = 4
}
#endif
