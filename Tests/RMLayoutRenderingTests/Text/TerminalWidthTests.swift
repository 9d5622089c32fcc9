import RMLayoutRendering
import Testing

@Suite("Terminal width")
struct TerminalWidthTests {
  @Test(
    "a character takes 0, 1 or 2 columns",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
      ("❤\u{FE0F}", 2), ("👩‍👩‍👧", 2), ("\u{200B}", 0), ("…", 1), ("─", 1), ("\u{7}", 0),
    ])
  func measures(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }
}
