import RMLayoutCommands
import Testing

@Suite("Frames of the screens")
struct ScreenFramesTests {
  @Test("one screen is a frames document, both are an object of version 1 with one for each name")
  func documents() {
    let one = RecordedSurroundings()
    #expect(one.run("--json --screen grid") == .success)
    #expect(one.output.hasPrefix("{\n  \"version\": 1,\n  \"contentSize\": "))
    let other = RecordedSurroundings()
    #expect(other.run("--json --screen detail") == .success)
    let both = RecordedSurroundings()
    #expect(both.run("--json") == .success)
    let (grid, detail) = (Self.indented(one.output), Self.indented(other.output))
    #expect(
      both.output
        == "{\n  \"version\": 1,\n  \"grid\": \(grid),\n  \"detail\": \(detail)\n}\n")
  }

  /// The lines of a text, all but the first two columns further in, without the last line feed.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "\n  ")
  }

  @Test("the list has 21 elements at first, all 826 characters when asked for, or any number")
  func items() {
    for (options, cells, footers) in [("", 20, 1), ("--items 826", 826, 0), ("--items 0", 0, 1)] {
      let world = RecordedSurroundings()
      #expect(world.run("--json --screen grid \(options)") == .success)
      let lines = world.output.split(separator: "\n")
      #expect(lines.filter { $0.contains("\"cell\"") }.count == cells)
      #expect(lines.filter { $0.contains("\"footer\"") }.count == footers)
    }
  }

  @Test("more than ten million elements are drawn as a picture but not written down")
  func manyItems() {
    let world = RecordedSurroundings()
    #expect(world.run("--json --items 10000001") == .usage)
    #expect(
      world.errors == ["error: 10000001 elements are more than 10000000; ask for fewer --items"])
    #expect(world.run("--svg --items 1000000000 --offset 70000000000") == .success)
    #expect(world.output.utf8.count < 100_000)
  }

  @Test(
    "a page moves the row of episodes by its resting offsets",
    arguments: [
      ("0", "\"offset\": 0,", "[5, 945.6667, 301.3333, 130]"),
      ("2", "\"offset\": 628.6667,", "[-623.6667, 945.6667, 301.3333, 130]"),
      ("50", "\"offset\": 15638,", "[-15633, 945.6667, 301.3333, 130]"),
    ])
  func pages(page: String, offset: String, frame: String) {
    let world = RecordedSurroundings()
    #expect(world.run("--json --screen detail --page \(page)") == .success)
    #expect(world.output.contains(offset))
    #expect(
      world.output.contains("{\"type\": \"cell\", \"section\": 2, \"item\": 0, \"frame\": \(frame)")
    )
  }

  @Test("a size alone has the columns of the device that is as large")
  func sizes() {
    for (size, width) in [("393x852", "181.5"), ("1024x1366", "243.5"), ("852x393", "411")] {
      let world = RecordedSurroundings()
      #expect(world.run("--json --screen grid --size \(size)") == .success)
      #expect(world.output.contains("\"item\": 0, \"frame\": [10, 0, \(width), "))
    }
    let pad = RecordedSurroundings()
    #expect(pad.run("--json --screen grid --size 390x844 --device ipadmini6") == .success)
    #expect(pad.output.contains("\"item\": 0, \"frame\": [10, 0, 85, 127.5]"))
  }

  @Test("a scale moves frames to its pixels")
  func scales() {
    let world = RecordedSurroundings()
    #expect(world.run("--json --screen grid --scale 1") == .success)
    #expect(world.output.contains("\"item\": 1, \"frame\": [202, 0, 181.5, 272.25]"))
  }

  @Test("from right to left both screens are mirrored")
  func rightToLeft() {
    let world = RecordedSurroundings()
    #expect(world.run("--json --rtl") == .success)
    #expect(world.output.contains("\"item\": 0, \"frame\": [201.5, 0, 181.5, 272.25]"))
    #expect(world.output.contains("\"item\": 0, \"frame\": [86.6667, 945.6667, 301.3333, 130]"))
  }

  @Test("a size without room gives frames and says on the side what is wrong")
  func noRoom() {
    let world = RecordedSurroundings()
    #expect(world.run("--json --size 0x0") == .success)
    #expect(world.output.hasSuffix("}\n"))
    #expect(
      world.errors.contains(
        "warning: detail: sections[0].group: the group cannot fit even one item: its effective "
          + "size 0 x 0 has no vertical room; make the item smaller, the group larger or the "
          + "spacing less"), "\(world.errors)")
    #expect(world.errors.allSatisfy { !$0.contains("\n") })
  }
}
