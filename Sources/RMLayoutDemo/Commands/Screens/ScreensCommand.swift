import RMLayout
import RMLayoutFacts
import RMLayoutGallery
import RMLayoutRendering

/// Draws the screens, or writes down their frames.
struct ScreensCommand: ProgramCommand {
  // What the program does without the name of a command.
  static let name = ""

  let settings: ScreensSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    if settings.page != nil { try require(.detail, for: "--page") }
    if settings.itemCount != nil { try require(.grid, for: "--items") }
    let writer = try SceneWriter(settings.drawing)
    try writer.write(scenes(), in: world)
    return .success
  }

  private func require(
    _ screen: ScreensSettings.Screens, for option: String
  ) throws(Failure) {
    guard settings.screens != screen, settings.screens != .both else { return }
    throw Failure(
      .usage,
      "\(option) is for the \(screen.rawValue) screen, which --screen "
        + "\(settings.screens.rawValue) leaves out; drop one of them")
  }
}

// MARK: - The scenes

extension ScreensCommand {
  private func scenes() throws(Failure) -> [LayoutScene] {
    let stage = settings.drawing.stage
    var scenes: [LayoutScene] = []
    do throws(SpecificationError) {
      if settings.screens != .detail {
        let grid = CharacterGrid(itemCount: settings.itemCount ?? Catalog.pageLength)
        scenes.append(try grid.scene(on: stage, offset: settings.drawing.offset))
      }
      if settings.screens != .grid {
        scenes.append(try CharacterDetail().scene(on: stage, offset: settings.drawing.offset))
      }
    } catch {
      throw Failure(.internalError, "the layout of the screens is wrong: \(error)")
    }
    guard let page = settings.page else { return scenes }
    let section = CharacterDetail.Section.episodes.rawValue
    let detail = scenes.count - 1
    scenes[detail].position.rowOffsets[section] = try scenes[detail].solution.rowOffset(
      ofPage: page, inSection: section)
    return scenes
  }
}

extension LayoutSolution {
  /// The offset at which a row rests on a page that was typed; nil where there are no pages.
  func rowOffset(ofPage text: String, inSection section: Int) throws(Failure) -> Double? {
    let row = row(inSection: section)
    let count = row?.restingOffsetCount ?? 0
    do throws(ValueProblem) {
      let page = try Value.count(text, upTo: max(0, count - 1))
      return count > 0 ? row?.restingOffset(at: page) : nil
    } catch {
      throw error.failure(of: "--page", value: text)
    }
  }
}
