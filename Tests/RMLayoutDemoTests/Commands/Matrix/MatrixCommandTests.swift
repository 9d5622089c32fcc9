import RMLayoutCommands
import Testing

@Suite("The command matrix")
struct MatrixCommandTests {
  private func world() -> RecordedSurroundings {
    let world = RecordedSurroundings()
    world.files["rows"] = SampleDocuments.rows
    world.files["flow"] = """
      {"version": 1, "environment": {"size": {"width": 300, "height": 500}}, "layout": "flow",
       "sections": [{"items": 9, "itemSize": {"width": 70, "height": 40}}]}
      """
    world.files["list"] = """
      {"version": 1, "environment": {"size": {"width": 300, "height": 500}},
       "sections": [{"items": 2, "list": {"appearance": "insetGrouped"}}]}
      """
    return world
  }

  @Test("without more it is a table of five devices")
  func devices() {
    let world = world()
    #expect(world.run("matrix flow") == .success)
    #expect(
      world.output == """
        stage              scale  dir  columns  content    findings
        iPhone SE 3        2x     ltr  4        375 x 140  0
        iPhone 14 Pro      3x     ltr  5        393 x 90   0
        iPhone 16 Pro Max  3x     ltr  5        440 x 90   0
        iPad mini 6        2x     ltr  9        744 x 40   0
        iPad Pro 12.9      2x     ltr  9        1024 x 40  0

        """)
  }

  @Test("sizes, scales and directions are combined in their order")
  func combinations() {
    let world = world()
    #expect(
      world.run("matrix rows --sizes 200x300,400x300 --scales 1,2 --directions rtl,ltr")
        == .success)
    let lines = world.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 9)
    #expect(lines[1] == "200 x 300  1x     rtl  2 2 2    200 x 270  0")
    #expect(lines[4] == "200 x 300  2x     ltr  2 2 2    200 x 270  0")
    #expect(lines[8] == "400 x 300  2x     ltr  2 2 2    400 x 270  0")
  }

  @Test("as JSON each environment is an object on a line, with the findings by name")
  func json() {
    let world = world()
    #expect(world.run("matrix flow --sizes 65x100 --devices ipadmini6 --json") == .success)
    #expect(
      world.output == """
        {
          "version": 1,
          "variants": [
            {"stage": "65 x 100", "size": [65, 100], "scale": 2, "direction": "ltr", \
        "columns": [1], "contentSize": [65, 440], "findings": ["flowItemTooLarge"]},
            {"stage": "iPad mini 6", "size": [744, 1133], "scale": 2, "direction": "ltr", \
        "columns": [9], "contentSize": [744, 40], "findings": []}
          ]
        }

        """)
  }

  @Test("lists take the metrics of the device")
  func lists() {
    let world = world()
    #expect(world.run("matrix list --devices iphone-se-3,ipad-mini-6,13promax") == .success)
    let heights = world.output.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").dropLast().last.map(String.init)
    }
    #expect(heights == ["123", "143", "123.3333"])
  }

  @Test("as SVG all are on one sheet, a row of pictures for as many as are wanted")
  func sheet() {
    let world = world()
    #expect(world.run("matrix flow --sizes 200x300,200x301,200x302 --columns 2 --svg") == .success)
    #expect(world.output.hasPrefix("<?xml"))
    #expect(world.output.contains("<title id=\"title\">flow</title>"))
    #expect(world.output.contains("200 x 302 at 2x"))
  }

  @Test("several documents follow each other, under their names")
  func severalFiles() {
    let world = world()
    #expect(world.run("matrix flow rows --sizes 200x300") == .success)
    #expect(world.output.hasPrefix("flow:\nstage "))
    #expect(world.output.contains("\nrows:\nstage "))
  }

  @Test(
    "a wrong list ends with 64 and says what it needs",
    arguments: [
      ("-o sheet.html", "a matrix has no pages; write it as text, .svg or .json"),
      ("--devices fridge", "--devices: needs a device that --help lists, has 'fridge'"),
      (
        "--sizes 1x2,3",
        "--sizes: needs WIDTHxHEIGHT, each from 0 to 100000, such as 390x844, "
          + "has '1x2,3'"
      ),
      ("--directions up", "--directions: needs ltr, rtl or both separated by a comma, has 'up'"),
      ("--columns 0", "--columns: needs a whole number from 1 to 100, has '0'"),
      ("--scales 1,,2", "--scales: needs a number from 0.1 to 100, has '1,,2'"),
    ])
  func mistakes(options: String, message: String) {
    let world = world()
    #expect(world.run("matrix flow \(options)") == .usage)
    #expect(world.errors == ["error: " + message])
  }
}
