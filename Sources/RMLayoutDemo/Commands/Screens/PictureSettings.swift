import RMLayoutDocument
import RMLayoutRendering

/// What the options say about pictures in SVG: what is shown in them, and in which colours.
struct PictureSettings: Hashable, Sendable {
  var details = SVGDetails.standard
  var showsLabels = true
  var appearance = Appearance.auto
  /// How many elements are drawn at most; nil draws all.
  var elementLimit: Int? = 400

  /// The words for appearances.
  enum Appearance: String, Hashable, Sendable, CaseIterable {
    case auto
    case light
    case dark

    fileprivate var drawn: SVGRenderer.Appearance {
      switch self {
      case .auto: .automatic
      case .light: .light
      case .dark: .dark
      }
    }
  }

  var renderer: SVGRenderer {
    SVGRenderer(
      showsLabels: showsLabels, elementLimit: elementLimit, details: details,
      appearance: appearance.drawn)
  }
}

extension Option where Settings: SceneSettings {
  /// What pictures show beside the cells.
  static var pictures: [Option] {
    let names = SVGDetails.named.map(\.name).joined(separator: ", ")
    return [
      Option(
        "--show", takes: .value("LIST"),
        "in SVG also show these, separated by commas: \(names), or all"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.picture.details.formUnion(try Value.details(text))
      },
      Option(
        "--hide", takes: .value("LIST"), "in SVG leave these out: ghosts are shown without asking"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.picture.details.subtract(try Value.details(text))
      },
      Option("--no-labels", "in SVG leave out the texts of cells") { settings, _ in
        settings.drawing.picture.showsLabels = false
      },
      Option(
        "--appearance", takes: .choice(PictureSettings.Appearance.allCases.map(\.rawValue)),
        "the colours of SVG (otherwise auto: dark where the viewer prefers that)"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.picture.appearance = try Value.choice(
          text, as: PictureSettings.Appearance.self)
      },
      Option(
        "--elements", takes: .value("N|all"),
        "in SVG draw at most so many elements (otherwise 400); all draws the content to its end"
      ) { settings, text throws(ValueProblem) in
        settings.drawing.picture.elementLimit =
          text == "all" ? nil : try Value.count(text, upTo: framesElementLimit)
      },
    ]
  }
}

extension Value {
  /// Details of pictures by their names.
  static func details(_ text: String) throws(ValueProblem) -> SVGDetails {
    var details: SVGDetails = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard word != "all" else {
        details = SVGDetails(SVGDetails.named.map(\.detail))
        continue
      }
      guard let found = SVGDetails.named.first(where: { $0.name == word.lowercased() }) else {
        let names = SVGDetails.named.map(\.name)
        let nearest = String(word).nearest(among: names).map { " (did you mean \($0)?)" } ?? ""
        throw ValueProblem(needs: "all or some of \(names.joined(separator: ", "))\(nearest)")
      }
      details.insert(found.detail)
    }
    return details
  }
}
