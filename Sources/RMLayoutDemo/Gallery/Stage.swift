package import RMLayout
package import RMLayoutRecipes
package import RMLayoutRendering

/// Where a screen is shown: on a device, or in a collection view of a given size on its own.
package struct Stage: Hashable, Sendable {
  /// The device; its idiom and scale also hold where ``size`` takes the place of its screen.
  package var device: Device
  /// The size of a collection view without a screen around it, in points; nil draws the device.
  package var size: Size?
  /// Pixels per point.
  package var scale: Double
  /// The reading direction.
  package var layoutDirection: LayoutDirection

  /// Creates a stage from its parts; without more it is a whole device.
  package init(
    device: Device = .standard, size: Size? = nil, scale: Double? = nil,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.device = device
    self.size = size
    self.scale = scale ?? device.scale
    self.layoutDirection = layoutDirection
  }

  /// What a layout is solved in when the collection view has a frame on the device.
  package func environment(filling frame: Rect) -> LayoutEnvironment {
    LayoutEnvironment(
      size: size ?? frame.size, scale: scale, layoutDirection: layoutDirection,
      idiom: device.idiom)
  }

  /// One line on what is shown: the device and its measures, or those of the collection view.
  var caption: String {
    let shown = size ?? device.screen
    let measures =
      "\(shown.width.decimalText) x \(shown.height.decimalText) at \(scale.decimalText)x"
    return size == nil ? "\(device.name), \(measures)" : measures
  }

  /// The device around a collection view; nil where that stands on its own.
  func screen(
    around frame: Rect, bar: DeviceScreen.NavigationBar, hasTabs: Bool = true
  ) -> DeviceScreen? {
    guard size == nil else { return nil }
    return DeviceScreen(
      size: device.screen, viewportOrigin: frame.origin, statusBarHeight: device.safeTop,
      cutout: device.cutout,
      safeArea: DirectionalEdgeInsets(top: device.safeTop, bottom: device.safeBottom),
      hasHomeIndicator: device.safeBottom > 0, navigationBar: bar,
      tabs: hasTabs ? Self.tabs : [])
  }

  private static let tabs = [
    DeviceScreen.Tab(title: "Characters", symbol: .person),
    DeviceScreen.Tab(title: "Locations", symbol: .globe),
    DeviceScreen.Tab(title: "Episodes", symbol: .television),
    DeviceScreen.Tab(title: "Settings", symbol: .gear),
  ]
}

extension DeviceScreen {
  /// A device whose whole screen shows a collection view, under its status bar.
  package init(whole device: Device) {
    self.init(
      size: device.screen, statusBarHeight: device.safeTop, cutout: device.cutout,
      safeArea: DirectionalEdgeInsets(top: device.safeTop, bottom: device.safeBottom),
      hasHomeIndicator: device.safeBottom > 0)
  }
}

extension Device {
  fileprivate var cutout: DeviceScreen.Cutout {
    guard idiom == .phone else { return .none }
    return safeTop >= 59 ? .island : safeTop >= 44 ? .notch : .none
  }
}

extension LayoutSolution {
  /// The offset nearest to a wished one at which the content fills the collection view.
  package func reachableOffset(nearest wished: Point) -> Point {
    Point(
      x: min(max(0, wished.x), max(0, contentSize.width - environment.size.width)),
      y: min(max(0, wished.y), max(0, contentSize.height - environment.size.height)))
  }
}
