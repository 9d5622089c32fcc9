package import RMLayout
import RMLayoutGallery
package import RMLayoutRendering

/// The page of a character as it stands on a terminal: its offsets, and the cell that the keys are at.
package struct DetailScreen: Hashable, Sendable {
  /// The cell that the keys are at.
  package private(set) var focus = ItemPath(section: 0, item: 0)
  package private(set) var scroll = Scroll(unit: TerminalStage.cell.height)
  /// The row of episodes.
  package private(set) var row = Scroll(unit: TerminalStage.cell.width)

  package static let episodes = CharacterDetail.Section.episodes.rawValue

  package init() {}

  /// How far content and row are scrolled.
  package var position: ScrollPosition {
    ScrollPosition(
      offset: Point(x: 0, y: scroll.offset), rowOffsets: [Self.episodes: row.offset])
  }

  /// Where content and row will come to rest.
  private var goal: ScrollPosition {
    ScrollPosition(
      offset: Point(x: 0, y: scroll.target), rowOffsets: [Self.episodes: row.target])
  }

  package var isMoving: Bool { scroll.isMoving || row.isMoving }

  /// The cells of what shows.
  package func cells(in solution: LayoutSolution) -> CellGrid {
    CellGrid(
      solution, showing: Rect(origin: position.offset, size: solution.environment.size),
      at: position, cellSize: TerminalStage.cell)
  }

  private func limit(in solution: LayoutSolution) -> Double {
    let rest = solution.contentSize.height - solution.environment.size.height
    return max(0, scroll.wholeCells(rest, .up))
  }
}

// MARK: - Moving

extension DetailScreen {
  /// Moves up or down to the next cell, and shows it.
  package mutating func move(_ direction: FocusDirection, in solution: LayoutSolution) {
    if let next = solution.focus(from: focus, moving: direction, at: goal) {
      focus = next
      show(next, in: solution)
    } else {
      scroll.go(to: direction == .down ? .infinity : 0, upTo: limit(in: solution))
    }
  }

  /// Swipes the row of episodes to the group on a side; at its end the keys go on within the last page.
  package mutating func swipe(_ direction: FocusDirection, in solution: LayoutSolution) {
    guard let episodes = solution.row(inSection: Self.episodes) else { return }
    let isMirrored = solution.environment.layoutDirection == .rightToLeft
    let isForward = (direction == .right) != isMirrored
    let before = row.target
    row.go(
      to: episodes.targetOffset(from: before, velocity: isForward ? 1 : -1),
      upTo: episodes.range.upperBound)
    var item = episodes.pageIndex(at: row.target) ?? 0
    if row.target == before, focus.section == Self.episodes {
      item = focus.item + (isForward ? 1 : -1)
    }
    focus = ItemPath(
      section: Self.episodes,
      item: min(max(item, 0), solution.itemCount(inSection: Self.episodes) - 1))
    show(focus, in: solution)
  }

  /// Turns a page.
  package mutating func turnPage(isForward: Bool, in solution: LayoutSolution) {
    let page = solution.environment.size.height - TerminalStage.cell.height
    scroll.go(to: scroll.target + (isForward ? page : -page), upTo: limit(in: solution))
  }

  /// Goes to the top or the end.
  package mutating func goToEnd(isLast: Bool, in solution: LayoutSolution) {
    scroll.go(to: isLast ? .infinity : 0, upTo: limit(in: solution))
  }

  /// Turns the wheel.
  package mutating func wheel(isForward: Bool, in solution: LayoutSolution) {
    let distance = 3 * TerminalStage.cell.height
    scroll.go(to: scroll.target + (isForward ? distance : -distance), upTo: limit(in: solution))
  }

  /// Moves the keys to what lies in a cell of the viewport.
  package mutating func click(column: Int, row: Int, in solution: LayoutSolution) {
    guard let element = cells(in: solution).element(atColumn: column, row: row) else { return }
    focus = element.attributes.path
  }

  /// Moves on by one picture.
  package mutating func step() {
    scroll.step()
    row.step()
  }

  /// Takes over that the same cells lie elsewhere; the row rests at the same episode.
  package mutating func adjust(
    by distance: Double, from old: LayoutRow?, in solution: LayoutSolution
  ) {
    scroll.jump(
      to: scroll.wholeCells(scroll.offset + distance, .toNearestOrEven),
      upTo: limit(in: solution))
    guard let new = solution.row(inSection: Self.episodes), new.restingOffsetCount > 0 else {
      return
    }
    let page = old?.pageIndex(at: row.target) ?? 0
    row.jump(
      to: new.restingOffset(at: min(page, new.restingOffsetCount - 1)), upTo: new.range.upperBound)
  }

  private mutating func show(_ path: ItemPath, in solution: LayoutSolution) {
    let offset = solution.contentOffset(showing: path, aligned: .nearest, from: goal).y
    let isDown = offset > scroll.target
    scroll.go(to: scroll.wholeCells(offset, isDown ? .up : .down), upTo: limit(in: solution))
  }
}
