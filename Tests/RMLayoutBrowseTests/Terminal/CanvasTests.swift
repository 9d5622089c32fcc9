import RMLayoutBrowse
import RMLayoutRendering
import RMLayoutTesting
import Testing

@Suite("Canvas and frames")
struct CanvasTests {
  @Test("a wide character takes two cells, and none where the edge would cut it")
  func wide() {
    var canvas = Canvas(columns: 6, rows: 1)
    canvas.write("a日本語", column: 0, row: 0)
    #expect(canvas.text(ofRow: 0) == "a日本 ")
    canvas.write("x", column: 2, row: 0)
    #expect(canvas.text(ofRow: 0) == "a x本 ")
    canvas.write("y", column: 3, row: 0)
    #expect(canvas.text(ofRow: 0) == "a xy  ")
  }

  @Test("nothing is drawn outside the part that is clipped to")
  func clips() {
    var canvas = Canvas(columns: 8, rows: 3)
    canvas.clipped(to: CellRect(columns: 2..<6, rows: 1..<2)) { canvas in
      for row in -1..<5 { canvas.write("日日日日日", column: -1, row: row) }
      canvas.fill(CellRect(columns: -5..<3, rows: -5..<9), with: "#", .plain)
    }
    #expect((0..<3).map { canvas.text(ofRow: $0) } == ["        ", "  #日   ", "        "])
  }

  @Test("control characters are never drawn")
  func controls() {
    var canvas = Canvas(columns: 8, rows: 1)
    canvas.write("a\u{1B}[2J\r\n\u{7}b", column: 0, row: 0)
    #expect(canvas.text(ofRow: 0) == "a[2Jb   ")
  }

  @Test("only cells that changed are written")
  func writesChanges() {
    var writer = FrameWriter()
    var canvas = Canvas(columns: 20, rows: 5)
    canvas.write("Rick", column: 3, row: 2)
    let first = String(decoding: writer.bytes(showing: canvas), as: UTF8.self)
    #expect(first.contains("\u{1B}[2J"))
    #expect(first.contains("\u{1B}[3;4H\u{1B}[0mRick"))
    let same = writer.bytes(showing: canvas)
    #expect(same.isEmpty)
    canvas.write("c", column: 5, row: 2, .bold)
    let one = String(decoding: writer.bytes(showing: canvas), as: UTF8.self)
    #expect(one.contains("\u{1B}[3;6H\u{1B}[0;1mc"))
    canvas.write("k!", column: 6, row: 2)
    let last = String(decoding: writer.bytes(showing: canvas), as: UTF8.self)
    #expect(last == "\u{1B}[?2026h\u{1B}[3;8H\u{1B}[0m!\u{1B}[0m\u{1B}[?2026l")
    writer.forget()
    let whole = writer.bytes(showing: canvas)
    #expect(whole.count > last.utf8.count)
  }

  @Test("a terminal that takes the bytes of frames shows the frames, wide characters too")
  func replays() {
    var numbers = SplitMix64(seed: 4)
    var writer = FrameWriter()
    var screen = ReplayedScreen(columns: 24, rows: 6)
    for _ in 0..<300 {
      var canvas = Canvas(columns: 24, rows: 6)
      for _ in 0..<numbers.whole(in: 0...12) {
        let style = numbers.one(
          of: Style.plain, .bold, Style(text: 9), Style(text: 3, ground: 4, .inverse))
        canvas.write(
          numbers.one(of: "Rick", "日本語", "e\u{301}a", "👩‍👩‍👧x", "─│", "  "),
          column: numbers.whole(in: -3...23), row: numbers.whole(in: 0...5), style)
      }
      screen.take(writer.bytes(showing: canvas))
      for row in 0..<6 { #expect(screen.text(ofRow: row) == canvas.text(ofRow: row)) }
    }
  }

  @Test("pictures are sent once while they stay, and cells under them are not written")
  func pictures() {
    var writer = FrameWriter()
    func frame(_ column: Int) -> Canvas {
      var canvas = Canvas(columns: 10, rows: 4)
      canvas.fill(canvas.bounds, with: "x", .plain)
      let cells = CellRect(columns: column..<column + 3, rows: 1..<3)
      let isPlaced = canvas.place(Canvas.Picture(address: "a", cells: cells))
      #expect(isPlaced)
      return canvas
    }
    let picture: (String) -> [UInt8]? = { $0 == "a" ? Array("Rick".utf8) : nil }
    let first = String(decoding: writer.bytes(showing: frame(2), picture: picture), as: UTF8.self)
    #expect(
      first.contains(
        "\u{1B}[2;3H\u{1B}]1337;File=inline=1;size=4;width=3;height=2;preserveAspectRatio=0;"
          + "doNotMoveCursor=1:Umljaw==\u{7}"))
    #expect(first.count { $0 == "x" } == 40 - 6)
    let same = writer.bytes(showing: frame(2), picture: picture)
    #expect(same.isEmpty)
    let moved = String(decoding: writer.bytes(showing: frame(4), picture: picture), as: UTF8.self)
    #expect(moved.contains("\u{1B}[2;5H\u{1B}]1337;"))
    #expect(moved.count { $0 == "x" } == 4)
    var canvas = Canvas(columns: 10, rows: 4)
    let cut = CellRect(columns: 8..<11, rows: 0..<2)
    let isPlaced = canvas.place(Canvas.Picture(address: "a", cells: cut))
    #expect(!isPlaced)
  }

  @Test("without colour only emphasis is written")
  func colourless() {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.write("ab", column: 0, row: 0, Style(text: 9, ground: 4, .bold))
    var coloured = FrameWriter()
    var plain = FrameWriter(isColoured: false)
    #expect(
      String(decoding: coloured.bytes(showing: canvas), as: UTF8.self).contains(
        "\u{1B}[0;1;38;5;9;48;5;4mab"))
    let plainText = String(decoding: plain.bytes(showing: canvas), as: UTF8.self)
    #expect(plainText.contains("\u{1B}[0;1mab"))
  }
}
