import RMLayout

/// Reads the values of options.
enum Value {
  static func number(_ text: String, in range: ClosedRange<Double>) throws(ValueProblem) -> Double {
    guard let number = plainNumber(text), range.contains(number) else {
      throw ValueProblem(
        needs: "a number from \(range.lowerBound.decimalText) to \(range.upperBound.decimalText)")
    }
    return number
  }

  static func count(
    _ text: String, from least: Int = 0, upTo limit: Int
  ) throws(ValueProblem) -> Int {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(text),
      (least...limit).contains(count)
    else { throw ValueProblem(needs: "a whole number from \(least) to \(limit)") }
    return count
  }

  /// A size in points, such as `390x844`.
  static func size(_ text: String) throws(ValueProblem) -> Size {
    let lengths = numbers(text.lowercased(), separator: "x")
    guard lengths.count == 2, lengths.allSatisfy({ (0...100_000).contains($0) }) else {
      throw ValueProblem(needs: "WIDTHxHEIGHT, each from 0 to 100000, such as 390x844")
    }
    return Size(width: lengths[0], height: lengths[1])
  }

  /// A scroll offset, `Y` or `X,Y`.
  static func offset(_ text: String) throws(ValueProblem) -> Point {
    let lengths = numbers(text, separator: ",")
    guard (1...2).contains(lengths.count), lengths.allSatisfy({ abs($0) <= 1e12 }) else {
      throw ValueProblem(needs: "Y or X,Y in points from -1e12 to 1e12, such as 120 or 0,120")
    }
    return Point(x: lengths.count == 2 ? lengths[0] : 0, y: lengths[lengths.count - 1])
  }

  /// A point of the content, `X,Y`.
  static func point(_ text: String) throws(ValueProblem) -> Point {
    let lengths = numbers(text, separator: ",")
    guard lengths.count == 2, lengths.allSatisfy({ abs($0) <= 1e12 }) else {
      throw ValueProblem(needs: "X,Y in points from -1e12 to 1e12, such as 120,300")
    }
    return Point(x: lengths[0], y: lengths[1])
  }

  /// A rectangle, `x,y,width,height`.
  static func rect(_ text: String) throws(ValueProblem) -> Rect {
    let lengths = numbers(text, separator: ",")
    guard lengths.count == 4, lengths.allSatisfy({ abs($0) <= 1e12 }), lengths[2] >= 0,
      lengths[3] >= 0
    else {
      throw ValueProblem(
        needs: "x,y,width,height in points of at most 1e12, such as 0,100,393,852")
    }
    return Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// A number of bytes, such as `500K`, `16M` or `1G`.
  static func byteCount(_ text: String) throws(ValueProblem) -> Int {
    let shift = ["K": 10, "M": 20, "G": 30][text.uppercased().suffix(1)]
    let digits = shift == nil ? text : String(text.dropLast())
    do throws(ValueProblem) {
      let count = try count(digits, upTo: (64 << 30) >> (shift ?? 0))
      guard !digits.isEmpty, count > 0 else { throw ValueProblem(needs: "") }
      return count << (shift ?? 0)
    } catch {
      throw ValueProblem(needs: "a number of bytes from 1 to 64G, such as 16M")
    }
  }

  /// The same number as it is read.
  static func text(ofByteCount count: Int) -> String {
    for (letter, shift) in [("G", 30), ("M", 20), ("K", 10)] where count % (1 << shift) == 0 {
      return "\(count >> shift)\(letter)"
    }
    return "\(count) bytes"
  }

  /// The name of a file or `-`; it must not be empty.
  static func path(_ text: String) throws(ValueProblem) -> String {
    guard !text.isEmpty else { throw ValueProblem(needs: "the name of a file, or -") }
    return text
  }

  /// One of a type's words.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String, as type: Choice.Type
  ) throws(ValueProblem) -> Choice {
    guard let choice = Choice(rawValue: text.lowercased()) else {
      let words = Choice.allCases.map(\.rawValue)
      throw ValueProblem(needs: "one of \(words.joined(separator: ", "))")
    }
    return choice
  }

  private static func numbers(_ text: String, separator: Character) -> [Double] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { plainNumber(String($0)) }
    return numbers.count == parts.count ? numbers : []
  }

  // Double also reads hexadecimal digits and the words nan and inf, which nobody means here.
  private static func plainNumber(_ text: String) -> Double? {
    let letters = Set("0123456789.+-eE".utf8)
    guard text.utf8.allSatisfy(letters.contains) else { return nil }
    return Double(text)
  }
}
