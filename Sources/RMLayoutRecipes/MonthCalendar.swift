public import RMLayout

/// Months as grids of days under the names of the weekdays, one section a month.
///
/// ```swift
/// let winter = try MonthCalendar(
///   months: [.init(firstDay: .thursday, dayCount: 31), .init(firstDay: .sunday, dayCount: 28)],
///   firstWeekday: .monday, titleHeight: 36, weekdayHeight: 28)
/// let solution = try winter.layout(in: phone).solve(in: phone, itemCounts: winter.itemCounts)
/// // The item of a day is its number less 1: no cells for the days around a month.
/// ```
public struct MonthCalendar: Hashable, Sendable {
  /// A day of the week.
  public enum Weekday: Int, Hashable, Sendable, CaseIterable {
    /// The day after Sunday.
    case monday
    /// The day after Monday.
    case tuesday
    /// The day after Tuesday.
    case wednesday
    /// The day after Wednesday.
    case thursday
    /// The day after Thursday.
    case friday
    /// The day after Friday.
    case saturday
    /// The day after Saturday.
    case sunday
  }

  /// What has to be known of a month to lay it out.
  public struct Month: Hashable, Sendable {
    /// The weekday of its first day.
    public var firstDay: Weekday
    /// The number of its days; a section has 1,000 at most.
    public var dayCount: Int

    /// Creates a month.
    public init(firstDay: Weekday, dayCount: Int) {
      self.firstDay = firstDay
      self.dayCount = dayCount
    }
  }

  /// The months, one section each.
  public let months: [Month]
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The height of a day, in points; nil makes days as high as wide.
  public let dayHeight: Double?
  /// Space between days, in points.
  public let spacing: Double
  /// Space around the days of a month.
  public let contentInsets: DirectionalEdgeInsets
  /// The height of the title above each month, of kind `header`, in points; 0 leaves it out.
  public let titleHeight: Double
  /// The height of the names of the weekdays, which keep in view, in points; 0 leaves them out.
  public let weekdayHeight: Double

  /// Creates a calendar.
  /// - Throws: `SpecificationError` for a month without days, a length below 0, and for what
  ///   is no number.
  public init(
    months: [Month], firstWeekday: Weekday = .monday, dayHeight: Double? = nil,
    spacing: Double = 0, contentInsets: DirectionalEdgeInsets = .zero, titleHeight: Double = 0,
    weekdayHeight: Double = 0
  ) throws(SpecificationError) {
    for (index, month) in months.enumerated() {
      try month.dayCount.checkedCount("months[\(index)].dayCount")
    }
    try (dayHeight ?? 0).checkedLength("dayHeight")
    try spacing.checkedLength("spacing")
    try contentInsets.checked("contentInsets")
    try titleHeight.checkedLength("titleHeight")
    try weekdayHeight.checkedLength("weekdayHeight")
    self.months = months
    self.firstWeekday = firstWeekday
    self.dayHeight = dayHeight
    self.spacing = spacing
    self.contentInsets = contentInsets
    self.titleHeight = titleHeight
    self.weekdayHeight = weekdayHeight
  }

  /// The number of days of each month: the item counts of a solve.
  public var itemCounts: [Int] { months.map { $0.shownDays } }

  /// The column of a weekday, from 0.
  public func column(of weekday: Weekday) -> Int {
    (weekday.rawValue - firstWeekday.rawValue + 7) % 7
  }

  /// The weekday whose name stands above a column.
  /// - Returns: nil for a column that is not there.
  public func weekday(ofColumn column: Int) -> Weekday? {
    guard (0..<7).contains(column) else { return nil }
    return Weekday(rawValue: (firstWeekday.rawValue + column) % 7)
  }

  /// The kind of the boundary item with the name of a weekday, such as `weekday-0` for the first.
  public static func weekdayKind(ofColumn column: Int) -> String { "weekday-\(column)" }

  /// The section of a month, for the width of an environment.
  public func section(of month: Month, in environment: LayoutEnvironment) -> LayoutSection {
    let room = Room(in: environment, inside: contentInsets)
    let lanes = Lanes(count: 7, across: room, spacing: spacing)
    let height = room.pixels.up(dayHeight ?? lanes.width(of: 0))
    let pitch = height + lanes.spacing
    let first = column(of: month.firstDay)
    let frames = (first..<first + month.shownDays).map { place in
      Rect(
        x: lanes.start(of: place % 7), y: Double(place / 7) * pitch,
        width: lanes.width(of: place % 7), height: height)
    }
    var section = room.section(
      of: frames, height: frames.last?.maxY ?? 0, contentInsets: contentInsets)
    section.boundarySupplementaryItems = .header(height: titleHeight, pins: false)
    return section
  }

  /// The layout of all months for an environment, under the names of the weekdays.
  ///
  /// The names are boundary items of the whole layout, as wide as the columns below them.
  public func layout(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      sections: months.map { section(of: $0, in: environment) },
      configuration: LayoutConfiguration(
        boundarySupplementaryItems: weekdayHeight > 0 ? weekdays(in: environment) : []))
  }

  private func weekdays(in environment: LayoutEnvironment) -> [LayoutBoundarySupplementaryItem] {
    let room = Room(in: environment, inside: contentInsets)
    let lanes = Lanes(count: 7, across: room, spacing: spacing)
    // Boundary items of a whole layout know no safe area (B10).
    let start = environment.safeArea.leading + contentInsets.leading + room.shift
    return (0..<7).map { column in
      LayoutBoundarySupplementaryItem(
        kind: Self.weekdayKind(ofColumn: column),
        size: LayoutSize(
          width: .absolute(lanes.width(of: column)), height: .absolute(weekdayHeight)),
        alignment: .topLeading,
        offset: Point(x: start + lanes.start(of: column), y: 0),
        pinToVisibleBounds: true, zIndex: 2)
    }
  }
}

extension MonthCalendar.Month {
  fileprivate var shownDays: Int { min(max(0, dayCount), 1000) }
}
