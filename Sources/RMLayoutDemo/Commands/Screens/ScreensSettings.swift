import RMLayout
import RMLayoutFacts
import RMLayoutGallery

/// What the options of the screens say.
struct ScreensSettings: SceneSettings {
  /// The screens to show.
  enum Screens: String, Hashable, Sendable, CaseIterable {
    case grid
    case detail
    case both
  }

  var drawing = DrawingSettings()
  var screens = Screens.both
  var itemCount: Int?
  /// As typed: which pages there are is known only once the row of episodes is solved.
  var page: String?
}

extension ScreensSettings {
  static let command = Command<ScreensSettings>(
    ScreensCommand.name, brief: "two screens",
    summary: """
      Draws the two screens of the demonstration, a list of characters and the details of one, \
      as text. Other things are done by commands, which are listed at the end. Text is as wide \
      as the terminal, 20 columns at least, in a file 80.
      """,
    options: Option.formats(json: "a frames document, for both screens an object with one each")
      + [screen] + Option.places + contentOptions + Option.pictures,
    examples: [
      ("rmlayout-demo", "both screens as text"),
      ("rmlayout-demo --svg > out.svg", "both screens side by side in one picture"),
      ("rmlayout-demo -o out.html", "both screens as a page to scroll in, for any browser"),
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

  private static let screen = Option<ScreensSettings>(
    "--screen", takes: .choice(Screens.allCases.map(\.rawValue)), "what to show (otherwise both)"
  ) { settings, text throws(ValueProblem) in
    settings.screens = try Value.choice(text, as: Screens.self)
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
    Option.offset,
    Option(
      "--page", takes: .value("N"),
      "scroll the row of episodes on the detail screen to its page N, from 0"
    ) { settings, text in settings.page = text },
  ]
}
