package import RMLayout
import RMLayoutGallery

/// The list of characters: its pages, what it found, and its layout, always in step.
///
/// Characters and layout change in one step on the main actor, then ``onChange`` is called.
@MainActor
package final class CharacterList {
  /// Gives the layout for a container, with a footer if there is a next page.
  package typealias Layout = @MainActor (LayoutEnvironment, _ hasNextPage: Bool) -> FlowLayout

  /// How far the first page has come.
  package enum Phase: Hashable, Sendable {
    case idle
    case loading
    case loaded
    /// No character matches the filter.
    case nothingFound
    case failed(CatalogError)
  }

  /// What has changed, after it did.
  package enum Change: Hashable, Sendable {
    /// The phase, whether more is loading, or what failed.
    case phase
    /// All characters: the list starts at its top again.
    case replaced
    /// Characters came behind the others: these items, and what that did to the layout.
    case inserted(Range<Int>, LayoutChange)
    /// The same characters lie elsewhere; the offset moves so that they stay in view.
    case relaidOut(LayoutChange)
  }

  /// Called after every change, on the main actor.
  package var onChange: (@MainActor (Change) -> Void)?
  package private(set) var phase = Phase.idle
  /// The frames: one cell for each character, and the footer while there is a next page.
  package private(set) var solution: LayoutSolution
  package private(set) var characters: [CharacterRecord] = []
  /// What was asked for last.
  package private(set) var filter: CharacterFilter
  /// Why the next page did not come; it is not asked for again before ``retry()``.
  package private(set) var moreError: CatalogError?

  private let source: CatalogSource
  private let layout: Layout
  private let clock: any Clock<Duration>
  private let delay: Duration
  private var pagination: Pagination<CharacterRecord>
  private var trigger = InfiniteScrollTrigger()
  private var offset = Point.zero
  /// The load of the next page; at most one is pending.
  private var pending: Task<Void, Never>?
  /// Grows with each load of a first page; answers to questions of an earlier round are dropped.
  private var round = 0

  /// Creates a list that has loaded nothing; the delay lies between the trigger and the question.
  package init(
    source: CatalogSource, environment: LayoutEnvironment,
    filter: CharacterFilter = CharacterFilter(), layout: @escaping Layout = CharacterList.grid,
    clock: any Clock<Duration> = ContinuousClock(), delay: Duration = .milliseconds(200)
  ) throws(SpecificationError) {
    self.source = source
    self.filter = filter
    self.layout = layout
    self.clock = clock
    self.delay = delay
    pagination = Pagination(CatalogRequest(.character, base: source.service.base))
    solution = try layout(environment, false).solve(in: environment, itemCounts: [0])
  }

  deinit {
    pending?.cancel()
  }

  /// The app's grid: two columns of cards on phones, four on tablets.
  package static func grid(
    in environment: LayoutEnvironment, hasNextPage: Bool
  ) -> FlowLayout {
    CharacterGrid(itemCount: 0, hasNextPage: hasNextPage).layout(in: environment)
  }
}

// MARK: - What there is

extension CharacterList {
  /// Whether another page exists, and with it the footer; false before the first has come.
  package var hasNextPage: Bool { pagination.pageCount > 0 && pagination.hasNextPage }

  /// Whether the next page was asked for and has not come.
  package var isLoadingMore: Bool { trigger.isLoading }

  /// How many characters match the filter, loaded or not; nil before the first page has come.
  package var totalCount: Int? { pagination.summary?.count }

  /// What the cell of an item shows.
  ///
  /// - Precondition: the item exists.
  package func cell(at item: Int) -> CharacterCell { CharacterCell(characters[item]) }

  /// The character of an item; nil if there is none.
  package func character(at item: Int) -> CharacterRecord? {
    characters.indices.contains(item) ? characters[item] : nil
  }
}

// MARK: - The first page

extension CharacterList {
  /// Loads the first page, again if it was there.
  package func load() async {
    round += 1
    let round = round
    pending?.cancel()
    pending = nil
    trigger.finish()
    moreError = nil
    phase = .loading
    onChange?(.phase)
    var fresh = Pagination<CharacterRecord>(
      CatalogRequest(.character, query: filter.query, base: source.service.base))
    do throws(CatalogError) {
      let page = try await source.service.page(1, of: fresh)
      guard round == self.round else { return }
      let found = fresh.take(page, number: 1)
      replace(with: found, fresh)
    } catch {
      guard round == self.round else { return }
      fail(error, fresh)
    }
  }

  /// Loads the first page of what another filter finds; what the old one still sends is dropped.
  package func search(_ filter: CharacterFilter) async {
    self.filter = filter
    await load()
  }

