import RMLayout

/// What the lines, boxes and bands of a sheet mean: entries in rows at its foot.
struct Legend {
  /// What is drawn beside a text.
  enum Mark: Hashable {
    case onScreen
    case offScreen
    case viewportEdge
    /// An area filled with a pattern.
    case band(BandPattern)
    case groupOutline
    case naturalPlace
    case stop
    case safeArea
    /// Nothing but the text.
    case none
  }

  struct Entry {
    var mark: Mark
    var text: String

    var label: Label { Label(text: text, size: 13, shade: .second) }
    var width: Double { (mark == .none ? 0 : Legend.swatch + 8) + label.width }
  }

  static let swatch = 34.0
  static let gap = 28.0
  static let rowHeight = 30.0

  let rows: [[Entry]]

  /// The height of the sheet's foot.
  var height: Double { 76 + Self.rowHeight * Double(rows.count - 1) }

  /// The entries for what some pictures show, in rows of at most a width.
  init(of list: DisplayList, details: SVGDetails, width: Double) {
    var entries = [Entry(mark: .onScreen, text: "on screen")]
    if details.contains(.ghosts) { entries.append(Entry(mark: .offScreen, text: "off screen")) }
    entries.append(Entry(mark: .viewportEdge, text: "viewport edge"))
    entries += details.entries(for: list.pictures)
    var rows: [[Entry]] = [[]]
    var taken = 0.0
    for entry in entries {
      if taken > 0, taken + Self.gap + entry.width > width {
        rows.append([])
        taken = 0
      }
      taken += (taken > 0 ? Self.gap : 0) + entry.width
      rows[rows.count - 1].append(entry)
    }
    self.rows = rows
  }
}

extension SVGDetails {
  fileprivate func entries(for pictures: [ScenePicture]) -> [Legend.Entry] {
    let explanations = pictures.compactMap(\.explanation)
    var entries: [Legend.Entry] = []
    if contains(.insets) {
      let patterns = Set(explanations.flatMap(\.parts).filter(\.hasInsets).map(\.pattern))
      entries += BandPattern.allCases.filter(patterns.contains).map {
        Legend.Entry(mark: .band($0), text: $0.text)
      }
    }
    if contains(.spacing), explanations.contains(where: { $0.parts.count > 1 }) {
      entries.append(Legend.Entry(mark: .band(.spacing), text: BandPattern.spacing.text))
    }
    if contains(.groups) { entries.append(Legend.Entry(mark: .groupOutline, text: "group")) }
    if contains(.pinned), explanations.contains(where: { !$0.naturalPlaces.isEmpty }) {
      entries.append(Legend.Entry(mark: .naturalPlace, text: "place if not pinned"))
    }
    if contains(.resting), explanations.contains(where: { !$0.stops.isEmpty }) {
      entries.append(Legend.Entry(mark: .stop, text: "resting offset"))
    }
    if contains(.safeArea), explanations.contains(where: { $0.safeArea != nil }) {
      entries.append(Legend.Entry(mark: .safeArea, text: "safe area"))
    }
    if contains(.zOrder) {
      let depths = Set(pictures.flatMap(\.elements).map(\.attributes.zIndex)).sorted()
      let list = depths.prefix(12).map { "\($0)" }.joined(separator: ", ")
      entries.append(Legend.Entry(mark: .none, text: "z from back to front: \(list)"))
    }
    if contains(.pixels), let pixel = explanations.first?.pixel {
      let count = pictures.reduce(0) { $0 + $1.elementsOffGrid.count }
      let rest = count == 0 ? "all frames on it" : "\(count.counted("frame")) off it"
      entries.append(
        Legend.Entry(mark: .band(.pixels), text: "pixels of \(pixel.shortText) pt, \(rest)"))
    }
    return entries
  }
}

extension Markup {
  /// Appends the explanation of lines and boxes in the middle of the sheet's foot.
  mutating func legend(_ page: SVGPage) {
    raw("<g id=\"legend\">\n")
    var middle = page.size.height - page.legend.height + 38
    for row in page.legend.rows {
      let total = row.map(\.width).reduce(0, +) + Legend.gap * Double(row.count - 1)
      var x = (page.size.width - total) / 2
      for entry in row {
        let sample = Rect(x: x, y: middle - 10, width: Legend.swatch, height: 20)
        draw(entry.mark, in: sample, prefix: page.boxes.first?.prefix ?? "")
        let start = entry.mark == .none ? x : x + Legend.swatch + 8
        label(entry.label, x: start, y: middle.baseline(size: 13))
        x += entry.width + Legend.gap
      }
      middle += Legend.rowHeight
    }
    raw("</g>\n")
  }

  private mutating func draw(_ mark: Legend.Mark, in sample: Rect, prefix: String) {
    switch mark {
    case .onScreen:
      openRect(sample, radius: 4)
      paint(fill: .card, stroke: .hairline, width: 1)
      raw("/>\n")
    case .offScreen:
      openRect(sample, radius: 4)
      stroke(.ghost, width: 1)
      raw(" stroke-dasharray=\"4 3\"/>\n")
    case .viewportEdge:
      openLine(
        from: Point(x: sample.minX, y: sample.midY), to: Point(x: sample.maxX, y: sample.midY))
      stroke(.accent, width: 1.5)
      raw(" stroke-dasharray=\"7 4\"/>\n")
    case .band(let pattern):
      band(sample, pattern, prefix: prefix)
    case .groupOutline: groupOutline(sample, depth: 1)
    case .naturalPlace: naturalPlace(sample)
    case .stop:
      stopMark(at: Point(x: sample.midX, y: sample.midY), along: .horizontal, isCurrent: true)
    case .safeArea: safeAreaOutline(sample)
    case .none: break
    }
  }
}
