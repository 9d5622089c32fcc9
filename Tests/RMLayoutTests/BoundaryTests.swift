import RMLayout
import Testing

@Suite("Boundary items")
struct BoundaryTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  private func rows(
    height: Double, _ items: [LayoutBoundarySupplementaryItem],
    insets: DirectionalEdgeInsets = .zero
  ) -> LayoutSection {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
    return LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]),
      contentInsets: insets, boundarySupplementaryItems: items)
  }

  private func item(
    _ kind: String, _ alignment: RectAlignment, width: LayoutDimension = .fractionalWidth(1),
    height: Double, offset: Point = .zero, extends: Bool = true, pins: Bool = false
  ) -> LayoutBoundarySupplementaryItem {
    LayoutBoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: width, height: .absolute(height)), alignment: alignment,
      offset: offset, extendsBoundary: extends, pinToVisibleBounds: pins)
  }

  private func frames(
    _ section: LayoutSection, count: Int = 1, at position: ScrollPosition = ScrollPosition()
  ) throws -> [String: Rect] {
    let solution = try CompositionalLayout(section: section).solve(in: phone, itemCounts: [count])
    var found: [String: Rect] = [:]
    solution.forEachAttributes(at: position) {
      found[$0.kind ?? "\($0.path.item)"] = $0.frame
    }
    return found
  }

  @Test("header, inset, items, inset and footer follow each other (B2)")
  func order() throws {
    let insets = DirectionalEdgeInsets(top: 3, bottom: 5)
    let section = rows(
      height: 50, [item("h", .top, height: 30), item("f", .bottom, height: 20)], insets: insets)
    let found = try frames(section)
    #expect(found["h"]?.minY == 0)
    #expect(found["0"]?.minY == 33)
    #expect(found["f"] == Rect(x: 0, y: 88, width: 320, height: 20))
  }

  @Test("an offset changes how far a header overhangs, and so how much the section grows (B2)")
  func offsets() throws {
    let insets = DirectionalEdgeInsets(top: 3, bottom: 5)
    let lowered = try frames(
      rows(height: 50, [item("h", .top, height: 30, offset: Point(x: 0, y: 7))], insets: insets))
    #expect(lowered["h"]?.minY == 0)
    #expect(lowered["0"]?.minY == 26)
    let raised = try frames(
      rows(
        height: 50, [item("f", .bottom, height: 20, offset: Point(x: 0, y: -7))], insets: insets))
    #expect(raised["f"]?.minY == 51)
  }

  @Test("alignments across the scroll axis keep within the insets (B1, B3)")
  func across() throws {
    let insets = DirectionalEdgeInsets(leading: 4, trailing: 6)
    let found = try frames(
      rows(
        height: 88,
        [
          item("full", .top, height: 1),
          item("leading", .topLeading, width: .absolute(60), height: 1),
          item("middle", .bottom, width: .absolute(60), height: 1),
          item("trailing", .topTrailing, width: .absolute(60), height: 1),
        ], insets: insets))
    #expect(found["full"]?.width == 310)
    #expect(found["leading"]?.minX == 4)
    #expect(found["middle"]?.minX == 129)
    #expect(found["trailing"]?.minX == 254)
  }

  @Test("side items are centred and lengthen the region where they may (B5)")
  func sides() throws {
    let short = try frames(
      rows(height: 88, [item("s", .leading, width: .absolute(10), height: 30)]))
    #expect(short["s"]?.minY == 29)
    let overflowing = try frames(
      rows(height: 80, [item("s", .trailing, width: .absolute(10), height: 200, extends: false)]))
    #expect(overflowing["s"] == Rect(x: 310, y: -60, width: 10, height: 200))
    let section = rows(
      height: 80,
      [
        item("s", .trailing, width: .absolute(10), height: 200), item("f", .bottom, height: 20),
      ])
    #expect(try frames(section)["f"]?.minY == 200)
  }

  @Test("several items on one side all touch the boundary (B6)")
  func several() throws {
    let found = try frames(
      rows(
        height: 118,
        [
          item("a", .top, height: 30), item("b", .top, height: 10),
          item("c", .bottom, height: 7), item("d", .bottom, height: 5),
        ]))
    #expect(found["a"]?.minY == 0)
    #expect(found["b"]?.minY == 20)
    #expect(found["0"]?.minY == 30)
    #expect(found["c"]?.minY == 148)
    #expect(found["d"]?.minY == 148)
  }

  @Test("pinned items stay in view until the region pushes them off (B7)")
  func pinning() throws {
    let section = rows(
      height: 88,
      [item("h", .top, height: 30, pins: true), item("f", .bottom, height: 20, pins: true)])
    let window = LayoutEnvironment(size: Size(width: 320, height: 100))
    let solution = try CompositionalLayout(section: section).solve(in: window, itemCounts: [1, 1])
    var found: [LayoutAttributes] = []
    solution.forEachAttributes(at: ScrollPosition(offset: Point(x: 0, y: 100))) {
      if $0.category == .supplementary { found.append($0) }
    }
    #expect(found.map(\.kind) == ["f", "h", "f", "h"])
    #expect(found.map(\.frame.minY) == [118, 88, 180, 138])
    #expect(found.allSatisfy { $0.isPinned && $0.zIndex == 1_000_000_001 })
  }

  @Test("the raised depth of a pinned item does not overflow (B7)")
  func saturates() throws {
    var header = item("h", .top, height: 30, pins: true)
    header.zIndex = Int.max
    let solution = try CompositionalLayout(section: rows(height: 88, [header])).solve(
      in: phone, itemCounts: [1])
    let found = solution.attributes(intersecting: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(found.map(\.zIndex) == [Int.max])
  }

  @Test("an empty section keeps its insets and headers, and nothing without headers (B9)")
  func empty() throws {
    let insets = DirectionalEdgeInsets(top: 3, bottom: 5)
    let header = rows(height: 50, [item("h", .top, height: 10)], insets: insets)
    let with = try CompositionalLayout(section: header).solve(in: phone, itemCounts: [0])
    #expect(with.contentSize.height == 18)
    let without = rows(height: 50, [], insets: insets)
    let bare = try CompositionalLayout(section: without).solve(in: phone, itemCounts: [0])
    #expect(bare.contentSize.height == 0)
    var old = phone
    old.profile = .legacy
    let legacy = try CompositionalLayout(section: without).solve(in: old, itemCounts: [0, 1])
    #expect(legacy.frame(ofSection: 1).minY == 8)
  }

  @Test("items of the whole layout shift all sections and end the content (B10)")
  func global() throws {
    let configuration = LayoutConfiguration(
      boundarySupplementaryItems: [
        item("h", .top, height: 30), item("l", .leading, width: .absolute(5), height: 480),
      ])
    let solution = try CompositionalLayout(
      section: rows(height: 50, []), configuration: configuration
    ).solve(in: phone, itemCounts: [1, 1])
    #expect(solution.frame(ofSection: 0).minY == 30)
    #expect(solution.contentSize.height == 510)
    let found = solution.attributes(intersecting: Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(found.map(\.path.section) == [0, ItemPath.layoutSection, ItemPath.layoutSection])
  }

  @Test("boundary items of a row do not scroll with it (B11)")
  func rowHeader() throws {
    var section = rows(
      height: 50, [item("h", .top, height: 20)],
      insets: DirectionalEdgeInsets(top: 3, leading: 4, bottom: 5))
    section.orthogonalScrollingBehavior = .continuous
    let found = try frames(
      section, count: 3, at: ScrollPosition(rowOffsets: [0: 100]))
    #expect(found["h"]?.minX == 4)
    #expect(found["0"] == Rect(x: -96, y: 23, width: 320, height: 50))
  }

  @Test("the insets of a boundary item shrink its frame at the end (B8)")
  func insets() throws {
    var header = item("h", .top, height: 30)
    header.contentInsets = DirectionalEdgeInsets(leading: 50, trailing: 60)
    var section = rows(
      height: 50, [header], insets: DirectionalEdgeInsets(leading: 100, trailing: 60))
    let window = LayoutEnvironment(size: Size(width: 375, height: 480))
    func frame() throws -> Rect? {
      try CompositionalLayout(section: section).solve(in: window, itemCounts: [1])
        .attributes(intersecting: Rect(x: 0, y: 0, width: 375, height: 1)).first?.frame
    }
    #expect(try frame() == Rect(x: 150, y: 0, width: 105, height: 30))
    section.supplementariesFollowContentInsets = false
    #expect(try frame() == Rect(x: 50, y: 0, width: 265, height: 30))
  }

  @Test("two items of a kind around one section are refused (G12)")
  func duplicates() {
    let section = rows(height: 50, [item("h", .top, height: 1), item("h", .bottom, height: 1)])
    let error = #expect(throws: SpecificationError.self) {
      try CompositionalLayout(section: section).solve(in: phone, itemCounts: [1])
    }
    #expect(error?.path == "sections[0].boundaryItems[1].kind")
  }
}

