import RMLayoutCommands
import Testing

@Suite("Gallery command")
struct GalleryCommandTests {
  @Test("without a name the entries are listed, a line each")
  func list() {
    let world = RecordedSurroundings()
    #expect(world.run("gallery") == .success)
    #expect(
      world.output == """
        list         rows of one height under headers that keep in view
        tags         tags of any width on lines that stand left, centred or right
        waterfall    pictures of any height, each in the shortest column; some span two
        mosaic       large and small squares in a pattern that repeats
        carousel     cards that rest in the middle and shrink towards the sides
        endless      rows without an end, of 5, 2 and 1 items: which item each place shows
        shelf        columns of three rows that page while the next peeks in
        calendar     months of days under the names of the weekdays
        spreadsheet  a table that scrolls both ways below titles and beside a column that stay
        devices      every device of the table at a quarter of its size

        """)
  }

  @Test(
    "an entry is drawn in the formats of the screens",
    arguments: [
      ("gallery tags", "Tags — iPhone 14 Pro, 393 x 852 at 3x\n"),
      ("gallery tags --ascii --size 300x400", "Tags - 300 x 400 at 3x\n"),
      ("gallery --svg Tags", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "),
      ("gallery shelf --html", "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"),
      ("gallery mosaic --json --device ipadmini6", "{\n  \"version\": 1,\n"),
    ])
  func formats(line: String, start: String) {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .success)
    #expect(world.output.hasPrefix(start))
    #expect(world.errors.isEmpty)
  }

  @Test("an entry goes to a file in the format of its ending, at the offset asked for")
  func files() {
    let world = RecordedSurroundings()
    #expect(world.run("gallery list -o list.json --offset 100") == .success)
    #expect(world.output.isEmpty)
    #expect(world.written["list.json"]?.contains("[0, 100, 393, 28]") == true)
  }

  @Test(
    "the document of an entry has the frames of the entry",
    arguments: ["list", "carousel", "spreadsheet", "devices"])
  func documents(name: String) {
    let world = RecordedSurroundings()
    let place = "--size 300x400 --rtl --offset 40"
    #expect(world.run("gallery \(name) \(place) --json -o frames.json") == .success)
    #expect(world.run("gallery \(name) \(place) --document -o layout.json") == .success)
    world.files = world.written
    #expect(world.run("frames layout.json") == .success)
    #expect(world.output == world.written["frames.json"])
  }

  @Test(
    "a wrong command line ends with 64 and one line that says what to do",
    arguments: [
      (
        "gallery tagz",
        "NAME: needs one of list, tags, waterfall, mosaic, carousel, endless, shelf, calendar, "
          + "spreadsheet, devices, has 'tagz'"
      ),
      ("gallery --document", "NAME is missing; rmlayout-demo gallery lists the names"),
      ("gallery --svg", "NAME is missing; rmlayout-demo gallery lists the names"),
      ("gallery tags mosaic", "one NAME is enough, has also 'mosaic'"),
      ("gallery tags --items 3", "unknown option --items; see --help"),
      ("galery", "unknown command 'galery'; did you mean gallery?"),
    ])
  func mistakes(line: String, message: String) {
    let world = RecordedSurroundings()
    #expect(world.run(line) == .usage)
    #expect(world.errors == ["error: " + message])
    #expect(world.output.isEmpty)
  }
}
