public import RMLayout

/// What one element of a picture shows: how it is drawn, its texts and its colour.
public struct CellContent: Hashable, Sendable {
  /// The kinds of drawings.
  public enum Drawing: Hashable, Sendable, CaseIterable {
    /// A plain box with its title in the middle.
    case plain
    /// A picture above a name and one more line.
    case card
    /// A picture that fills the frame.
    case photo
    /// A value with a symbol above a strip with the title.
    case information
    /// A border around three lines.
    case episode
    /// A turning wheel above its title.
    case spinner
    /// A soft area behind other elements.
    case background
    /// A small pill, filled with the colour.
    case badge
  }

  /// How the element is drawn.
  public var drawing: Drawing
  /// The first text: a name, the title of a value, an episode's code.
  public var title: String
  /// Further texts, in the order in which they are read.
  public var lines: [String]
  /// The colour of borders, symbols and pictures.
  public var tint: Tint
  /// What cards and photos show in place of a made-up portrait; text has none.
  public var picture: EmbeddedPicture?

  /// Creates content from its parts.
  public init(
    drawing: Drawing, title: String, lines: [String] = [], tint: Tint = .blue,
    picture: EmbeddedPicture? = nil
  ) {
    self.drawing = drawing
    self.title = title
    self.lines = lines
    self.tint = tint
    self.picture = picture
  }

  /// A plain box with a text in its middle.
  public static func plain(_ title: String, tint: Tint = .blue) -> CellContent {
    CellContent(drawing: .plain, title: title, tint: tint)
  }

  /// A picture above a name and a status line, as in the character list.
  public static func card(name: String, status: String, tint: Tint) -> CellContent {
    CellContent(drawing: .card, title: name, lines: [status], tint: tint)
  }

  /// A picture that fills the frame; the name is for readers who do not see it.
  public static func photo(of name: String, tint: Tint) -> CellContent {
    CellContent(drawing: .photo, title: name, tint: tint)
  }

  /// A value above a strip with its title.
  public static func information(title: String, value: String, tint: Tint) -> CellContent {
    CellContent(drawing: .information, title: title, lines: [value], tint: tint)
  }

  /// Three lines in a border: code, name and date.
  public static func episode(
    code: String, name: String, airDate: String, tint: Tint = .blue
  ) -> CellContent {
    CellContent(drawing: .episode, title: code, lines: [name, airDate], tint: tint)
  }

  /// A turning wheel: more is being loaded.
  public static let spinner = CellContent(drawing: .spinner, title: "Loading", tint: .gray)

  /// A box that shows an element's index path, such as `0.12`, or its kind.
  ///
  /// Decorations are soft areas, supplementaries of at most 40 points each way are badges.
  public static func indexPath(of attributes: LayoutAttributes) -> CellContent {
    let size = attributes.frame.size
    let name = attributes.shortName
    switch attributes.category {
    case .decoration:
      return CellContent(drawing: .background, title: name, tint: .gray)
    case .supplementary where size.width <= 40 && size.height <= 40:
      return CellContent(drawing: .badge, title: name, tint: .red)
    default:
      return .plain(name)
    }
  }
}

extension LayoutAttributes {
  /// The section and item, such as `0.12`; for other elements their kind and number.
  var shortName: String {
    guard category != .cell else { return "\(path.section).\(path.item)" }
    let kind = kind ?? "background"
    // Boundary items of the whole layout belong to no section.
    return path.section == ItemPath.layoutSection ? kind : "\(kind) \(path.section).\(path.item)"
  }
}
