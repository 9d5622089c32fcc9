import RMLayout

extension Markup {
  /// Appends the body of a device with its screen, or a plain sheet where there is none.
  mutating func deviceBody(_ box: SVGPage.Box) {
    guard let screen = box.picture.screen else {
      openRect(box.screen, radius: 6)
      paint(fill: .screen, stroke: .hairline, width: 1)
      raw("/>\n")
      return
    }
    let radius = screen.cornerRadius
    let rim = SVGPage.rimWidth
    raw("<g id=\"")
    raw(box.prefix)
    raw("device\">\n")
    rect(box.screen.grown(by: rim), radius: radius + rim, fill: .rim)
    rect(box.screen, radius: radius, fill: .screen)
    raw("</g>\n")
  }

  /// Appends hints of the bars around the viewport.
  mutating func deviceBars(_ box: SVGPage.Box) {
    guard let screen = box.picture.screen else { return }
    raw("<g id=\"")
    raw(box.prefix)
    raw("bars\">\n")
    if screen.statusBarHeight > 0 { statusBar(box.screen, screen) }
    if let bar = screen.navigationBar {
      navigationBar(
        bar, on: box.screen, above: box.picture.viewport, isMirrored: box.picture.isRightToLeft)
    }
    if !screen.tabs.isEmpty { tabBar(box, screen) }
    if screen.hasHomeIndicator {
      let width = min(139, box.screen.width * 0.36)
      rect(
        Rect(x: box.screen.midX - width / 2, y: box.screen.maxY - 13, width: width, height: 5),
        radius: 2.5, fill: .ink)
    }
    raw("</g>\n")
  }

  // MARK: - Status bar

  private mutating func statusBar(_ bounds: Rect, _ screen: DeviceScreen) {
    let isTall = screen.statusBarHeight > 40
    let middle =
      bounds.minY + (isTall ? screen.statusBarHeight / 2 + 2 : screen.statusBarHeight / 2)
    let size = isTall ? 17.0 : 12
    let inset = isTall ? 60.0 : 24
    cutout(screen.cutout, bounds)
    label(
      Label(text: "9:41", size: size, weight: .semibold, anchor: .middle),
      x: bounds.minX + inset, y: middle.baseline(size: size))
    let scale = isTall ? 1.0 : 0.8
    let right = bounds.maxX - (isTall ? 34 : 16)
    battery(right: right, middle: middle, scale: scale)
    for bar in 0..<4 {
      let height = (4 + Double(bar) * 2.6) * scale
      rect(
        Rect(
          x: right - (57 - Double(bar) * 5) * scale, y: middle + 6 * scale - height,
          width: 3.2 * scale, height: height),
        radius: 1, fill: .ink)
    }
  }

  private mutating func battery(right: Double, middle: Double, scale: Double) {
    let frame = Rect(
      x: right - 27 * scale, y: middle - 6.5 * scale, width: 25 * scale, height: 13 * scale)
    openRect(frame, radius: 4 * scale)
    stroke(.second, width: 1)
    raw("/>\n")
    rect(frame.grown(by: -2 * scale), radius: 2.4 * scale, fill: .ink)
    rect(
      Rect(
        x: frame.maxX + 1.2, y: middle - 2.2 * scale, width: 1.6 * scale, height: 4.4 * scale),
      radius: 0.8, fill: .second)
  }

  private mutating func cutout(_ cutout: DeviceScreen.Cutout, _ bounds: Rect) {
    switch cutout {
    case .none: break
    case .island:
      rect(
        Rect(x: bounds.midX - 63, y: bounds.minY + 11, width: 126, height: 37), radius: 18.5,
        fill: .cutout)
    case .notch:
      let half = min(105, bounds.width * 0.27)
      raw("<path d=\"")
      command("M", bounds.midX - half, bounds.minY)
      command("V", bounds.minY + 10)
      command("Q", bounds.midX - half, bounds.minY + 31, bounds.midX - half + 21, bounds.minY + 31)
      command("H", bounds.midX + half - 21)
      command("Q", bounds.midX + half, bounds.minY + 31, bounds.midX + half, bounds.minY + 10)
      command("V", bounds.minY)
      raw("Z\"")
      fill(.rim)
      raw("/>\n")
    }
  }

