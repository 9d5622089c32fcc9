import RMLayout

/// The places of everything in the picture of a comparison: one or two panels, and the legend below.
struct ComparisonSheet {
  /// One element as a panel shows it.
  struct Shape {
    let name: String
    /// The frame on the sheet.
    let frame: Rect
    /// The sort of change; nil for what is the same.
    let kind: ElementChange.Kind?
    /// Whether it lies below what the element has become, and is drawn as an outline without a name.
    let isGhost: Bool
    /// What a pointer that rests on it tells.
    let hint: String
  }

  /// One picture of elements.
  struct Panel {
    let title: String
    let frame: Rect
    let shapes: [Shape]
    /// Whether names stand in the corners, where no arrow ends.
    let namesInCorners: Bool
    /// From the middle of where an element was to that of where it is.
    let arrows: [(from: Point, to: Point)]
  }

  static let margin = 32.0
  static let heading = 40.0
  static let legendHeight = 64.0
  private static let gap = 40.0

  let title: String
  let summary: String
  let note: String?
  let panels: [Panel]
  let size: Size

  init(_ comparison: LayoutComparison, by renderer: ComparisonRenderer) {
    let changes = comparison.changes.prefix(renderer.elementLimit)
    let rest = comparison.unchanged.prefix(renderer.elementLimit - changes.count)
    let left = comparison.changes.count + comparison.unchanged.count - changes.count - rest.count
    title = "\(renderer.titles.before) and \(renderer.titles.after)"
    summary = comparison.summary
    note = left > 0 ? "\(left.counted("element")) not drawn" : nil
    let frames =
      changes.flatMap { [$0.before?.frame, $0.after?.frame].compactMap { $0 } } + rest.map(\.frame)
    let area = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let shift = Point(x: Self.margin - area.minX, y: Self.margin + Self.heading - area.minY)
    switch renderer.arrangement {
    case .sideBySide:
      let far = Point(x: shift.x + area.width + Self.gap, y: shift.y)
      panels = [
        Panel(
          title: renderer.titles.before, frame: area.offset(by: shift),
          shapes: rest.map { Self.shape(of: $0, by: shift) }
            + changes.compactMap { Self.past($0, asGhost: false, by: shift) },
          namesInCorners: false, arrows: []),
        Panel(
          title: renderer.titles.after, frame: area.offset(by: far),
          shapes: rest.map { Self.shape(of: $0, by: far) }
            + changes.compactMap { Self.present($0, by: far) },
          namesInCorners: false, arrows: []),
      ]
    case .overlaid:
      panels = [
        Self.overlay(
          Array(changes), rest.map { Self.shape(of: $0, by: shift) }, title: title, area, by: shift)
      ]
    }
    let right = (panels.last?.frame.maxX ?? 0) + Self.margin
    let bottom = area.maxY + shift.y + Self.legendHeight + (note == nil ? 0 : 20)
    size = Size(width: max(right, 480).roundedUp, height: bottom.roundedUp)
  }

  private static func overlay(
    _ changes: [ElementChange], _ rest: [Shape], title: String, _ area: Rect, by shift: Point
  ) -> Panel {
    Panel(
      title: title, frame: area.offset(by: shift),
      shapes: rest + changes.compactMap { past($0, asGhost: true, by: shift) }
        + changes.compactMap { present($0, by: shift) },
      namesInCorners: true, arrows: changes.compactMap { arrow(of: $0, by: shift) })
  }

  private static func shape(of element: LayoutAttributes, by shift: Point) -> Shape {
    Shape(
      name: element.shortName, frame: element.frame.offset(by: shift), kind: nil, isGhost: false,
      hint: "\(element.name): \(element.frame.numbers)")
  }

  private static func past(
    _ change: ElementChange, asGhost isGhost: Bool, by shift: Point
  ) -> Shape? {
    change.before.map { shape(of: $0, in: change, isGhost: isGhost, by: shift) }
  }

  private static func present(_ change: ElementChange, by shift: Point) -> Shape? {
    change.after.map { shape(of: $0, in: change, isGhost: false, by: shift) }
  }

  private static func shape(
    of element: LayoutAttributes, in change: ElementChange, isGhost: Bool, by shift: Point
  ) -> Shape {
    let frames = [change.before, change.after].map { $0?.frame.numbers ?? "nowhere" }
    return Shape(
      name: element.shortName, frame: element.frame.offset(by: shift), kind: change.kind,
      isGhost: isGhost,
      hint: "\(element.name) \(change.kind.rawValue): \(frames.joined(separator: " to "))")
  }

  private static func arrow(
    of change: ElementChange, by shift: Point
  ) -> (from: Point, to: Point)? {
    guard let before = change.before?.frame, let after = change.after?.frame else { return nil }
    let (start, end) = (before.offset(by: shift), after.offset(by: shift))
    let distance = Point(x: end.midX - start.midX, y: end.midY - start.midY)
    // A shorter one would be nothing but its head.
    guard max(abs(distance.x), abs(distance.y)) >= 6 else { return nil }
    return (Point(x: start.midX, y: start.midY), Point(x: end.midX, y: end.midY))
  }
}

extension Rect {
  /// The four numbers as people read them.
  fileprivate var numbers: String {
    "\(minX.shortText),\(minY.shortText) \(width.shortText) × \(height.shortText)"
  }
}
