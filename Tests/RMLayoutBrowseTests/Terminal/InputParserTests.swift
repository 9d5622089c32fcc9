import RMLayoutBrowse
import RMLayoutTesting
import Testing

@Suite("Input parser")
struct InputParserTests {
  private func inputs(_ text: String) -> [Input] {
    var parser = InputParser()
    let inputs = parser.inputs(from: text.utf8)
    return inputs + parser.flush()
  }

  @Test(
    "keys come in the sequences of all terminals",
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OC", .right),
      ("\u{1B}[D", .left), ("\u{1B}[1;2B", .down), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}OF", .end),
      ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab), ("\t", .tab),
      ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{3}", .control("c")), ("\u{1B}", .escape), ("q", .character("q")), ("é", .character("é")),
      ("日", .character("日")), ("😀", .character("😀")), ("\u{FFFD}", .character("\u{FFFD}")),
    ] as [(String, Key)])
  func keys(text: String, key: Key) {
    #expect(inputs(text) == [.key(key)])
  }

  @Test("clicks and turns of the wheel come as SGR reports, releases and moves do not")
  func mouse() {
    #expect(inputs("\u{1B}[<0;12;3M") == [.mouse(Mouse(.click, column: 11, row: 2))])
    #expect(inputs("\u{1B}[<64;1;1M") == [.mouse(Mouse(.wheelUp, column: 0, row: 0))])
    #expect(inputs("\u{1B}[<69;300;200M") == [.mouse(Mouse(.wheelDown, column: 299, row: 199))])
    #expect(inputs("\u{1B}[<66;5;5M") == [.mouse(Mouse(.wheelLeft, column: 4, row: 4))])
    for noise in ["\u{1B}[<0;12;3m", "\u{1B}[<35;1;1M", "\u{1B}[<0;0;1M", "\u{1B}[<1;2M"] {
      #expect(inputs(noise).isEmpty)
    }
  }

  @Test("a paste is one text, whatever is in it")
  func paste() {
    #expect(
      inputs("\u{1B}[200~rick\nq\u{1B}[Ax\u{1B}[201~q") == [
        .paste("rick\nqx"), .key(.character("q")),
      ])
    let long = String(repeating: "x", count: 10_000)
    #expect(
      inputs("\u{1B}[200~\(long)\u{1B}[201~") == [.paste(String(repeating: "x", count: 4096))])
  }

  @Test("only the answer of iTerm2's protocol says that there are pictures; others are passed over")
  func answers() {
    #expect(inputs("\u{1B}]1337;ReportCellSize=17.0;8.0;2.0\u{1B}\\") == [.showsPictures])
    #expect(
      inputs("\u{1B}]1337;ReportCellSize=17;8\u{7}q") == [.showsPictures, .key(.character("q"))])
    #expect(inputs("\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?62;4c\u{1B}]11;rgb:0/0/0\u{7}").isEmpty)
  }

  @Test("sequences may come in any pieces")
  func pieces() {
    let text =
      "a\u{1B}[A\u{1B}[<65;10;20Mé日😀\u{1B}]1337;ReportCellSize=1;2\u{1B}\\\u{1B}[200~p q\u{1B}[201~\u{1B}OHz"
    var whole = InputParser()
    let expected = whole.inputs(from: text.utf8)
    #expect(expected.count == 10)
    var parser = InputParser()
    let pieces = text.utf8.flatMap { parser.inputs(from: [$0]) }
    #expect(pieces == expected)
    #expect(!parser.isWaiting)
  }

  @Test("an escape character is the key if nothing follows, and once more if another does")
  func escapes() {
    var parser = InputParser()
    let none = parser.inputs(from: [0x1B])
    #expect(none.isEmpty)
    #expect(parser.isWaiting)
    let flushed = parser.flush()
    #expect(flushed == [.key(.escape)])
    #expect(!parser.isWaiting)
    #expect(inputs("\u{1B}q") == [.key(.escape), .key(.character("q"))])
    #expect(inputs("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
    #expect(inputs("\u{1B}[") == [.key(.escape), .key(.character("["))])
  }

  @Test("noise is passed over, and the next key is read")
  func noise() {
    for seed in 0..<300 as Range<UInt64> {
      var numbers = SplitMix64(seed: seed)
      var parser = InputParser()
      for _ in 0..<20 {
        let bytes = (0..<numbers.whole(in: 0...40)).map { _ in
          numbers.one(of: 0x1B, 0x5B, 0x3C, 0x4D, 0x3B, UInt8(numbers.whole(in: 0...255)))
        }
        _ = parser.inputs(from: bytes)
      }
      _ = parser.flush()
      _ = parser.inputs(from: "\u{1B}[201~\u{7}".utf8)
      _ = parser.flush()
      let next = parser.inputs(from: "\u{1B}[B".utf8)
      #expect(next == [.key(.down)], "seed \(seed)")
    }
    var parser = InputParser()
    let none = parser.inputs(from: ("\u{1B}[" + String(repeating: "1", count: 1000)).utf8)
    let next = parser.inputs(from: "q".utf8)
    #expect(none.isEmpty)
    #expect(next == [.key(.character("q"))])
  }
}
