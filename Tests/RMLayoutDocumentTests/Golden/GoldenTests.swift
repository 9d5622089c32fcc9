import RMLayout
import RMLayoutDocument
import Testing

@Suite("Golden data")
struct GoldenTests {
  private static let ids = GoldenFile.allCases.flatMap(GoldenCases.cases).map(\.id)

  @Test("all cases of all files are understood, what they expect included")
  func readsAll() throws {
    let cases = try GoldenCases.all.get()
    #expect(
      GoldenFile.allCases.map { cases[$0].count } == [18, 136, 84, 64, 20, 12, 19, 22, 19, 4])
    #expect(cases.ids.count == 398)
  }

  @Test("so many cases of each file are of iOS 13 to 15")
  func counts() {
    let cases = GoldenFile.allCases.map(GoldenCases.cases)
    #expect(cases.map { $0.count(where: \.isLegacy) } == [0, 0, 0, 36, 7, 0, 0, 0, 0, 4])
    #expect(Set(Self.ids).count == 398)
  }

  @Test("the frames are those of the evidence", arguments: ids)
  func frames(id: String) throws {
    try compare(id)
  }

  @Test("a document that was written is read as an equal one", arguments: ids)
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
      document: document, solution: solution, position: document.scrollPosition(in: solution),
      tolerance: golden.tolerance)
    let mismatches = comparer.mismatches(with: golden.expected)
    if !mismatches.isEmpty { Issue.record("\(mismatches.joined(separator: "\n"))") }
  }
}
