import RMLayoutRendering
import Testing

@Suite("Terminal width")
struct TerminalWidthTests {
  @Test(
    "a character takes 0, 1 or 2 columns",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
      ("❤\u{FE0F}", 2), ("❤", 1), ("👩‍👩‍👧", 2), ("\u{200B}", 0), ("…", 1), ("─", 1), ("\u{7}", 0),
      ("\u{1B}", 0), ("\u{85}", 0), ("\u{AD}", 1), ("\r\n", 0), ("\u{2028}", 0), ("\u{FEFF}", 0),
    ])
  func measures(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }

  @Test(
    "what a person sees as one picture takes two columns",
    arguments: [
      "🇩🇪", "👍🏽", "☝🏽", "🧘🏿‍♂️", "👁️‍🗨️", "1️⃣", "#️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "❤️‍🔥", "👨‍⚕️", "🐈‍⬛", "©️",
    ])
  func pictures(text: String) {
    #expect(text.count == 1)
    #expect(TerminalWidth.columns(of: text) == 2)
  }

  @Test(
    "letters of other scripts take the columns of their parts",
    arguments: [
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2), ("नि", 2), ("กำ", 2), ("ภู่", 1),
      ("שָׁ", 1), ("ا\u{64E}", 1), ("が", 2), ("か\u{3099}", 2), ("Z\u{351}\u{36B}\u{343}", 1),
    ])
  func scripts(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }

  @Test("a mark that stands alone takes no column, a flag's half one, a skin tone two")
  func fragments() {
    #expect(TerminalWidth.columns(of: "\u{301}") == 0)
    #expect(TerminalWidth.columns(of: "\u{1F1E9}") == 1)
    #expect(TerminalWidth.columns(of: "\u{1F3FD}") == 2)
  }

  @Test("a start of a text holds whole characters alone and never more columns than asked for")
  func prefixes() {
    let text = "a日🇩🇪e\u{301}👩‍👩‍👧x"
    #expect(
      (0...9).map { String(TerminalWidth.prefix(of: text, columns: $0)) } == [
        "", "a", "a", "a日", "a日", "a日🇩🇪", "a日🇩🇪e\u{301}", "a日🇩🇪e\u{301}",
        "a日🇩🇪e\u{301}👩‍👩‍👧", "a日🇩🇪e\u{301}👩‍👩‍👧x",
      ])
  }

  @Test("the data is of a named version of Unicode")
  func version() {
    #expect(TerminalWidth.unicodeVersion == "15.0.0")
  }

  @Test("a text of ASCII is measured without the table, with control characters by it")
  func plain() {
    #expect(TerminalWidth.columns(of: String(repeating: "x", count: 100_000)) == 100_000)
    #expect(TerminalWidth.columns(of: "a\tb\u{7F}c") == 3)
  }
}
