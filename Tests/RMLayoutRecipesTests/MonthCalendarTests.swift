import RMLayout
import RMLayoutRecipes
import RMLayoutTesting
import Testing

@Suite("Month calendar")
struct MonthCalendarTests {
  /// A width that is no multiple of 7 pixels.
  private static let environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 1)

  @Test("days stand below the names of their weekdays, weeks below each other")
  func month() throws {
    // February 2026, in a country where weeks start on Sunday.
    let calendar = try MonthCalendar(
      months: [.init(firstDay: .sunday, dayCount: 28), .init(firstDay: .tuesday, dayCount: 30)],
      firstWeekday: .sunday, dayHeight: 40, spacing: 0,
      contentInsets: DirectionalEdgeInsets(leading: 10, trailing: 10), titleHeight: 25,
      weekdayHeight: 20)
    let solution = try calendar.layout(in: Self.environment)
      .solve(in: Self.environment, itemCounts: calendar.itemCounts)
    let days = solution.frames()
    #expect(days[0] == Rect(x: 10, y: 45, width: 40, height: 40))
    #expect(days[6] == Rect(x: 250, y: 45, width: 40, height: 40))
    #expect(days[7] == Rect(x: 10, y: 85, width: 40, height: 40))
    #expect(days[27] == Rect(x: 250, y: 165, width: 40, height: 40))
    let next = solution.frames(inSection: 1)
    #expect(next[0] == Rect(x: 90, y: 230, width: 40, height: 40))
    #expect(next[29] == Rect(x: 130, y: 390, width: 40, height: 40))
    #expect(solution.contentSize.height == 430)
  }

  @Test("each day lies in the column of its weekday, in each direction and for each first weekday")
  func columns() throws {
    for seed in 0..<150 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let environment = LayoutEnvironment.random(using: &numbers)
      let month = MonthCalendar.Month(
        firstDay: numbers.anyCase(of: MonthCalendar.Weekday.self),
        dayCount: numbers.whole(in: 28...31))
      let calendar = try MonthCalendar(
        months: [month], firstWeekday: numbers.anyCase(of: MonthCalendar.Weekday.self),
        spacing: numbers.one(of: 0, 1, 4.5), weekdayHeight: 20)
      let solution = try calendar.layout(in: environment)
        .solve(in: environment, itemCounts: calendar.itemCounts)
      let everything = Rect(x: -100, y: 0, width: 2000, height: 4000)
      let names = solution.attributes(intersecting: everything).filter { $0.category != .cell }
      #expect(names.count == 7, "seed \(seed)")
      #expect(solution.frames().firstOverlap == nil, "seed \(seed)")
      for day in 0..<month.dayCount {
        let weekday = (month.firstDay.rawValue + day) % 7
        let column = calendar.column(of: .allCases[weekday])
        #expect(calendar.weekday(ofColumn: column)?.rawValue == weekday)
        let kind = MonthCalendar.weekdayKind(ofColumn: column)
        let name = try #require(names.first { $0.kind == kind })
        let cell = try #require(solution.frame(forItemAt: ItemPath(section: 0, item: day)))
        #expect(abs(name.frame.minX - cell.minX) < 0.001, "seed \(seed), day \(day)")
        #expect(abs(name.frame.width - cell.width) < 0.001, "seed \(seed), day \(day)")
      }
    }
  }

  @Test("the names of the weekdays keep in view, the titles of the months do not")
  func pinning() throws {
    let calendar = try MonthCalendar(
      months: Array(repeating: .init(firstDay: .monday, dayCount: 31), count: 12),
      titleHeight: 30, weekdayHeight: 20)
    let solution = try calendar.layout(in: Self.environment)
      .solve(in: Self.environment, itemCounts: calendar.itemCounts)
    let shown = solution.attributes(
      intersecting: Rect(x: 0, y: 100, width: 300, height: 600),
      at: ScrollPosition(offset: Point(x: 0, y: 100)))
    #expect(shown.filter(\.isPinned).map(\.frame.minY) == Array(repeating: 100, count: 7))
    #expect(shown.filter { $0.kind == "header" }.map(\.path.section) == [1, 2])
  }

  @Test("a month has days")
  func errors() {
    let error = #expect(throws: SpecificationError.self) {
      try MonthCalendar(months: [.init(firstDay: .monday, dayCount: 0)])
    }
    #expect(error?.path == "months[0].dayCount")
  }
}
