/// The page of rules as a test reads it: tables whose columns have names.
struct FidelityPage: Sendable {
  /// What is known of one rule.
  struct Rule: Sendable {
    var id: String
    var summary: String
    var evidence: String
    var status: String
    var cases: Cases?
    var note: String
  }

  /// What the page says of the golden cases of a rule.
  struct Cases: Hashable, Sendable {
    var count = 0
    var compared = 0
    var examples: [String] = []
  }

  /// A golden case that we miss, and the rule that we break there.
  struct Miss: Hashable, Sendable {
    var id: String
    var rule: String
  }

  /// A row of another table.
  struct Remark: Sendable {
    var place: String
    var rules: [String]
    var status: String?
    var quirk: String?
    /// A public report whose frames contradict the rules.
    var report: String?
    /// Whether it says what we do otherwise than the rules, and should not.
    var isShortfall = false
  }

  private(set) var rules: [Rule] = []
  private(set) var remarks: [Remark] = []
  private(set) var misses: [Miss] = []
  /// The numbers of all golden cases and of those that are compared, as the page states them.
  private(set) var totals: [Int] = []
  /// Lines that are no rows of their table.
  private(set) var faults: [String] = []

  /// Reads a page; what is not understood becomes a fault.
  init(_ text: String) {
    var columns: [String]?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let claim = line.firstMatch(of: /Of its (\d+) cases (\d+) are compared/) {
        totals = [claim.1, claim.2].compactMap { Int($0) }
      }
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let cells = Self.cells(of: line)
      guard let names = columns else {
        columns = cells
        continue
      }
      if cells.allSatisfy({ $0.allSatisfy { $0 == "-" } && !$0.isEmpty }) { continue }
      guard cells.count == names.count else {
        faults.append("line \(index + 1) has \(cells.count) cells, its table \(names.count)")
        continue
      }
      take(Dictionary(zip(names, cells), uniquingKeysWith: { $1 }), line: index + 1)
    }
  }

  private mutating func take(_ row: [String: String], line: Int) {
    if let id = row["rule"], let miss = row["case"] {
      misses.append(Miss(id: miss.filter { $0 != "`" }, rule: id))
    } else if let id = row["rule"] {
      let cases = row["cases"].flatMap(Cases.init)
      if cases == nil { faults.append("line \(line): the cases of \(id) cannot be read") }
      rules.append(
        Rule(
          id: id, summary: row["in short"] ?? "", evidence: row["evidence"] ?? "",
          status: row["status"] ?? "", cases: cases, note: row["note"] ?? ""))
    } else if let list = row["rules"] {
      remarks.append(
        Remark(
          place: "line \(line)", rules: list.split(separator: ", ").map(String.init),
          status: row["status"], quirk: row["quirk"], report: row["report"],
          isShortfall: row["what differs"] != nil))
    }
  }

  private static func cells(of line: Substring) -> [String] {
    var line = line.dropFirst()
    if line.last == "|" { line = line.dropLast() }
    return line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(cell.drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
    }
  }
}

extension FidelityPage.Cases {
  /// Reads `none`, `3 (…)` or `3, 2 compared (…)`.
  init?(_ text: String) {
    if text == "none" { return }
    let form = /(\d+)(?:, (\d+) compared)? \((`[^`]+`(?:, `[^`]+`)?)\)/
    guard let match = text.wholeMatch(of: form), let count = Int(match.1) else { return nil }
    self.count = count
    compared = match.2.flatMap { Int($0) } ?? count
    examples = match.3.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// The form that is read.
  var text: String {
    guard count > 0 else { return "none" }
    let part = compared == count ? "" : ", \(compared) compared"
    return "\(count)\(part) (\(examples.map { "`\($0)`" }.joined(separator: ", ")))"
  }
}
