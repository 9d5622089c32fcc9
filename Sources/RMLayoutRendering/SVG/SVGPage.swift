import RMLayout

/// The places of everything on the sheet: one box per scene, side by side, and the legend below.
struct SVGPage {
  /// One scene with all frames on the sheet.
  struct Box {
    /// The scene, moved to its place.
    var picture: ScenePicture
    /// The device's screen, or the viewport where there is none.
    var screen: Rect
    /// Everything that belongs to the scene, without the heading.
    var bounds: Rect
    /// How wide the lines above it may be.
    var headingRoom: Double
    /// How far down the sheet its row of boxes starts.
    var rowStart = 0.0
    /// The id, unlike that of all other scenes.
    var id: String
    /// What ids in the scene start with: nothing where there is no other one.
    var prefix = ""
  }

  static let margin = 48.0
  private static let headingHeight = 92.0
  static let rimWidth = 10.0
  private static let gap = 56.0
  private static let bracketRoom = 22.0
  /// The ids that a document with a single scene has beside those of sections.
  private static let layers =
    [
      "title", "desc", "legend", "viewport", "device", "bars", "edge", "off-screen", "below",
      "layout",
    ] + SVGDetails.named.map(\.name)

  let boxes: [Box]
  /// What is explained at the sheet's foot.
  let legend: Legend
  let size: Size

  init(_ list: DisplayList, details: SVGDetails, columns: Int? = nil) {
    var boxes: [Box] = []
    var names = UniqueNames(besides: Self.layers)
    var (x, right, rowStart, height) = (Self.margin, 0.0, 0.0, 0.0)
    let top = Self.headingTop(list)
    for picture in list.pictures {
      if let columns, !boxes.isEmpty, boxes.count % max(1, columns) == 0 {
        (x, rowStart) = (Self.margin, height)
      }
      var box = Self.box(around: picture)
      box.id = names.unused(picture.id.identifier)
      if list.pictures.count > 1 { box.prefix = box.id + "-" }
      box.rowStart = rowStart
      box.move(by: Point(x: x - box.bounds.minX, y: rowStart + top - box.screen.minY))
      x = box.bounds.maxX + Self.gap
      right = max(right, box.bounds.maxX)
      height = max(height, box.bounds.maxY)
      boxes.append(box)
    }
    let width = max(boxes.isEmpty ? 0 : right + Self.margin, 560)
    for index in boxes.indices {
      let next = index + 1 < boxes.count ? boxes[index + 1] : nil
      let isLast = next?.rowStart != boxes[index].rowStart
      let end = isLast ? width - Self.margin : (next?.headingStart ?? 0) - 20
      boxes[index].headingRoom = end - boxes[index].headingStart
    }
    self.boxes = boxes
    legend = Legend(of: list, details: details, width: width - 2 * Self.margin)
    size = Size(
      width: width.roundedUp, height: (max(height, Self.margin) + legend.height).roundedUp)
  }

  /// Where screens start: below headings of three or four lines.
  private static func headingTop(_ list: DisplayList) -> Double {
    let isTall = list.pictures.contains { $0.offset != .zero || $0.isCapped }
    return margin + headingHeight + (isTall ? 18 : 0) + rimWidth
  }

  private static func box(around picture: ScenePicture) -> Box {
    let screen = picture.screen.map { Rect(origin: .zero, size: $0.size) } ?? picture.viewport
    var content = picture.drawnArea
    for element in picture.elements where element.place == .tail {
      content = content.union(element.frame)
    }
    if let frame = picture.breakFrame { content = content.union(frame) }
    let rows = picture.rows.contains { $0.itemsAfter > 0 || $0.itemsBefore > 0 }
    let side = rows ? 12.0 : 0
    let bounds = screen.grown(by: rimWidth).union(content.grown(by: side))
    var box = Box(picture: picture, screen: screen, bounds: bounds, headingRoom: 0, id: "")
    let left = min(bounds.minX, box.bracketX - bracketRoom)
    box.bounds.size.width += bounds.minX - left
    box.bounds.origin.x = left
    box.bounds.size.height += 12
    let heading = picture.headingLabels.map(\.width).max() ?? 0
    let room = bounds.maxX - box.headingStart
    box.bounds.size.width += max(0, min(heading, 640) + 1 - room)
    return box
  }
}

extension SVGPage.Box {
  /// Where the lines above the scene start.
  var headingStart: Double { screen.minX - (picture.screen == nil ? 0 : SVGPage.rimWidth) }

  /// Where the bracket beside the viewport stands: at the screen, whatever rows stick out of it.
  var bracketX: Double {
    let edge = screen.minX - SVGPage.rimWidth
    return (picture.scrollDirection == .vertical ? edge : min(edge, paperFrame.minX)) - 18
  }

  /// Moves everything to another place of the sheet.
  mutating func move(by delta: Point) {
    screen = screen.offset(by: delta)
    bounds = bounds.offset(by: delta)
    picture.viewport = picture.viewport.offset(by: delta)
    picture.drawnArea = picture.drawnArea.offset(by: delta)
    if let sheet = picture.continuation {
      picture.continuation?.frame = sheet.frame.offset(by: delta)
      picture.continuation?.fold += delta.y
    }
    picture.breakFrame = picture.breakFrame?.offset(by: delta)
    picture.explanation?.move(by: delta)
    for index in picture.rows.indices {
      picture.rows[index].frame = picture.rows[index].frame.offset(by: delta)
    }
    for index in picture.elements.indices {
      picture.elements[index].frame = picture.elements[index].frame.offset(by: delta)
    }
  }
}

extension Double {
  /// The next whole number that is not below.
  var roundedUp: Double {
    guard abs(self) < 1e15 else { return self }
    let whole = Double(Int(self))
    return whole < self ? whole + 1 : whole
  }
}
