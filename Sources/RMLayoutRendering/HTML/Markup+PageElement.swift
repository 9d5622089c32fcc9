import RMLayout

extension Markup {
  /// Appends an element at its frame, seen from a point of the content.
  mutating func element(
    _ element: PageElement, of page: ScenePage, from origin: Point, along axis: Axis
  ) {
    if let travel = element.travel, travel.first != travel.last {
      return pinned(element, travel, of: page, from: origin, along: axis)
    }
    let frame = element.attributes.frame.offset(by: Point(x: -origin.x, y: -origin.y))
    let zIndex = element.travel?.zIndex ?? element.attributes.zIndex
    guard frame.size[axis] > PagePart.blockLength else {
      drawn(element, of: page) { markup in
        markup.place(frame)
        markup.depth(zIndex)
      }
      return
    }
    // A long element is as long as two spacers, which a browser adds up exactly.
    openLane("stretch", frame, along: axis)
    depth(zIndex)
    raw("\">\n")
    drawn(element, of: page) { $0.raw("inset:0") }
    spacers(frame.size[axis], along: axis)
    raw("</div>\n")
  }

  /// Appends an element that keeps in view, in a lane as long as its way.
  private mutating func pinned(
    _ element: PageElement, _ travel: PinnedTravel, of page: ScenePage, from origin: Point,
    along axis: Axis
  ) {
    let frame = travel.first.offset(by: Point(x: -origin.x, y: -origin.y))
    openLane("lane", frame, along: axis)
    raw("\">\n")
    drawn(element, of: page) { markup in
      markup.raw("position:sticky;")
      markup.raw(axis.isHorizontal ? "left:" : "top:")
      markup.raw(travel.distance.decimalText)
      markup.raw("px;")
      markup.length("width", frame.width)
      markup.length("height", frame.height)
      markup.depth(travel.zIndex)
    }
    let way = travel.last.min(along: axis) - travel.first.min(along: axis)
    spacers(way, along: axis)
    raw("</div>\n")
  }

  /// Appends the start of a box that is as long as what stands in it, its style still open.
  private mutating func openLane(_ name: String, _ frame: Rect, along axis: Axis) {
    raw("<div class=\"")
    raw(name)
    raw(axis.isHorizontal ? " across\" style=\"" : " down\" style=\"")
    length("left", frame.minX)
    length("top", frame.minY)
    length(axis.isHorizontal ? "height" : "width", frame.size[axis.cross])
  }

  /// Appends two invisible boxes that are as long as a distance: whole blocks, and the rest.
  mutating func spacers(_ distance: Double, along axis: Axis) {
    let blocks = (distance / PagePart.blockLength).rounded(.down) * PagePart.blockLength
    let property = axis.isHorizontal ? "width" : "height"
    raw("<div class=\"length\">")
    for part in [blocks, distance - blocks] where part > 0 {
      raw("<i style=\"")
      length(property, part)
      raw("\"></i>")
    }
    raw("</div>\n")
  }

  // MARK: - Styles

  /// Appends a frame as a style.
  mutating func place(_ frame: Rect) {
    length("left", frame.minX)
    length("top", frame.minY)
    length("width", frame.width)
    length("height", frame.height)
  }

  /// Appends one length of a style, with as many decimals as frames have; 0 is left out.
  ///
  /// Single precision keeps a number of up to 65,536 to 1/256.
  mutating func length(_ property: String, _ value: Double) {
    guard value != 0 else { return }
    raw(property)
    raw(":")
    raw(min(max(value, -PagePart.longest), PagePart.longest).decimalText)
    raw("px;")
  }

  fileprivate mutating func depth(_ zIndex: Int) {
    guard zIndex != 0 else { return }
    raw("z-index:\(Int32(clamping: zIndex));")
  }

  // MARK: - What an element shows

  /// Appends the element itself, with a style that says where it stands.
  private mutating func drawn(
    _ element: PageElement, of page: ScenePage, style: (inout Markup) -> Void
  ) {
    let content = page.scene.contents(element.attributes).cleaned
    raw("<div class=\"e ")
    raw(content.drawing.className)
    raw(" t-")
    raw(content.tint.name)
    raw("\" id=\"\(page.id)-\(element.id)\" title=\"")
    description(
      of: element.attributes, named: element.attributes.shortName, showing: content)
    raw("\" style=\"")
    style(&self)
    raw("\">")
    show(content)
    if content.drawing.hasIndex { index(element.attributes.shortName) }
    raw("</div>\n")
  }

  private mutating func show(_ content: CellContent) {
    switch content.drawing {
    case .plain, .badge: fittedText(content.title)
    case .background: break
    case .card:
      face(of: content)
      texts([content.title] + content.lines)
    case .photo: face(of: content)
    case .information:
      use("symbol-bell")
      texts(content.lines + [content.title])
    case .episode: texts([content.title] + content.lines)
    case .spinner:
      raw("<span class=\"wheel\"></span>")
      texts([content.title])
    }
  }

  private mutating func face(of content: CellContent) {
    guard let picture = content.picture else {
      return use("face-" + PortraitLook(of: content.title).rawValue)
    }
    raw("<img class=\"drawing\" alt=\"\" src=\"")
    address(of: picture)
    raw("\"/>")
  }

  private mutating func texts(_ texts: [String]) {
    for text in texts {
      raw("<span>")
      escaped(text)
      raw("</span>")
    }
  }

  /// Appends a text with its length, from which the style sheet finds a size that fits.
  private mutating func fittedText(_ text: String) {
    guard !text.isEmpty else { return }
    raw("<span style=\"--n:\(text.count)\">")
    escaped(text)
    raw("</span>")
  }

  private mutating func index(_ name: String) {
    raw("<small>")
    escaped(name)
    raw("</small>")
  }
}

extension CellContent.Drawing {
  /// The class that the style sheet knows it by.
  fileprivate var className: String { "\(self)" }

  /// Whether the place in the layout stands in a corner, since the texts say other things.
  fileprivate var hasIndex: Bool {
    switch self {
    case .card, .photo, .information, .episode: true
    case .plain, .spinner, .background, .badge: false
    }
  }
}
