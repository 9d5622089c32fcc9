public import RMLayout

/// A phone's or tablet's screen around a viewport: its size and the bars that are hinted at.
public struct DeviceScreen: Hashable, Sendable {
  /// What the display leaves out at its top.
  public enum Cutout: Hashable, Sendable, CaseIterable {
    /// Nothing: a home button or a tablet.
    case none
    /// The notch of the X to the 14.
    case notch
    /// The pill of the 14 Pro and later.
    case island
  }

  /// The title area above the viewport.
  public struct NavigationBar: Hashable, Sendable {
    /// The screen's title.
    public var title: String
    /// Whether the title stands large on a line of its own.
    public var isLarge: Bool
    /// The title of the screen that the back button leads to; nil draws no button.
    public var backTitle: String?
    /// The symbol of the button at the trailing end.
    public var button: Symbol?

    /// Creates a bar; without more it has a small title and no buttons.
    public init(
      title: String, isLarge: Bool = false, backTitle: String? = nil, button: Symbol? = nil
    ) {
      self.title = title
      self.isLarge = isLarge
      self.backTitle = backTitle
      self.button = button
    }
  }

  /// One tab of the bar below the viewport.
  public struct Tab: Hashable, Sendable {
    /// The word under the symbol.
    public var title: String
    /// The symbol.
    public var symbol: Symbol

    /// Creates a tab.
    public init(title: String, symbol: Symbol) {
      self.title = title
      self.symbol = symbol
    }
  }

  /// The size of the whole screen, in points.
  public var size: Size
  /// Where the viewport's top left corner lies on the screen, in points.
  public var viewportOrigin: Point
  /// The height of the status bar, in points; 0 draws none.
  public var statusBarHeight: Double
  /// What the display leaves out.
  public var cutout: Cutout
  /// What status bar, cutout and home indicator cover, in points.
  public var safeArea: DirectionalEdgeInsets
  /// Whether the bar of the home gesture is drawn at the bottom.
  public var hasHomeIndicator: Bool
  /// The title area.
  public var navigationBar: NavigationBar?
  /// The tabs; none draws no tab bar.
  public var tabs: [Tab]
  /// The number of the chosen tab.
  public var selectedTab: Int

  /// Creates a screen; without more nothing but the viewport is on it.
  public init(
    size: Size, viewportOrigin: Point = .zero, statusBarHeight: Double = 0,
    cutout: Cutout = .none, safeArea: DirectionalEdgeInsets = .zero,
    hasHomeIndicator: Bool = false, navigationBar: NavigationBar? = nil,
    tabs: [Tab] = [], selectedTab: Int = 0
  ) {
    self.size = size
    self.viewportOrigin = viewportOrigin
    self.statusBarHeight = statusBarHeight
    self.cutout = cutout
    self.safeArea = safeArea
    self.hasHomeIndicator = hasHomeIndicator
    self.navigationBar = navigationBar
    self.tabs = tabs
    self.selectedTab = selectedTab
  }
}
