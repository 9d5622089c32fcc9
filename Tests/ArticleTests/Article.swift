import Foundation

/// An article as it stands in the documentation catalog.
struct Article {
  /// Code, and what stands below it as its output.
  struct Example {
    var code: String
    var output: String
  }

  static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RMLayout/RMLayout.docc").standardized
  static let folder = catalog.appending(path: "Articles")

  let text: String

  init(_ name: String) throws {
    text = try String(contentsOf: Self.folder.appending(path: "\(name).md"), encoding: .utf8)
  }

  /// Each block of Swift that has a block of output below it, in order.
  var examples: [Example] {
    text.matches(of: /```swift\n([\s\S]*?)\n```\n\n```\n([\s\S]*?)\n```/).map {
      Example(code: String($0.output.1), output: String($0.output.2))
    }
  }
}

/// The bodies of the functions in the folder of snippets.
struct SnippetSources {
  private var names: [String: String] = [:]

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snippets")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for function in text.matches(of: /\n  static func (\w+)\(\) throws \{\n([\s\S]*?)\n  \}\n/) {
        let lines = function.output.2.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.map { $0.dropFirst(4) }.joined(separator: "\n")
        names[body] = String(function.output.1)
      }
    }
  }

  /// The name of the snippet with this body, nil where there is none.
  func name(of code: String) -> String? { names[code] }
}
