/// The differences of two lists of frame lines, found by the elements' names.
func differences(expected: [String], actual: [String]) -> [LayoutMismatch.Difference] {
  let wanted = expected.named
  let found = actual.named
  let foundByName = Dictionary(found, uniquingKeysWith: { first, _ in first })
  let wantedNames = Set(wanted.map { $0.name })
  let lost = wanted.compactMap { name, place -> LayoutMismatch.Difference? in
    let actual = foundByName[name]
    return actual == place ? nil : .init(name, expected: place, actual: actual)
  }
  let surplus = found.filter { !wantedNames.contains($0.name) }
    .map { LayoutMismatch.Difference($0.name, expected: nil, actual: $0.place) }
  return lost + surplus
}

/// The differences of two texts, line by line, with as few changed lines as possible.
func textDifferences(expected: [Substring], actual: [Substring]) -> [LayoutMismatch.Difference] {
  let changes = actual.difference(from: expected)
  var removed: [Int: Substring] = [:]
  for case .remove(let offset, let line, _) in changes { removed[offset] = line }
  var result: [LayoutMismatch.Difference] = []
  var inserted: [Int: Substring] = [:]
  for case .insert(let offset, let line, _) in changes { inserted[offset] = line }
  var old = 0
  var new = 0
  while old < expected.count || new < actual.count {
    let lost = removed[old]
    let gained = inserted[new]
    if lost != nil || gained != nil {
      result.append(
        .init(
          "line \(lost == nil ? new + 1 : old + 1)", expected: lost.map { "\"\($0)\"" },
          actual: gained.map { "\"\($0)\"" }))
    }
    // A line that is in both moves both on; a changed one only the side that it is on.
    let isShared = lost == nil && gained == nil
    if lost != nil || isShared { old += 1 }
    if gained != nil || isShared { new += 1 }
  }
  return result
}

extension [String] {
  /// Each line as the element's name, its first two words, and the rest; doubles are numbered.
  fileprivate var named: [(name: String, place: String)] {
    var seen: [Substring: Int] = [:]
    return map { line in
      let words = line.split(separator: " ", maxSplits: 2)
      let isContent = words.first == "content"
      let count = isContent ? 1 : 2
      let name = words.prefix(count).joined(separator: " ")
      seen[name[...], default: 0] += 1
      let number = seen[name[...], default: 1]
      return (
        number == 1 ? name : "\(name) (\(number))",
        words.dropFirst(count).joined(separator: " ")
      )
    }
  }
}
