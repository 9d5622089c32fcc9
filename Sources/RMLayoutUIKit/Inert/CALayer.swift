#if !canImport(UIKit) && !canImport(QuartzCore)
/// The border, corners and shadow of a view: inert, since nothing is drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// Whether content is cut at the corners.
  open var masksToBounds = false
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity.
  open var opacity: Float = 1
  /// The depth among siblings.
  open var zPosition: CGFloat = 0
}
#endif
