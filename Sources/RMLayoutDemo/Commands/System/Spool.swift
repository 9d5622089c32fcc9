/// Bytes that wait for their place in a file: on the disk, under no name, so that nothing is left
/// of them whatever ends the program.
package protocol Spool: AnyObject {
  /// Adds bytes at the end.
  func append(_ bytes: [UInt8]) throws(SystemError)
  /// Hands over everything, in pieces.
  func forEachPiece(_ body: ([UInt8]) throws(SystemError) -> Void) throws(SystemError)
}

/// A file that lost its name as soon as it was made.
final class FileSpool: Spool {
  private let file: Platform.File

  /// Makes a file for what goes to a path, on the same disk.
  init(for path: String) throws(SystemError) {
    let isDevice = try Platform.entry(at: path) == .other
    let path = isDevice ? "/tmp/" : FileReplacement.followingLinks(path)
    file = try Platform.finishing { () throws(SystemError) in
      let (file, name) = try FileReplacement.createFile(beside: path)
      Platform.remove(name)
      return file
    }
  }

  deinit { try? Platform.close(file) }

  func append(_ bytes: [UInt8]) throws(SystemError) {
    try Platform.write(bytes, to: file)
  }

  func forEachPiece(_ body: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
    try Platform.rewind(file)
    var piece: [UInt8] = []
    while try Platform.read(file, into: &piece) {
      try body(piece)
      piece.removeAll(keepingCapacity: true)
    }
  }
}
