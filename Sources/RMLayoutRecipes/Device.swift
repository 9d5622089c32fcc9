public import RMLayout

/// A phone or tablet held upright, and the part of its screen that a list fills.
///
/// The measures are those that the makers publish; the bars are as high as measured on screenshots.
/// ```swift
/// Device.named("iPhone 14 Pro")?.screen  // 393 x 852
/// ```
public struct Device: Hashable, Sendable {
  /// The name in the shops, such as `iPhone 14 Pro`.
  public let name: String
  /// The screen, in points.
  public let screen: Size
  /// Pixels per point.
  public let scale: Double
  /// What the screen's shape and the status bar cover at the top, in points.
  public let safeTop: Double
  /// What the home indicator covers at the bottom, in points.
  public let safeBottom: Double

  /// Phones have two columns, tablets four.
  public var idiom: LayoutEnvironment.Idiom { screen.width < 700 ? .phone : .pad }

  /// The place of a list under a large title and above the tab bar, in screen coordinates.
  public var listFrame: Rect { frame(below: statusBar + navigationBar + 52) }

  /// The place of a screen pushed onto the list, under a plain title, in screen coordinates.
  public var pushedFrame: Rect { frame(below: statusBar + navigationBar) }

  /// The place of a screen without a tab bar, from its plain title down to the screen's edge.
  public var plainFrame: Rect {
    let top = statusBar + navigationBar
    return Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
  }

  /// What layouts are solved in when they fill the whole screen, under its bars.
  public func environment(layoutDirection: LayoutDirection = .leftToRight) -> LayoutEnvironment {
    LayoutEnvironment(
      size: screen, scale: scale, layoutDirection: layoutDirection,
      safeArea: DirectionalEdgeInsets(top: safeTop, bottom: safeBottom), idiom: idiom)
  }

  private func frame(below top: Double) -> Rect {
    Rect(x: 0, y: top, width: screen.width, height: screen.height - top - tabBar)
  }

  // Behind a camera island the bar ends 5 1/3 points above the safe area (seen on iPhone 14 Pro).
  private var statusBar: Double { safeTop == 59 ? 161.0 / 3 : safeTop }

  private var navigationBar: Double { idiom == .phone ? 44 : 50 }

  // A tablet with a home indicator has a tab bar of 65 in all, not of 49 + 20.
  private var tabBar: Double { idiom == .pad && safeBottom > 0 ? 65 : 49 + safeBottom }
}

extension Device {
  /// The device that is drawn unless another is named.
  public static let standard = Device(
    name: "iPhone 14 Pro", screen: Size(width: 393, height: 852), scale: 3, safeTop: 59,
    safeBottom: 34)

  /// The tablet that stands for sizes beyond any phone.
  public static let largest = Device(
    name: "iPad Pro 12.9", screen: Size(width: 1024, height: 1366), scale: 2, safeTop: 24,
    safeBottom: 20)

  /// Every known device, phones first, each from small to large.
  public static let all: [Device] =
    family(["iPhone SE 2", "iPhone SE 3"], 375, 667, scale: 2, safe: 20, 0)
    + family(["iPhone XR", "iPhone 11"], 414, 896, scale: 2, safe: 48, 34)
    + family(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, safe: 44, 34)
    + family(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, safe: 50, 34)
    + family(["iPhone 12", "iPhone 13", "iPhone 14"], 390, 844, scale: 3, safe: 47, 34)
    + family(["iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, scale: 3, safe: 47, 34)
    + [standard]
    + family(["iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, scale: 3, safe: 59, 34)
    + family(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932,
      scale: 3, safe: 59, 34)
    + family(["iPhone 16 Pro"], 402, 874, scale: 3, safe: 62, 34)
    + family(["iPhone 16 Pro Max"], 440, 956, scale: 3, safe: 62, 34)
    + family(["iPad 10.2"], 810, 1080, scale: 2, safe: 20, 0)
    + family(["iPad mini 6"], 744, 1133, scale: 2, safe: 24, 20)
    + family(["iPad Pro 11"], 834, 1194, scale: 2, safe: 24, 20)
    + [largest]

  /// The device with exactly this name, nil where there is none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  private static func family(
    _ names: [String], _ width: Double, _ height: Double, scale: Double, safe top: Double,
    _ bottom: Double
  ) -> [Device] {
    names.map { name in
      Device(
        name: name, screen: Size(width: width, height: height), scale: scale, safeTop: top,
        safeBottom: bottom)
    }
  }
}
