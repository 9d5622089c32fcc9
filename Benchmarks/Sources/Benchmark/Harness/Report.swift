import RMLayout

/// A comparison as a reader wants it: a row of a table, or a line of JSON.
struct Report {
  let workload: Workload
  let comparison: Comparison

  static let heading = row(["id", "value", "baseline", "ratio", "unit", "measure"])

  var row: String {
    Self.row([
      workload.id, comparison.value.decimalText, comparison.baseline.decimalText,
      comparison.ratio.decimalText, workload.unit, workload.title,
    ])
  }

  var json: String {
    """
    {"id": "\(workload.id)", "value": \(comparison.value.decimalText), \
    "unit": "\(workload.unit)", "baseline": \(comparison.baseline.decimalText), \
    "ratio": \(comparison.ratio.decimalText)}
    """
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, [5, 12, 12, 10, 8, 0]).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined()
  }
}
