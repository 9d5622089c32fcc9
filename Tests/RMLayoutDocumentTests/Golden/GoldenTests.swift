import RMLayout
import RMLayoutDocument
import Testing

@Suite("Golden data")
struct GoldenTests {
  private static let dueFiles: [GoldenFile] = [
    .seedScreens, .recordedCompositional, .recordedOrthogonal, .screenshotsCompositional,
    .screenshotsFlow,
  ]
  private static let due = dueFiles.flatMap { GoldenCases.supported(in: $0) }.map(\.id)
  private static let further = [GoldenFile.recordedFlow, .recordedSelfSizing]
    .flatMap { GoldenCases.supported(in: $0) }.map(\.id)
  private static let legacy = GoldenFile.allCases
    .flatMap { GoldenCases.supported(in: $0, legacy: true) }.map(\.id)

  @Test("all cases of all files are understood, what they expect included")
  func readsAll() throws {
    let cases = try GoldenCases.all.get()
    #expect(
      GoldenFile.allCases.map { cases[$0].count } == [18, 136, 84, 64, 20, 12, 19, 22, 19, 4])
    #expect(cases.ids.count == 398)
  }

  @Test("the rule selects so many cases of each file")
  func counts() {
    let counts = GoldenFile.allCases.map { GoldenCases.supported(in: $0).count }
    #expect(counts == [18, 45, 20, 15, 13, 2, 0, 0, 3, 0])
    let legacy = GoldenFile.allCases.map { GoldenCases.supported(in: $0, legacy: true).count }
    #expect(legacy == [0, 0, 0, 17, 7, 0, 0, 0, 0, 0])
  }

  @Test("the frames are those of the evidence", arguments: due)
  func frames(id: String) throws {
    try compare(id)
  }

  @Test("the frames are those of further evidence", arguments: further)
  func furtherFrames(id: String) throws {
    try compare(id)
  }

  @Test("the frames are those of old screenshots", arguments: legacy)
  func legacyFrames(id: String) throws {
    try compare(id)
  }

  @Test("a document that was written is read as an equal one", arguments: due + further + legacy)
  func roundTrip(id: String) throws {
    let document = try LayoutDocument(reading: golden(id).document)
    #expect(try LayoutDocument(json: document.json().utf8) == document)
  }

  private func golden(_ id: String) throws -> GoldenCase {
    try #require(try GoldenCases.all.get()[id])
  }

  private func compare(_ id: String) throws {
    let golden = try golden(id)
    let document = try LayoutDocument(reading: golden.document)
    let solution = try document.solve()
    let comparer = GoldenComparer(
      solution: solution, position: document.scrollPosition(in: solution),
      tolerance: golden.tolerance)
    let mismatches = comparer.mismatches(with: golden.expected)
    if !mismatches.isEmpty { Issue.record("\(mismatches.joined(separator: "\n"))") }
  }
}
