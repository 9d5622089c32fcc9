import RMLayout

extension Markup {
  /// Appends the bars around a device's viewport, which never take clicks from it.
  mutating func bars(of screen: DeviceScreen, around scene: LayoutScene) {
    let viewport = Rect(
      origin: screen.viewportOrigin, size: scene.solution.environment.size)
    let direction = scene.solution.environment.layoutDirection
    raw("<div class=\"bar top\" dir=\"")
    raw(direction == .rightToLeft ? "rtl" : "ltr")
    raw("\" style=\"")
    length("height", viewport.minY)
    length("padding-top", screen.statusBarHeight)
    raw("\">\n")
    if screen.cutout != .none { raw("<span class=\"cutout \(screen.cutout)\"></span>\n") }
    if let bar = screen.navigationBar { navigation(bar) }
    raw("</div>\n")
    tabs(of: screen, below: viewport, direction)
  }

  private mutating func navigation(_ bar: DeviceScreen.NavigationBar) {
    raw("<div class=\"buttons\"><span>")
    if let back = bar.backTitle {
      raw("‹ ")
      escaped(back.cleaned)
    }
    raw("</span>")
    title(bar.isLarge ? "" : bar.title)
    raw("<span>")
    if let button = bar.button { use("symbol-\(button)") }
    raw("</span></div>\n")
    guard bar.isLarge else { return }
    raw("<div class=\"large\">")
    title(bar.title)
    raw("</div>\n")
  }

  private mutating func title(_ text: String) {
    raw("<strong>")
    escaped(text.cleaned)
    raw("</strong>")
  }

  private mutating func tabs(
    of screen: DeviceScreen, below viewport: Rect, _ direction: LayoutDirection
  ) {
    raw("<div class=\"bar bottom\" dir=\"")
    raw(direction == .rightToLeft ? "rtl" : "ltr")
    raw("\" style=\"")
    length("height", max(0, screen.size.height - viewport.maxY))
    raw("\">\n")
    for (number, tab) in screen.tabs.enumerated() {
      raw(number == screen.selectedTab ? "<span class=\"chosen\">" : "<span>")
      use("symbol-\(tab.symbol)")
      escaped(tab.title.cleaned)
      raw("</span>\n")
    }
    raw("</div>\n")
    if screen.hasHomeIndicator { raw("<span class=\"home\"></span>\n") }
  }
}
