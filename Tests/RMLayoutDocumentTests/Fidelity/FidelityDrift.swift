/// What the page of rules says against what the code, the golden data and the tests say.
struct FidelityDrift: Sendable {
  /// A golden case: the rules that it pins, and whether it is compared.
  struct Case: Sendable {
    var id: String
    var rules: [String]
    var isCompared = true
  }

  var page: FidelityPage
  /// All ids that there are.
  var rules: [String]
  /// What the sources cite.
  var citations: RuleCitations
  var cases: [Case]
  /// The rules that public reports are about, by their numbers.
  var reports: [String: [String]] = [:]
  /// The numbers of those that a rule overrules.
  var overruled: Set<String> = []
  var knownIssues = KnownIssues()

  static let statuses = ["done", "partly", "next", "no goal"]
  static let sources = ["recorded", "measured", "documented", "reported", "derived", "ours"]
  static let degrees = ["certain", "likely", "unknown"]

  /// Everything that disagrees, a line each.
  var faults: [String] {
    page.faults + rowFaults + remarkFaults + citationFaults + caseFaults + totalFaults
      + missFaults
  }

  private var rows: Set<String> { Set(page.rules.map(\.id)) }

  /// Rows against the list of rules, and their words.
  private var rowFaults: [String] {
    var seen: Set<String> = []
    let twice = page.rules.filter { !seen.insert($0.id).inserted }.map { "\($0.id) has two rows" }
    let missing = rules.filter { !rows.contains($0) }.map { "\($0) has no row" }
    let strangers = page.rules.filter { !rules.contains($0.id) }.map { "\($0.id) is no rule" }
    return twice + missing + strangers + page.rules.flatMap(words)
  }

  private func words(of rule: FidelityPage.Rule) -> [String] {
    var found: [String] = []
    if rule.summary.isEmpty { found.append("\(rule.id) does not say what it is") }
    if !Self.statuses.contains(rule.status) {
      found.append("\(rule.id) has the status \"\(rule.status)\"")
    } else if rule.status != "done", rule.note.isEmpty {
      found.append("\(rule.id) is \(rule.status) but does not say why")
    }
    let halves = rule.evidence.split(separator: "; ").map {
      $0.split(separator: ", ").map(String.init)
    }
    let isKnown =
      halves.count <= 2 && halves.first?.allSatisfy(Self.sources.contains) == true
      && (halves.count == 2 ? halves[1].allSatisfy(Self.degrees.contains) : halves == [["ours"]])
    if !isKnown { found.append("\(rule.id) has the evidence \"\(rule.evidence)\"") }
    return found
  }

  /// The other tables against the rows.
  private var remarkFaults: [String] {
    let done = Set(page.rules.filter { $0.status == "done" }.map(\.id))
    let quirks = Set(page.remarks.compactMap(\.quirk))
    var found: [String] = []
    for remark in page.remarks {
      if let status = remark.status, !Self.statuses.contains(status) {
        found.append("\(remark.place) has the status \"\(status)\"")
      }
      guard remark.isShortfall else { continue }
      found += remark.rules.filter(done.contains).map { "\($0) is done but falls short" }
    }
    let listed = Set(page.remarks.compactMap(\.report))
    for report in listed.symmetricDifference(overruled).sorted() {
      found.append(
        "\(report) is overruled by \(listed.contains(report) ? "the page" : "the tests") alone")
    }
    for rule in page.rules {
      let named = rule.note.matches(of: /quirk \*([^*]+)\*/).map { String($0.1) }
      found += named.filter { !quirks.contains($0) }.map { "\(rule.id) names no quirk, \($0)" }
    }
    return found
  }

  /// Ids that are named somewhere against the rows.
  private var citationFaults: [String] {
    let named =
      citations.places.map { ($0.value, $0.key) } + citations.ends.map { ($0.value, $0.key) }
      + page.remarks.flatMap { remark in remark.rules.map { (remark.place, $0) } }
      + reports.flatMap { file, rules in rules.map { (file, $0) } }
      + cases.flatMap { sample in sample.rules.map { (sample.id, $0) } }
    let strangers = named.filter { !rows.contains($0.1) }
      .map { "\($0.0) names \($0.1), which has no row" }
    let uncited = page.rules.filter { $0.status == "done" && citations.places[$0.id] == nil }
      .map { "\($0.id) is done but not cited in the sources" }
    return Set(strangers).sorted() + uncited
  }

  /// Counts and examples against the golden data.
  private var caseFaults: [String] {
    page.rules.flatMap { rule -> [String] in
      guard let stated = rule.cases else { return [] }
      let pinning = cases.filter { $0.rules.contains(rule.id) }
      var real = FidelityPage.Cases(
        count: pinning.count, compared: pinning.count(where: \.isCompared),
        examples: stated.examples)
      let ids = Set(pinning.map(\.id))
      let strangers = stated.examples.filter { !ids.contains($0) }
      let wrong = strangers.map { "\(rule.id) is not pinned by \($0)" }
      guard stated != real else { return wrong }
      if real.examples.isEmpty { real.examples = Array(pinning.prefix(1).map(\.id)) }
      return wrong + ["\(rule.id) has the cases \(stated.text), rightly \(real.text)"]
    }
  }

  private var totalFaults: [String] {
    let totals = [cases.count, cases.count(where: \.isCompared)]
    return page.totals == totals
      ? [] : ["the page counts \(page.totals) cases, all and compared, rightly \(totals)"]
  }

  /// Known issues of the tests against the misses of the page.
  private var missFaults: [String] {
    let rulesByCase = Dictionary(cases.map { ($0.id, $0.rules) }, uniquingKeysWith: { $1 })
    let listed = Set(page.misses.map(\.id))
    let issues = Set(knownIssues.cases)
    return knownIssues.unnamed.map { "\($0) has a known issue that names no case" }
      + issues.subtracting(listed).sorted().map { "the known issue \($0) is not on the page" }
      + page.misses.flatMap { miss -> [String] in
        var found: [String] = []
        if !issues.contains(miss.id) { found.append("\(miss.id) is missed on the page alone") }
        if rulesByCase[miss.id]?.contains(miss.rule) != true {
          found.append("\(miss.id) does not pin \(miss.rule)")
        }
        return found
      }
  }
}
