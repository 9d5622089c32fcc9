#if !canImport(UIKit)
/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said; a solve chooses by the container's size.
  case unspecified = 0
  /// Little room: the width of a phone held upright, the height of one on its side.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The kind of device, which factories branch on and list metrics follow (L2b).
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said; a solve takes a phone.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Light or dark; no frame depends on it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The reading direction in traits.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said; a solve takes left to right.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right; frames are mirrored (T1).
  case rightToLeft = 1
}

/// The reading direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right; frames are mirrored (T1).
  case rightToLeft = 1
}

/// The text size that the user chose; the engine's list metrics are those of `large`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// UIKit's own name of the category.
  public let rawValue: String

  /// Creates a category from UIKit's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Text a little below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Text a little above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Large text.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text outside the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private static let ascending: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Smaller text first; names that are not UIKit's come before all others.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (ascending.firstIndex(of: left) ?? -1) < (ascending.firstIndex(of: right) ?? -1)
  }
}
#endif
