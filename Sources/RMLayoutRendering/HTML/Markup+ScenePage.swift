import RMLayout

extension Markup {
  /// Appends a scene's heading, its device and the view, up to the blocks of its content.
  mutating func openScene(_ page: ScenePage) {
    let scene = page.scene
    raw("<section class=\"scene\" aria-labelledby=\"\(page.id)-title\">\n")
    raw("<h2 id=\"\(page.id)-title\">")
    escaped(scene.title.cleaned)
    raw("</h2>\n<p>")
    escaped(scene.caption.cleaned)
    raw("</p>\n")
    let viewport = scene.solution.environment.size
    raw("<div class=\"")
    raw(scene.screen == nil ? "sheet" : "device")
    raw("\" style=\"")
    let size = scene.screen?.size ?? viewport
    length("width", size.width)
    length("height", size.height)
    if let radius = scene.screen?.cornerRadius { length("border-radius", radius) }
    raw("\">\n")
    openView(page, at: Rect(origin: scene.screen?.viewportOrigin ?? .zero, size: viewport))
  }

  private mutating func openView(_ page: ScenePage, at frame: Rect) {
    let title = page.scene.title.cleaned
    let axis = page.axis.isHorizontal ? "across" : "down"
    raw("<div class=\"view \(axis)\" id=\"\(page.id)\" role=\"region\" tabindex=\"0\"")
    raw(" aria-label=\"")
    escaped(title.isEmpty ? "Layout" : title)
    raw(page.isRightToLeft ? "\" dir=\"rtl\"" : "\" dir=\"ltr\"")
    for axis in [Axis.horizontal, .vertical] where page.scrolled(along: axis) > 0 {
      raw(axis.isHorizontal ? " data-x=\"" : " data-y=\"")
      raw(page.scrolled(along: axis).decimalText)
      raw("\"")
    }
    growthRule(page)
    raw(" style=\"")
    place(frame)
    raw("\">\n<div class=\"content \(axis)\" style=\"")
    let cross = page.axis.cross
    contentInsets(page)
    let insets = page.insetBefore(along: cross) + page.insetAfter(along: cross)
    length(
      cross.isHorizontal ? "width" : "height", page.scene.solution.contentSize[cross] + insets)
    raw("\">\n")
    spacers(page.first.extent.upperBound - page.first.extent.lowerBound, along: page.axis)
    raw("<div class=\"origin\" id=\"\(page.id)-content\" style=\"")
    length("left", page.insetBefore(along: .horizontal))
    length("top", page.insetBefore(along: .vertical))
    raw("\">\n")
  }

  private mutating func contentInsets(_ page: ScenePage) {
    length("padding-left", page.insetBefore(along: .horizontal))
    length("padding-right", page.insetAfter(along: .horizontal))
    length("padding-top", page.insetBefore(along: .vertical))
    length("padding-bottom", page.insetAfter(along: .vertical))
  }

  /// Appends what the script has to know to let further pages arrive.
  private mutating func growthRule(_ page: ScenePage) {
    guard page.scene.laterPages(1) != nil else { return }
    raw(" data-threshold=\"")
    raw(InfiniteScrollTrigger().threshold.decimalText)
    raw("\" data-items=\"\(page.first.itemCount)\"")
  }

  /// Appends one block with all that starts in it.
  mutating func block(_ block: PagePart.Block, of page: ScenePage, _ part: PagePart) {
    let axis = page.axis
    let start = Double(block.index) * PagePart.blockLength
    raw("<div class=\"origin\" id=\"\(page.id)-b\(block.index)\" style=\"")
    length(axis.isHorizontal ? "left" : "top", start - part.extent.lowerBound)
    raw("\">\n")
    let origin = Point(along: axis, start, across: 0)
    for entry in block.entries {
      switch entry {
      case .element(let element):
        self.element(element, of: page, from: origin, along: axis)
      case .row(let row):
        self.row(row, of: page, from: origin)
      }
    }
    raw("</div>\n")
  }

  /// Appends what arrives with one further page; browsers leave it alone until the script asks.
  mutating func template(_ growth: PageGrowth, of page: ScenePage) {
    raw("<template class=\"\(page.id)-later\" data-items=\"\(growth.part.itemCount)\"")
    if !growth.gone.isEmpty {
      raw(" data-gone=\"")
      raw(growth.gone.map { "\(page.id)-\($0)" }.joined(separator: " "))
      raw("\"")
    }
    raw(">\n")
    let extent = growth.part.extent
    spacers(extent.upperBound - extent.lowerBound, along: page.axis)
    for block in growth.blocks { self.block(block, of: page, growth.part) }
    raw("</template>\n")
  }

  /// Appends the end of the view and the bars of the device.
  mutating func closeView(_ page: ScenePage) {
    raw("</div>\n</div>\n</div>\n")
    if let screen = page.scene.screen { bars(of: screen, around: page.scene) }
    raw("</div>\n")
  }

  /// Appends the notes below a scene.
  mutating func closeScene(_ page: ScenePage, last: PagePart) {
    let size = page.scene.solution.contentSize
    raw("<p class=\"note\">")
    escaped("Content \(size.text) points, \(page.scene.solution.sectionCount.counted("section")), ")
    raw("<span role=\"status\" id=\"\(page.id)-status\">")
    let (count, most) = (page.first.itemCount, last.itemCount)
    raw(count == most ? count.counted("item") : "\(count) of \(most) items")
    raw("</span>.</p>\n")
    for note in page.first.notes {
      raw("<p class=\"note\">")
      escaped(note)
      raw("</p>\n")
    }
    raw("</section>\n")
  }
}
