#if !canImport(UIKit)
/// The screen that factories ask for its width: a phone of 393 x 852 points at scale 3.
///
/// ```swift
/// let layout = UIScreen.simulating(bounds: CGRect(x: 0, y: 0, width: 320, height: 568)) {
///   makeLayout()
/// }
/// ```
public final class UIScreen: NSObject, Sendable {
  private struct Simulated: Sendable {
    var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    var scale: CGFloat = 3
  }

  @TaskLocal private static var simulated = Simulated()

  /// The screen of the device.
  public static let main = UIScreen()

  /// Calls a function in which the screen is another one; not in UIKit.
  public static func simulating<Result>(
    bounds: CGRect, scale: CGFloat = 3, _ body: () throws -> Result
  ) rethrows -> Result {
    try $simulated.withValue(Simulated(bounds: bounds, scale: scale), operation: body)
  }

  /// The size in points, from the corner.
  public var bounds: CGRect { Self.simulated.bounds }
  /// Pixels per point.
  public var scale: CGFloat { Self.simulated.scale }
  /// Pixels per point, as they are built.
  public var nativeScale: CGFloat { scale }
  /// The size in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the screen: its scale.
  public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
}

/// The device that factories ask for its kind: a phone, held upright.
public final class UIDevice: NSObject, Sendable {
  @TaskLocal private static var simulated = UIUserInterfaceIdiom.phone

  /// The device.
  public static let current = UIDevice()

  /// Calls a function in which the device is of another kind; not in UIKit.
  public static func simulating<Result>(
    _ idiom: UIUserInterfaceIdiom, _ body: () throws -> Result
  ) rethrows -> Result {
    try $simulated.withValue(idiom, operation: body)
  }

  /// Phone, tablet or else.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { Self.simulated }
  /// How the device is held.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The name of the kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The version of the system whose arithmetic frames follow.
  public var systemVersion: String { "17.0" }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device stands upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
#endif