@Suite("Attached views and backgrounds")
struct AttachedTests {
  private let phone = LayoutEnvironment(size: Size(width: 320, height: 480))

  private func frame(_ badge: LayoutSupplementaryItem) throws -> Rect? {
    let item = LayoutItem(
      size: LayoutSize(width: .absolute(212), height: .absolute(194)), supplementaryItems: [badge])
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(212), height: .absolute(194)), subitems: [.item(item)])
    let section = LayoutSection(
      group: group, contentInsets: DirectionalEdgeInsets(top: 52, leading: 53))
    let solution = try CompositionalLayout(section: section).solve(in: phone, itemCounts: [1])
    var found: Rect?
    solution.forEachAttributes { if $0.kind == "badge" { found = $0.frame } }
    return found
  }

  private func badge(
    _ anchor: LayoutAnchor, item: LayoutAnchor? = nil,
    size: LayoutSize = LayoutSize(width: .absolute(40), height: .absolute(20))
  ) -> LayoutSupplementaryItem {
    LayoutSupplementaryItem(kind: "badge", size: size, containerAnchor: anchor, itemAnchor: item)
  }

  @Test("an anchor places a badge flush inside, moved by points or by its own size (A1)")
  func anchors() throws {
    let corner: RectEdge = [.top, .trailing]
    let absolute = badge(LayoutAnchor(edges: corner, offset: .absolute(Point(x: 7, y: 9))))
    #expect(try frame(absolute)?.origin == Point(x: 232, y: 61))
    let fractional = badge(LayoutAnchor(edges: corner, offset: .fractional(Point(x: 0.5, y: 0.25))))
    #expect(try frame(fractional)?.origin == Point(x: 245, y: 57))
    let own: RectEdge = [.bottom, .leading]
    let both = badge(
      LayoutAnchor(edges: corner),
      item: LayoutAnchor(edges: own, offset: .fractional(Point(x: 0.5, y: 0.25))))
    #expect(try frame(both)?.origin == Point(x: 285, y: 37))
    let shares = badge(
      LayoutAnchor(edges: [.top, .leading]),
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.25)))
    #expect(try frame(shares) == Rect(x: 53, y: 52, width: 106, height: 48.5))
  }

  @Test("badges and group views are numbered per kind, on partial groups too (A4, A5)")
  func numbers() throws {
    let view = LayoutSupplementaryItem(
      kind: "g", size: LayoutSize(width: .absolute(10), height: .absolute(10)),
      containerAnchor: LayoutAnchor(edges: [.bottom]))
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      supplementaryItems: [badge(LayoutAnchor(edges: [.top, .leading]))])
    var group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitems: [.item(item)])
    group.supplementaryItems = [view]
    let solution = try CompositionalLayout(section: LayoutSection(group: group)).solve(
      in: phone, itemCounts: [5])
    var found: [String] = []
    solution.forEachAttributes {
      if let kind = $0.kind { found.append("\(kind)\($0.path.item)") }
    }
    #expect(
      found == ["badge0", "g0", "badge1", "g1", "badge2", "g2", "badge3", "badge4"])
    #expect(solution.elementCount == 13)
    let query = solution.attributes(intersecting: Rect(x: 0, y: 60, width: 320, height: 80))
    #expect(query.compactMap(\.kind) == ["g", "badge", "badge", "badge"])
    #expect(query.filter { $0.kind != nil }.map(\.path.item) == [1, 2, 3, 4])
  }

  @Test("a background takes the whole extent less its insets and raises the cells (K1, K2)")
  func backgrounds() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(122))
    let section = LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]),
      decorationItems: [
        LayoutDecorationItem(
          kind: "bg",
          contentInsets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
          zIndex: -1)
      ])
    let solution = try CompositionalLayout(section: section).solve(in: phone, itemCounts: [1, 0])
    var found: [LayoutAttributes] = []
    solution.forEachAttributes { found.append($0) }
    #expect(found.map(\.zIndex) == [-1, 1])
    #expect(found.first?.frame == Rect(x: 2, y: 1, width: 314, height: 118))
    let touching = solution.attributes(intersecting: Rect(x: 320, y: 0, width: 50, height: 10))
    #expect(touching.map(\.kind) == ["bg"])
  }
}
