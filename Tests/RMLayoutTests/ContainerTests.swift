import RMLayout
import Testing

@Suite("Inset references and lists")
struct ContainerTests {
  private let size = Size(width: 320, height: 480)

  private func section(_ reference: ContentInsetsReference) -> LayoutSection {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(40))
    return LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]),
      contentInsetsReference: reference)
  }

  private func frame(_ reference: ContentInsetsReference, in environment: LayoutEnvironment) throws
    -> Rect?
  {
    try CompositionalLayout(section: section(reference)).solve(in: environment, itemCounts: [1])
      .frame(forItemAt: ItemPath(section: 0, item: 0))
  }

  @Test("margins narrow the container across the scroll direction alone (C3)")
  func margins() throws {
    let environment = LayoutEnvironment(
      size: size,
      layoutMargins: DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    #expect(try frame(.layoutMargins, in: environment) == Rect(x: 20, y: 0, width: 260, height: 40))
    #expect(try frame(.none, in: environment) == Rect(x: 0, y: 0, width: 320, height: 40))
  }

  @Test("readable content is 672 wide and centred, or within the margins (C4)")
  func readable() throws {
    let margins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    let wide = LayoutEnvironment(size: Size(width: 1024, height: 700), layoutMargins: margins)
    #expect(try frame(.readableContent, in: wide) == Rect(x: 176, y: 0, width: 672, height: 40))
    let narrow = LayoutEnvironment(size: Size(width: 390, height: 700), layoutMargins: margins)
    #expect(try frame(.readableContent, in: narrow) == Rect(x: 16, y: 0, width: 358, height: 40))
  }

  @Test("a flow section's insets are measured from its reference, the content inset at least (F9)")
  func flowReference() throws {
    var layout = FlowLayout(
      section: FlowSection(sectionInset: DirectionalEdgeInsets(leading: 10)))
    layout.sectionInsetReference = .safeArea
    func x(contentInset: Double) throws -> Double? {
      let environment = LayoutEnvironment(
        size: size, contentInset: DirectionalEdgeInsets(leading: contentInset),
        safeArea: DirectionalEdgeInsets(leading: 44))
      return try layout.solve(in: environment, itemCounts: [2])
        .frame(forItemAt: ItemPath(section: 0, item: 0))?.minX
    }
    #expect(try x(contentInset: 0) == 54)
    #expect(try x(contentInset: 44) == 10)
  }

  @Test("a flow header stays in view until its items end (F10)")
  func flowPinning() throws {
    var layout = FlowLayout(
      section: FlowSection(
        itemSizes: .uniform(Size(width: 320, height: 360)),
        headerReferenceSize: Size(width: 0, height: 40),
        footerReferenceSize: Size(width: 0, height: 30)))
    layout.sectionHeadersPinToVisibleBounds = true
    let solution = try layout.solve(in: LayoutEnvironment(size: size), itemCounts: [1])
    func header(_ offset: Double) -> LayoutAttributes? {
      let position = ScrollPosition(offset: Point(x: 0, y: offset))
      var found: LayoutAttributes?
      solution.forEachAttributes(at: position) { if $0.kind == "header" { found = $0 } }
      return found
    }
    #expect(header(100)?.frame.minY == 100)
    #expect(header(100)?.zIndex == 10)
    #expect(header(380)?.frame.minY == 360)
    #expect(header(-20)?.frame.minY == 0)
  }

  @Test("a list is a column of estimated rows with its appearance's insets (L1, L2, L2b)")
  func lists() throws {
    let phone = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
    let cards = LayoutSection.list(using: ListConfiguration(appearance: .insetGrouped), in: phone)
    #expect(cards.contentInsets.leading == 20)
    #expect(cards.contentInsets.top == 53.0 / 3)
    let solution = try CompositionalLayout(section: cards).solve(in: phone, itemCounts: [3, 3])
    #expect(
      solution.frame(forItemAt: ItemPath(section: 0, item: 1))
        == Rect(x: 20, y: 185.0 / 3, width: 350, height: 44))
    let desktop = LayoutEnvironment(size: size, idiom: .pad)
    let grouped = LayoutSection.list(using: ListConfiguration(appearance: .grouped), in: desktop)
    let tall = try CompositionalLayout(section: grouped).solve(in: desktop, itemCounts: [3])
    #expect(tall.contentSize.height == 187)
  }

  @Test("a plain list's header pins, has depth 200 and may have space above it (L3, L4)")
  func listHeaders() throws {
    let environment = LayoutEnvironment(size: size)
    let list = ListConfiguration(
      appearance: .plain, headerMode: .supplementary, headerTopPadding: 10)
    let solution = try CompositionalLayout(section: .list(using: list, in: environment)).solve(
      in: environment, itemCounts: [3])
    let found = solution.attributes(intersecting: Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(found.map(\.frame.minY) == [38, 10])
    #expect(found.last?.zIndex == 1_000_000_200)
  }
}

@Suite("Rows in view")
struct VisibleItemsTests {
  @Test("a row's handler sees cells that meet or touch the row, unscrolled, and headers (O9)")
  func visibleItems() throws {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(100), height: .absolute(50)), subitems: [.item(cell)])
    let header = LayoutBoundarySupplementaryItem(
      kind: "h", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
      alignment: .top)
    let section = LayoutSection(
      group: group, orthogonalScrollingBehavior: .continuous, boundarySupplementaryItems: [header])
    let solution = try CompositionalLayout(section: section).solve(
      in: LayoutEnvironment(size: Size(width: 300, height: 480)), itemCounts: [10])
    let found = solution.visibleItems(inRow: 0, at: 100)
    #expect(found.map(\.frame.minX) == [0, 100, 200, 300, 400, 0])
    #expect(found.last?.kind == "h")
    let row = try #require(solution.row(inSection: 0))
    #expect(row.centerDistance(of: found[2].frame, at: 100) == 0)
    #expect(row.centerDistance(of: found[3].frame, at: 100) == 100)
    let carousel = CarouselTransform(minimumScale: 0.8)
    #expect(carousel.scale(at: 30, in: 300) == 0.9)
    #expect(carousel.scale(at: 100, in: 300) == 0.8)
  }
}
