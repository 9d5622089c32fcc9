import RMLayoutTesting

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The documents in a folder `Cases` beside a test's own file, each with what a command prints of it.
struct CommandCases: Sendable {
  private let folder: URL

  init(beside testFile: String) {
    folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Cases")
  }

  /// The names of the documents, without their ending.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// A document.
  func document(_ name: String) throws -> String {
    let file = folder.appending(path: "\(name).json")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// What the command should print.
  func output(_ name: String, as ending: String = "txt") -> GoldenText {
    GoldenText(path: folder.appending(path: "\(name).\(ending)").path)
  }
}
