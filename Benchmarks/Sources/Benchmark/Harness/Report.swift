import RMLayout

/// A comparison as a reader wants it: a row of a table, or a line of JSON.
struct Report {
  let workload: Workload
  /// Nil where the workload's tool is missing.
  let comparison: Comparison?

  static let heading = row(["id", "value", "baseline", "ratio", "unit", "measure"])

  var row: String {
    Self.row([
      workload.id, text(comparison?.value), text(comparison?.baseline), text(comparison?.ratio),
      workload.unit, missing.map { "\(workload.title): \($0)" } ?? workload.title,
    ])
  }

  var json: String {
    """
    {"id": "\(workload.id)", "value": \(text(comparison?.value)), \
    "unit": "\(workload.unit)", "baseline": \(text(comparison?.baseline)), \
    "ratio": \(text(comparison?.ratio))\(reason)}
    """
  }

  private var missing: String? {
    comparison == nil ? "\(workload.tool ?? "a tool") is not installed" : nil
  }

  private var reason: String {
    missing.map { ", \"reason\": \"\($0)\"" } ?? ""
  }

  private func text(_ value: Double?) -> String { value?.decimalText ?? "null" }

  private static func row(_ cells: [String]) -> String {
    zip(cells, [5, 12, 12, 10, 14, 0]).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined()
  }
}
