/// Which layout documents a command reads, and how.
struct DocumentInput: Hashable, Sendable {
  /// Where a document comes from.
  enum Source: Hashable, Sendable {
    case file(String)
    case standardInput

    init(_ path: String) {
      self = path == "-" ? .standardInput : .file(path)
    }

    /// The path of the file; nil for the standard input.
    var path: String? {
      switch self {
      case .file(let path): path
      case .standardInput: nil
      }
    }

    /// How messages name it.
    var name: String { path ?? "the standard input" }

    /// The name of the file without folders and ending, for titles.
    var title: String {
      let file = path?.split(separator: "/").last?.split(separator: ".").first
      return file.map(String.init) ?? "scene"
    }
  }

  var sources: [Source] = []
  /// Whether unknown keys pass.
  var isLenient = false
  /// The greatest size of an input, in bytes; a greater one is refused before it is parsed.
  var limit = 16 << 20
}

/// The settings of a command that reads layout documents.
protocol DocumentSettings: CommandSettings {
  var input: DocumentInput { get set }
}

extension Command.Operand where Settings: DocumentSettings {
  /// Layout documents, by default one or several.
  static func documents(
    least: Int = 1, most: Int? = nil,
    summary: String = "a layout document; - reads the standard input"
  ) -> Self {
    Self(placeholder: "FILE", least: least, most: most, summary: summary) {
      settings, text throws(ValueProblem) in
      let source = DocumentInput.Source(try Value.path(text))
      guard source != .standardInput || !settings.input.sources.contains(source) else {
        throw ValueProblem(needs: "the standard input once")
      }
      settings.input.sources.append(source)
    }
  }
}

extension Option where Settings: DocumentSettings {
  /// How documents are read.
  static var reading: [Option] {
    [
      Option("--lenient", "pass over unknown keys instead of refusing them") { settings, _ in
        settings.input.isLenient = true
      },
      Option(
        "--max-input", takes: .value("SIZE"),
        "the largest input that is read, in bytes or as 500K, 16M, 1G (otherwise 16M)"
      ) { settings, text throws(ValueProblem) in
        settings.input.limit = try Value.byteCount(text)
      },
    ]
  }
}
