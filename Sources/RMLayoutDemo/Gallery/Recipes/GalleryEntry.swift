package import RMLayout
import RMLayoutRecipes
package import RMLayoutRendering

/// A recipe with something to show in it: one picture of the gallery.
package struct GalleryEntry: Sendable {
  /// What an entry puts on the stage.
  struct Exhibit {
    var solution: LayoutSolution
    var position: ScrollPosition
    var contents: LayoutScene.Contents
    var drawnFrame: LayoutScene.DrawnFrame

    /// Creates an exhibit, scrolled as far towards an offset as the content allows.
    init(
      _ solution: LayoutSolution, at offset: Point, rowOffsets: [Int: Double] = [:],
      drawnFrame: @escaping LayoutScene.DrawnFrame = { $0.frame },
      contents: @escaping LayoutScene.Contents
    ) {
      self.solution = solution
      position = ScrollPosition(
        offset: solution.reachableOffset(nearest: offset), rowOffsets: rowOffsets)
      self.contents = contents
      self.drawnFrame = drawnFrame
    }
  }

  /// What is typed to see it.
  package let name: String
  /// The title of the screen.
  package let title: String
  /// What it shows, in one line.
  package let summary: String
  private let exhibit: @Sendable (LayoutEnvironment, Point) throws(SpecificationError) -> Exhibit

  init(
    _ name: String, title: String, summary: String,
    exhibit: @escaping @Sendable (LayoutEnvironment, Point) throws(SpecificationError) -> Exhibit
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.exhibit = exhibit
  }

  /// The entry on a stage, scrolled as far as the content allows.
  package func scene(
    on stage: Stage, offset: Point = .zero
  ) throws(SpecificationError) -> LayoutScene {
    let frame = stage.device.plainFrame
    let exhibit = try exhibit(stage.environment(filling: frame), offset)
    let bar = DeviceScreen.NavigationBar(title: title, backTitle: "Gallery")
    return LayoutScene(
      id: name, title: title, caption: stage.caption, solution: exhibit.solution,
      position: exhibit.position, screen: stage.screen(around: frame, bar: bar, hasTabs: false),
      contents: exhibit.contents, drawnFrame: exhibit.drawnFrame)
  }
}

extension GalleryEntry {
  /// All entries, simple ones first.
  package static let all: [GalleryEntry] = [
    list, tags, waterfall, mosaic, carousel, endless, shelf, calendar, spreadsheet, devices,
  ]

  /// The colour of the things with a number, in turn.
  static func tint(_ index: Int) -> Tint { CharacterGrid.portraitTint(index) }

  /// A header of a section in the gallery.
  static func header(_ title: String) -> CellContent { .plain(title, tint: .gray) }
}
