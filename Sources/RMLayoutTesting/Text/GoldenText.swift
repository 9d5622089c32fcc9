public import RMLayout

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file with the text that output should be; `RM_RECORD=1` in the environment writes it anew.
///
/// A run that records always ends in a mismatch, so that it cannot pass for a test.
/// ```swift
/// #expect(GoldenText("settings.frames").mismatch(with: solution) == nil)
/// ```
public struct GoldenText: Hashable, Sendable {
  /// The path of the file.
  public var path: String

  /// Names a file by its path.
  public init(path: String) {
    self.path = path
  }

  /// Names a file in a folder `Snapshots` beside the test's own file.
  public init(_ name: String, beside testFile: String = #filePath) {
    let folder = URL(filePath: testFile).deletingLastPathComponent()
    self.init(path: folder.appending(path: "Snapshots/\(name)").path)
  }

  /// Whether files are written instead of compared: `RM_RECORD` is `1`.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RM_RECORD"] == "1"
  }

  /// Compares a text with the file line by line, or records it.
  public func mismatch(with text: String) -> LayoutMismatch? {
    compare(text) { textDifferences(expected: $0, actual: $1) }
  }

  /// Compares all frames of a solution with the file element by element, or records them.
  public func mismatch(
    with solution: LayoutSolution, at position: ScrollPosition = ScrollPosition()
  ) -> LayoutMismatch? {
    compare(solution.frameText(at: position)) { expected, actual in
      differences(expected: expected.map(String.init), actual: actual.map(String.init))
    }
  }

  private func compare(
    _ text: String, _ differences: ([Substring], [Substring]) -> [LayoutMismatch.Difference]
  ) -> LayoutMismatch? {
    if Self.isRecording { return record(text) }
    let recorded: String
    do {
      recorded = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    } catch {
      return LayoutMismatch("\(name) cannot be read", note: "RM_RECORD=1 records it.")
    }
    guard recorded != text else { return nil }
    let found = differences(recorded.lines, text.lines)
    let kind = found.isEmpty ? "\(name): the same lines in another order" : name
    return LayoutMismatch(kind, differences: found, note: "RM_RECORD=1 records it again.")
  }

  /// Writes the file, as a run with `RM_RECORD=1` does; always a mismatch.
  package func record(_ text: String) -> LayoutMismatch {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return LayoutMismatch("\(name) was recorded", note: "Run again without RM_RECORD.")
    } catch {
      return LayoutMismatch("\(name) cannot be written", note: "\(error)")
    }
  }

  /// The file and its folder: enough to find it, the same on every machine.
  private var name: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}

extension String {
  /// The lines, without the empty one after the last line break.
  fileprivate var lines: [Substring] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
