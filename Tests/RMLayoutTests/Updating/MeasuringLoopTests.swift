import RMLayout
import Testing

@Suite("The measuring loop")
struct MeasuringLoopTests {
  private let phone = LayoutEnvironment(size: Size(width: 375, height: 600))

  private func list(
    estimate: Double, header: Bool = false, height: LayoutDimension? = nil
  ) -> CompositionalLayout {
    let row = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: height ?? .estimated(estimate)))
    var section = LayoutSection(
      group: .vertical(
        size: LayoutSize(width: .fractionalWidth(1), height: height ?? .estimated(estimate)),
        subitems: [.item(row)]))
    if header {
      section.boundarySupplementaryItems = [
        LayoutBoundarySupplementaryItem(
          kind: "header",
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
          alignment: .top)
      ]
    }
    return CompositionalLayout(section: section)
  }

  private let screen = Rect(x: 0, y: 0, width: 375, height: 600)

  @Test("BC-019: rows that shrink bring others into view, until the first twelve are measured")
  func cascade() throws {
    var solution = try list(estimate: 200).solve(in: phone, itemCounts: [40])
    var asked: [Int: Int] = [:]
    let result = solution.measure(intersecting: screen) { element in
      asked[element.path.item, default: 0] += 1
      return PreferredSize(height: 50)
    }
    #expect(result.isSettled)
    #expect(asked.keys.sorted() == Array(0..<12))
    #expect(solution.attributes(intersecting: screen).count == 12)
    #expect(solution.contentSize.height == 12 * 50 + 28 * 200)
    #expect(result.change.contentSizeAdjustment.height == -1_800)
    #expect(result.measurements == asked.values.reduce(0, +))
  }

  @Test("E5: what was measured is not asked for again, scrolled away and back")
  func remembered() throws {
    var solution = try list(estimate: 44).solve(in: phone, itemCounts: [100])
    _ = solution.measure(intersecting: screen) { _ in PreferredSize(height: 60) }
    _ = solution.measure(intersecting: screen.offset(by: Point(x: 0, y: 2_000))) { _ in
      PreferredSize(height: 60)
    }
    let again = solution.measure(intersecting: screen) { _ -> PreferredSize? in
      Issue.record("asked again")
      return nil
    }
    #expect(again.measurements == 0)
    #expect(again.passes == 1)
  }

  @Test("E1: a size that is the estimate is settled at once, and a view without one keeps it")
  func estimates() throws {
    var solution = try list(estimate: 44).solve(in: phone, itemCounts: [5])
    let result = solution.measure(intersecting: screen) { element in
      element.path.item < 3 ? PreferredSize(height: 44) : nil
    }
    #expect(result.passes == 1)
    #expect(result.measurements == 5)
    #expect(solution.contentSize.height == 220)
    #expect(solution.preferredSize(forItemAt: ItemPath(section: 0, item: 2))?.height == 44)
    #expect(solution.preferredSize(forItemAt: ItemPath(section: 0, item: 3)) == nil)
  }

  @Test("E9: a view that answers 50, 51, 50, 51 is asked a hundred times, then told of")
  func runaway() throws {
    var solution = try list(estimate: 44).solve(in: phone, itemCounts: [1])
    var count = 0
    let result = solution.measure(intersecting: screen) { _ in
      count += 1
      return PreferredSize(height: count % 2 == 1 ? 50 : 51)
    }
    #expect(!result.isSettled)
    #expect(result.passes == 100)
    #expect(solution.contentSize.height == 51)
    #expect(solution.diagnostics.map(\.code) == ["measuringDoesNotSettle"])
    #expect(solution.diagnostics.map(\.rule) == ["M6"])
  }

  @Test("E6: a header of one line is measured 28 high, and the items move up by 16")
  func header() throws {
    var solution = try list(estimate: 44, header: true).solve(in: phone, itemCounts: [3])
    _ = solution.measure(intersecting: screen) { element in
      element.kind == "header" ? PreferredSize(height: 28) : nil
    }
    #expect(solution.frame(forItemAt: ItemPath(section: 0, item: 0))?.minY == 28)
  }

  @Test("D9: a row that is uniform over the section measures all of it, seen or not")
  func uniform() throws {
    let uniform = LayoutDimension.uniformAcrossSiblings(estimate: 44)
    var solution = try list(estimate: 44, height: uniform).solve(in: phone, itemCounts: [100])
    let result = solution.measure(intersecting: screen) { element in
      PreferredSize(height: Double(element.path.item))
    }
    #expect(result.isSettled)
    #expect(solution.contentSize.height == 9_900)
  }

  @Test("rows measured above what is seen move it along, so that it stands still")
  func above() throws {
    var solution = try list(estimate: 50).solve(in: phone, itemCounts: [100])
    let position = ScrollPosition(offset: Point(x: 0, y: 1_000))
    let result = solution.measure(
      intersecting: Rect(x: 0, y: 800, width: 375, height: 800), at: position
    ) { _ in PreferredSize(height: 60) }
    // Rows 16 to 19 lie wholly above the offset.
    #expect(result.change.contentOffsetAdjustment == Point(x: 0, y: 40))
  }

  @Test("a flow layout measures what shows; the rest takes the average")
  func flow() throws {
    var layout = FlowLayout(section: FlowSection(minimumLineSpacing: 0))
    layout.estimatedItemSize = .size(Size(width: 375, height: 100))
    var solution = try layout.solve(in: phone, itemCounts: [20])
    let result = solution.measure(intersecting: screen) { element in
      PreferredSize(width: 375, height: element.path.item % 2 == 0 ? 40 : 60)
    }
    #expect(result.isSettled)
    #expect(solution.frame(forItemAt: ItemPath(section: 0, item: 19))?.size.height == 50)
  }
}
