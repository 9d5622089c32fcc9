extension LayoutExplanation: CustomStringConvertible {
  /// The element with its frame, what its numbers rest on, then each number as a column of amounts,
  /// what they come to, rules and words.
  public var description: String {
    let title = "\(name): \(frame?.text ?? "not placed")"
    let rules = lines.map { $0.rule.utf8.count }.max() ?? 0
    let told = lines.filter { $0.quantity == nil }.map {
      "  \($0.rule.padded(to: rules))  \($0.text)"
    }
    var blocks = [[title], told]
    for quantity in Quantity.allCases {
      let steps = lines.filter { $0.quantity == quantity }
      guard !steps.isEmpty else { continue }
      blocks.append([quantity.rawValue] + Self.rows(of: steps, rules: rules))
    }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private static func rows(of steps: [Line], rules: Int) -> [String] {
    let amounts = column(steps.map { $0.amount })
    let values = column(steps.map { $0.value })
    return steps.indices.map { index in
      "  \(amounts[index])  \(values[index])  \(steps[index].rule.padded(to: rules))  "
        + steps[index].text
    }
  }

  /// Numbers with their decimal points one below the other.
  private static func column(_ numbers: [Double?]) -> [String] {
    let texts = numbers.map { ($0 ?? 0).decimalText }
    let parts = texts.map { text -> (whole: Int, fraction: Int) in
      let dot = text.utf8.firstIndex(of: UInt8(ascii: "."))
      let whole = text.utf8.distance(from: text.utf8.startIndex, to: dot ?? text.utf8.endIndex)
      return (whole, text.utf8.count - whole)
    }
    let whole = parts.map { $0.whole }.max() ?? 0
    let fraction = parts.map { $0.fraction }.max() ?? 0
    return texts.indices.map { index in
      String(repeating: " ", count: whole - parts[index].whole) + texts[index]
        + String(repeating: " ", count: fraction - parts[index].fraction)
    }
  }
}

extension String {
  /// The text with spaces behind it up to a length.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - utf8.count))
  }
}
