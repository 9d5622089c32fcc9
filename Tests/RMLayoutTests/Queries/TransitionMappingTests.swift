import RMLayout
import Testing

@Suite("Mapping of paths")
struct TransitionMappingTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test("without a change every path stays, also one that does not exist")
  func identity() {
    let mapping = TransitionMapping()
    #expect(mapping.newItem(path(7, 8)) == path(7, 8))
    #expect(mapping.oldItem(path(7, 8)) == path(7, 8))
    #expect(mapping.newSection(3) == 3)
    #expect(mapping.oldSection(3) == 3)
  }

  @Test("deletions count by old numbers and insertions by new ones")
  func batch() {
    // a b c d e -> X a c Y e d: b deleted, d moved behind e, X and Y inserted.
    let mapping = TransitionMapping(
      deletedItems: [path(0, 1)], insertedItems: [path(0, 0), path(0, 3)],
      movedItems: [path(0, 3): path(0, 5)])
    let new = (0..<5).map { mapping.newItem(path(0, $0))?.item }
    #expect(new == [1, nil, 2, 5, 4])
    let old = (0..<6).map { mapping.oldItem(path(0, $0))?.item }
    #expect(old == [nil, 0, 2, nil, 4, 3])
    #expect(mapping.newItem(path(1, 3)) == path(1, 3))
  }

  @Test("items go with their section, and a moved item may leave one that is deleted")
  func sections() {
    let mapping = TransitionMapping(
      deletedItems: [path(2, 0)], insertedItems: [path(0, 1)],
      movedItems: [path(1, 4): path(3, 0)], deletedSections: [1], insertedSections: [1],
      movedSections: [2: 0])
    // Old 0 1 2 3 4 -> new 2, 0, X, 3, 4 in the order 2 X 0 3 4.
    #expect((0..<5).map(mapping.newSection) == [2, nil, 0, 3, 4])
    #expect((0..<5).map(mapping.oldSection) == [2, nil, 0, 3, 4])
    #expect(mapping.newItem(path(0, 5)) == path(2, 5))
    #expect(mapping.newItem(path(1, 4)) == path(3, 0))
    #expect(mapping.newItem(path(1, 3)) == nil)
    #expect(mapping.newItem(path(2, 1)) == path(0, 0))
    #expect(mapping.newItem(path(2, 2)) == path(0, 2))
    #expect(mapping.oldItem(path(0, 1)) == nil)
    #expect(mapping.oldItem(path(0, 2)) == path(2, 2))
    #expect(mapping.newItem(path(3, 0)) == path(3, 1))
    #expect(mapping.oldItem(path(1, 0)) == nil)
  }

  @Test("of two items that move to one place the first is there")
  func collision() {
    let mapping = TransitionMapping(
      movedItems: [path(0, 4): path(0, 1), path(0, 2): path(0, 1), path(0, 3): path(0, 1)])
    #expect(mapping.oldItem(path(0, 1)) == path(0, 2))
    #expect(mapping.oldItem(path(0, 2)) == path(0, 1))
  }

  @Test("any batch of changes maps as the changed list says, in both directions")
  func property() {
    var state: UInt64 = 41
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      let old = Array(0..<random(below: 30))
      var deleted = Set(old.filter { _ in random(below: 5) == 0 })
      let moving = old.filter { !deleted.contains($0) && random(below: 5) == 0 }
      deleted.formUnion(moving)
      var list = old.filter { !deleted.contains($0) }
      for mover in moving { list.insert(mover, at: random(below: list.count + 1)) }
      for _ in 0..<random(below: 6) { list.insert(-1, at: random(below: list.count + 1)) }
      var places: [Int: Int] = [:]
      for (index, value) in list.enumerated() where value >= 0 { places[value] = index }
      let mapping = TransitionMapping(
        deletedItems: deleted.subtracting(moving).map { path(0, $0) },
        insertedItems: list.indices.filter { list[$0] < 0 }.map { path(0, $0) },
        movedItems: Dictionary(
          uniqueKeysWithValues: moving.compactMap { old in
            places[old].map { (path(0, old), path(0, $0)) }
          }))
      #expect(old.map { mapping.newItem(path(0, $0))?.item } == old.map { places[$0] })
      #expect(
        list.indices.map { mapping.oldItem(path(0, $0))?.item } == list.map { $0 < 0 ? nil : $0 })
    }
  }
}
