import RMLayout

/// Draws scenes side by side as one SVG document in UTF-8, light and dark, the same bytes each time.
///
/// ```swift
/// let bytes = SVGRenderer().render([list, detail])
/// ```
public struct SVGRenderer: Hashable, Sendable {
  /// The title of the whole picture, for screen readers; empty joins the titles of the scenes.
  public var title: String
  /// Whether index labels and texts in cells are drawn.
  public var showsLabels: Bool
  /// How many elements of a scene are drawn at most; a note tells of those left out.
  public var elementLimit: Int

  /// How much of the content below the fold is drawn.
  package static let reach = DisplayList.Reach(
    whole: 760, partial: 160, belowDevice: SVGPage.rimWidth + 34)

  /// Creates a renderer; without more it draws labels and at most 400 elements a scene.
  public init(title: String = "", showsLabels: Bool = true, elementLimit: Int = 400) {
    self.title = title
    self.showsLabels = showsLabels
    self.elementLimit = elementLimit
  }

  /// The document with its XML declaration, ending in a line feed.
  public func render(_ scenes: [LayoutScene]) -> [UInt8] {
    render(DisplayList(scenes, reach: Self.reach, elementLimit: elementLimit))
  }

  /// The document of a list that has been collected before.
  public func render(_ list: DisplayList) -> [UInt8] {
    let page = SVGPage(list)
    var markup = Markup()
    markup.openDocument(page, title: title)
    markup.styleSheet(tints: list.tints)
    markup.definitions(page, tints: list.pictureTints)
    markup.rect(Rect(origin: .zero, size: page.size), radius: 24, fill: .page)
    for box in page.boxes {
      markup.scene(box, showsLabels: showsLabels)
    }
    markup.legend(page)
    markup.raw("</g>\n</svg>\n")
    return markup.bytes
  }
}

extension DisplayList {
  /// The tints that something is drawn in, in their fixed order.
  fileprivate var tints: [Tint] { tints { _ in true } }

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
