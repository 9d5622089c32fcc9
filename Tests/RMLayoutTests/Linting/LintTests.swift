import RMLayout
import Testing

/// A section that walks into one trap, and one like it that does not.
struct LintCase: CustomTestStringConvertible, Sendable {
  let trap: LintTrap
  let trapped: LayoutSection
  let clean: LayoutSection
  let line: String

  var testDescription: String { trap.rawValue }
}

@Suite("Lint")
struct LintTests {
  private static let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  @Test(
    "every trap is found where it is, with its numbers, and not in a section like it without it",
    arguments: LintCase.all)
  func traps(lint: LintCase) throws {
    let found = try CompositionalLayout(section: lint.trapped).lint(in: Self.phone, sectionCount: 1)
    #expect(found.map(\.description) == [lint.line])
    #expect(found.map(\.trap) == [lint.trap])
    let clean = try CompositionalLayout(section: lint.clean).lint(in: Self.phone, sectionCount: 1)
    #expect(clean == [])
  }

  @Test("there is a case for every trap")
  func allTraps() {
    #expect(Set(LintCase.all.map(\.trap)) == Set(LintTrap.allCases))
  }

  @Test("traps of headers, of the layout and of nested groups are found with their paths")
  func places() throws {
    let header = LayoutBoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(0)),
      alignment: .top)
    let inner = LayoutGroup.vertical(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      subitems: [.item(LayoutItem(size: .init(width: .estimated(0), height: .absolute(10))))])
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
        subitems: [.group(inner)]),
      boundarySupplementaryItems: [header])
    var configuration = LayoutConfiguration()
    configuration.boundarySupplementaryItems = [header]
    let layout = CompositionalLayout(section: section, configuration: configuration)
    #expect(
      try layout.lint(in: Self.phone, sectionCount: 2).map(\.path) == [
        "configuration.boundaryItems[0].height",
        "sections[0].group.subitems[0].subitems[0].width", "sections[0].boundaryItems[0].height",
        "sections[1].group.subitems[0].subitems[0].width", "sections[1].boundaryItems[0].height",
      ])
  }

  @Test("a flow layout's insets and estimate are looked at too")
  func flow() throws {
    var layout = FlowLayout(
      section: FlowSection(sectionInset: DirectionalEdgeInsets(leading: 160, trailing: 160)))
    layout.estimatedItemSize = .size(Size(width: 100, height: 0))
    #expect(
      try layout.lint(in: Self.phone, sectionCount: 1).map(\.description) == [
        "configuration.estimatedItemSize.height: an estimate of 0 has no length before it is "
          + "measured, so that everything is in view and measured at once; estimate what most come "
          + "to, such as 44 [D8]",
        "sections[0].sectionInset: leading 160 and trailing 160 leave nothing of a width of 320: "
          + "every item is too long for its line; make the insets smaller [M1]",
      ])
    #expect(try FlowLayout().lint(in: Self.phone, sectionCount: 1) == [])
  }

  @Test("a layout that means nothing is refused with its path, as a solve refuses it")
  func errors() {
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .absolute(.nan), height: .absolute(1)), subitems: [])))
    let error = #expect(throws: SpecificationError.self) {
      try layout.lint(in: Self.phone, sectionCount: 1)
    }
    #expect(error?.path == "sections[0].group.width")
  }

  @Test("more than a thousand findings are not listed")
  func most() throws {
    let item = LayoutItem(size: LayoutSize(width: .absolute(10), height: .estimated(0)))
    let layout = CompositionalLayout(
      section: LayoutSection(
        group: .horizontal(size: item.size, subitems: [.item(item)])))
    #expect(try layout.lint(in: Self.phone, sectionCount: 1_000_000).count == 1_000)
  }
}
