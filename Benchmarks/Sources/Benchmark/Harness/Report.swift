import RMLayout

/// A comparison as a reader wants it: a row of a table, or a line of JSON.
struct Report {
  let workload: Workload
  /// Nil where the workload's tool is missing.
  let comparison: Comparison?

  static let heading = row(
    ["id", "value", "baseline", "ratio", "unit", "target", "measure"])

  var row: String {
    Self.row([
      workload.id, text(comparison?.value), text(comparison?.baseline), text(comparison?.ratio),
      workload.unit, verdict ?? "-", missing.map { "\(title): \($0)" } ?? title,
    ])
  }

  var json: String {
    let part = workload.part.map { "\"part\": \"\($0)\", " } ?? ""
    let verdict = verdict.map { ", \"verdict\": \"\($0)\"" } ?? ""
    return """
      {"id": "\(workload.id)", \(part)"value": \(text(comparison?.value)), \
      "unit": "\(workload.unit)", "baseline": \(text(comparison?.baseline)), \
      "ratio": \(text(comparison?.ratio))\(targets)\(verdict)\(reason)}
      """
  }

  private var title: String {
    workload.part.map { "\(workload.title): \($0)" } ?? workload.title
  }

  private var verdict: String? {
    comparison.map { workload.targets.verdict(on: $0).rawValue }
  }

  /// The targets that are numbers, with what the run allows on top.
  private var targets: String {
    let targets = workload.targets
    let allowance = comparison?.allowance ?? 0
    return [
      ("must", targets.must + allowance), ("stretch", targets.stretch + allowance),
      ("mustRatio", targets.mustRatio), ("stretchRatio", targets.stretchRatio),
    ].filter(\.1.isFinite).map { ", \"\($0)\": \($1.decimalText)" }.joined()
  }

  private var missing: String? {
    comparison == nil ? workload.lacking ?? "a tool is missing" : nil
  }

  private var reason: String {
    missing.map { ", \"reason\": \"\($0)\"" } ?? ""
  }

  private func text(_ value: Double?) -> String { value?.decimalText ?? "null" }

  private static func row(_ cells: [String]) -> String {
    zip(cells, [5, 14, 14, 12, 14, 9, 0]).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined()
  }
}
