import RMLayoutCommands
import Testing

@Suite("Command line")
struct CommandLineTests {
  @Test(
    "a wrong command line ends with 64, one line that says what to do, and no output",
    arguments: [
      ("--svgg", "unknown option --svgg; did you mean --svg?"),
      ("--nonsense", "unknown option --nonsense; see --help"),
      ("-x", "unknown option -x; see --help"),
      ("frmaes a.json", "unknown command 'frmaes'; did you mean frames?"),
      ("renedr a.json", "unknown command 'renedr'; did you mean render?"),
      ("render", "FILE is missing; see rmlayout-demo render --help"),
      ("--svg extra", "'extra' is no option, and a command comes first; see --help"),
      ("frames", "FILE is missing; see rmlayout-demo frames --help"),
      ("frames - -", "FILE: needs the standard input once, has '-'"),
      (
        "frames a --max-input 0",
        "--max-input: needs a number of bytes from 1 to 64G, such as 16M, has '0'"
      ),
      (
        "frames a --max-input 5T",
        "--max-input: needs a number of bytes from 1 to 64G, such as 16M, has '5T'"
      ),
      ("frames a --errors xml", "--errors: needs one of text, json, has 'xml'"),
      ("--device", "--device needs NAME"),
      ("-o", "-o needs FILE"),
      ("-o=", "-o: needs the name of a file, or -, has ''"),
      ("--output --svg", "--output needs FILE"),
      ("--json=yes", "--json takes no value"),
      ("--format=png", "--format: needs one of text, ascii, svg, html, json, has 'png'"),
      ("--screen list", "--screen: needs one of grid, detail, both, has 'list'"),
      ("--scale 0", "--scale: needs a number from 0.1 to 100, has '0'"),
      ("--scale nan", "--scale: needs a number from 0.1 to 100, has 'nan'"),
      ("--scale 0x2", "--scale: needs a number from 0.1 to 100, has '0x2'"),
      ("--items -1", "--items: needs a whole number from 0 to 1000000000, has '-1'"),
      (
        "--items 99999999999999999999",
        "--items: needs a whole number from 0 to 1000000000, has '99999999999999999999'"
      ),
      (
        "--size 390",
        "--size: needs WIDTHxHEIGHT, each from 0 to 100000, such as 390x844, has '390'"
      ),
      (
        "--size 390x-1",
        "--size: needs WIDTHxHEIGHT, each from 0 to 100000, such as 390x844, has '390x-1'"
      ),
      (
        "--offset 1,2,3",
        "--offset: needs Y or X,Y in points from -1e12 to 1e12, such as 120 or 0,120, has '1,2,3'"
      ),
      (
        "--offset 1e300",
        "--offset: needs Y or X,Y in points from -1e12 to 1e12, such as 120 or 0,120, has '1e300'"
      ),
      (
        "frames a --rect 0,0,-1,5",
        "--rect: needs x,y,width,height in points of at most 1e12, such as 0,100,393,852, "
          + "has '0,0,-1,5'"
      ),
      ("--page 51", "--page: needs a whole number from 0 to 50, has '51'"),
      ("--page -1", "--page: needs a whole number from 0 to 50, has '-1'"),
      ("--page x --size 0x0", "--page: needs a whole number from 0 to 0, has 'x'"),
      (
        "--page 5 --screen grid",
        "--page is for the detail screen, which --screen grid leaves out; drop one of them"
      ),
      (
        "--screen detail --items 20",
        "--items is for the grid screen, which --screen detail leaves out; drop one of them"
      ),
      (
        "--output picture.png",
        "picture.png: no format ends in .png; use .txt, .ascii, .svg, .html or .json, or give --format"
      ),
    ])
  func mistakes(line: String, message: String) {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .usage)
    #expect(world.errors == ["error: " + message])
    #expect(world.output.isEmpty)
    #expect(world.written.isEmpty)
  }

  @Test(
    "a name that no device has is answered with those that resemble it or hold it, if there are any",
    arguments: [
      ("iPhone 14 Por", "such as iPhone 14 Pro, iPhone 14 Pro Max"),
      ("ipad", "such as iPad 10.2, iPad mini 6, iPad Pro 11, iPad Pro 12.9"),
      ("iPad Por", "such as iPad Pro 11, iPad Pro 12.9"),
      ("mini", "such as iPhone 12 mini, iPhone 13 mini, iPad mini 6"),
      ("iPhone 16 Ultra", "such as iPhone 16 Plus, iPhone 16 Pro, iPhone 16 Pro Max"),
      ("fridge", nil), ("", nil), ("--", nil),
    ] as [(String, String?)])
  func unknownDevices(name: String, devices: String?) {
    let world = RecordedSurroundings()
    #expect(Program.run(["--device=" + name], in: world) == .usage)
    let needs = devices.map { "a device, \($0)" } ?? "a device that --help lists"
    #expect(world.errors == ["error: --device: needs \(needs), has '\(name)'"])
  }

  @Test(
    "a device is found whatever the case, spaces and dashes, and without the word iPhone",
    arguments: [
      ("iPhone 14 Pro", 393), ("IPHONE14PRO", 393), ("iphone-14-pro", 393), ("14 pro", 393),
      ("iPad Pro (12.9-inch)", 1024), ("ipad_pro_11", 834), ("SE 3", 375), ("iPhone SE3", 375),
      ("16promax", 440),
    ])
  func devices(name: String, width: Int) {
    let world = RecordedSurroundings()
    let words = ["--device", name, "--screen", "detail", "--json"]
    #expect(Program.run(words, in: world) == .success)
    #expect(world.output.contains("\"contentSize\": {\"width\": \(width), "))
  }

  @Test("values follow as the next word or behind an equals sign; the last one given counts")
  func values() {
    let world = RecordedSurroundings()
    #expect(
      world.run("--screen=grid --json --size=200x300 --size 100x300 --svg --json") == .success)
    #expect(world.output.contains("\"contentSize\": {\"width\": 100, "))
  }

  @Test("behind two dashes a word that looks like an option is a file")
  func endOfOptions() {
    let world = RecordedSurroundings()
    #expect(world.run("frames -- --help") == .noInput)
    #expect(world.errors == ["error: cannot read --help: No such file or directory"])
  }

  @Test("an error stays one line, whatever a file is called")
  func oneLineErrors() {
    let world = RecordedSurroundings()
    #expect(Program.run(["frames", "a\nb\u{1B}[31m"], in: world) == .noInput)
    #expect(world.errors == ["error: cannot read a?b?[31m: No such file or directory"])
  }
}
