#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of the project itself, as the tests that compare them with each other see them.
enum ProjectFiles {
  private static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// The paths below a folder that end in one of some ways, in order.
  static func paths(below folder: String, endingIn endings: [String]) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
      .map { "\(folder)/\($0)" }
  }
}

extension FidelityDrift {
  /// The project as it is.
  static func ofProject() throws -> FidelityDrift {
    var citations = RuleCitations()
    for path in try ProjectFiles.paths(below: "Sources", endingIn: [".swift"]) {
      citations.read(swift: try ProjectFiles.text(of: path), file: path)
    }
    for path in try ProjectFiles.paths(below: "Sources", endingIn: [".md"]) {
      citations.read(prose: try ProjectFiles.text(of: path), file: path)
    }
    var issues = KnownIssues()
    // The texts in this folder speak of known issues without being any.
    for path in try ProjectFiles.paths(below: "Tests", endingIn: [".swift"])
    where !path.contains("/Fidelity/") {
      issues.read(swift: try ProjectFiles.text(of: path), file: path)
    }
    let reports = try Report.all()
    return FidelityDrift(
      page: FidelityPage(try ProjectFiles.text(of: "Documentation/Fidelity.md")),
      rules: allRules, citations: citations, cases: try goldenCases(),
      reports: Dictionary(uniqueKeysWithValues: reports.map { ($0.id, $0.rules) }),
      overruled: Set(reports.filter { $0.verdict == .ruleWins }.map(\.id)), knownIssues: issues)
  }

  /// The ids of the list of rules: so many in each chapter, and two that were put between.
  static var allRules: [String] {
    let chapters = [
      ("D", 10), ("G", 13), ("S", 8), ("E", 11), ("A", 5), ("B", 11), ("K", 3), ("O", 13), ("C", 9),
      ("L", 6), ("X", 3), ("T", 2), ("Q", 6), ("H", 3), ("F", 12), ("M", 11),
    ]
    return chapters.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
      + ["L2b", "F11b"]
  }

  private static func goldenCases() throws -> [Case] {
    let all = try GoldenCases.all.get()
    return GoldenFile.allCases.flatMap { file in
      all[file].map { Case(id: $0.id, rules: $0.rules) }
    }
  }
}
