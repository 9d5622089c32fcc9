import RMLayout
import Testing

@Suite("The ledger of a solve")
struct TraceTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  @Test("every size, line, wrap, place and trim is listed with its numbers and rule")
  func ledger() throws {
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(all: 2))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: [.item(item)],
      interItemSpacing: .fixed(10))
    let trace = try CompositionalLayout(section: LayoutSection(group: group)).trace(
      in: phone, itemCounts: [2])
    #expect(
      trace.map(\.description) == [
        "sections[0]: container of 320 x 480 from 0 [C3]",
        "sections[0]: base of 320 x 480 within insets (0, 0, 0, 0) [D3]",
        "sections[0].group: group of 320 x 50, inside 320 x 50 [D6]",
        "sections[0].group: 2 subitems on a horizontal line, fractions of 310, at least 10 apart"
          + " [G2]",
        "sections[0].group: 3 subitems would need 470, there is 320: the next group begins [G2]",
        "sections[0].group.subitems[0]: subitem 0 at 0,0 155 x 50 [D5]",
        "sections[0].group.subitems[0]: less insets (2, 2, 2, 2): 2,2 151 x 46 [S1]",
        "sections[0].group.subitems[0]: subitem 1 at 165,0 155 x 50 [D5]",
        "sections[0].group.subitems[0]: less insets (2, 2, 2, 2): 2,2 151 x 46 [S1]",
        "sections[0].group: 1 group from 0,0, one each 50 along the vertical axis [G13]",
        "sections[0]: from 0, 50 long [C2]",
      ])
  }

  @Test("a finding stands in the ledger where it was made, with its rule")
  func findings() throws {
    let item = LayoutItem(size: LayoutSize(width: .absolute(330), height: .absolute(10)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: [.item(item)])
    let layout = CompositionalLayout(section: LayoutSection(group: group))
    let trace = try layout.trace(in: phone, itemCounts: [2])
    let found = trace.filter { $0.rule == "M3" }
    #expect(found.map(\.path) == ["sections[0].group"])
    let diagnostic = try #require(
      try layout.solve(in: phone, itemCounts: [2]).diagnostics.first)
    #expect(diagnostic.rule == "M3")
    #expect(diagnostic.container == phone.size)
    #expect(
      diagnostic.description
        == "error: sections[0].group: the group cannot fit even one item: its first needs 330 along"
        + " the horizontal axis, 320 is left of the effective size 320 x 50; make the item smaller,"
        + " the group larger or the spacing less")
  }

  @Test("what was measured is listed behind the rest, with the groups that it makes longer")
  func measured() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))])))
    var sizes = PreferredSizes()
    sizes[ItemPath(section: 0, item: 2)] = PreferredSize(height: 88)
    let trace = try layout.trace(in: phone, itemCounts: [4], preferredSizes: sizes)
    let solved = try layout.trace(in: phone, itemCounts: [4])
    #expect(Array(trace.prefix(solved.count)) == solved)
    #expect(
      trace.dropFirst(solved.count).map(\.description) == [
        "sections[0].group: 1 item from 2 on as measured [E1]",
        "sections[0].group: group of 320 x 44, inside 320 x 44 [D6]",
        "sections[0].group: 1 subitem on a horizontal line, fractions of 320, at least 0 apart [G2]",
        "sections[0].group: 2 subitems would need 640, there is 320: the next group begins [G2]",
        "sections[0].group.subitems[0]: subitem 0 at 0,0 320 x 88 [D5]",
        "sections[0].group: vertical length 88 from what it holds [G7]",
        "sections[0]: from 0, 220 long [C2]",
      ])
    let flow = FlowLayout(
      sections: .same(FlowSection()), estimatedItemSize: .size(Size(width: 50, height: 50)))
    sizes[ItemPath(section: 0, item: 2)] = PreferredSize(width: 200, height: 50)
    #expect(
      try flow.trace(in: phone, itemCounts: [3], preferredSizes: sizes).map(\.description) == [
        "sections[0]: line of 1 from item 0 at 0, 10 apart [F4]",
        "sections[0]: line of 1 from item 1 at 60, 10 apart [F4]",
        "sections[0]: line of 1 from item 2 at 120, 10 apart [F4]",
        "sections[0]: from 0, 170 long [F6]",
      ])
  }

  @Test("flow lines are listed with what lies between their items")
  func flow() throws {
    let trace = try FlowLayout(section: FlowSection()).trace(in: phone, itemCounts: [7])
    #expect(
      trace.map(\.description) == [
        "sections[0]: line of 5 from item 0 at 0, 17.5 apart [F3]",
        "sections[0]: from 0, 110 long [F6]",
      ])
  }
}
