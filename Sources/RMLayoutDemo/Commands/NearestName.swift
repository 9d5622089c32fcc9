/// The known name that a mistyped one most likely means; nil if none is near.
func nearestName(to typed: String, in names: [String]) -> String? {
  let typed = typed.lowercased()
  let ranked = names.map { (name: $0, distance: editDistance(typed, $0.lowercased())) }
  guard let nearest = ranked.min(by: { $0.distance < $1.distance }),
    nearest.distance <= max(1, nearest.name.count / 3)
  else { return nil }
  return nearest.name
}

/// How many letters must be put in, left out, replaced or swapped with a neighbour.
func editDistance(_ first: String, _ second: String) -> Int {
  // Names are short; a pasted text is not, and cutting it keeps the table small.
  let source = Array(first.utf8.prefix(64))
  let target = Array(second.utf8.prefix(64))
  var rows = [Array(0...target.count)]
  for (row, letter) in source.enumerated() {
    var costs = [row + 1]
    for (column, other) in target.enumerated() {
      let changed = rows[row][column] + (letter == other ? 0 : 1)
      var cost = min(changed, rows[row][column + 1] + 1, costs[column] + 1)
      if row > 0, column > 0, letter == target[column - 1], other == source[row - 1] {
        cost = min(cost, rows[row - 1][column - 1] + 1)
      }
      costs.append(cost)
    }
    rows.append(costs)
  }
  return rows[source.count][target.count]
}
