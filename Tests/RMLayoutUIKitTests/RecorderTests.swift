import RMLayout
import RMLayoutDocument
import RMLayoutUIKit
import Testing

@MainActor
@Suite("The recorder of live collection views")
struct RecorderTests {
  @Test("a recording is a frames document to the byte")
  func document() {
    let section = rows(.absolute(50.25))
    section.boundarySupplementaryItems = [.header(height: 30)]
    section.decorationItems = [.background(elementKind: "a \"card\"\n\u{1}")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration.boundarySupplementaryItems = [
      .init(
        layoutSize: .fullWidth(.absolute(20)), elementKind: "global", alignment: .bottom,
        absoluteOffset: CGPoint(x: -0.5, y: 0))
    ]
    let host = HeadlessView(layout, [1])
    let recording = CollectionViewRecorder.record(host.view)
    #expect(
      recording.framesDocument == #"""
        {
          "version": 1,
          "contentSize": {"width": 320, "height": 100.5},
          "elements": [
            {"type": "decoration", "section": 0, "item": 0, "kind": "a \"card\"\n\u0001", "frame": [0, 0, 320, 80.5], "zIndex": 0},
            {"type": "cell", "section": 0, "item": 0, "frame": [0, 30, 320, 50.25], "zIndex": 1},
            {"type": "supplementary", "section": 0, "item": 0, "kind": "header", "frame": [0, 0, 320, 30], "zIndex": 1},
            {"type": "supplementary", "section": null, "item": 0, "kind": "global", "frame": [-0.5, 80.5, 320, 20], "zIndex": 1}
          ]
        }

        """#)
    #expect(recording.frame(forItemAt: IndexPath(item: 0, section: 0))?.minY == 30)
    #expect(recording.frame(forItemAt: IndexPath(item: 1, section: 0)) == nil)
  }

  @Test("a recording is read as a frames document, and compared with a solution")
  func comparison() throws {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [.header(height: 30)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let host = HeadlessView(layout, [3])
    let recording = CollectionViewRecorder.record(host.view)
    let frames = try FramesDocument(json: [UInt8](recording.framesDocument.utf8))
    #expect(frames.elements.count == 4)
    section.contentInsets.top = 7
    let other = UICollectionViewCompositionalLayout(section: section)
      .frames(in: host.view.bounds.size, itemCounts: [3])
    let cells = frames.elements.filter { $0.category == .cell }
    let comparison = LayoutComparison(
      from: cells,
      to: other.attributes(intersecting: Rect(origin: .zero, size: other.contentSize))
        .filter { $0.category == .cell })
    #expect(comparison.changes.count == 3)
  }

  @Test("a view without elements gives a document without any")
  func nothing() {
    let host = HeadlessView(UICollectionViewFlowLayout(), [])
    let recording = CollectionViewRecorder.record(host.view)
    #expect(recording.framesDocument.contains("\"elements\": []"))
  }

  /// Handlers change the cells of two, and a view of the third lies beyond the content.
  nonisolated private static let exceptions = ["carousel", "fading", "timetable"]

  @Test(
    "the elements of a recording are those of our own frames document",
    arguments: FactoryCase.all.filter { !exceptions.contains($0.testDescription) })
  func sameElements(factory: FactoryCase) throws {
    let host = HeadlessView(
      factory.layout(), factory.counts, size: CGSize(width: 393, height: 852))
    let recording = CollectionViewRecorder.record(host.view)
    var position = ScrollPosition()
    let solution = host.layout.frames(
      in: CGSize(width: 393, height: 852), itemCounts: factory.counts)
    for section in factory.counts.indices { position.rowOffsets[section] = 0 }
    let ours = solution.framesText(at: position)
      .replacing("UICollectionElementKindSectionHeader", with: "header")
      .replacing("UICollectionElementKindSectionFooter", with: "footer")
    #expect(elements(recording.framesDocument).sorted() == elements(ours).sorted())
  }

  private func elements(_ document: String) -> [Substring] {
    document.split(separator: "\n").filter { $0.hasPrefix("    {\"type\"") }
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
  }
}
