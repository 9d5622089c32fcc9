import RMLayout
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  private func solution(
    items: Int = 5, itemWidth: LayoutDimension = .fractionalWidth(1.0 / 3),
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> LayoutSolution {
    let item = LayoutItem(
      size: LayoutSize(width: itemWidth, height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(leading: 2))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: [.item(item)],
      interItemSpacing: .fixed(10))
    let header = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
      alignment: .top, pinToVisibleBounds: true)
    let section = LayoutSection(
      group: group, contentInsets: DirectionalEdgeInsets(top: 5, leading: 20),
      interGroupSpacing: 4, boundarySupplementaryItems: [header])
    var environment = phone
    change(&environment)
    return try CompositionalLayout(section: section).solve(in: environment, itemCounts: [items])
  }

  @Test("the lines about a number lead from the container to the frame, each with its rule")
  func cell() throws {
    let why = try solution().explanation(ofItemAt: ItemPath(section: 0, item: 4))
    #expect(why.name == "cell 0.4")
    #expect(why.frame == Rect(x: 125, y: 89, width: 91, height: 50))
    #expect(why.value(of: .x) == 125)
    let x = why.lines.filter { $0.quantity == .x }
    #expect(x.map(\.amount) == [0, 20, 93, 10, 2])
    #expect(x.map(\.value) == [0, 20, 113, 123, 125])
    #expect(x.map(\.rule) == ["C3", "S3", "G2", "S4", "S1"])
    let width = why.lines.filter { $0.quantity == .width }
    #expect(
      width.map(\.text) == [
        "fractionalWidth 0.3333 of 280", "floored to a pixel at scale 2", "less inset leading",
      ])
    #expect(
      width.map(\.path) == [
        "sections[0].group.subitems[0].width", "sections[0].group.subitems[0].width",
        "sections[0].group.subitems[0].contentInsets",
      ])
    let y = why.lines.filter { $0.quantity == .y }
    #expect(y.map(\.amount) == [0, 30, 5, 54])
  }

  @Test("an item that opens a group is told what it would have needed on the line before")
  func wrapped() throws {
    let why = try solution().explanation(ofItemAt: ItemPath(section: 0, item: 3))
    #expect(
      why.lines.map(\.text).contains(
        "item 3 opens it, since group 0 is full: 4 would have needed 390 of 300"))
    let first = try solution().explanation(ofItemAt: ItemPath(section: 0, item: 0))
    #expect(!first.lines.contains { $0.text.contains("opens it") })
  }

  @Test("an item that was not placed has no frame and a line that says why")
  func missing() throws {
    let why = try solution(itemWidth: .absolute(301)).explanation(
      ofItemAt: ItemPath(section: 0, item: 2))
    #expect(why.frame == nil)
    #expect(why.value(of: .x) == nil)
    let last = try #require(why.lines.last)
    #expect(last.rule == "M3")
    #expect(last.path == "sections[0].group")
    #expect(
      last.text.hasPrefix("not placed: the group cannot fit even one item: its first needs 301"))
    #expect(why.description.hasPrefix("cell 0.2: not placed\n"))
  }

  @Test("a header that keeps in view is told between where, and how far it was moved")
  func pinned() throws {
    let solution = try solution()
    let header = LayoutAttributes(
      category: .supplementary, path: ItemPath(section: 0, item: 0), kind: "header", frame: .zero)
    let why = try #require(
      solution.explanation(of: header, at: ScrollPosition(offset: Point(x: 0, y: 40))))
    #expect(why.name == "header 0")
    #expect(why.frame == Rect(x: 20, y: 40, width: 300, height: 30))
    #expect(why.lines.last?.amount == 40)
    #expect(why.lines.last?.rule == "B7")
    let other = LayoutAttributes(
      category: .supplementary, path: ItemPath(section: 0, item: 0), kind: "other", frame: .zero)
    #expect(solution.explanation(of: other) == nil)
  }

  @Test("right to left is a last line of its own")
  func mirrored() throws {
    let why = try solution { $0.layoutDirection = .rightToLeft }.explanation(
      ofItemAt: ItemPath(section: 0, item: 4))
    #expect(why.value(of: .x) == 104)
    #expect(why.lines.last { $0.quantity == .x }?.text == "from the right: 320 less 125 less 91")
  }

  @Test("as text each number is a column of amounts, what they come to, rules and words")
  func text() throws {
    #expect(
      try solution().explanation(ofItemAt: ItemPath(section: 0, item: 1)).description == """
        cell 0.1: 125,35 91 x 50

          C3   the bounds hold the section: 320 x 480
          D3   insets leading 20 and trailing 0 leave groups 300 x 480
          D3   a group of 300 x 50: fractionalWidth 1 of 300 by absolute 50
          G2   3 subitems on its horizontal line; fractions are of 300 less 2 x 10 = 280
          G2   4 would need 390 of 300: the next one opens another group
          G13  group 0 of the section holds items 0 to 2

        width
          93.3333  93.3333  D1   fractionalWidth 0.3333 of 280
          -0.3333  93       D1   floored to a pixel at scale 2
          -2       91       S1   less inset leading

        height
          50  50  D1   fractionalHeight 1 of 50

        x
           0    0  C3   the section's container starts
          20   20  S3   section inset leading
          93  113  G2   the subitem before it
          10  123  S4   1 x 10 between them
           2  125  S1   inset leading

        y
           0   0  C2   the section starts
          30  30  B2   headers of the section
           5  35  S3   section inset top

        """)
  }

  @Test("a point has its elements from the top, or the nearest one and how far it is")
  func points() throws {
    let solution = try solution()
    let position = ScrollPosition(offset: Point(x: 0, y: 30))
    #expect(
      solution.elements(at: Point(x: 30, y: 40), at: position).map(\.name)
        == ["header 0", "cell 0.0"])
    #expect(solution.elements(at: Point(x: 30, y: 86)) == [])
    let near = try #require(solution.nearestElement(to: Point(x: 30, y: 87)))
    #expect(near.element.name == "cell 0.0" || near.element.name == "cell 0.3")
    #expect(near.distance == 2)
    let far = try #require(solution.nearestElement(to: Point(x: 1_022, y: 1_139)))
    #expect(far.element.name == "cell 0.2")
    #expect(far.distance == (703.0 * 703 + 1_054 * 1_054).squareRoot())
    let empty = try self.solution(items: 0, itemWidth: .absolute(1))
    #expect(empty.nearestElement(to: .zero)?.element.name == "header 0")
  }
}
