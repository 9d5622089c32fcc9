/// Puts a whole new file in the place of an old one, or leaves everything as it was.
enum FileReplacement {
  /// What a file is to hold: what was spooled, then the rest.
  struct Contents {
    var spool: (any Spool)?
    var rest: [UInt8]

    func write(to file: Platform.File) throws(SystemError) {
      try spool?.forEachPiece { piece throws(SystemError) in
        try Platform.write(piece, to: file)
      }
      try Platform.write(rest, to: file)
    }
  }

  /// Writes beside the destination and renames; links are followed, permissions kept.
  ///
  /// Devices and pipes are written to as they are: a name cannot be put in their place.
  static func write(_ contents: Contents, to path: String) throws(SystemError) {
    switch try Platform.entry(at: path) {
    case .directory:
      throw .isDirectory
    case .other:
      let file = try Platform.openForWriting(path)
      try contents.write(to: file)
      try Platform.close(file)
    case .file(let permissions):
      guard Platform.mayWrite(path) else { throw .notPermitted }
      try replace(followingLinks(path), with: contents, permissions: permissions)
    case nil:
      try replace(followingLinks(path), with: contents, permissions: nil)
    }
  }

  private static func replace(
    _ path: String, with contents: Contents, permissions: UInt32?
  ) throws(SystemError) {
    try Platform.finishing { () throws(SystemError) in
      let (file, temporary) = try createFile(beside: path)
      do throws(SystemError) {
        if let permissions { try Platform.setPermissions(permissions, of: file) }
        try contents.write(to: file)
        try Platform.synchronize(file)
        try Platform.close(file)
        try Platform.rename(temporary, to: path)
      } catch {
        Platform.remove(temporary)
        throw error
      }
    }
  }

  // In the same folder, so that renaming never crosses from one disk to another.
  static func createFile(
    beside path: String
  ) throws(SystemError) -> (file: Platform.File, path: String) {
    let folder = folder(of: path)
    for attempt in 0..<100 {
      let name = "\(folder).rmlayout-\(Platform.processNumber)-\(attempt).tmp"
      do throws(SystemError) {
        return (try Platform.create(name), name)
      } catch {
        guard error == .alreadyExists else { throw error }
      }
    }
    throw .alreadyExists
  }

  static func followingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let destination = Platform.destination(ofLink: path) else { return path }
      path = destination.hasPrefix("/") ? destination : folder(of: path) + destination
    }
    return path
  }

  // With the slash at its end; empty for a bare name.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }
}
