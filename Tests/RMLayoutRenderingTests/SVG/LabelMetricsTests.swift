import RMLayoutRendering
import Testing

@Suite("Label metrics")
struct LabelMetricsTests {
  @Test("a width is the sum of the characters' advances, more for heavy letters")
  func measuresWidth() {
    #expect(LabelMetrics.width(of: "il", size: 100, isHeavy: false) == 56)
    #expect(abs(LabelMetrics.width(of: "il", size: 100, isHeavy: true) - 62.72) < 1e-9)
    #expect(LabelMetrics.width(of: "日", size: 10, isHeavy: false) == 10.5)
    #expect(LabelMetrics.width(of: "e\u{301}", size: 10, isHeavy: false) == 6.2)
  }

  @Test("a text that fits stays whole")
  func keepsWhole() {
    let text = "Rick Sanchez"
    let width = LabelMetrics.width(of: text, size: 18, isHeavy: false)
    #expect(LabelMetrics.shortened(text, to: width, size: 18, isHeavy: false) == text)
  }

  @Test("a text that does not fit ends in … and fits", arguments: [12.0, 40, 100, 170])
  func shortens(width: Double) {
    let short = LabelMetrics.shortened(
      "Abadango Cluster Princess", to: width, size: 18, isHeavy: false)
    #expect(LabelMetrics.width(of: short, size: 18, isHeavy: false) <= width)
    #expect(short.isEmpty == (width == 12))
    #expect(short.isEmpty || short.hasSuffix("…"))
    #expect(!short.hasSuffix(" …"))
  }

  @Test("a text is broken between words, the last line shortened")
  func wraps() {
    let text = "Nov 4, 2017 at 6:48 PM"
    #expect(
      LabelMetrics.wrapped(text, to: 122, size: 22, lines: 4) == ["Nov 4,", "2017 at", "6:48 PM"])
    #expect(LabelMetrics.wrapped(text, to: 122, size: 22, lines: 2) == ["Nov 4,", "2017 at…"])
    #expect(LabelMetrics.wrapped("", to: 122, size: 22, lines: 2) == [""])
  }
}
