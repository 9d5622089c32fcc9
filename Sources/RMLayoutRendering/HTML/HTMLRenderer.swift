/// Writes scenes as one page for a browser, in which content scrolls, rows snap and headers stick.
///
/// The page is a single file without links: it opens from a disk as well as from a server. Frames are
/// the layout's own, to 1/64 px, whatever ``LayoutScene/drawnFrame`` says. Without scripts everything
/// but appended pages works the same.
/// ```swift
/// let bytes = HTMLRenderer().render([list, detail])
/// ```
public struct HTMLRenderer: Hashable, Sendable {
  /// The title of the page; empty joins the titles of the scenes.
  public var title: String
  /// The language of the texts in cells, such as `en`.
  public var language: String
  /// How many elements of a scene are in the page at most; a note tells of those left out.
  public var elementLimit: Int

  /// Creates a renderer; without more a page in English holds at most 10,000 elements of each scene.
  public init(title: String = "", language: String = "en", elementLimit: Int = 10_000) {
    self.title = title
    self.language = language
    self.elementLimit = elementLimit
  }

  /// The page in UTF-8, ending in a line feed; the same bytes each time.
  public func render(_ scenes: [LayoutScene]) -> [UInt8] {
    var bytes: [UInt8] = []
    write(scenes) { bytes += $0 }
    return bytes
  }

  /// Writes the page piece by piece.
  ///
  /// - Parameters:
  ///   - scenes: the scenes in their order.
  ///   - sink: receives the bytes; throwing ends the writing.
  /// - Throws: what `sink` throws.
  /// - Complexity: O(number of elements in the page).
  public func write<Failure: Error>(
    _ scenes: [LayoutScene], to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var markup = Markup()
    markup.openPage(title: title(of: scenes), language: language, scenes)
    try sink(markup.takeBytes())
    var ids = UniqueNames()
    for scene in scenes {
      let page = ScenePage(
        of: scene, id: ids.unused(scene.id.identifier), elementLimit: elementLimit)
      try write(page, to: sink)
    }
    markup.closePage()
    try sink(markup.takeBytes())
  }

  private func write<Failure: Error>(
    _ page: ScenePage, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var markup = Markup()
    markup.openScene(page)
    for block in page.first.blocks {
      markup.block(block, of: page, page.first)
      try sink(markup.takeBytes())
    }
    markup.closeView(page)
    try sink(markup.takeBytes())
    var shown = page.first
    for later in page.laterParts() {
      markup.template(PageGrowth(from: shown, to: later), of: page)
      try sink(markup.takeBytes())
      shown = later
    }
    markup.closeScene(page, last: shown)
    try sink(markup.takeBytes())
  }

  private func title(of scenes: [LayoutScene]) -> String {
    if !title.isEmpty { return title.cleaned }
    let titles = scenes.map(\.title.cleaned).filter { !$0.isEmpty }
    return titles.isEmpty ? "Layout" : titles.joined(separator: " and ")
  }
}
