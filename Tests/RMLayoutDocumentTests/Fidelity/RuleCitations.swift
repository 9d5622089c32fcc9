/// Where texts name rules by their ids.
struct RuleCitations: Sendable {
  /// The first place of each id that stands on its own, or as a string: `(D5)`, `"G2"`, `[G2]`.
  private(set) var places: [String: String] = [:]
  /// The first place of each id that ends a range, such as `(B1-B11)`, which cites nothing between.
  private(set) var ends: [String: String] = [:]

  /// Reads a Swift file: its comments, and strings that are nothing but an id.
  mutating func read(swift text: String, file: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = "\(file):\(index + 1)"
      if let comment = line.firstRange(of: "//") {
        take(line[comment.upperBound...], place: place)
      }
      for match in line.matches(of: /"\[?([A-Z]\d{1,2}b?)\]?"/) { cite(match.1, place: place) }
    }
  }

  /// Reads a file of words alone, such as an article of the documentation.
  mutating func read(prose text: String, file: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      take(line, place: "\(file):\(index + 1)")
    }
  }

  private mutating func take(_ words: Substring, place: String) {
    for match in words.matches(of: /\b([A-Z]\d{1,2}b?)(?:-([A-Z]\d{1,2}b?))?\b/) {
      guard let end = match.2 else {
        cite(match.1, place: place)
        continue
      }
      for id in [match.1, end] where ends[String(id)] == nil { ends[String(id)] = place }
    }
  }

  private mutating func cite(_ id: Substring, place: String) {
    if places[String(id)] == nil { places[String(id)] = place }
  }
}

/// Known issues in the texts of tests: each names the golden case that it misses.
struct KnownIssues: Sendable {
  private(set) var cases: [String] = []
  /// Files whose known issues do not begin their comment with the id of a case.
  private(set) var unnamed: [String] = []

  /// Reads a Swift file of tests.
  mutating func read(swift text: String, file: String) {
    for match in text.matches(of: /\bwithKnownIssue\s*(?:\(\s*(?:"([a-z0-9.\-]+)[: "])?|\{)/) {
      if let id = match.1 { cases.append(String(id)) } else { unnamed.append(file) }
    }
  }
}
