import RMLayout
import RMLayoutFacts
import RMLayoutRecipes
import RMLayoutRendering

extension GalleryEntry {
  static let calendar = GalleryEntry(
    "calendar", title: "2026", summary: "months of days under the names of the weekdays"
  ) { environment, offset throws(SpecificationError) in
    let recipe = try MonthCalendar(
      months: year.months, firstWeekday: .monday, dayHeight: 44, spacing: 4,
      contentInsets: DirectionalEdgeInsets(top: 4, leading: 12, bottom: 16, trailing: 12),
      titleHeight: 34, weekdayHeight: 28)
    let solution = try recipe.layout(in: environment)
      .solve(in: environment, itemCounts: recipe.itemCounts)
    return Exhibit(solution, at: offset) { element in
      guard element.category == .cell else {
        return header(monthTitle(of: element) ?? weekdayName(of: element))
      }
      let month = recipe.months[element.path.section]
      let column = (recipe.column(of: month.firstDay) + element.path.item) % 7
      return .plain("\(element.path.item + 1)", tint: column < 5 ? .blue : .red)
    }
  }

  static let spreadsheet = GalleryEntry(
    "spreadsheet", title: "Spreadsheet",
    summary: "a table that scrolls both ways below titles and beside a column that stay"
  ) { environment, offset throws(SpecificationError) in
    let recipe = try Spreadsheet(
      columnWidths: [84, 96, 84, 96, 110, 130, 96, 84, 96, 84, 96, 110], rowHeight: 40,
      firstColumnWidth: 120, titleHeight: 44)
    let rows = 200
    let widest = recipe.widestOffset(in: environment)
    let x = min(max(0, offset.x), widest)
    let solution = try recipe.layout(scrolledTo: x, in: environment)
      .solve(in: environment, itemCounts: recipe.itemCounts(rows: rows))
    var exhibit = Exhibit(solution, at: offset) { element in
      let (row, column) = (element.path.section, element.path.item)
      switch element.kind {
      case nil: return .plain("\(columnName(column))\(row + 1)", tint: tint(column))
      case "row": return .plain(Catalog.entry(at: row).name, tint: .gray)
      case "corner": return .plain("Name", tint: .gray)
      case let kind: return .plain(columnTitle(of: kind), tint: .indigo)
      }
    }
    exhibit.position = recipe.position(
      at: Point(x: x, y: exhibit.position.offset.y), in: solution)
    return exhibit
  }

  private static let year = (
    names: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    months: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].reduce(
      into: [MonthCalendar.Month]()
    ) { months, days in
      // The year began on a Thursday.
      let before = months.map(\.dayCount).reduce(3, +)
      months.append(
        MonthCalendar.Month(
          firstDay: MonthCalendar.Weekday(rawValue: before % 7) ?? .monday, dayCount: days))
    }
  )

  private static func monthTitle(of element: LayoutAttributes) -> String? {
    element.kind == "header" ? year.names[element.path.section] : nil
  }

  private static func weekdayName(of element: LayoutAttributes) -> String {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return names.indices.first { MonthCalendar.weekdayKind(ofColumn: $0) == element.kind }
      .map { names[$0] } ?? ""
  }

  private static func columnName(_ column: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return String(letters[column % letters.count])
  }

  private static func columnTitle(of kind: String?) -> String {
    let number = kind?.split(separator: "-").last.flatMap { Int($0) }
    return number.map(columnName) ?? ""
  }
}
