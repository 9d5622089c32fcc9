import RMLayoutCommands
import Testing

@Suite("The command render")
struct RenderCommandTests {
  private static let document = """
    {
      "version": 1, "name": "Two columns",
      "environment": {"size": {"width": 200, "height": 100}, "scale": 2},
      "sections": [{
        "items": 4,
        "group": {
          "axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60},
          "subitems": [{
            "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1},
            "contentInsets": {"top": 4, "leading": 4, "bottom": 4, "trailing": 4}
          }]
        }
      }]
    }
    """

  private func world(_ line: String, status: RMLayoutCommands.ExitStatus = .success)
    -> RecordedSurroundings
  {
    let world = RecordedSurroundings()
    world.files = ["a.json": Self.document, "b.json": Self.document, "wrong.json": "{"]
    world.input = Self.document
    #expect(world.run(line) == status)
    return world
  }

  @Test("a document is drawn as text, with its name and measures")
  func text() {
    let world = world("render a.json")
    #expect(world.output.hasPrefix("Two columns — 200 x 100 at 2x\n"))
    #expect(world.output.contains("0.3"))
    #expect(world.errors.isEmpty)
  }

  @Test("the standard input is a document too")
  func standardInput() {
    #expect(world("render - --ascii").output.hasPrefix("Two columns - 200 x 100 at 2x\n"))
  }

  @Test("several documents stand in one picture side by side")
  func pictures() {
    let output = world("render a.json b.json --svg").output
    for id in ["a-s0-i3", "b-s0-i3", "a-s0-g1", "b-s0-g1"] {
      #expect(output.contains("<g id=\"\(id)"), "\(id)")
    }
  }

  @Test("a wrong document is reported, and no file is written for the others")
  func faults() {
    let world = world("render a.json wrong.json -o out.svg", status: .badData)
    #expect(world.written.isEmpty)
    #expect(world.errors.count == 1)
    let printed = self.world("render a.json wrong.json", status: .badData)
    #expect(printed.output.hasPrefix("Two columns"))
  }

  @Test("device, size, scale, direction and offset take the place of the document's own")
  func environment() {
    #expect(world("render a.json --size 300x90").output.contains("300 x 90 at 2x"))
    let device = RecordedSurroundings()
    device.files = ["a.json": Self.document]
    let words = ["render", "a.json", "--svg", "--device", "iPhone 15", "--show", "safe-area"]
    #expect(Program.run(words, in: device) == .success)
    #expect(device.output.contains("iPhone 15, 393 x 852 at 3x"))
    #expect(device.output.contains("id=\"device\"") && device.output.contains("id=\"safe-area\""))
    #expect(world("render a.json --svg --offset 20").output.contains("offset 0, 20"))
    let mirrored = world("render a.json --rtl --json").output
    #expect(mirrored.contains("[104, 4, 92, 52]"))
    #expect(world("render a.json --scale 1").output.contains("at 1x"))
  }

  @Test("what is asked for is shown, what is not wanted is left out")
  func details() {
    let output = world("render a.json --svg --show insets,groups --hide ghosts").output
    #expect(output.contains("id=\"insets\"") && output.contains("id=\"groups\""))
    #expect(!output.contains("off screen"))
    let all = world("render a.json --svg --show all --no-labels --appearance dark").output
    #expect(all.contains("id=\"z-order\"") && !all.contains("<style>"))
    #expect(!all.contains(">0.0</text>"))
    #expect(world("render a.json --svg --elements 1").output.contains("only the first 1 drawn"))
    #expect(world("render a.json --svg --elements all").output.contains("0.3"))
  }

  @Test("a detail that does not exist is answered with those that do")
  func unknownDetails() {
    let world = world("render a.json --show insest", status: .usage)
    #expect(
      world.errors == [
        "error: --show: needs all or some of insets, spacing, groups, pixels, z-order, ghosts, pinned, "
          + "resting, dimensions, safe-area (did you mean insets?), has 'insest'"
      ])
    #expect(self.world("render a.json --elements few", status: .usage).output.isEmpty)
    #expect(self.world("gallery list --show", status: .usage).output.isEmpty)
  }
}
