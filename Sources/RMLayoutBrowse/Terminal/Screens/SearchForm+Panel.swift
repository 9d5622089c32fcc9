extension SearchForm {
  /// The fields with their texts; the one that the keys are at has a cursor.
  var panel: Panel {
    var lines = Field.allCases.map { field -> Panel.Line in
      let isHere = field == self.field
      let title = "\(field.title):".padded(to: 9)
      let text = self[field]
      if field.choices.isEmpty {
        let shown = isHere ? text + "▏" : text
        return Panel.Line(
          text: "\(isHere ? "›" : " ") \(title)\(shown)", style: isHere ? .bold : .plain)
      }
      let shown = text.isEmpty ? "any" : text
      return Panel.Line(
        text: "\(isHere ? "›" : " ") \(title)\(isHere ? "‹ \(shown) ›" : shown)",
        style: isHere ? .bold : .plain)
    }
    lines.append(
      Panel.Line(text: "⏎ search  ↑↓ field  ←→ choose  ^U clear  esc close", style: .faint))
    return Panel(title: "Search", lines: lines)
  }
}

extension String {
  /// The text with blanks behind it up to a length.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
