import RMLayoutDocument
import Testing

@Suite("JSON syntax")
struct JSONSyntaxTests {
  @Test(
    "text that is not JSON is refused with the line and column of the fault",
    arguments: [
      ("", 1, 1, "expected a value, the text ends"),
      ("\n\n  ", 3, 3, "expected a value, the text ends"),
      ("{\"a\": 1,}", 1, 9, "expected a key in quotes, found }"),
      ("[1, 2,]", 1, 7, "expected a value, found ]"),
      ("{\"a\": 1\n \"b\": 2}", 2, 2, "expected \",\" or \"}\", found \""),
      ("[1, 2", 1, 6, "expected \",\" or \"]\", the text ends"),
      ("{\"a\" 1}", 1, 6, "expected \":\", found 1"),
      ("{'a': 1}", 1, 2, "expected a key in quotes, found '"),
      ("{\"a\": NaN}", 1, 7, "expected a value, found N"),
      ("[-Infinity]", 1, 3, "expected a digit, found I"),
      ("[01]", 1, 3, "expected \",\" or \"]\", found 1"),
      ("[1.]", 1, 4, "expected a digit, found ]"),
      ("[1e+]", 1, 5, "expected a digit, found ]"),
      ("[.5]", 1, 2, "expected a value, found ."),
      ("[\"ü\", tru]", 1, 7, "expected a value, found t"),
      ("\"abc", 1, 5, "expected a closing quote, the text ends"),
      ("[\"a\\x\"]", 1, 5, "expected an escape such as \\n, found x"),
      ("[\"\\u12g4\"]", 1, 7, "expected four hexadecimal digits, found g"),
      ("[\"a\tb\"]", 1, 4, "a control character in a string"),
      ("{} x", 1, 4, "expected nothing after the value, found x"),
      ("// no\n{}", 1, 1, "expected a value, found /"),
      ("{\"a\": 1,\n\"a\": 2}", 2, 1, "the key \"a\" stands here again"),
      ("{\"a\": 1, \"\\u0061\": {}}", 1, 10, "the key \"a\" stands here again"),
      ("{\"\u{E9}\": 1, \"e\u{301}\": 2}", 1, 10, "the key \"e\u{301}\" stands here again"),
    ])
  func refuses(text: String, line: Int, column: Int, problem: String) {
    let reason = DocumentError.Reason.syntax(line: line, column: column, problem: problem)
    #expect(throws: DocumentError(path: "", reason: reason)) {
      try JSONValue(json: Array(text.utf8))
    }
  }

  @Test("a syntax error reads as one line with its place and what to do")
  func describes() {
    let error = DocumentError(
      path: "", reason: .syntax(line: 3, column: 7, problem: "expected a value, found ]"))
    #expect(
      error.description == "line 3, column 7: expected a value, found ]; correct the JSON there")
  }

  @Test("nesting ends at 512 levels, far beyond it too")
  func limitsDepth() throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    _ = try JSONValue(json: Array(deepest.utf8))
    for count in [513, 1_000_000] {
      let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      let reason = DocumentError.Reason.syntax(
        line: 1, column: 513, problem: "nested more than 512 deep")
      #expect(throws: DocumentError(path: "", reason: reason)) {
        try JSONValue(json: Array(text.utf8))
      }
    }
  }

  @Test(
    "a number that no Double can hold has its place",
    arguments: [
      ("{\"a\":\n [0, 1e400]}", 2, 6, "the number 1e400 is too large"),
      ("-1E+999", 1, 1, "the number -1E+999 is too large"),
      ("[0.01e-400]", 1, 2, "the number 0.01e-400 is too close to 0"),
    ])
  func refusesNumbers(text: String, line: Int, column: Int, problem: String) {
    let reason = DocumentError.Reason.syntax(line: line, column: column, problem: problem)
    #expect(throws: DocumentError(path: "", reason: reason)) {
      try JSONValue(json: Array(text.utf8))
    }
  }

  @Test("a number of hundreds of digits is shortened in its error, and read where it can be held")
  func longNumbers() throws {
    let digits = String(repeating: "9", count: 400)
    let short = String(repeating: "9", count: 60)
    let reason = DocumentError.Reason.syntax(
      line: 1, column: 1, problem: "the number \(short)…\(short) is too large")
    #expect(throws: DocumentError(path: "", reason: reason)) {
      try JSONValue(json: Array(digits.utf8))
    }
    #expect(try JSONValue(json: Array("0.\(digits)e+0".utf8)) == .number(1))
    #expect(try JSONValue(json: Array("-0e-999".utf8)) == .number(0))
  }

  @Test(
    "half of a surrogate pair has the place of its escape",
    arguments: [
      ("{\"a\": \"\\uD800\"}", 8), ("[\"ab\\uDC00\"]", 5), ("[\"\\uD83Dx\"]", 3),
      ("[\"\\uD83D\\n\"]", 3), ("[\"\\uD83D\\uD83D\"]", 3), ("{\"\\uDFFF\": 1}", 3),
    ])
  func refusesHalves(text: String, column: Int) throws {
    let reason = DocumentError.Reason.syntax(
      line: 1, column: column, problem: "a surrogate escape without its other half")
    #expect(throws: DocumentError(path: "", reason: reason)) {
      try JSONValue(json: Array(text.utf8))
    }
    #expect(
      try JSONValue(json: Array("[\"\\uD83D\\ude00\"]".utf8)) == .array([.string("😀")]))
  }

  @Test(
    "bytes that are not UTF-8 have their place, in keys and in strings",
    arguments: [
      ([0x22, 0xC3, 0xA4, 0xFF, 0x22], 3),  // "ä?"
      ([0x22, 0xE2, 0x82, 0x22], 2),  // cut short
      ([0x22, 0xC0, 0x80, 0x22], 2),  // longer than needed
      ([0x22, 0x61, 0xED, 0xA0, 0x80, 0x22], 3),  // a surrogate
      ([0x7B, 0x22, 0x80, 0x22, 0x3A, 0x31, 0x7D], 3),  // {"?":1}
    ] as [([UInt8], Int)])
  func refusesBytesInStrings(bytes: [UInt8], column: Int) {
    let reason = DocumentError.Reason.syntax(
      line: 1, column: column, problem: "bytes that are not UTF-8")
    #expect(throws: DocumentError(path: "", reason: reason)) { try JSONValue(json: bytes) }
  }

  @Test("bytes that are no text at all are refused at their start")
  func refusesBytes() {
    let reason = DocumentError.Reason.syntax(line: 1, column: 1, problem: "expected a value")
    for bytes in [[0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0x89, 0x50, 0x4E, 0x47]] as [[UInt8]] {
      #expect(throws: DocumentError(path: "", reason: reason)) { try JSONValue(json: bytes) }
    }
  }
}

