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
  /// The part in whose middle a label stands; nil where another drawing of the element has it.
  var labelled: Rect?
  /// The part that is on the screen.
  var onScreen: Rect?
  /// The part that shows off the screen.
  var offScreen: Rect?

  /// The shade of a text, grey off the screen.
  func ink(_ shade: Shade) -> Shade { style == .solid ? shade : .second }

  /// The weight of a text: thin grey letters are hard to read, but a text has one weight, also
  /// where the screen's edge divides it.
  func weight(_ weight: Label.Weight) -> Label.Weight {
    style == .outline && onScreen == nil && weight == .light ? .regular : weight
  }

  /// A distance from the side at which reading starts.
  func leading(_ distance: Double, in frame: Rect) -> Double {
    isRightToLeft ? frame.maxX - distance : frame.minX + distance
  }

  /// The anchor of texts that start at the leading side.
  var anchor: Label.Anchor { isRightToLeft ? .end : .start }

  /// Where the index stands, clear of texts; nil if it has no room or stands in the other drawing.
  ///
  /// That is a corner of the cell, or of the part that shows, or the other end of a text's line.
  func indexSpot(of size: Size, atEnd: Bool, avoiding texts: [Rect]) -> Rect? {
    let corner = Rect(
      x: side(atEnd, in: frame, width: size.width), y: frame.minY + 6, width: size.width,
      height: size.height)
    let isFree = !texts.contains { $0.intersects(corner) }
    if isFree, onScreen?.contains(corner) == true { return style == .solid ? corner : nil }
    if isFree, offScreen?.contains(corner) == true { return style == .outline ? corner : nil }
    for (part, itsStyle) in [(onScreen, Style.solid), (offScreen, .outline)] {
      guard let part else { continue }
      let tops = [part.minY + 5] + texts.map { $0.midY - size.height / 2 }
      for top in tops {
        for isEnd in [atEnd, !atEnd] {
          let spot = Rect(
            x: side(isEnd, in: part, width: size.width), y: top, width: size.width,
            height: size.height)
          guard part.contains(spot), !texts.contains(where: { $0.intersects(spot) }) else {
            continue
          }
          return itsStyle == style ? spot : nil
        }
      }
    }
    return nil
  }

  private func side(_ isEnd: Bool, in part: Rect, width: Double) -> Double {
    isEnd != isRightToLeft ? part.maxX - width - 6 : part.minX + 6
  }
}

extension SVGPage.Box {
  /// The place of a cell on the screen.
  func solidPlace(of element: DisplayElement, showsLabels: Bool) -> CellPlace {
    var place = CellPlace(
      frame: element.frame, area: picture.viewport.grown(by: 30), style: .solid,
      isRightToLeft: picture.isRightToLeft, showsLabels: showsLabels,
      onScreen: element.frame.intersection(picture.viewport),
      offScreen: sticksOut(element) ? uncovered(element.frame) : nil)
    place.labelled = isLabelledOnScreen(place) ? place.onScreen : nil
    return place
  }

  /// Whether of an element's two parts the one on the screen has the label: without a device the
  /// larger one, else that on the screen if there is room.
  private func isLabelledOnScreen(_ place: CellPlace) -> Bool {
    guard let shown = place.onScreen else { return false }
    guard let rest = place.offScreen else { return true }
    if picture.screen == nil { return shown.width * shown.height >= rest.width * rest.height }
    return shown.width >= 30 && shown.height >= 20
  }

  /// The place of an element off the screen.
  func outlinePlace(of element: DisplayElement, showsLabels: Bool) -> CellPlace {
    var place = solidPlace(of: element, showsLabels: showsLabels)
    place.style = .outline
    place.area = isOnSheet(element) ? sheetArea : picture.drawnArea
    guard element.place != .inside else {
      place.labelled = place.labelled == nil ? place.offScreen : nil
      return place
    }
    if element.place == .tail { place.area = element.frame }
    let isBeside = element.place == .beside && !isOnSheet(element)
    place.onScreen = nil
    place.offScreen = isBeside ? uncovered(element.frame) : element.frame.intersection(place.area)
    place.labelled = place.offScreen
    return place
  }

  /// Whether an element shows on the screen, at least partly.
  func isOnScreen(_ element: DisplayElement) -> Bool { element.place == .inside }

  /// Whether an element lies on the sheet below the device.
  func isOnSheet(_ element: DisplayElement) -> Bool {
    guard let sheet = picture.continuation else { return false }
    switch element.place {
    case .inside: return false
    case .beside: return element.frame.midY > sheet.frame.minY
    case .beyond, .repeated, .tail: return true
    }
  }

  /// The sheet below the device and what sticks out of its sides.
  var sheetArea: Rect {
    guard let sheet = picture.continuation?.frame else { return picture.drawnArea }
    return Rect(
      x: picture.drawnArea.minX, y: sheet.minY, width: picture.drawnArea.width,
      height: sheet.height)
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

extension Rect {
  /// Whether another rectangle lies within.
  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
