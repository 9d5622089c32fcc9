package import RMLayout
import RMLayoutFacts
package import RMLayoutGallery

/// What the options say about browsing the catalogue.
package struct BrowseSettings: SceneSettings, Equatable {
  /// The screens that can be drawn.
  package enum Screen: String, Hashable, Sendable, CaseIterable {
    case grid
    case detail
  }

  /// Where the data come from.
  package enum Server: Hashable, Sendable {
    /// The program itself; nothing is sent anywhere.
    case none
    /// The API on the web.
    case live
    /// Another server that speaks as the API does.
    case address(String)
  }

  var drawing = DrawingSettings()
  package var chosenScreen: Screen?
  package var server = Server.none
  /// The number of the character on the detail screen, from 1.
  package var id: Int?
  /// How many pages the grid holds.
  package var pageCount: Int?
  /// What characters must match, by the names of the API.
  package var filters: [String: String] = [:]
  /// How many characters the list holds whose frames are timed; nil times nothing.
  var timedItemCount: Int?
  /// As typed: which pages there are is known only once the row of episodes is solved.
  var episodePage: String?

  package init() {}

  /// The screen that is drawn.
  package var screen: Screen { chosenScreen ?? .grid }

  /// Where the screens are shown.
  package var stage: Stage { drawing.stage }

  /// How far the content is scrolled.
  package var offset: Point { drawing.offset }

  /// Whether one drawing is asked for rather than a terminal to look around in.
  var asksForDrawing: Bool {
    drawing != DrawingSettings() || chosenScreen != nil || id != nil || episodePage != nil
      || pageCount != nil || !filters.isEmpty
  }

  /// Fails where options are for the other screen.
  func requireMatchingScreen() throws(Failure) {
    let needs: [(String, Screen, Bool)] = [
      ("--id", .detail, id != nil), ("--page", .detail, episodePage != nil),
      ("--pages", .grid, pageCount != nil), ("a filter", .grid, !filters.isEmpty),
    ]
    for (name, needed, isGiven) in needs where isGiven && needed != screen {
      throw Failure(
        .usage, "\(name) is for the \(needed.rawValue) screen; add --screen \(needed.rawValue)")
    }
  }
}

extension BrowseSettings {
  static let command = Command<BrowseSettings>(
    BrowseCommand.name, brief: "the catalogue of characters, live or built in",
    summary: """
      Shows the catalogue of characters: in a terminal a list and a detail screen to look around \
      in, elsewhere or with options beyond --live and --api one drawing. The catalogue is built \
      in; nothing is sent anywhere unless --live or --api says so. \(BrowseProgram.name) is the \
      program that does it, and takes the same options.
      """,
    options: [screen] + content + servers
      + Option.formats(json: "a frames document, without pictures") + Option.places
      + [Option.offset, frameTimes],
    examples: [
      ("rmlayout-demo browse", "look around in the list of characters"),
      (
        "rmlayout-browse --screen detail --id 1 --svg -o rick.svg",
        "the details of the first character as a picture"
      ),
      ("rmlayout-browse --live --name rick --svg", "who is called Rick, with the API's pictures"),
    ])

  private static let screen = Option<BrowseSettings>(
    "--screen", takes: .choice(Screen.allCases.map(\.rawValue)),
    "the screen to draw (otherwise grid)"
  ) { settings, text throws(ValueProblem) in
    settings.chosenScreen = try Value.choice(text, as: Screen.self)
  }

  private static let servers: [Option<BrowseSettings>] = [
    Option("--live", "ask the public API, rickandmortyapi.com") { settings, _ in
      settings.server = .live
    },
    Option(
      "--api", takes: .value("URL"),
      "ask another server that speaks as the API does, such as http://localhost:8080/api"
    ) { settings, text in settings.server = .address(text) },
  ]

  private static let frameTimes = Option<BrowseSettings>(
    "--frame-times", takes: .value("N"),
    "press keys at a list of N characters without a terminal, and print how long frames of 200 x "
      + "60 cells take, in nanoseconds"
  ) { settings, text throws(ValueProblem) in
    settings.timedItemCount = try Value.count(text, upTo: 10_000_000)
  }

  private static var content: [Option<BrowseSettings>] {
    [
      Option(
        "--id", takes: .value("N"), "the number of the character on the detail screen, from 1"
      ) { settings, text throws(ValueProblem) in
        settings.id = try Value.count(text, from: 1, upTo: 1_000_000_000)
      },
      Option(
        "--page", takes: .value("N"), "scroll the row of episodes to its page N, from 0"
      ) { settings, text in settings.episodePage = text },
      Option(
        "--pages", takes: .value("N"),
        "how many pages of \(Catalog.pageLength) characters a drawing of the grid holds "
          + "(otherwise 1)"
      ) { settings, text throws(ValueProblem) in
        settings.pageCount = try Value.count(text, from: 1, upTo: 1_000)
      },
    ] + ["name", "status", "species", "type", "gender"].map(filter)
  }

  private static func filter(_ name: String) -> Option<BrowseSettings> {
    Option("--\(name)", takes: .value("TEXT"), "only characters whose \(name) holds this text") {
      settings, text in settings.filters[name] = text
    }
  }
}