@Suite("JSON values")
struct JSONValueTests {
  @Test("every sort of value is read, members in the order of the text")
  func readsAll() throws {
    let text = "{\"b\": [null, true, false, -0.5, 1e3], \"a\": {\"ü\": \"\\u00e4\\n\"}}"
    let value = try JSONValue(json: Array(text.utf8))
    #expect(
      value
        == .object([
          JSONMember(
            key: "b",
            value: .array([.null, .bool(true), .bool(false), .number(-0.5), .number(1000)])
          ),
          JSONMember(
            key: "a", value: .object([JSONMember(key: "ü", value: .string("ä\n"))])),
        ]))
  }

  @Test(
    "every sort of value is read wherever it stands",
    arguments: [
      ("null", .null), ("true", .bool(true)), ("-2.5e1", .number(-25)),
      ("\"a\\u0000\"", .string("a\0")), ("[ ]", .array([])), ("{ }", .object([])),
      ("[[], [1]]", .array([.array([]), .array([.number(1)])])),
    ] as [(String, JSONValue)])
  func readsAnywhere(text: String, value: JSONValue) throws {
    #expect(try JSONValue(json: Array(text.utf8)) == value)
    #expect(
      try JSONValue(json: Array("[0, \(text), null]".utf8))
        == .array([.number(0), value, .null]))
    let members = [JSONMember(key: "\"", value: value), JSONMember(key: "", value: .null)]
    #expect(
      try JSONValue(json: Array("{\"\\\"\": \(text), \"\": null}".utf8)) == .object(members))
  }

  @Test("a byte order mark before the text is passed over")
  func skipsByteOrderMark() throws {
    #expect(try JSONValue(json: [0xEF, 0xBB, 0xBF, 0x5B, 0x5D]) == .array([]))
  }

  @Test("a number is read to the last bit and written with the fewest digits")
  func keepsNumbers() throws {
    let tiny = -Double.leastNonzeroMagnitude
    for number in [0.1, 1.0 / 3, 589.0 / 3, 123_456_789.123, 1e-7, 1e12, tiny] {
      let text = JSONValue.number(number).text
      #expect(try JSONValue(json: Array(text.utf8)) == .number(number))
    }
    #expect(JSONValue.number(0.1).text == "0.1")
    #expect(JSONValue.number(393).text == "393")
    #expect(JSONValue.number(-0.0).text == "0")
  }

  @Test("text escapes quotes, backslashes and control characters, and reads back")
  func escapes() throws {
    let value = JSONValue.string("a\"b\\c\n\t\r\u{1}/ü😀")
    #expect(value.text == "\"a\\\"b\\\\c\\n\\t\\r\\u0001/ü😀\"")
    #expect(try JSONValue(json: Array(value.text.utf8)) == value)
  }

  @Test("pretty text breaks what is longer than 100 columns, and the outermost value")
  func breaksLines() {
    let word = JSONValue.string(String(repeating: "x", count: 40))
    let value = JSONValue.object(of: [
      ("short", .array([.number(1), .number(2)])), ("long", .array([word, word, word])),
      ("empty", .object([])), ("nothing", nil),
    ])
    let line = "    \"" + String(repeating: "x", count: 40) + "\""
    #expect(
      value.prettyText() == """
        {
          "short": [1, 2],
          "long": [
        \(line),
        \(line),
        \(line)
          ],
          "empty": {}
        }
        """)
  }
}
