extension String {
  /// The candidate that differs by the fewest typing errors, nil if none is near.
  func nearest(among candidates: [String]) -> String? {
    let length = utf8.count
    let limit = length < 4 ? 1 : max(2, length / 3)
    // Comparing letters takes long; lengths alone leave out most words.
    let nearest = candidates.filter { abs($0.utf8.count - length) <= limit }
      .map { (word: $0, distance: typos(from: $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= limit else { return nil }
    return nearest.word
  }

  /// How many letters must be added, left out or changed to get from one word to the other.
  private func typos(from other: String) -> Int {
    let letters = Array(lowercased().utf8)
    var row = Array(0...letters.count)
    for (line, letter) in other.lowercased().utf8.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in letters.indices {
        let change = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
