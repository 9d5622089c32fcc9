#if !canImport(UIKit)
internal import RMLayout

extension UITraitCollection {
  /// Below this width a container is compact where traits do not say, in points.
  private static let compactWidth: CGFloat = 600
  /// Below this height a container is compact where traits do not say, in points.
  private static let compactHeight: CGFloat = 480

  /// The traits of a solve, all of them said: by given ones, and where they say nothing by the environment.
  static func solving(
    _ given: UITraitCollection?, in environment: LayoutEnvironment
  ) -> UITraitCollection {
    if let given, given.isComplete { return given }
    let size = environment.size
    var traits = UIMutableTraits()
    traits.horizontalSizeClass = size.width < compactWidth ? .compact : .regular
    traits.verticalSizeClass = size.height < compactHeight ? .compact : .regular
    traits.userInterfaceIdiom = UIUserInterfaceIdiom(environment.idiom)
    traits.displayScale = environment.scale
    traits.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.userInterfaceStyle = .light
    traits.preferredContentSizeCategory = .large
    if let given { traits.take(over: given) }
    return UITraitCollection(traits)
  }

  private var isComplete: Bool {
    horizontalSizeClass != .unspecified && verticalSizeClass != .unspecified
      && userInterfaceIdiom != .unspecified && displayScale != 0
      && layoutDirection != .unspecified && userInterfaceStyle != .unspecified
      && preferredContentSizeCategory != .unspecified
  }

  /// The engine's environment for a container with these traits.
  func environment(size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(size), scale: displayScale > 0 ? displayScale : 2,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      idiom: userInterfaceIdiom.metrics)
  }
}

extension UIUserInterfaceIdiom {
  fileprivate init(_ idiom: LayoutEnvironment.Idiom) {
    self =
      switch idiom {
      case .phone: .phone
      case .pad, .catalystScaled: .pad
      }
  }

  /// The device whose list metrics hold: everything that is no phone has the tablet's (L2b).
  fileprivate var metrics: LayoutEnvironment.Idiom {
    switch self {
    case .unspecified, .phone: .phone
    case .pad, .tv, .carPlay, .mac, .vision: .pad
    }
  }
}
#endif
