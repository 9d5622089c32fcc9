import RMLayoutCommands
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Output")
struct OutputTests {
  @Test("a reader who went away ends the program with 141 and no word")
  func closedPipe() {
    let world = RecordedSurroundings()
    world.writeError = .closedPipe
    #expect(world.run("--json") == .closedPipe)
    #expect(world.errors.isEmpty)
  }

  @Test("what cannot be written ends with 73 and the system's own words")
  func unwritable() {
    let world = RecordedSurroundings()
    world.writeError = .notPermitted
    #expect(world.run("--json") == .cannotWrite)
    #expect(world.run("--json --output there.json") == .cannotWrite)
    #expect(
      world.errors == [
        "error: cannot write the output: Permission denied",
        "error: cannot write there.json: Permission denied",
      ])
  }

  @Test(
    "the ending of a file's name chooses the format, unless a format is given",
    arguments: [
      ("--output a.svg", "<?xml"), ("--output a.SVG", "<?xml"), ("--output a.json", "{"),
      ("-o a.html", "<!DOCTYPE html>"), ("--output a.htm", "<!DOCTYPE html>"),
      ("--output a.json --svg", "<?xml"), ("--output a.b/c --json", "{"),
      ("--output=.svg --json", "{"), ("-oa.svg", "<?xml"), ("-o=a.svg", "<?xml"),
    ])
  func formats(options: String, start: String) throws {
    let world = RecordedSurroundings()
    #expect(world.run(options) == .success)
    #expect(world.output.isEmpty)
    #expect(world.written.count == 1)
    #expect(world.written.keys.allSatisfy { !$0.hasPrefix("=") })
    #expect(world.written.values.first?.hasPrefix(start) == true)
  }

  @Test("a dash stands for the standard output")
  func dash() {
    let world = RecordedSurroundings()
    #expect(world.run("--svg -o -") == .success)
    #expect(world.output.hasPrefix("<?xml"))
    #expect(world.written.isEmpty)
  }

  @Test("a file is replaced whole, through links, with its permissions, and nothing else is left")
  func replacing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rmlayout-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "old.txt").path
    let link = folder.appending(path: "link.txt").path
    let process = ProcessSurroundings()
    try process.replaceFile(at: file, with: nil, and: Array("first".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "old.txt")
    try process.replaceFile(at: link, with: nil, and: Array("second".utf8))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "second")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "old.txt")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["link.txt", "old.txt"])
  }

  @Test("what waits on the disk for its file has no name there, and goes before the rest")
  func spooling() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rmlayout-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "new.txt").path
    let process = ProcessSurroundings()
    let spool = try process.makeSpool(for: file)
    try spool.append(Array(repeating: 0x61, count: 200_000))
    try spool.append([0x62])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    try process.replaceFile(at: file, with: spool, and: [0x63])
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text == String(repeating: "a", count: 200_000) + "bc")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["new.txt"])
  }

  @Test("a folder, and a place in a folder that is not there, cannot be written to")
  func impossiblePlaces() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let process = ProcessSurroundings()
    #expect(throws: SystemError.isDirectory) {
      try process.replaceFile(at: folder, with: nil, and: [])
    }
    #expect(throws: SystemError.notFound) {
      try process.replaceFile(at: folder + "/not-there/file", with: nil, and: [])
    }
    #expect(throws: SystemError.notFound) { try process.replaceFile(at: "", with: nil, and: []) }
  }
}
