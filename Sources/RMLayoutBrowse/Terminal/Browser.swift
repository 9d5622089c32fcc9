package import RMLayout
import RMLayoutRendering

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The app on a terminal, without the terminal: inputs come in, frames go out.
///
/// It holds what the screens hold and the view models, and knows neither files nor clocks: whoever
/// runs it draws a frame after each input and each ``onChange``, and ticks while ``wake`` asks for it.
@MainActor
package final class Browser {
  /// What the next frame waits for when nobody does anything.
  package enum Wake: Hashable, Sendable {
    case never
    /// Something scrolls: 60 frames a second.
    case scrolling
    /// A wheel turns: 10 frames a second.
    case spinner
  }

  /// Called when something came that the next frame shows.
  package var onChange: (@MainActor () -> Void)?
  /// Whether the person has asked to leave.
  package private(set) var isOver = false
  /// Whether the terminal shows pictures.
  package private(set) var showsPictures = false

  let source: CatalogSource
  /// What the list screen shows.
  package let list: CharacterList
  let shelf: PictureShelf
  let isColoured: Bool
  var columns: Int
  var rows: Int
  var direction = LayoutDirection.leftToRight
  var grid = GridScreen()
  /// What is open over the list.
  package internal(set) var page: CharacterPage?
  var detail = DetailScreen()
  var form: SearchForm?
  var isExplaining = false
  /// How far the wheel has turned, in tenths of a second.
  var turn = 0
  private var scrolledFrames = 0
  private var shownEpisodes = 0..<0

  /// Creates the app for a terminal of some size; nothing is loaded yet.
  package init(
    source: CatalogSource, columns: Int, rows: Int, isColoured: Bool = true,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(SpecificationError) {
    self.source = source
    self.columns = columns
    self.rows = rows
    self.isColoured = isColoured
    list = try CharacterList(
      source: source,
      environment: TerminalStage.environment(columns: columns, rows: rows, .leftToRight),
      layout: TerminalStage.grid, clock: clock)
    shelf = PictureShelf(source: source)
    list.onChange = { [weak self] in self?.take($0) }
    shelf.onChange = { [weak self] _ in self?.onChange?() }
  }

  /// Loads the first page.
  package func start() async { await list.load() }

  /// The container that layouts are solved in.
  var environment: LayoutEnvironment {
    TerminalStage.environment(columns: columns, rows: rows, direction)
  }

  /// Whether anything can be drawn at all.
  var isLargeEnough: Bool {
    columns >= TerminalStage.leastColumns && rows >= TerminalStage.leastRows
  }
}

// MARK: - Changes

extension Browser {
  /// Takes over another size of the terminal; what shows first stays in view.
  package func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    layOut()
  }

  /// Turns the reading direction around.
  func flip() {
    direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    layOut()
  }

  private func layOut() {
    list.resize(to: environment, contentOffset: Point(x: 0, y: grid.scroll.offset))
    page?.resize(to: environment, contentOffset: detail.position.offset)
  }

  private func take(_ change: CharacterList.Change) {
    switch change {
    case .replaced: grid.restart()
    case .relaidOut(let change):
      grid.adjust(by: change.contentOffsetAdjustment.y, in: list.solution)
    case .phase, .inserted: break
    }
    onChange?()
  }

  /// Opens the page of an item; the list stays where it is.
  func open(_ item: Int) {
    guard let character = list.character(at: item),
      let page = try? CharacterPage(
        character: character, source: source, environment: environment)
    else { return }
    self.page = page
    detail = DetailScreen()
    shownEpisodes = 0..<0
    // Its row rests elsewhere after a resize, and is asked for before that.
    var row = page.solution.row(inSection: DetailScreen.episodes)
    page.onChange = { [weak self, weak page] change in
      guard let self, let page else { return }
      if case .relaidOut(let change) = change {
        self.detail.adjust(
          by: change.contentOffsetAdjustment.y, from: row, in: page.solution)
        row = page.solution.row(inSection: DetailScreen.episodes)
      }
      self.onChange?()
    }
    Task { await page.loadPhoto() }
  }

  /// Goes back to where the list was.
  func close() { page = nil }

  /// Ends the app.
  func quit() { isOver = true }

  /// The terminal has told that it shows pictures.
  func usePictures() { showsPictures = true }

  /// Loads again what did not come.
  func retry() {
    if let page {
      shownEpisodes = 0..<0
      Task { await page.loadPhoto() }
    } else {
      shelf.retry()
      Task { await list.retry() }
    }
  }

  /// Starts a search and goes back to the list for it.
  func search(_ filter: CharacterFilter) {
    form = nil
    page = nil
    Task { await list.search(filter) }
  }
}

// MARK: - Time

extension Browser {
  /// What the next frame waits for.
  package var wake: Wake {
    if page == nil ? grid.scroll.isMoving : detail.isMoving { return .scrolling }
    return isSpinnerVisible ? .spinner : .never
  }

  /// Moves on by one picture of what moves.
  package func tick() {
    guard wake == .scrolling else {
      turn += 1
      return
    }
    // A wheel in view turns while something scrolls, no faster than otherwise.
    scrolledFrames += 1
    if scrolledFrames % 7 == 0 { turn += 1 }
    if page == nil {
      grid.step()
      noteScroll()
    } else {
      detail.step()
    }
  }

  /// Tells the list where it is, which may load the next page.
  func noteScroll() {
    list.scrolled(to: Point(x: 0, y: grid.scroll.offset))
  }

  private var isSpinnerVisible: Bool {
    guard page == nil, isLargeEnough else { return false }
    if list.phase == .loading { return true }
    guard list.isLoadingMore else { return false }
    return grid.cells(in: list.solution).elements.contains { $0.attributes.category != .cell }
  }

  /// Loads the pictures and episodes that show; to be called after each frame.
  package func loadWhatShows() {
    guard let page else {
      let shown = grid.cells(in: list.solution).elements.filter {
        $0.attributes.category == .cell
      }
      if showsPictures { shelf.show(shown.map { list.cell(at: $0.attributes.path.item).imageURL }) }
      return
    }
    let items = detail.cells(in: page.solution).elements.map(\.attributes.path)
      .filter { $0.section == DetailScreen.episodes }.map(\.item)
    guard let first = items.min(), let last = items.max() else { return }
    guard shownEpisodes != first..<last + 1 else { return }
    shownEpisodes = first..<last + 1
    Task { await page.showEpisodes(first..<last + 1) }
  }
}
