#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files below `Tests` that hold data.
enum TestFiles {
  private static var folder: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The bytes of a file, such as `Golden/recorded-flow.json`.
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// The names of the JSON files in a folder, sorted.
  static func documents(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
      .filter { $0.hasSuffix(".json") }.sorted()
  }
}
