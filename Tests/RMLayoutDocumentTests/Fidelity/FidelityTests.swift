import Testing

@Suite("The page of rules")
struct FidelityTests {
  @Test("the page agrees with the sources, the golden data and the tests")
  func project() throws {
    let drift = try FidelityDrift.ofProject()
    #expect(drift.page.rules.count == 128)
    #expect(drift.cases.count == 398)
    #expect(drift.reports.count == 47)
    let faults = drift.faults
    if !faults.isEmpty { Issue.record("\(faults.joined(separator: "\n"))") }
  }

  @Test("a small page that agrees with everything has no faults")
  func sound() {
    #expect(SmallProject().drift.faults == [])
  }

  /// A change to the small project, and all that is found then.
  struct Change: Sendable {
    var faults: [String]
    var change: @Sendable (inout SmallProject) -> Void

    init(_ faults: String..., change: @escaping @Sendable (inout SmallProject) -> Void) {
      self.faults = faults
      self.change = change
    }
  }

  private static let changes: [Change] = [
    Change("A2 has no row") { $0.rules.append("A2") },
    Change("A1 has two rows") { $0.rows.append($0.rows[0]) },
    Change("B9 is no rule") { $0.rows.append("| B9 | x | ours | next | none | soon |") },
    Change("F1.swift:3 names A7, which has no row") { $0.source += "\n/// See (A7)." },
    Change("F1.swift:3 names A8, which has no row") { $0.source += "\n/// All (A8-A1)." },
    Change("F1.swift:3 names A9, which has no row") { $0.source += "\nnote(x, \"A9\")" },
    Change("wide names A7, which has no row") { $0.cases[0].rules.append("A7") },
    Change("BC-1 names A7, which has no row") { $0.reports = ["BC-1": ["A7"]] },
    Change("A1 is done but not cited in the sources") { $0.source = "/// (A1-B1)" },
    Change("A1 has the cases 2 (`wide`), rightly 1 (`wide`)") { $0.cases[1].rules = [] },
    Change(
      "A1 has the cases 2 (`wide`), rightly 2, 1 compared (`wide`)",
      "the page counts [2, 2] cases, all and compared, rightly [2, 1]"
    ) { $0.cases[1].isCompared = false },
    Change("B1 has the cases none, rightly 1 (`high`)") { $0.cases[1].rules.append("B1") },
    Change("A1 is not pinned by wide") { $0.cases[0].id = "broad" },
    Change("the page counts [2, 2] cases, all and compared, rightly [3, 3]") {
      $0.cases.append(FidelityDrift.Case(id: "new", rules: []))
    },
    Change("B1 is next but does not say why") { $0.rows[1].replace("soon", with: "") },
    Change("A1 has the status \"yes\"") { $0.rows[0].replace("done", with: "yes") },
    Change("A1 has the evidence \"guessed; certain\"") {
      $0.rows[0].replace("recorded", with: "guessed")
    },
    Change("A1 has the evidence \"recorded\"") {
      $0.rows[0].replace("recorded; certain", with: "recorded")
    },
    Change("A1 does not say what it is") { $0.rows[0].replace("a rule", with: "") },
    Change("line 7 has 3 cells, its table 6") { $0.rows.append("| A2 | x | y |") },
    Change("line 5: the cases of A1 cannot be read") {
      $0.rows[0].replace("2 (`wide`)", with: "two")
    },
    Change("line 10 names A7, which has no row") { $0.choices = ["| why | A1, A7 | done |"] },
    Change("line 10 has the status \"yes\"") { $0.choices = ["| why | A1 | yes |"] },
    Change("BC-2 is overruled by the tests alone") { $0.overruled = ["BC-2"] },
    Change("BC-3 is overruled by the page alone") {
      $0.choices = ["", "| report | rules |", "|---|---|", "| BC-3 | A1 |"]
    },
    Change("A1 names no quirk, odd") { $0.rows[0].replace("| |", with: "| quirk *odd* |") },
    Change("A1 is done but falls short") { $0.shortfalls = ["| A1, B1 | all |"] },
    Change("the known issue high is not on the page") {
      $0.test = "withKnownIssue(\"high: too low\") { }"
    },
    Change("Tests.swift has a known issue that names no case") {
      $0.test = "withKnownIssue {\n}"
    },
    Change("Tests.swift has a known issue that names no case") {
      $0.test = "withKnownIssue(\"\\(id)\") { }"
    },
    Change("high is missed on the page alone") { $0.misses = ["| `high` | A1 |"] },
    Change("high does not pin B1") {
      $0.misses = ["| `high` | B1 |"]
      $0.test = "withKnownIssue(\n  \"high\") { }"
    },
  ]

  @Test("each kind of drift is found, and nothing else", arguments: changes.indices)
  func drift(index: Int) {
    var project = SmallProject()
    Self.changes[index].change(&project)
    #expect(project.drift.faults == Self.changes[index].faults)
  }

  @Test("ids count in comments and as whole strings, not in code and not in paths of pictures")
  func citations() {
    var citations = RuleCitations()
    citations.read(
      swift: """
        let A1 = "M5 6.5h14"  // by (B7, F11b) and the order of Q2
        note(line, "G2")
        print("wraps [G2]", "[G9]")
        /// UTF8 and iOS16 are none; rows (O1-O8) are.
        """, file: "F.swift")
    #expect(
      citations.places == [
        "B7": "F.swift:1", "F11b": "F.swift:1", "Q2": "F.swift:1", "G2": "F.swift:2",
        "G9": "F.swift:3",
      ])
    #expect(citations.ends == ["O1": "F.swift:4", "O8": "F.swift:4"])
  }
}

/// Two rules and two cases that agree with each other.
struct SmallProject {
  var rules = ["A1", "B1"]
  var rows = [
    "| A1 | a rule | recorded; certain | done | 2 (`wide`) | |",
    "| B1 | another | ours | next | none | soon |",
  ]
  var choices: [String] = []
  var shortfalls: [String] = []
  var misses: [String] = []
  var source = "/// Some text (A1).\nlet x = 1"
  var test = "/// A `withKnownIssue` is none in words."
  var cases = [
    FidelityDrift.Case(id: "wide", rules: ["A1"]), FidelityDrift.Case(id: "high", rules: ["A1"]),
  ]
  var reports: [String: [String]] = [:]
  var overruled: Set<String> = []

  var drift: FidelityDrift {
    var citations = RuleCitations()
    citations.read(swift: source, file: "F1.swift")
    var issues = KnownIssues()
    issues.read(swift: test, file: "Tests.swift")
    return FidelityDrift(
      page: FidelityPage(page), rules: rules, citations: citations, cases: cases,
      reports: reports, overruled: overruled, knownIssues: issues)
  }

  private var page: String {
    let lines =
      [
        "Of its 2 cases 2 are compared.", "",
        "| rule | in short | evidence | status | cases | note |", "|---|---|---|---|---|---|",
      ] + rows + ["", "| question | rules | status |", "|---|---|---|"] + choices
      + ["", "| quirk | rules |", "|---|---|", "| even | A1 |"]
      + ["", "| rules | what differs |", "|---|---|"] + shortfalls
      + ["", "| case | rule |", "|---|---|"] + misses
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate mutating func replace(_ part: String, with other: String) {
    self = split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
