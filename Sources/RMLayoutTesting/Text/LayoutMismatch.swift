/// What is not as it should be: the file or rule, and each element with both frames.
///
/// Functions return nil where all is well, so that any test library can show the rest.
/// ```swift
/// #expect(GoldenText("tags.frames").mismatch(with: solution) == nil)
/// // Snapshots/tags.frames: 1 difference
/// //   0.3 item: expected 12,40 180x90, is 12,41 180x90
/// ```
public struct LayoutMismatch: Hashable, Sendable {
  /// One element, line or number that differs.
  public struct Difference: Hashable, Sendable {
    /// What differs, such as `0.3 item`.
    public var element: String
    /// What should be there; nil where nothing should.
    public var expected: String?
    /// What is there; nil where nothing is.
    public var actual: String?

    /// Creates a difference.
    public init(_ element: String, expected: String?, actual: String?) {
      self.element = element
      self.expected = expected
      self.actual = actual
    }
  }

  /// The file or the rule that is broken.
  public var subject: String
  /// What differs, in reading order.
  public var differences: [Difference]
  /// What else is to say, such as how to record a file again.
  public var note: String?

  /// Creates a mismatch.
  public init(_ subject: String, differences: [Difference] = [], note: String? = nil) {
    self.subject = subject
    self.differences = differences
    self.note = note
  }

  /// The mismatch of these differences, nil if there are none.
  init?(_ subject: String, unlessEmpty differences: [Difference], note: String? = nil) {
    guard !differences.isEmpty else { return nil }
    self.init(subject, differences: differences, note: note)
  }
}

extension LayoutMismatch: CustomStringConvertible {
  /// The subject, the first twenty differences and the note, one a line.
  public var description: String {
    let count = differences.count
    var lines = [
      count == 0 ? subject : "\(subject): \(count) difference\(count == 1 ? "" : "s")"
    ]
    lines += differences.prefix(20).map { "  \($0)" }
    if count > 20 { lines.append("  and \(count - 20) more") }
    if let note { lines.append(note) }
    return lines.joined(separator: "\n")
  }
}

extension LayoutMismatch.Difference: CustomStringConvertible {
  /// The element, what should be there and what is.
  public var description: String {
    switch (expected, actual) {
    case (let expected?, let actual?): "\(element): expected \(expected), is \(actual)"
    case (let expected?, nil): "\(element): expected \(expected), is missing"
    case (nil, let actual?): "\(element): not expected, is \(actual)"
    case (nil, nil): element
    }
  }
}
