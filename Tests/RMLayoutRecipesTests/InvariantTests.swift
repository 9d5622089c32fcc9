import RMLayout
import RMLayoutRecipes
import RMLayoutTesting
import Testing

@Suite("Invariants of recipes")
struct InvariantTests {
  /// The recipes that make a section for an environment, or one for all.
  enum Recipe: CaseIterable, Sendable {
    case rowList
    case tagCloud
    case waterfall
    case carousel
    case mosaic
    case calendar
    case shelf

    func section(
      in environment: LayoutEnvironment, using numbers: inout SplitMix64
    ) throws -> LayoutSection {
      let insets = DirectionalEdgeInsets(
        top: numbers.one(of: 0, 8, 3.5), leading: numbers.one(of: 0, 16, 5.3))
      let length = numbers.number(in: 20...120)
      switch self {
      case .rowList:
        return try RowList(rowHeight: length, spacing: 1, contentInsets: insets, headerHeight: 30)
          .section
      case .tagCloud:
        let widths = (0..<40).map { _ in numbers.number(in: 10...200) }
        return try TagCloud(
          tagWidths: widths, alignment: numbers.anyCase(of: TagCloud.Alignment.self),
          contentInsets: insets
        ).section(in: environment)
      case .waterfall:
        let items = (0..<40).map { _ in
          Waterfall.Item(.points(numbers.number(in: 5...200)), span: numbers.whole(in: 1...3))
        }
        return try Waterfall(items: items, lanes: .minimumWidth(length), contentInsets: insets)
          .section(in: environment)
      case .carousel:
        return try CenteredCarousel(share: 0.7, height: length, spacing: 9, contentInsets: insets)
          .section
      case .mosaic:
        return try Mosaic(contentInsets: insets).section(in: environment)
      case .calendar:
        let month = MonthCalendar.Month(firstDay: .friday, dayCount: 40)
        return try MonthCalendar(
          months: [month], spacing: 2, contentInsets: insets, titleHeight: 30
        ).section(of: month, in: environment)
      case .shelf:
        return try ColumnShelf(rowHeight: length, contentInsets: insets, headerHeight: 30)
          .section(in: environment)
      }
    }
  }

  @Test("what holds for every layout holds for those of the recipes", arguments: Recipe.allCases)
  func invariants(recipe: Recipe) throws {
    for seed in 0..<40 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let environment = LayoutEnvironment.random(using: &numbers)
      let sample = LayoutSample(
        name: "\(recipe) of seed \(seed)",
        layout: .compositional(
          CompositionalLayout(section: try recipe.section(in: environment, using: &numbers))),
        environment: environment, itemCounts: [40, 7],
        position: ScrollPosition(
          offset: Point(x: 0, y: numbers.number(in: 0...300)), rowOffsets: [0: 120]))
      #expect(sample.firstMismatch() == nil)
    }
  }

  @Test("they hold for a spreadsheet at any offset")
  func spreadsheets() throws {
    for seed in 0..<20 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let environment = LayoutEnvironment.random(using: &numbers)
      let table = try Spreadsheet(columnWidths: (0..<12).map { _ in numbers.number(in: 20...200) })
      let offset = Point(x: numbers.number(in: 0...400), y: numbers.number(in: 0...500))
      let layout = table.layout(scrolledTo: offset.x, in: environment)
      let counts = table.itemCounts(rows: 30)
      let solution = try layout.solve(in: environment, itemCounts: counts)
      let sample = LayoutSample(
        name: "table of seed \(seed)", layout: .compositional(layout), environment: environment,
        itemCounts: counts, position: table.position(at: offset, in: solution))
      #expect(sample.firstMismatch() == nil)
    }
  }

  @Test(
    "in an environment that means nothing sections are still made, and solving refuses it",
    arguments: Recipe.allCases,
    [
      LayoutEnvironment(size: Size(width: .nan, height: 100)),
      LayoutEnvironment(size: Size(width: .infinity, height: 100)),
      LayoutEnvironment(size: Size(width: 100, height: 100), scale: 0),
      LayoutEnvironment(size: Size(width: -5, height: 100), scale: .nan),
    ])
  func senseless(recipe: Recipe, environment: LayoutEnvironment) throws {
    var numbers = SplitMix64(seed: 1)
    let section = try recipe.section(in: environment, using: &numbers)
    #expect(throws: SpecificationError.self) {
      try CompositionalLayout(section: section).solve(in: environment, itemCounts: [40])
    }
  }
}
