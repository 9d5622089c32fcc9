import RMLayout
import RMLayoutGallery
import RMLayoutRecipes

/// What the options of the screens say.
struct ScreensSettings: Sendable {
  /// The screens to show.
  enum Screens: String, Hashable, Sendable, CaseIterable {
    case grid
    case detail
    case both
  }

  /// How the screens are written down.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case text
    case ascii
    case svg
    case json
  }

  var screens = Screens.both
  var format: Format?
  var path: String?
  var device: Device?
  var size: Size?
  var scale: Double?
  var itemCount: Int?
  var offset = Point.zero
  /// As typed: which pages there are is known only once the row of episodes is solved.
  var page: String?
  var isRightToLeft = false
}

extension ScreensSettings {
  static let command = Command<ScreensSettings>(
    "rmlayout-demo",
    summary: """
      Draws the two screens of the demonstration, a list of characters and the details of one, \
      as text. `rmlayout-demo frames` solves a layout document; see \
      `rmlayout-demo frames --help`. Text is as wide as the terminal, 20 columns at least and \
      80 at most.
      """,
    options: formatOptions + placeOptions + contentOptions,
    examples: [
      ("rmlayout-demo", "both screens as text"),
      ("rmlayout-demo --svg > out.svg", "both screens side by side in one picture"),
      (
        "rmlayout-demo --screen grid --device 'iPad Pro 12.9' -o pad.svg",
        "the list on a tablet, as a picture in a file"
      ),
      (
        "rmlayout-demo --screen detail --page 3 --offset 500",
        "the details, scrolled down, with the fourth episode in front"
      ),
      (
        "rmlayout-demo --screen grid --items 826 --json",
        "the frames of the whole list, for scripts"
      ),
    ])

  private static let formatOptions: [Option<ScreensSettings>] = [
    Option(
      "--format", takes: .choice(Format.allCases.map(\.rawValue)),
      "how to write; of --format, --svg, --ascii and --json the last one counts "
        + "(otherwise by the ending of FILE, else text)"
    ) { settings, text throws(ValueProblem) in
      settings.format = try Value.choice(text, as: Format.self)
    },
    Option("--svg", "short for --format svg") { settings, _ in settings.format = .svg },
    Option("--ascii", "short for --format ascii: text in 7-bit characters") { settings, _ in
      settings.format = .ascii
    },
    Option(
      "--json",
      "short for --format json: a frames document, for both screens an object with one each"
    ) { settings, _ in settings.format = .json },
    Option(
      "--output", short: "-o", takes: .value("FILE"),
      "write to a file, whole or not at all; - is the standard output"
    ) { settings, text throws(ValueProblem) in
      settings.path = try Value.path(text)
    },
  ]

  private static let placeOptions: [Option<ScreensSettings>] = [
    Option(
      "--screen", takes: .choice(Screens.allCases.map(\.rawValue)), "what to show (otherwise both)"
    ) { settings, text throws(ValueProblem) in
      settings.screens = try Value.choice(text, as: Screens.self)
    },
    Option(
      "--device", takes: .value("NAME"),
      "the device (otherwise \(Device.standard.name)), by any of these names: \(deviceNames)"
    ) { settings, text throws(ValueProblem) in
      settings.device = try Value.device(text)
    },
    Option(
      "--size", takes: .value("WxH"),
      "show a list of this size in points, without a device around it"
    ) { settings, text throws(ValueProblem) in
      settings.size = try Value.size(text)
    },
    Option("--scale", takes: .value("N"), "pixels per point (otherwise the device's)") {
      settings, text throws(ValueProblem) in
      settings.scale = try Value.number(text, in: 0.1...100)
    },
    Option("--rtl", "lay out from right to left") { settings, _ in
      settings.isRightToLeft = true
    },
  ]

  private static var deviceNames: String {
    let names = Device.all.map {
      $0.name.split(separator: " ").joined(separator: "\(noBreakSpace)")
    }
    return names.joined(separator: ", ")
  }

  private static let contentOptions: [Option<ScreensSettings>] = [
    Option(
      "--items", takes: .value("N"),
      "how many characters the list of the grid screen holds (otherwise "
        + "\(Catalog.pageLength), its first page); below \(Catalog.characterCount) a footer shows "
        + "that more is loading"
    ) { settings, text throws(ValueProblem) in
      settings.itemCount = try Value.count(text, upTo: 1_000_000_000)
    },
    Option(
      "--offset", takes: .value("Y|X,Y"), "scroll by this many points, at most to the end"
    ) { settings, text throws(ValueProblem) in
      settings.offset = try Value.offset(text)
    },
    Option(
      "--page", takes: .value("N"),
      "scroll the row of episodes on the detail screen to its page N, from 0"
    ) { settings, text in settings.page = text },
  ]
}

extension ScreensSettings {
  /// Where the screens are shown: the device named, or the size given.
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
    case "json": return .json
    case "ascii": return .ascii
    default:
      throw Failure(
        .usage,
        "\(path): no format ends in .\(ending); use .txt, .ascii, .svg or .json, "
          + "or give --format")
    }
  }

  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}
