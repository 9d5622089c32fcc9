#if !canImport(UIKit)
/// A font of the system: no text is set, but factories compute heights from it.
public final class UIFont: NSObject, Sendable {
  /// The height of a line of the system's font, as a multiple of its size.
  private static let lineHeightFactor: CGFloat = 1.193359375

  /// The size, in points.
  public let pointSize: CGFloat

  private init(size: CGFloat) {
    pointSize = size
    super.init()
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * Self.lineHeightFactor }

  /// The height above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.9521484375 }

  /// The depth below the baseline, in points and negative.
  public var descender: CGFloat { -pointSize * 0.2412109375 }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 0.7046 }

  /// Creates the font of a text style at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size)
  }

  /// Creates the font of a text style; traits have no say here.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(size: style.size)
  }

  /// Creates the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// Creates the system's font of a weight, which changes no height.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }

  /// Creates the system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// Creates the same font of another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than text.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for, which chooses its size.
  public enum TextStyle: String, Hashable, Sendable {
    /// The title of a screen, 34 points.
    case largeTitle
    /// A title, 28 points.
    case title1
    /// A title, 22 points.
    case title2
    /// A title, 20 points.
    case title3
    /// A heading, 17 points.
    case headline
    /// A heading of less weight, 15 points.
    case subheadline
    /// Text, 17 points.
    case body
    /// A callout, 16 points.
    case callout
    /// A note, 13 points.
    case footnote
    /// A caption, 12 points.
    case caption1
    /// A small caption, 11 points.
    case caption2

    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}

/// Scales lengths with the text size: here by 1, that of the default.
public final class UIFontMetrics: NSObject, Sendable {
  /// Metrics of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// The length at the user's text size: here the length itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The length at a text size: here the length itself.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value
  }

  /// The font at the user's text size: here the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }
}
#endif