  /// Shows characters that are there already, without a next page.
  package func show(_ characters: [CharacterRecord]) {
    round += 1
    var fresh = Pagination<CharacterRecord>(pagination.request)
    let page = Page(info: PageSummary(count: characters.count, pages: 1), results: characters)
    replace(with: fresh.take(page, number: 1), fresh)
  }

  private func replace(
    with found: [CharacterRecord], _ fresh: Pagination<CharacterRecord>
  ) {
    pagination = fresh
    characters = found
    offset = .zero
    solve(in: solution.environment)
    phase = found.isEmpty ? .nothingFound : .loaded
    onChange?(.replaced)
    loadMoreIfDue()
  }

  // A search without hits empties the list; any other failure keeps what is there.
  private func fail(_ error: CatalogError, _ fresh: Pagination<CharacterRecord>) {
    guard error.isNothingHere else {
      phase = .failed(error)
      onChange?(.phase)
      return
    }
    var ended = fresh
    let page = Page<CharacterRecord>(info: PageSummary(count: 0, pages: 0), results: [])
    replace(with: ended.take(page, number: 1), ended)
  }

  private func solve(in environment: LayoutEnvironment) {
    // A container that means nothing leaves the frames as they are.
    guard
      let solved = try? layout(environment, hasNextPage).solve(
        in: environment, itemCounts: [characters.count])
    else { return }
    solution = solved
  }
}

// MARK: - Further pages

extension CharacterList {
  /// Tells how far the user has scrolled; near the end that loads the next page, once.
  package func scrolled(to offset: Point) {
    self.offset = offset
    loadMoreIfDue()
  }

  /// Tries again what failed: the first page, or the next one if it is still due.
  package func retry() async {
    if case .failed = phase { return await load() }
    moreError = nil
    onChange?(.phase)
    loadMoreIfDue()
    await pending?.value
  }

  /// Waits until no page is on its way.
  package func settle() async {
    while let pending { await pending.value }
  }

  // After every layout too: a page that does not fill the screen never scrolls.
  private func loadMoreIfDue() {
    guard phase == .loaded, moreError == nil,
      trigger.test(
        offset: offset.y, viewportLength: solution.environment.size.height,
        contentLength: solution.contentSize.height, itemCount: characters.count,
        hasNextPage: hasNextPage)
    else { return }
    onChange?(.phase)
    let (round, clock, delay) = (round, clock, delay)
    pending = Task { [weak self] in
      try? await clock.sleep(for: delay)
      await self?.loadMore(in: round)
    }
  }

  // The page is chosen now and not when the trigger was pulled.
  private func loadMore(in round: Int) async {
    guard round == self.round else { return }
    var change = Change.phase
    do throws(CatalogError) {
      let (asked, number) = (pagination, pagination.pageCount + 1)
      let page = try await source.service.page(number, of: asked)
      guard round == self.round else { return }
      change = append(pagination.take(page, number: number))
    } catch {
      guard round == self.round else { return }
      moreError = error
    }
    trigger.finish()
    pending = nil
    onChange?(change)
    loadMoreIfDue()
  }

  // Without a pause between the two: whoever looks finds as many cells as characters.
  private func append(_ new: [CharacterRecord]) -> Change {
    let first = solution.itemCount(inSection: 0)
    characters += new
    var change = solution.insertItems(
      new.count, at: ItemPath(section: 0, item: first), contentOffset: offset)
    if !hasNextPage {
      let height = solution.contentSize.height
      solve(in: solution.environment)
      change.contentSizeAdjustment.height += solution.contentSize.height - height
    }
    return .inserted(first..<first + new.count, change)
  }
}

// MARK: - The container

extension CharacterList {
  /// Lays the list out in another container; the first cell in view stays where it is.
  package func resize(to environment: LayoutEnvironment, contentOffset: Point) {
    let (old, anchor) = (solution, solution.firstVisibleAnchor(at: contentOffset))
    solve(in: environment)
    let kept = anchor.map { solution.contentOffset(keeping: $0, from: contentOffset) }
    offset = solution.reachableOffset(nearest: kept ?? contentOffset)
    let grown = Size(
      width: solution.contentSize.width - old.contentSize.width,
      height: solution.contentSize.height - old.contentSize.height)
    onChange?(
      .relaidOut(
        LayoutChange(
          firstChangedOffset: 0, contentSizeAdjustment: grown,
          contentOffsetAdjustment: contentOffset.distance(to: offset))))
    loadMoreIfDue()
  }
}

extension LayoutSolution {
  /// The anchor of the first cell that shows below the top; nil at the very top.
  fileprivate func firstVisibleAnchor(at contentOffset: Point) -> ScrollAnchor? {
    guard contentOffset.y > 0 else { return nil }
    let shown = attributes(intersecting: Rect(origin: contentOffset, size: environment.size))
    guard let first = shown.first(where: { $0.category == .cell }) else { return nil }
    return anchor(atItem: first.path, at: contentOffset)
  }
}
