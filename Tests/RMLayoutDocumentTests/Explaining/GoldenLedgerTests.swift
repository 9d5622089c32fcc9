import RMLayout
import RMLayoutDocument
import RMLayoutTesting
import Testing

@Suite("Ledgers of recorded layouts")
struct GoldenLedgerTests {
  @Test(
    "every ledger leads line by line to the frame of its element", arguments: GoldenFile.allCases)
  func ledgers(file: GoldenFile) throws {
    for golden in GoldenCases.cases(of: file) {
      let document = try LayoutDocument(reading: golden.document)
      let layout: LayoutSample.Layout =
        switch document.layout {
        case .compositional(let layout): .compositional(layout)
        case .flow(let layout): .flow(layout)
        }
      let sample = LayoutSample(
        name: golden.id, layout: layout, environment: document.environment,
        itemCounts: document.itemCounts, preferredSizes: document.preferredSizes,
        position: document.scrollPosition(in: try document.solve()))
      let mismatch = LayoutInvariant.explanations.mismatch(in: sample)
      #expect(mismatch == nil)
    }
  }
}
