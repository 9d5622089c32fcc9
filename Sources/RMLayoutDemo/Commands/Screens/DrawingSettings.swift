import RMLayout
import RMLayoutGallery
import RMLayoutRecipes

/// What the options say that every drawing takes: how to write, where to, and on which stage.
struct DrawingSettings: Hashable, Sendable {
  /// How drawings are written down.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case text
    case ascii
    case svg
    case html
    case json
  }

  var format: Format?
  var path: String?
  var text = TextSettings()
  var picture = PictureSettings()
  var device: Device?
  var size: Size?
  var scale: Double?
  var offset = Point.zero
  var isRightToLeft = false

  /// Where scenes are shown: the device named, or the size given.
  var stage: Stage {
    // A size alone is that of a tablet where even its shorter side is wider than any phone.
    let isWide = size.map { min($0.width, $0.height) >= 600 } ?? false
    let device = device ?? (isWide ? Device.largest : Device.standard)
    return Stage(
      device: device, size: size, scale: scale,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// How to write: as asked for, else by the ending of the file's name, else as text.
  func resolvedFormat() throws(Failure) -> Format {
    if let format { return format }
    guard let path, let ending = Self.ending(of: path) else { return .text }
    switch ending {
    case "txt", "text": return .text
    case "svg": return .svg
    case "html", "htm": return .html
    case "json": return .json
    case "ascii": return .ascii
    default:
      throw Failure(
        .usage,
        "\(path): no format ends in .\(ending); use .txt, .ascii, .svg, .html or .json, "
          + "or give --format")
    }
  }

  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}

/// The settings of a command that draws scenes.
protocol SceneSettings: OutputSettings {
  var drawing: DrawingSettings { get set }
}

extension SceneSettings {
  var path: String? {
    get { drawing.path }
    set { drawing.path = newValue }
  }
}

extension Option where Settings: SceneSettings {
  /// How to write and where to; the summary says what is written as JSON.
  static func formats(json: String) -> [Option] {
    typealias Format = DrawingSettings.Format
    return [
      Option(
        "--format", takes: .choice(Format.allCases.map(\.rawValue)),
        "how to write; of --format, --svg, --html, --ascii and --json the last one "
          + "counts (otherwise by the ending of FILE, else text)"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.format = try Value.choice(text, as: Format.self)
      },
      Option("--svg", "short for --format svg") { settings, _ in
        settings.drawing.format = .svg
      },
      Option("--html", "short for --format html: a page in which content and rows scroll") {
        settings, _ in settings.drawing.format = .html
      },
      Option("--ascii", "short for --format ascii: text in 7-bit characters") { settings, _ in
        settings.drawing.format = .ascii
      },
      Option("--json", "short for --format json: \(json)") { settings, _ in
        settings.drawing.format = .json
      },
      .output,
    ] + texts
  }

  /// The device or the size, the pixels and the direction.
  static var places: [Option] {
    [
      Option(
        "--device", takes: .value("NAME", Value.deviceWords),
        "the device (otherwise \(Device.standard.name)), by any of these names: \(deviceNames)"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.device = try Value.device(text)
      },
      Option(
        "--size", takes: .value("WxH"),
        "show a list of this size in points, without a device around it"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.size = try Value.size(text)
      },
      scale, rightToLeft,
    ]
  }

  /// The pixels.
  static var scale: Option {
    Option("--scale", takes: .value("N"), "pixels per point, instead of its own") {
      settings, text throws(ValueProblem) in
      settings.drawing.scale = try Value.number(text, in: 0.1...100)
    }
  }

  /// The direction.
  static var rightToLeft: Option {
    Option("--rtl", "lay out from right to left") { settings, _ in
      settings.drawing.isRightToLeft = true
    }
  }

  /// How far the content is scrolled.
  static var offset: Option {
    Option(
      "--offset", takes: .value("Y|X,Y"), "scroll by this many points, at most to the end"
    ) { settings, text throws(ValueProblem) in
      settings.drawing.offset = try Value.offset(text)
    }
  }

  private static var deviceNames: String {
    let names = Device.all.map {
      $0.name.split(separator: " ").joined(separator: "\(noBreakSpace)")
    }
    return names.joined(separator: ", ")
  }
}
