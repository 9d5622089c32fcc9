import RMLayoutCommands
import Testing

@Suite("Browse command")
struct BrowseCommandTests {
  @Test(
    "all words go to the program beside, its options and its help as well",
    arguments: [
      ("browse", ["rmlayout-browse"]), ("browse --live -x", ["rmlayout-browse", "--live", "-x"]),
      ("browse --help", ["rmlayout-browse", "--help"]),
      ("help browse", ["rmlayout-browse", "--help"]),
    ])
  func handsOver(line: String, words: [String]) {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .success)
    #expect(world.started == words)
  }

  @Test("where the program is missing one line says so")
  func isMissing() {
    let world = RecordedSurroundings()
    world.startError = .notFound
    #expect(world.run("browse") == .noInput)
    #expect(
      world.errors == [
        "error: rmlayout-browse cannot be started beside rmlayout-demo: No such file or "
          + "directory; swift build makes both"
      ])
  }
}
