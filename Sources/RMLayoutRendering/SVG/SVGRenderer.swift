import RMLayout

/// Draws scenes side by side as one SVG document in UTF-8, light and dark, the same bytes each time.
///
/// Groups of the document have the ids of what they hold: `s0` a section, `s0-g2` the third of its
/// groups, `s0-i5` its sixth item; where there are several scenes, theirs come first, as in `grid-s0`.
/// ```swift
/// let bytes = SVGRenderer().render([list, detail])
/// ```
public struct SVGRenderer: Hashable, Sendable {
  /// The colours of a picture.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Light, or dark where the viewer prefers that.
    case automatic
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The title of the whole picture, for screen readers; empty joins the titles of the scenes.
  public var title: String
  /// Whether index labels and texts in cells are drawn.
  public var showsLabels: Bool
  /// How many elements of a scene are drawn at most; a note tells of those left out.
  ///
  /// Nil draws all of the content to its end, however long it is.
  public var elementLimit: Int?
  /// What is shown beside the cells.
  public var details: SVGDetails
  /// The colours.
  public var appearance: Appearance
  /// How many scenes stand side by side at most, further ones below; nil puts all into one row.
  public var columns: Int?

  /// Creates a renderer; without more it draws labels, at most 400 elements a scene and no details.
  public init(
    title: String = "", showsLabels: Bool = true, elementLimit: Int? = 400,
    details: SVGDetails = .standard, appearance: Appearance = .automatic, columns: Int? = nil
  ) {
    self.title = title
    self.showsLabels = showsLabels
    self.elementLimit = elementLimit
    self.details = details
    self.appearance = appearance
    self.columns = columns
  }

  /// The document with its XML declaration, ending in a line feed.
  public func render(_ scenes: [LayoutScene]) -> [UInt8] {
    render(
      DisplayList(
        scenes, reach: reach, elementLimit: elementLimit ?? .max,
        explains: !details.subtracting(.ghosts).isEmpty))
  }

  /// The document of a list that has been collected before.
  public func render(_ list: DisplayList) -> [UInt8] {
    let page = SVGPage(list, details: details, columns: columns)
    var markup = Markup(
      appearance, room: 40_000 + 400 * list.pictures.reduce(0) { $0 + $1.elements.count })
    markup.openDocument(page, title: title)
    if appearance == .automatic { markup.styleSheet(tints: list.tints(with: details)) }
    markup.definitions(page, tints: list.pictureTints, details: details)
    markup.rect(Rect(origin: .zero, size: page.size), radius: 24, fill: .page)
    for box in page.boxes {
      markup.scene(box, showsLabels: showsLabels, details: details)
    }
    markup.legend(page)
    markup.raw("</g>\n</svg>\n")
    return markup.finished()
  }

  /// How much of the content outside the viewport is drawn.
  private var reach: DisplayList.Reach {
    guard details.contains(.ghosts) else { return .viewport }
    var reach = Self.reach
    if elementLimit == nil { reach.whole = .infinity }
    return reach
  }

  /// How much of the content below the fold is drawn.
  package static let reach = DisplayList.Reach(
    whole: 760, partial: 160, belowDevice: SVGPage.rimWidth + 34)
}

extension DisplayList {
  /// The tints that something is drawn in, those of details included, in their fixed order.
  fileprivate func tints(with details: SVGDetails) -> [Tint] {
    let elements = tints { _ in true }
    let marks = details.tints
    return Tint.allCases.filter { elements.contains($0) || marks.contains($0) }
  }

  /// The tints of pictures.
  fileprivate var pictureTints: [Tint] {
    tints { $0.content.drawing == .card || $0.content.drawing == .photo }
  }

  private func tints(where isWanted: (DisplayElement) -> Bool) -> [Tint] {
    var found: UInt32 = 0
    for picture in pictures {
      for element in picture.elements where isWanted(element) {
        found |= 1 << UInt32(element.content.tint.rawValue)
      }
    }
    return Tint.allCases.filter { found & 1 << UInt32($0.rawValue) != 0 }
  }
}
