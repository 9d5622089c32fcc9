import RMLayout
import RMLayoutDocument
import Testing

@Suite("Traps in recorded layouts")
struct GoldenLintTests {
  /// The recorded layouts that walk into a trap, looked at one by one: each says what it does not get.
  private static let known: [String: [LintTrap]] = [
    "brothersoft-album-grid-scrolled": [.countOverridesLength],
    "brothersoft-albums-portrait": [.countOverridesLength],
    "deluxe-f-orthogonal-count-over-rows-ios13": [.countOverridesLength],
    "deluxe-f-orthogonal-count-over-rows-ios14": [.countOverridesLength],
    "deluxe-h-nested-count-full-height-base-ios14": [.countOverridesLength],
    "estimated-group-height-fractional-items": [.fractionOfEstimate],
    "hgroup-count-3-fixed-10": [.countOverridesLength],
    "mcv-nested-count-full-height-base-390": [.countOverridesLength],
    "mcv-orthogonal-fractional-height": [.countOverridesLength],
    "muchan-five-sections-end": [.countOverridesLength],
    "muchan-five-sections-top": [.countOverridesLength],
    "sized-counted-column-keeps-estimate": [.fractionOfEstimate],
    "sized-list-item-insets-section-insets": [.insetsOnEstimate],
    "tarik-estimated-group-fractional-children": Array(repeating: .fractionOfEstimate, count: 4),
    "vgroup-count-3": [.countOverridesLength],
  ]

  @Test("of 398 recorded layouts only those are reported that do not do what they say")
  func falseAlarms() throws {
    var found: [String: [LintTrap]] = [:]
    for golden in GoldenFile.allCases.flatMap(GoldenCases.cases) {
      let traps = try LayoutDocument(reading: golden.document).lint().map(\.trap)
      if !traps.isEmpty { found[golden.id] = traps }
    }
    #expect(found == Self.known)
  }
}
