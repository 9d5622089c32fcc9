import RMLayout
import RMLayoutDocument
import Testing

@Suite("Reading frames documents")
struct FramesReadingTests {
  @Test("what was written of a recorded layout is read as it shows", arguments: GoldenFile.allCases)
  func roundTrip(file: GoldenFile) throws {
    for golden in GoldenCases.cases(of: file) {
      let document = try LayoutDocument(reading: golden.document)
      let solution = try document.solve()
      let position = document.scrollPosition(in: solution)
      let read = try FramesDocument(json: solution.framesText(at: position).utf8)
      let direct = FramesDocument(solution, at: position)
      let comparison = LayoutComparison(
        from: direct.elements, to: read.elements, tolerance: 0.000_051)
      #expect(comparison.changes.isEmpty, "\(golden.id): \(comparison.summary)")
      #expect(abs(read.contentSize.height - direct.contentSize.height) < 0.000_1)
      #expect(read.sections.count == direct.sections.count)
      #expect(read.sections.map { $0.row != nil } == direct.sections.map { $0.row != nil })
    }
  }

  @Test("rows come with their stops, elements of the whole layout without a section")
  func parts() throws {
    let frames = try FramesDocument(
      json: """
        {"version": 1, "contentSize": {"width": 320, "height": 100},
         "sections": [{"frame": [0, 0, 320, 100], "orthogonal": {"frame": [16, 0, 288, 100],
           "contentLength": 600, "range": [0, 312], "offset": 108, "restingOffsets": [0, 108]}}],
         "elements": [{"type": "supplementary", "section": null, "item": 0, "kind": "title",
           "frame": [0, 0, 320, 20], "zIndex": 7, "pinned": true}],
         "diagnostics": []}
        """.utf8)
    #expect(frames.sections[0].frame == Rect(x: 0, y: 0, width: 320, height: 100))
    let row = try #require(frames.sections[0].row)
    #expect(row.offset == 108)
    #expect(row.contentLength == 600)
    #expect(row.restingOffsets == [0, 108])
    #expect(
      frames.elements == [
        LayoutAttributes(
          category: .supplementary, path: ItemPath(section: ItemPath.layoutSection, item: 0),
          kind: "title", frame: Rect(x: 0, y: 0, width: 320, height: 20), zIndex: 7, isPinned: true)
      ])
  }

  @Test(
    "a recorder may leave out what it does not know, but no frame and no name",
    arguments: [
      ("\"elements\": []", nil),
      ("\"elements\": [{}]", "elements[0].section: is missing; add the key"),
      (
        "\"elements\": [{\"type\": \"cell\", \"section\": 0, \"item\": 0, \"frame\": [0, 1]}]",
        "elements[0].frame: needs 4 entries, has 2; add or remove entries"
      ),
      (
        "\"elements\": [], \"recorder\": 1",
        "recorder: unknown key; remove it"
      ),
    ] as [(String, String?)])
  func faults(members: String, message: String?) {
    let text = "{\"version\": 1, \"contentSize\": {\"width\": 1, \"height\": 1}, \(members)}"
    var found: String?
    do throws(DocumentError) {
      _ = try FramesDocument(json: text.utf8)
    } catch {
      found = error.description
    }
    #expect(found == message)
  }

  @Test("lenient reading passes over what a recorder adds")
  func lenient() throws {
    let text = """
      {"version": 1, "recorder": "x", "contentSize": {"width": 1, "height": 1}, "elements": []}
      """
    #expect(try FramesDocument(json: text.utf8, lenient: true).elements == [])
  }
}
