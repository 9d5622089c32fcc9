import RMLayout
import RMLayoutCommands
import RMLayoutRendering
import Testing

/// Draws an empty screen, or nothing; remembers what it was asked for.
private final class RecordedHost: BrowseHost {
  var warnings: [String] = []
  var failure: Failure?
  private(set) var drawn: [BrowseSettings] = []
  private(set) var browsed: [BrowseSettings] = []

  func scene(
    for settings: BrowseSettings
  ) async throws(Failure) -> (scene: LayoutScene, warnings: [String]) {
    drawn.append(settings)
    if let failure { throw failure }
    let layout = FlowLayout(
      section: FlowSection(itemSizes: .uniform(Size(width: 40, height: 40))))
    let environment = LayoutEnvironment(size: Size(width: 100, height: 100))
    do {
      let solution = try layout.solve(in: environment, itemCounts: [2])
      return (LayoutScene(title: "Two cells", solution: solution), warnings)
    } catch {
      throw Failure(.internalError, "\(error)")
    }
  }

  func frameTimes(itemCount: Int) async throws(Failure) -> String { "{\"items\": \(itemCount)}" }

  func browse(_ settings: BrowseSettings) async throws(Failure) -> Int32 {
    browsed.append(settings)
    return 130
  }
}

@Suite("Program that browses")
struct BrowseProgramTests {
  private let world = RecordedSurroundings()
  private let host = RecordedHost()

  private func browse(_ line: String) async -> RMLayoutCommands.ExitStatus? {
    let words = line.split(separator: " ").map(String.init)
    let status = await BrowseProgram.run(words, in: world, host)
    return RMLayoutCommands.ExitStatus(rawValue: status)
  }

  @Test("in a terminal a person looks around; with other options, or in a pipe, there is a drawing")
  func choice() async {
    world.outputIsTerminal = true
    world.inputIsTerminal = true
    #expect(await BrowseProgram.run(["--live"], in: world, host) == 130)
    #expect(host.browsed.map(\.server) == [.live])
    for line in ["--ascii", "-o x.svg", "--screen detail", "--name rick", "--rtl", "--pages 2"] {
      #expect(await browse(line) == .success)
    }
    world.outputIsTerminal = false
    #expect(await browse("") == .success)
    #expect(host.drawn.count == 7)
    #expect(host.browsed.count == 1)
  }

  @Test("times of frames are a line for scripts, and need no terminal")
  func times() async {
    #expect(await browse("--frame-times 826") == .success)
    #expect(world.output == "{\"items\": 826}\n")
    #expect(host.drawn.isEmpty && host.browsed.isEmpty)
    #expect(await browse("--frame-times many") == .usage)
  }

  @Test("nothing is asked of a server unless an option names it, and the last one counts")
  func servers() async {
    #expect(await browse("--ascii") == .success)
    #expect(await browse("--ascii --live --api http://localhost/api") == .success)
    #expect(host.drawn.map(\.server) == [.none, .address("http://localhost/api")])
  }

  @Test("filters are told by the names of the API")
  func filters() async {
    #expect(await browse("--ascii --name rick --gender male --pages 3") == .success)
    #expect(host.drawn.first?.filters == ["name": "rick", "gender": "male"])
    #expect(host.drawn.first?.pageCount == 3)
  }

  @Test(
    "an option for the other screen, or with a number that means nothing, is an error that says so",
    arguments: [
      ("--id 3", "--id is for the detail screen; add --screen detail"),
      ("--page 3", "--page is for the detail screen; add --screen detail"),
      ("--screen detail --pages 2", "--pages is for the grid screen; add --screen grid"),
      ("--screen detail --id 0", "--id: needs a whole number from 1 to 1000000000, has '0'"),
      ("--pages 0", "--pages: needs a whole number from 1 to 1000, has '0'"),
      ("--screen detail --name x", "a filter is for the grid screen; add --screen grid"),
    ])
  func otherScreen(line: String, message: String) async {
    #expect(await browse(line) == .usage)
    #expect(world.errors == ["error: " + message])
    #expect(host.drawn.isEmpty)
  }

  @Test("what could not be loaded is a warning, and the drawing is there")
  func warnings() async {
    host.warnings = ["the photo: the answer is not a picture"]
    #expect(await browse("-o out.svg") == .success)
    #expect(world.written["out.svg"]?.contains("Two cells") == true)
    #expect(world.errors == ["warning: the photo: the answer is not a picture"])
  }

  @Test("a failure leaves no file behind")
  func failure() async {
    host.failure = Failure(.noInput, "the characters: no answer within 20 s")
    #expect(await browse("-o out.svg") == .noInput)
    #expect(world.written.isEmpty)
    #expect(world.errors == ["error: the characters: no answer within 20 s"])
  }

  @Test("the version is that of the program itself, and the help is the command's")
  func version() async {
    #expect(await browse("--version") == .success)
    #expect(await browse("--help") == .success)
    #expect(world.output.hasPrefix("rmlayout-browse 0.1.0\nusage: rmlayout-demo browse [options]"))
    #expect(!world.output.contains("\\\n"))
  }
}
