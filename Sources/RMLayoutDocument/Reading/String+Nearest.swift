extension String {
  /// The candidate that differs by the fewest typing errors, nil if none is near.
  package func nearest(among candidates: [String]) -> String? {
    let length = utf8.count
    let limit = length < 4 ? 1 : max(2, length / 3)
    // Comparing letters takes long; lengths alone leave out most words.
    let nearest = candidates.filter { abs($0.utf8.count - length) <= limit }
      .map { (word: $0, distance: typos(from: $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= limit else { return nil }
    return nearest.word
  }

  /// How many letters must be added, left out, changed or swapped with a neighbour to get from one
  /// word to the other, whatever their case.
  package func typos(from other: String) -> Int { typosFromStarts(of: other).last ?? 0 }

  /// The same from each start of the other word, the empty one first.
  package func typosFromStarts(of other: String) -> [Int] {
    // Names are short; a pasted text is not, and cutting it keeps the table small.
    let letters = Array(lowercased().utf8.prefix(64))
    let others = Array(other.lowercased().utf8.prefix(64))
    var rows = [Array(0...others.count)]
    for (row, letter) in letters.enumerated() {
      var costs = [row + 1]
      for (column, other) in others.enumerated() {
        let change = rows[row][column] + (letter == other ? 0 : 1)
        var cost = Swift.min(change, rows[row][column + 1] + 1, costs[column] + 1)
        if row > 0, column > 0, letter == others[column - 1], other == letters[row - 1] {
          cost = Swift.min(cost, rows[row - 1][column - 1] + 1)
        }
        costs.append(cost)
      }
      rows.append(costs)
    }
    return rows[letters.count]
  }
}
