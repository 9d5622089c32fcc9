import RMLayout
import RMLayoutTesting
import Testing

@Suite("Invariants")
struct InvariantTests {
  @Test("each invariant holds for random layouts", arguments: LayoutInvariant.allCases)
  func random(invariant: LayoutInvariant) {
    for seed in 0..<500 as Range<UInt64> {
      let sample = LayoutSample.random(seed: seed)
      if let mismatch = invariant.mismatch(in: sample) {
        Issue.record("\(sample.report(mismatch, invariant.mismatch(in:)))")
        return
      }
    }
  }

  @Test(
    "each holds for random layouts of which views were measured",
    arguments: LayoutInvariant.allCases)
  func measured(invariant: LayoutInvariant) {
    for seed in 0..<500 as Range<UInt64> {
      let sample = LayoutSample.randomMeasured(seed: seed)
      if let mismatch = invariant.mismatch(in: sample) {
        Issue.record("\(sample.report(mismatch, invariant.mismatch(in:)))")
        return
      }
    }
  }

  private let size = LayoutSize(width: .absolute(100), height: .absolute(50))

  private func sample(_ provider: @escaping SectionProvider.Body) -> LayoutSample {
    LayoutSample(
      name: "provided", layout: .compositional(CompositionalLayout(sectionProvider: provider)),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [1])
  }

  private func section(_ size: LayoutSize, leading: Double = 0) -> LayoutSection {
    LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]),
      contentInsets: DirectionalEdgeInsets(leading: leading))
  }

  @Test("a layout that turns its own way in right to left is no mirror image")
  func mirroring() throws {
    let section = section(size)
    let shifted = self.section(size, leading: 7)
    let sample = sample { _, environment in
      environment.layoutDirection == .leftToRight ? section : shifted
    }
    let mismatch = try #require(sample.firstMismatch())
    #expect(
      mismatch.description == """
        provided, mirroring: 1 difference
          0.0 item: expected 220,0 100x50, is 0.0 item 213,0 100x50
        """)
    #expect(LayoutInvariant.determinism.mismatch(in: sample) == nil)
  }

  @Test("a layout of other sizes in old pixels moves edges by more than a pixel")
  func rounding() {
    let section = section(size)
    let high = self.section(LayoutSize(width: .absolute(100), height: .absolute(52)))
    let mismatch = LayoutInvariant.rounding.mismatch(
      in: sample { _, environment in environment.profile == .legacy ? high : section })
    #expect(
      mismatch?.description == """
        provided, rounding: 1 difference
          0.0 item: expected 0,0 100x50 to a pixel, is 0,0 100x52
        """)
  }

  @Test("a section without a definition is reported, so that its items may lack frames")
  func missingSection() {
    #expect(LayoutInvariant.oneFramePerItem.mismatch(in: sample { _, _ in nil }) == nil)
  }

  @Test("a layout that means nothing is refused with its error")
  func refused() {
    let section = section(LayoutSize(width: .absolute(.nan), height: .absolute(50)))
    #expect(
      LayoutInvariant.finiteFrames.mismatch(in: sample { _, _ in section })?.description == """
        provided is refused
        sections[0].group.width: must be a finite number between -1e12 and 1e12, is nan
        """)
  }
}
