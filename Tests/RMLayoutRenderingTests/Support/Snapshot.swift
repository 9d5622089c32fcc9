import Foundation
import Testing

/// Compares output with a file in Snapshots; with RM_RECORD=1 writes the file and fails.
func expectSnapshot(
  _ bytes: [UInt8], named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(path: "Snapshots").appending(path: name)
  if ProcessInfo.processInfo.environment["RM_RECORD"] == "1" {
    try Data(bytes).write(to: file)
    Issue.record("recorded \(name); run again without RM_RECORD", sourceLocation: sourceLocation)
    return
  }
  let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  let drawn = String(decoding: bytes, as: UTF8.self)
  guard recorded != drawn else { return }
  let lines = zip(
    recorded.split(separator: "\n", omittingEmptySubsequences: false),
    drawn.split(separator: "\n", omittingEmptySubsequences: false))
  let number = lines.enumerated().first { $1.0 != $1.1 }?.offset ?? 0
  let first = lines.dropFirst(number).first { _ in true }
  Issue.record(
    """
    \(name) differs in line \(number + 1):
    - \(first?.0 ?? "")
    + \(first?.1 ?? "")
    RM_RECORD=1 records it again.
    """, sourceLocation: sourceLocation)
}
