import RMLayoutDocument

/// The files of recorded evidence in `Tests/Golden`.
enum GoldenFile: String, CaseIterable {
  case seedScreens = "seed-screens"
  case recordedCompositional = "recorded-compositional"
  case recordedOrthogonal = "recorded-orthogonal"
  case screenshotsCompositional = "screenshots-compositional"
  case screenshotsFlow = "screenshots-flow"
  case recordedFlow = "recorded-flow"
  case recordedInsetReference = "recorded-inset-reference"
  case recordedLists = "recorded-lists"
  case recordedSelfSizing = "recorded-self-sizing"
  case screenshotsLists = "screenshots-lists"

  var name: String { rawValue + ".json" }

  /// The bytes of a file of `Tests/Golden`.
  static func bytes(of name: String) throws -> [UInt8] {
    try TestFiles.bytes(of: "Golden/" + name)
  }

  /// The cases of the file, in its order.
  func cases() throws -> [GoldenCase] {
    try DocumentValue(JSONValue(json: Self.bytes(of: name)), path: rawValue).elements()
      .map(GoldenCase.init(reading:))
  }
}

/// All cases of all files, read once.
struct GoldenCases: Sendable {
  static let all = Result { try GoldenCases() }

  private let files: [GoldenFile: [GoldenCase]]
  private let byID: [String: GoldenCase]

  private init() throws {
    var files: [GoldenFile: [GoldenCase]] = [:]
    for file in GoldenFile.allCases { files[file] = try file.cases() }
    self.files = files
    byID = Dictionary(files.values.joined().map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  var ids: [String] { byID.keys.sorted() }
  subscript(file: GoldenFile) -> [GoldenCase] { files[file] ?? [] }
  subscript(id: String) -> GoldenCase? { byID[id] }

  /// The cases of a file, none if they cannot be read.
  static func cases(of file: GoldenFile) -> [GoldenCase] { (try? all.get())?[file] ?? [] }
}
