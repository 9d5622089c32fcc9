import RMLayout

/// Where and how one cell is drawn.
struct CellPlace {
  /// The two ways of drawing.
  enum Style {
    /// Filled, with all colours: on the screen.
    case solid
    /// Dashed outlines and grey texts: off the screen.
    case outline
  }

  /// The cell's frame on the sheet.
  var frame: Rect
  /// The area to which boxes are trimmed, because what is outside does not show.
  var area: Rect
  /// Filled or outlined.
  var style: Style
  /// Whether texts start at the right.
  var isRightToLeft: Bool
  /// Whether texts are drawn.
  var showsLabels: Bool
  /// The part of the frame that can be seen; nil where another drawing of the element is labelled.
  var visible: Rect?

  /// Where the index stands, or nil where it has no room.
  var indexCorner: Point? {
    guard let visible, visible.width >= 30, visible.height >= 20 else { return nil }
    return visible.origin
  }

  /// The shade of a text, grey off the screen.
  func ink(_ shade: Shade) -> Shade { style == .solid ? shade : .second }

  /// The weight of a text: thin grey letters are hard to read.
  func weight(_ weight: Label.Weight) -> Label.Weight {
    style == .outline && weight == .light ? .regular : weight
  }

  /// A distance from the side at which reading starts.
  func leading(_ distance: Double, in frame: Rect) -> Double {
    isRightToLeft ? frame.maxX - distance : frame.minX + distance
  }

  /// The anchor of texts that start at the leading side.
  var anchor: Label.Anchor { isRightToLeft ? .end : .start }
}

extension SVGPage.Box {
  /// The place of a cell on the screen.
  func solidPlace(of element: DisplayElement, showsLabels: Bool) -> CellPlace {
    CellPlace(
      frame: element.frame, area: picture.viewport.grown(by: 30), style: .solid,
      isRightToLeft: picture.isRightToLeft, showsLabels: showsLabels,
      visible: element.frame.intersection(picture.viewport))
  }

  /// The place of an element off the screen.
  func outlinePlace(of element: DisplayElement, showsLabels: Bool) -> CellPlace {
    var place = CellPlace(
      frame: element.frame, area: element.place == .tail ? element.frame : picture.drawnArea,
      style: .outline, isRightToLeft: picture.isRightToLeft, showsLabels: showsLabels,
      visible: element.place == .tail ? element.frame : uncovered(element.frame))
    // An element that is partly on the screen has its index there.
    let onScreen = solidPlace(of: element, showsLabels: showsLabels)
    if element.place == .inside, onScreen.indexCorner != nil { place.visible = nil }
    return place
  }

  /// The part of a frame that the device does not hide.
  private func uncovered(_ frame: Rect) -> Rect? {
    let device = picture.screen == nil ? screen : screen.grown(by: SVGPage.rimWidth)
    guard let frame = frame.intersection(picture.drawnArea) else { return nil }
    guard frame.intersects(device) else { return frame }
    if frame.maxY > device.maxY + 8 {
      return Rect(
        x: frame.minX, y: device.maxY, width: frame.width, height: frame.maxY - device.maxY)
    }
    if frame.maxX > device.maxX {
      return Rect(
        x: device.maxX, y: frame.minY, width: frame.maxX - device.maxX, height: frame.height)
    }
    guard frame.minX < device.minX else { return nil }
    return Rect(x: frame.minX, y: frame.minY, width: device.minX - frame.minX, height: frame.height)
  }
}
