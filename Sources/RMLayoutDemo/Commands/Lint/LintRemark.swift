import RMLayout
import RMLayoutDocument

/// One thing to say about a layout: a trap, or what a solve reported.
struct LintRemark: Hashable, Sendable {
  let severity: LayoutDiagnostic.Severity
  /// The stable name of the trap or the diagnostic.
  let code: String
  let rule: String
  let path: String
  let message: String
  let suggestion: String

  init(_ finding: LintFinding) {
    severity = .warning
    code = finding.trap.rawValue
    rule = finding.rule
    path = finding.path
    message = finding.message
    suggestion = finding.suggestion
  }

  init(_ diagnostic: LayoutDiagnostic) {
    severity = diagnostic.severity
    code = diagnostic.code
    rule = diagnostic.rule
    path = diagnostic.path
    message = diagnostic.message
    suggestion = diagnostic.suggestion
  }

  /// The traps, then what only the solve reported.
  static func all(
    findings: [LintFinding], diagnostics: [LayoutDiagnostic]
  ) -> [LintRemark] {
    let excesses = findings.filter { $0.trap == .insetsExceedContainer }.map(\.path)
    let others = diagnostics.filter { diagnostic in
      // Insets that leave no room are both; the trap names the edges.
      !excesses.contains { $0.hasPrefix(diagnostic.path + ".") && diagnostic.isAboutInsets }
    }
    return findings.map(LintRemark.init) + others.map(LintRemark.init)
  }
}

extension LayoutDiagnostic {
  fileprivate var isAboutInsets: Bool {
    switch finding {
    case .insetsLeaveNoRoom, .insetsExceedItem: true
    case .flowItemTooLarge(_, _, let available, _): available <= 0
    default: false
    }
  }
}

extension LintRemark {
  /// A line for each remark, or one that says that there are none.
  static func text(of remarks: [LintRemark], in file: String) -> String {
    guard !remarks.isEmpty else { return "\(file): nothing found\n" }
    return remarks.map { remark in
      let start = [file, remark.severity.rawValue, remark.path].filter { !$0.isEmpty }
      return start.joined(separator: ": ")
        + ": \(remark.message); \(remark.suggestion) [\(remark.code), \(remark.rule)]\n"
    }.joined()
  }

  /// The remarks as a JSON object, one on each line.
  static func json(of remarks: [LintRemark]) -> String {
    let lines = remarks.map { "    " + $0.json.text }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(LayoutDocument.version),\n  \"findings\": \(list)\n}\n"
  }

  private var json: JSONValue {
    let members = [
      ("code", code), ("severity", severity.rawValue), ("rule", rule), ("path", path),
      ("message", message), ("suggestion", suggestion),
    ]
    return .object(of: members.map { ($0, .string($1)) })
  }
}