  // MARK: - Navigation bar

  private mutating func navigationBar(
    _ bar: DeviceScreen.NavigationBar, on bounds: Rect, above viewport: Rect, isMirrored: Bool
  ) {
    let isPad = bounds.width > 600
    let margin = isPad ? 24.0 : 16
    let middle = viewport.minY - (bar.isLarge ? 52 : 0) - (isPad ? 25 : 22)
    let leading = isMirrored ? bounds.maxX - margin : bounds.minX + margin
    let trailing = isMirrored ? bounds.minX + margin : bounds.maxX - margin
    let inward = isMirrored ? -1.0 : 1.0
    var title = Label(text: bar.title, size: 17, weight: .semibold, anchor: .middle)
    if bar.isLarge {
      title = Label(
        text: bar.title, size: 34, weight: .bold, anchor: isMirrored ? .end : .start
      ).shortened(to: bounds.width - 2 * margin)
      label(title, x: leading, y: viewport.minY - 14)
    } else {
      title = title.shortened(to: bounds.width - 210)
      label(title, x: bounds.midX, y: middle.baseline(size: 17))
      line(
        from: Point(x: bounds.minX, y: viewport.minY - 0.25),
        to: Point(x: bounds.maxX, y: viewport.minY - 0.25), .hairline, width: 0.5)
    }
    if let back = bar.backTitle {
      let room = (bounds.width - title.width) / 2 - margin - 14
      let tip = Point(x: leading - 6 * inward, y: middle)
      backButton(back, tip: tip, inward: inward, room: room)
    }
    if let button = bar.button {
      symbol(
        button, centre: Point(x: trailing - 11 * inward, y: middle), size: 23, shade: .accent)
    }
  }

  /// A chevron and the title of the screen before; `inward` is the sign of the reading direction.
  private mutating func backButton(_ title: String, tip: Point, inward: Double, room: Double) {
    raw("<path d=\"")
    command("M", tip.x + 9 * inward, tip.y - 9)
    command("L", tip.x, tip.y)
    command("L", tip.x + 9 * inward, tip.y + 9)
    raw("\"")
    stroke(.accent, width: 2.4)
    raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n")
    let text = Label(text: title, size: 16, shade: .accent, anchor: inward < 0 ? .end : .start)
    label(text.shortened(to: room), x: tip.x + 15 * inward, y: tip.y.baseline(size: 16))
  }

  // MARK: - Tab bar

  private mutating func tabBar(_ box: SVGPage.Box, _ screen: DeviceScreen) {
    let bounds = box.screen
    let top = box.picture.viewport.maxY
    line(
      from: Point(x: bounds.minX, y: top + 0.25), to: Point(x: bounds.maxX, y: top + 0.25),
      .hairline, width: 0.5)
    let room = bounds.maxY - top
    guard room >= 40 else { return }
    let width = min(bounds.width, 520) / Double(screen.tabs.count)
    let start = bounds.midX - width * Double(screen.tabs.count) / 2
    for (index, tab) in screen.tabs.enumerated() {
      let place = box.picture.isRightToLeft ? screen.tabs.count - 1 - index : index
      let x = start + (Double(place) + 0.5) * width
      let shade: Shade = index == screen.selectedTab ? .accent : .second
      symbol(tab.symbol, centre: Point(x: x, y: top + 19), size: 24, shade: shade)
      let text = Label(text: tab.title, size: 10, weight: .medium, shade: shade, anchor: .middle)
      label(text.shortened(to: width - 4), x: x, y: top + 44)
    }
  }
}

extension DeviceScreen {
  /// The radius of the screen's corners, in points.
  var cornerRadius: Double {
    guard min(size.width, size.height) < 600 else { return hasHomeIndicator ? 22 : 8 }
    return cutout == .none ? 8 : 50
  }
}
