#if !canImport(UIKit)
/// A colour: inert, since nothing is drawn; it keeps its components.
public final class UIColor: NSObject, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat

  fileprivate init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha)
  }

  /// Creates a shade of gray with an opacity, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(white, white, white, alpha)
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(component(5), component(3), component(1), alpha)
  }

  /// Creates the colour of a name in an asset catalog: there is none here, so it is gray.
  public convenience init?(named name: String) {
    self.init(0.5, 0.5, 0.5, 1)
  }

  /// Creates a colour by traits: of those that are current.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection.current)
    self.init(color.red, color.green, color.blue, color.alpha)
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red, green, blue, alpha)
  }

  /// The colour that holds for traits: this one.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The colour for layers.
  public var cgColor: CGColor {
    #if canImport(CoreGraphics)
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
    #else
    CGColor(components: [red, green, blue, alpha])
    #endif
  }

  /// Whether an object is a colour of the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// Equal colours have equal hashes.
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}

#if !canImport(CoreGraphics)
/// A colour for layers: inert, since nothing is drawn.
public final class CGColor: Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  public let components: [CGFloat]?

  /// Creates a colour from red, green, blue and opacity.
  public init(components: [CGFloat]) {
    self.components = components
  }
}
#endif

extension UIColor {
  /// UIKit's `clear` in light style.
  public static let clear = UIColor(0, 0, 0, 0)
  /// UIKit's `black` in light style.
  public static let black = UIColor(0, 0, 0, 1)
  /// UIKit's `white` in light style.
  public static let white = UIColor(1, 1, 1, 1)
  /// UIKit's `gray` in light style.
  public static let gray = UIColor(0.5, 0.5, 0.5, 1)
  /// UIKit's `lightGray` in light style.
  public static let lightGray = UIColor(0.6667, 0.6667, 0.6667, 1)
  /// UIKit's `darkGray` in light style.
  public static let darkGray = UIColor(0.3333, 0.3333, 0.3333, 1)
  /// UIKit's `red` in light style.
  public static let red = UIColor(1, 0, 0, 1)
  /// UIKit's `green` in light style.
  public static let green = UIColor(0, 1, 0, 1)
  /// UIKit's `blue` in light style.
  public static let blue = UIColor(0, 0, 1, 1)
  /// UIKit's `cyan` in light style.
  public static let cyan = UIColor(0, 1, 1, 1)
  /// UIKit's `yellow` in light style.
  public static let yellow = UIColor(1, 1, 0, 1)
  /// UIKit's `magenta` in light style.
  public static let magenta = UIColor(1, 0, 1, 1)
  /// UIKit's `orange` in light style.
  public static let orange = UIColor(1, 0.5, 0, 1)
  /// UIKit's `purple` in light style.
  public static let purple = UIColor(0.5, 0, 0.5, 1)
  /// UIKit's `brown` in light style.
  public static let brown = UIColor(0.6, 0.4, 0.2, 1)
  /// UIKit's `systemRed` in light style.
  public static let systemRed = UIColor(1, 0.2314, 0.1882, 1)
  /// UIKit's `systemGreen` in light style.
  public static let systemGreen = UIColor(0.2039, 0.7804, 0.349, 1)
  /// UIKit's `systemBlue` in light style.
  public static let systemBlue = UIColor(0, 0.4784, 1, 1)
  /// UIKit's `systemOrange` in light style.
  public static let systemOrange = UIColor(1, 0.5843, 0, 1)
  /// UIKit's `systemYellow` in light style.
  public static let systemYellow = UIColor(1, 0.8, 0, 1)
  /// UIKit's `systemPink` in light style.
  public static let systemPink = UIColor(1, 0.1765, 0.3333, 1)
  /// UIKit's `systemPurple` in light style.
  public static let systemPurple = UIColor(0.6863, 0.3216, 0.8706, 1)
  /// UIKit's `systemTeal` in light style.
  public static let systemTeal = UIColor(0.1882, 0.6902, 0.7804, 1)
  /// UIKit's `systemIndigo` in light style.
  public static let systemIndigo = UIColor(0.3451, 0.3373, 0.8392, 1)
  /// UIKit's `systemBrown` in light style.
  public static let systemBrown = UIColor(0.6353, 0.5176, 0.3686, 1)
  /// UIKit's `systemMint` in light style.
  public static let systemMint = UIColor(0, 0.7804, 0.7451, 1)
  /// UIKit's `systemCyan` in light style.
  public static let systemCyan = UIColor(0.1961, 0.6784, 0.902, 1)
  /// UIKit's `systemGray` in light style.
  public static let systemGray = UIColor(0.5569, 0.5569, 0.5765, 1)
  /// UIKit's `systemGray2` in light style.
  public static let systemGray2 = UIColor(0.6824, 0.6824, 0.698, 1)
  /// UIKit's `systemGray3` in light style.
  public static let systemGray3 = UIColor(0.7804, 0.7804, 0.8, 1)
  /// UIKit's `systemGray4` in light style.
  public static let systemGray4 = UIColor(0.8196, 0.8196, 0.8392, 1)
  /// UIKit's `systemGray5` in light style.
  public static let systemGray5 = UIColor(0.898, 0.898, 0.9176, 1)
  /// UIKit's `systemGray6` in light style.
  public static let systemGray6 = UIColor(0.949, 0.949, 0.9686, 1)
  /// UIKit's `label` in light style.
  public static let label = UIColor(0, 0, 0, 1)
  /// UIKit's `secondaryLabel` in light style.
  public static let secondaryLabel = UIColor(0.2353, 0.2353, 0.2627, 0.6)
  /// UIKit's `tertiaryLabel` in light style.
  public static let tertiaryLabel = UIColor(0.2353, 0.2353, 0.2627, 0.3)
  /// UIKit's `quaternaryLabel` in light style.
  public static let quaternaryLabel = UIColor(0.2353, 0.2353, 0.2627, 0.18)
  /// UIKit's `placeholderText` in light style.
  public static let placeholderText = UIColor(0.2353, 0.2353, 0.2627, 0.3)
  /// UIKit's `link` in light style.
  public static let link = UIColor(0, 0.4784, 1, 1)
  /// UIKit's `separator` in light style.
  public static let separator = UIColor(0.2353, 0.2353, 0.2627, 0.29)
  /// UIKit's `opaqueSeparator` in light style.
  public static let opaqueSeparator = UIColor(0.7765, 0.7765, 0.7843, 1)
  /// UIKit's `tintColor` in light style.
  // swift-format-ignore: DontRepeatTypeInStaticProperties, AllPublicDeclarationsHaveDocumentation
  public static let tintColor = UIColor(0, 0.4784, 1, 1)
  /// UIKit's `systemFill` in light style.
  public static let systemFill = UIColor(0.4706, 0.4706, 0.502, 0.2)
  /// UIKit's `secondarySystemFill` in light style.
  public static let secondarySystemFill = UIColor(0.4706, 0.4706, 0.502, 0.16)
  /// UIKit's `tertiarySystemFill` in light style.
  public static let tertiarySystemFill = UIColor(0.4627, 0.4627, 0.502, 0.12)
  /// UIKit's `quaternarySystemFill` in light style.
  public static let quaternarySystemFill = UIColor(0.4549, 0.4549, 0.502, 0.08)
  /// UIKit's `systemBackground` in light style.
  public static let systemBackground = UIColor(1, 1, 1, 1)
  /// UIKit's `secondarySystemBackground` in light style.
  public static let secondarySystemBackground = UIColor(0.949, 0.949, 0.9686, 1)
  /// UIKit's `tertiarySystemBackground` in light style.
  public static let tertiarySystemBackground = UIColor(1, 1, 1, 1)
  /// UIKit's `systemGroupedBackground` in light style.
  public static let systemGroupedBackground = UIColor(0.949, 0.949, 0.9686, 1)
  /// UIKit's `secondarySystemGroupedBackground` in light style.
  public static let secondarySystemGroupedBackground = UIColor(1, 1, 1, 1)
  /// UIKit's `tertiarySystemGroupedBackground` in light style.
  public static let tertiarySystemGroupedBackground = UIColor(0.949, 0.949, 0.9686, 1)
  /// UIKit's `darkText` in light style.
  public static let darkText = UIColor(0, 0, 0, 1)
  /// UIKit's `lightText` in light style.
  public static let lightText = UIColor(1, 1, 1, 0.6)
}
#endif
