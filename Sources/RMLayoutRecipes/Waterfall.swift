public import RMLayout

/// Items of any height in columns, each where there is room nearest to the top.
///
/// ```swift
/// let photos = try Waterfall(
///   items: ratios.map { Waterfall.Item(.aspectRatio($0)) }, lanes: .count(2), spacing: 8)
/// let solution = try photos.layout.solve(in: phone, itemCounts: [ratios.count])
/// ```
/// Columns share the width to the last pixel, and heights are rounded up to one.
public struct Waterfall: Hashable, Sendable {
  /// How high an item is.
  public enum Height: Hashable, Sendable {
    /// Its width over this number: 2 is twice as wide as high.
    case aspectRatio(Double)
    /// A height in points.
    case points(Double)
  }

  /// One item: its height, and over how many columns it lies.
  public struct Item: Hashable, Sendable {
    /// The height.
    public var height: Height
    /// The number of columns; all of them where there are fewer.
    public var span: Int

    /// Creates an item; without more it keeps to one column.
    public init(_ height: Height, span: Int = 1) {
      self.height = height
      self.span = span
    }
  }

  /// How many columns there are.
  public enum Lanes: Hashable, Sendable {
    /// This many, at most 1,000.
    case count(Int)
    /// As many as fit at this width in points, and one at least.
    case minimumWidth(Double)
  }

  /// Which column an item goes to.
  public enum Placement: Hashable, Sendable {
    /// The shortest, or one that is longer by no more than the tolerance in points.
    ///
    /// Of those, the first behind the item before, else the first of all: a tolerance keeps neighbours
    /// together where going further up would gain next to nothing.
    case shortestLane(tolerance: Double = 0)
    /// The one behind the item before, however long it is.
    case readingOrder
  }

  /// The items, in their order.
  public let items: [Item]
  /// How many columns there are.
  public let lanes: Lanes
  /// Which column an item goes to.
  public let placement: Placement
  /// Space between columns, in points.
  public let spacing: Double
  /// Space between the items of a column, in points.
  public let lineSpacing: Double
  /// Space around the items.
  public let contentInsets: DirectionalEdgeInsets

  /// Creates a waterfall; a section of it holds as many items as are given here.
  ///
  /// Without a line spacing there is as much space below items as between columns.
  /// - Throws: `SpecificationError` for a length below 0, a ratio that is not above 0, a
  ///   count or span below 1, and for what is no number.
  public init(
    items: [Item], lanes: Lanes = .count(2), placement: Placement = .shortestLane(),
    spacing: Double = 8, lineSpacing: Double? = nil, contentInsets: DirectionalEdgeInsets = .zero
  ) throws(SpecificationError) {
    for (index, item) in items.enumerated() { try item.check("items[\(index)]") }
    switch lanes {
    case .count(let count): try count.checkedCount("lanes")
    case .minimumWidth(let width): try width.checkedLength("lanes")
    }
    if case .shortestLane(let tolerance) = placement { try tolerance.checkedLength("tolerance") }
    try spacing.checkedLength("spacing")
    try (lineSpacing ?? 0).checkedLength("lineSpacing")
    try contentInsets.checked("contentInsets")
    self.items = items
    self.lanes = lanes
    self.placement = placement
    self.spacing = spacing
    self.lineSpacing = lineSpacing ?? spacing
    self.contentInsets = contentInsets
  }

  /// One section of the items, for the width of an environment.
  /// - Complexity: O(items x columns).
  public func section(in environment: LayoutEnvironment) -> LayoutSection {
    let room = Room(in: environment, inside: contentInsets)
    let lanes = RMLayoutRecipes.Lanes(
      count: laneCount(across: room.width), across: room, spacing: spacing)
    let gap = room.pixels.nearest(lineSpacing)
    var columns = LaneFilling(count: lanes.count, placement: placement)
    let frames = items.map { item in
      let place = columns.nextPlace(span: min(item.span, lanes.count))
      let width = lanes.width(of: place.lanes)
      let height = room.pixels.up(item.height.length(at: width))
      columns.fill(place.lanes, to: place.top + height + gap)
      return Rect(
        x: lanes.start(of: place.lanes.lowerBound), y: place.top, width: width, height: height)
    }
    return room.section(
      of: frames, height: max(0, columns.longest - gap), contentInsets: contentInsets,
      repeatSpacing: gap)
  }

  /// A layout all of whose sections are this waterfall.
  public var layout: CompositionalLayout {
    CompositionalLayout { _, environment in section(in: environment) }
  }

  private func laneCount(across width: Double) -> Int {
    switch lanes {
    case .count(let count): min(count, 1000)
    case .minimumWidth(let least):
      ((width + spacing) / (least + spacing) + 1e-9).wholeNumber(in: 1...1000)
    }
  }
}

extension Waterfall.Item {
  fileprivate func check(_ path: String) throws(SpecificationError) {
    switch height {
    case .aspectRatio(let ratio): try ratio.checkedRatio("\(path).aspectRatio")
    case .points(let points): try points.checkedLength("\(path).height")
    }
    try span.checkedCount("\(path).span")
  }
}

extension Waterfall.Height {
  fileprivate func length(at width: Double) -> Double {
    switch self {
    case .aspectRatio(let ratio): width / ratio
    case .points(let points): points
    }
  }
}
