import RMLayout
import RMLayoutDocument
import RMLayoutTesting
import Testing

@Suite("Drawn layouts")
struct GeneratorTests {
  @Test("a seed gives the same numbers on every system")
  func numbers() {
    // Published values of the algorithm.
    var numbers = SplitMix64(seed: 1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
    #expect(numbers.next() == 9_817_491_932_198_370_423)
    #expect((0..<8).map { _ in numbers.whole(in: 0...9) } == [1, 1, 4, 7, 7, 4, 6, 8])
    #expect(numbers.number(in: 10...20) == 14.425627638928312)
  }

  @Test("a seed gives the same layout every time, another seed another")
  func determinism() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(LayoutSample.random(seed: seed) == LayoutSample.random(seed: seed))
      #expect(LayoutSample.random(seed: seed) != LayoutSample.random(seed: seed + 1))
      #expect(LayoutSample.randomMeasured(seed: seed) == LayoutSample.randomMeasured(seed: seed))
    }
  }

  @Test("the frames of a seed stay as they are")
  func frames() throws {
    let sample = LayoutSample.random(seed: 7)
    let mismatch = try GoldenText("seed-7.frames").mismatch(
      with: sample.solve(), at: sample.position)
    #expect(mismatch == nil)
  }

  @Test("a drawn layout has a document, which is read again as an equal one")
  func documents() throws {
    for seed in 0..<500 as Range<UInt64> {
      for var sample in [LayoutSample.random(seed: seed), .randomMeasured(seed: seed)]
      where !sample.features.contains(.headerTopPadding) {
        // What was measured of the whole layout's headers has no key.
        sample.preferredSizes.boundary = [:]
        let document = LayoutDocument(sample)
        let text = try document.json()
        #expect(try LayoutDocument(json: text.utf8) == document, "\(text)")
      }
    }
  }

  @Test("nothing drawn at random is refused")
  func legal() throws {
    for seed in 0..<500 as Range<UInt64> {
      #expect(throws: Never.self) { try LayoutSample.random(seed: seed).solve() }
      #expect(throws: Never.self) { try LayoutSample.randomMeasured(seed: seed).solve() }
    }
  }

  @Test("what was measured goes with its section and items, and is left out where it can be")
  func simplestMeasured() {
    let row = LayoutSize(width: .absolute(100), height: .estimated(100))
    let section = LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]))
    var sizes = PreferredSizes(boundary: ["title": PreferredSize(height: 3)])
    sizes.sections[0] = PreferredSizes.Section(items: [0: PreferredSize(height: 10)])
    for item in 0..<9 {
      sizes[ItemPath(section: 2, item: item)] = PreferredSize(width: 7, height: 30.5)
    }
    let sample = LayoutSample(
      name: "measured",
      layout: .compositional(CompositionalLayout(sections: [section, section, section])),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480)),
      itemCounts: [1, 20, 9], preferredSizes: sizes)
    let simple = sample.simplest { sample in
      sample.preferredSizes.sections.values.contains { $0.items[2]?.height ?? 0 > 20 }
    }
    #expect(simple.itemCounts == [3])
    #expect(
      simple.preferredSizes
        == PreferredSizes(sections: [
          0: PreferredSizes.Section(items: [2: PreferredSize(height: 30)])
        ]))
  }

  @Test("what is left of a failing layout is what makes it fail")
  func simplest() throws {
    // Three sections with more than is needed; what fails is that there is a third cell.
    let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))
    let badge = LayoutSupplementaryItem(
      kind: "badge", size: row, containerAnchor: LayoutAnchor(edges: .top))
    let section = LayoutSection(
      group: .horizontal(
        size: row, subitems: [.item(LayoutItem(size: row, supplementaryItems: [badge]))]),
      contentInsets: DirectionalEdgeInsets(all: 8), interGroupSpacing: 4)
    let sample = LayoutSample(
      name: "long",
      layout: .compositional(CompositionalLayout(sections: [section, section, section])),
      environment: LayoutEnvironment(size: Size(width: 400, height: 600), scale: 3),
      itemCounts: [1, 20, 3])
    let simple = sample.simplest { sample in
      sample.itemCounts.contains { $0 > 2 }
    }
    #expect(simple.itemCounts == [3])
    #expect(simple.environment.profile == .exact)
    let plain = LayoutSize(width: .absolute(100), height: .absolute(100))
    let expected = LayoutSection(
      group: .horizontal(size: plain, subitems: [.item(LayoutItem(size: plain))]))
    let configuration = LayoutConfiguration(contentInsetsReference: .none)
    #expect(
      simple.layout
        == .compositional(
          CompositionalLayout(sections: [expected], configuration: configuration)))
  }
}
