import RMLayout
import RMLayoutDocument

extension DocumentDifference {
  /// A line for each change, in columns, and one that counts them.
  var table: String {
    guard !isEmpty else { return "no differences in \(comparison.unchanged.count) elements\n" }
    var rows = remarks.map { ["differs", $0.name, $0.before, "->", $0.after, ""] }
    rows += comparison.changes.map { change in
      [
        change.kind.rawValue, change.element.name, change.before?.frame.placeText ?? "", "->",
        change.after?.frame.placeText ?? "", change.numbers,
      ]
    }
    return "\(before.name) -> \(after.name)\n" + Self.columns(rows)
      + comparison.summary + "\n"
  }

  /// The changes in groups of what most likely made them.
  func causes(scale: Double) -> String {
    guard !isEmpty else { return "no differences in \(comparison.unchanged.count) elements\n" }
    let causes = comparison.causes(
      pixel: 1 / scale,
      widths: (before.frames.contentSize.width, after.frames.contentSize.width),
      scrolledRows: scrolledRows)
    let groups = causes.map { cause in
      let names = cause.changes.prefix(6).map { $0.element.name }
      let more = cause.changes.count - names.count
      let count = cause.changes.count == 1 ? "1 element" : "\(cause.changes.count) elements"
      return "\(cause.text) [\(cause.rules.joined(separator: ", "))]\n"
        + "  \(count): \(names.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more\n" : "\n")
    }
    let whole = remarks.map { "\($0.name) \($0.before) -> \($0.after)\n" }.joined()
    return "\(before.name) -> \(after.name)\n" + whole + groups.joined()
      + comparison.summary + "\n"
  }

  /// Rows of cells as lines, the cells of a column below each other.
  private static func columns(_ rows: [[String]]) -> String {
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where !cell.isEmpty || column < 5 {
        let padding = column < 5 ? max(0, widths[column] - cell.count) : 0
        line += (line.isEmpty ? "" : "  ") + cell + String(repeating: " ", count: padding)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

extension ElementChange {
  /// By how much the numbers differ.
  fileprivate var numbers: String {
    switch kind {
    case .added, .removed: return ""
    case .raised:
      let pins = [before, after].map { $0?.isPinned == true ? ", in view" : "" }
      return "depth \(before?.zIndex ?? 0)\(pins[0]) to \(after?.zIndex ?? 0)\(pins[1])"
    case .moved: return Self.pair(movement.x, movement.y, separator: ",")
    case .resized:
      let growth = Self.pair(growth.width, growth.height, separator: "x")
      return movement == .zero
        ? growth : "\(growth) and \(Self.pair(movement.x, movement.y, separator: ","))"
    }
  }

  private static func pair(_ first: Double, _ second: Double, separator: String) -> String {
    [first, second].map { value in
      let text = value.decimalText
      return text.hasPrefix("-") || text == "0" ? text : "+" + text
    }.joined(separator: separator)
  }
}

// MARK: - For scripts

extension DocumentDifference {
  /// An object with each change on a line of its own.
  var json: String {
    let whole = remarks.map { remark in
      JSONValue.object(of: [
        ("name", .string(remark.name)), ("before", .string(remark.before)),
        ("after", .string(remark.after)),
      ]).text
    }
    let changes = comparison.changes.map { change in
      JSONValue.object(of: [
        ("change", .string(change.kind.rawValue)), ("element", .string(change.element.name)),
        ("before", change.before?.written), ("after", change.after?.written),
      ]).text
    }
    return """
      {
        "version": \(LayoutDocument.version),
        "whole": \(Self.list(whole)),
        "changes": \(Self.list(changes)),
        "unchanged": \(comparison.unchanged.count)
      }

      """
  }

  private static func list(_ rows: [String]) -> String {
    rows.isEmpty ? "[]" : "[\n    \(rows.joined(separator: ",\n    "))\n  ]"
  }
}

extension LayoutAttributes {
  fileprivate var written: JSONValue {
    .object(of: [
      ("frame", .array(frame.numbers.map { .rounded($0) })), ("zIndex", .number(Double(zIndex))),
      ("pinned", isPinned ? .bool(true) : nil),
    ])
  }
}
