/// Rows of words in columns, each as wide as its longest word.
enum TextTable {
  static func text(of rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let padded = zip(row, widths).map { word, width in
        word + String(repeating: " ", count: width - word.count)
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
