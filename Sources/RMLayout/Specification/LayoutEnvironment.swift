/// What a layout is solved in: the collection view's bounds and traits, without its scroll offset.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The kind of device, which chooses the metrics of lists (L1, L2b).
  public enum Idiom: Hashable, Sendable, CaseIterable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A desktop that shows tablet content at 77 %.
    case catalystScaled
  }

  /// The size of the collection view, in points.
  public var size: Size
  /// Pixels per point (X3).
  public var scale: Double
  /// The reading direction (T1).
  public var layoutDirection: LayoutDirection
  /// The adjusted content inset of the scroll view; flow layouts leave room for it (F2).
  public var contentInset: DirectionalEdgeInsets
  /// What bars and the screen's shape cover, in points.
  public var safeArea: DirectionalEdgeInsets
  /// The view's layout margins, in points.
  public var layoutMargins: DirectionalEdgeInsets
  /// The generation of pixel arithmetic (section 0.1b).
  public var profile: PixelProfile
  /// The kind of device.
  public var idiom: Idiom

  /// Creates an environment; without more it is a phone at scale 2 without insets.
  public init(
    size: Size, scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    contentInset: DirectionalEdgeInsets = .zero, safeArea: DirectionalEdgeInsets = .zero,
    layoutMargins: DirectionalEdgeInsets = .zero, profile: PixelProfile = .modern,
    idiom: Idiom = .phone
  ) {
    self.size = size
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.contentInset = contentInset
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.profile = profile
    self.idiom = idiom
  }
}
