import RMLayout
import RMLayoutRendering

/// Why an element is where it is: the numbers that lead to its frame, with their rules.
struct Explanation {
  let why: LayoutExplanation
  let cells: CellRect

  /// The title and lines of the panel: the steps, and then what they rest on.
  var panel: Panel {
    var lines: [Panel.Line] = []
    if let frame = why.frame {
      lines.append(
        Panel.Line(
          text: "frame \(frame.minX.decimalText), \(frame.minY.decimalText), "
            + "\(frame.width.decimalText) × \(frame.height.decimalText) pt; "
            + "columns \(cells.columns.lowerBound) to \(cells.columns.upperBound - 1)",
          style: .bold))
    }
    let steps = why.lines.filter { $0.quantity != nil }
    lines += steps.map { Panel.Line(text: Self.text(of: $0)) }
    let notes = why.lines.filter { $0.quantity == nil }
    lines += notes.map { Panel.Line(text: "\($0.text) [\($0.rule)]", style: .faint) }
    return Panel(title: "Why \(why.name) is here", lines: lines)
  }

  /// Such as `x 20  + 10, 10 between them [S4]`.
  private static func text(of line: LayoutExplanation.Line) -> String {
    guard let quantity = line.quantity, let value = line.value, let amount = line.amount else {
      return line.text
    }
    let sign = amount < 0 ? "−" : "+"
    return "\(quantity.rawValue) \(value.decimalText)  \(sign) \(abs(amount).decimalText): "
      + "\(line.text) [\(line.rule)]"
  }
}
