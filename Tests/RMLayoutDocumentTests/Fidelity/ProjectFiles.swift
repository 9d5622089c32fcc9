import RMLayoutDocument

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

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
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
    return FidelityDrift(
      page: FidelityPage(try ProjectFiles.text(of: "Documentation/Fidelity.md")),
      rules: allRules, citations: citations, cases: try goldenCases(), reports: try reports(),
      knownIssues: issues)
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
    let compared = Set(GoldenFile.allCases.flatMap(GoldenCases.due).map(\.id))
    return try GoldenFile.allCases.flatMap { file in
      let json = try JSONValue(json: ProjectFiles.bytes(of: "Tests/Golden/\(file.name)"))
      return json.elements.map { sample in
        let id = sample["id"]?.string ?? ""
        return Case(id: id, rules: sample.rules, isCompared: compared.contains(id))
      }
    }
  }

  private static func reports() throws -> [String: [String]] {
    let folder = "Tests/Golden"
    let files = try ProjectFiles.paths(below: folder, endingIn: [".json"])
      .filter { $0.dropFirst(folder.count + 1).contains("/") }
    return try Dictionary(
      uniqueKeysWithValues: files.map { path in
        (path, try JSONValue(json: ProjectFiles.bytes(of: path)).rules)
      })
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  fileprivate var rules: [String] { self["rules"]?.elements.compactMap(\.string) ?? [] }
}
