import RMLayoutCommands
import Testing

@Suite("Help and version")
struct HelpTests {
  @Test(
    "every command has a help with its options, the exit statuses and examples, 80 columns wide",
    arguments: [
      ("--help", "usage: rmlayout-demo [options]"),
      ("-h", "usage: rmlayout-demo [options]"),
      ("help", "usage: rmlayout-demo [options]"),
      ("--svg --help --nonsense", "usage: rmlayout-demo [options]"),
      ("frames --help", "usage: rmlayout-demo frames [options] FILE..."),
      ("frames -h", "usage: rmlayout-demo frames [options] FILE..."),
      ("gallery --help", "usage: rmlayout-demo gallery [options] [NAME]"),
      ("help gallery", "usage: rmlayout-demo gallery [options] [NAME]"),
      ("help frames", "usage: rmlayout-demo frames [options] FILE..."),
      ("explain --help", "usage: rmlayout-demo explain [options] FILE [ITEM]"),
      ("diff --help", "usage: rmlayout-demo diff [options] FILE FILE"),
      ("lint --help", "usage: rmlayout-demo lint [options] FILE..."),
      ("render --help", "usage: rmlayout-demo render [options] FILE..."),
      ("query --help", "usage: rmlayout-demo query [options] FILE..."),
      ("page --help", "usage: rmlayout-demo page [options] FILE..."),
      ("matrix --help", "usage: rmlayout-demo matrix [options] FILE..."),
      ("swift --help", "usage: rmlayout-demo swift [options] FILE..."),
      ("schema --help", "usage: rmlayout-demo schema [options] [DOCUMENT]"),
      ("completions --help", "usage: rmlayout-demo completions [options] SHELL"),
    ])
  func help(line: String, start: String) {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .success)
    let lines = world.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map(String.init) == start)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    for status in ["0", "64", "65", "66", "70", "73", "141"] {
      #expect(lines.contains { $0.hasPrefix("  \(status) ") })
    }
    #expect(lines.contains("examples:"))
    #expect(lines.contains { $0.hasPrefix("  -o, --output FILE") })
    #expect(world.errors.isEmpty)
  }

  @Test("the help of the screens names every option and every device")
  func options() {
    let world = RecordedSurroundings()
    #expect(world.run("--help") == .success)
    for option in [
      "--format", "--svg", "--html", "--ascii", "--json", "--screen", "--device", "--size",
      "--scale",
      "--items", "--offset", "--page", "--rtl", "--version",
    ] {
      #expect(world.output.contains("  \(option) "))
    }
    for device in ["iPhone SE 2,", "iPhone 14 Pro Max,", "iPad Pro 12.9\n"] {
      #expect(world.output.contains(device))
    }
  }

  @Test(
    "the help states what is not seen from the options' names",
    arguments: [
      ("--help", "of --format, --svg, --html, --ascii and --json the last one counts"),
      ("--help", "as wide as the terminal, 20 columns at least, in a file 80"),
      ("frames --help", "at most so many elements, and so many resting offsets of each row"),
      ("frames --help", "Without it a row lists its first 1000000 offsets"),
    ])
  func limits(line: String, statement: String) {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .success)
    let words = world.output.split { $0 == " " || $0 == "\n" }
    #expect(words.joined(separator: " ").contains(statement))
  }

  @Test("the program's own help lists every command with its few words")
  func overview() {
    let world = RecordedSurroundings()
    #expect(world.run("help") == .success)
    #expect(world.output.contains("commands (rmlayout-demo help COMMAND says more):\n"))
    #expect(world.output.contains("  gallery       layouts made by recipes, drawn\n"))
    #expect(world.output.contains("  frames        the frames of layout documents, as JSON\n"))
    #expect(world.run("help nonsense") == .usage)
    #expect(world.errors == ["error: unknown command 'nonsense'; see --help"])
  }

  @Test("no line of a help ends in a backslash, whichever command it is of")
  func lineEnds() {
    let overview = RecordedSurroundings()
    #expect(overview.run("help") == .success)
    let names = overview.output.split(separator: "\n").drop { !$0.hasPrefix("commands (") }
      .dropFirst().compactMap { $0.split(separator: " ").first }
    #expect(names.count == 13)
    for line in names.map({ "help \($0)" }) + ["help"] {
      let world = RecordedSurroundings()
      _ = world.run(line)
      #expect(world.output.split(separator: "\n").allSatisfy { $0.last != "\\" }, "\(line)")
    }
  }

  @Test("the version is one line", arguments: ["--version", "frames --version"])
  func version(line: String) {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .success)
    #expect(world.output == "rmlayout-demo 0.1.0\n")
  }
}
