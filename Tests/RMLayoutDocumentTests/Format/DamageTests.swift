import RMLayout
import RMLayoutDocument
import RMLayoutTesting
import Testing

@Suite("Damaged documents")
struct DamageTests {
  private let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "-", "0", "9", ".", "e9", "e-9", "null", "true", " ",
    "\u{0}", "ü", "1e308", "\"items\"", "{}", "[]", "\n",
  ]

  @Test("no damage traps: a document gives frames or an error of one line", arguments: 0..<8)
  func damage(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var readable = 0
    let files = [GoldenFile.recordedCompositional, .recordedFlow, .recordedSelfSizing]
    for golden in files.flatMap(GoldenCases.cases) {
      let sound = try LayoutDocument(reading: golden.document).json()
      for _ in 0..<5 {
        var bytes = Array(sound.utf8)
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
          let start = Int.random(in: 0..<bytes.count, using: &generator)
          let end = min(bytes.count, start + Int.random(in: 0...3, using: &generator))
          bytes.replaceSubrange(
            start..<end, with: pieces.randomElement(using: &generator)?.utf8.map { $0 } ?? [])
        }
        if try givesFrames(bytes) { readable += 1 }
      }
    }
    // A single changed digit is no damage: some documents must have got as far as frames.
    #expect(readable > 0)
  }
}

/// Whether bytes are a document that can be solved; if not, the error must be one line.
private func givesFrames(_ bytes: [UInt8]) throws -> Bool {
  let text = String(decoding: bytes, as: UTF8.self)
  do {
    let document = try LayoutDocument(json: bytes)
    #expect(try LayoutDocument(json: document.json().utf8) == document, "\(text)")
    let solution = try document.solve()
    let frames = solution.framesText(at: document.scrollPosition(in: solution), limit: 10)
    _ = try JSONValue(json: Array(frames.utf8))
    return true
  } catch {
    let message = "\(error)"
    #expect(error is DocumentError || error is SpecificationError, "\(message)\n\(text)")
    #expect(!message.contains("\n"), "\(text)")
    return false
  }
}

@Suite("The corpus of documents")
struct CorpusTests {
  private static let names = (try? TestFiles.documents(in: "Corpus")) ?? []

  @Test(
    "each document from which the search for faults starts gives frames or an error of one line")
  func corpus() throws {
    let failing = try Self.names.filter { name in
      try !givesFrames(TestFiles.bytes(of: "Corpus/" + name))
    }
    #expect(Self.names.count == 24)
    #expect(failing == ["broken.json", "duplicate-kinds.json"])
  }
}
