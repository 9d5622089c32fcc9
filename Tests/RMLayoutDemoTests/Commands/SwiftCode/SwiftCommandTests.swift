import RMLayoutCommands
import Testing

@Suite("The command swift")
struct SwiftCommandTests {
  private func world(_ files: [String: String]) -> RecordedSurroundings {
    let world = RecordedSurroundings()
    world.files = files.mapValues { name in
      """
      {"version": 1, \(name)"environment": {"size": {"width": 9, "height": 9}}, "sections": []}
      """
    }
    return world
  }

  @Test("a type is named by the command line, else the document, else the file")
  func names() {
    let world = world(["dir/photo-grid.json": "", "b": "\"name\": \"my tags\", "])
    #expect(world.run("swift dir/photo-grid.json") == .success)
    #expect(world.output.contains("\nenum PhotoGridLayout {\n"))
    #expect(world.run("swift b -o b.swift") == .success)
    #expect(world.written["b.swift"]?.contains("\n/// my tags\nenum MyTagsLayout {\n") == true)
    #expect(world.run("swift b --name Shelf -o b.swift") == .success)
    #expect(world.written["b.swift"]?.contains("\nenum Shelf {\n") == true)
  }

  @Test("several files are types in one file, whose names differ")
  func severalFiles() {
    let world = world(["a": "", "b": ""])
    #expect(world.run("swift a b --name Shelf") == .success)
    #expect(world.output.ranges(of: "import RMLayout").count == 1)
    #expect(world.output.contains("\nenum Shelf {\n"))
    #expect(world.output.contains("\nenum Shelf2 {\n"))
  }

  @Test("a name that no type can have is refused", arguments: ["shelf", "A-B", "Self", "1A", "Ä"])
  func wrongNames(name: String) {
    let world = world(["a": ""])
    #expect(world.run("swift a --name \(name)") == .usage)
    #expect(
      world.errors == [
        "error: --name: needs the name of a type, such as PhotosLayout, has '\(name)'"
      ])
  }

  @Test("an entry of the gallery goes from its document to code")
  func gallery() {
    let world = RecordedSurroundings()
    #expect(world.run("gallery mosaic --document -o mosaic.json") == .success)
    world.files = world.written
    #expect(world.run("swift mosaic.json") == .success)
    #expect(world.output.contains("enum PhotosLayout {\n"))
    #expect(world.output.contains("LayoutGroup.custom("))
  }
}
