package import RMLayout
package import RMLayoutRendering

/// The list as it stands on a terminal: where it is scrolled to, and which card the keys are at.
///
/// Everything follows from a solution by its public queries.
package struct GridScreen: Hashable, Sendable {
  /// The item that the keys are at.
  package private(set) var focus = 0
  package private(set) var scroll = Scroll(unit: TerminalStage.cell.height)

  package init() {}

  private static let section = 0
  /// The rows that a turn of the wheel moves.
  private static let wheelRows = 3.0

  /// What shows of the content, in its coordinates.
  package func visibleRect(in solution: LayoutSolution) -> Rect {
    Rect(origin: Point(x: 0, y: scroll.offset), size: solution.environment.size)
  }

  /// The cells of what shows.
  package func cells(in solution: LayoutSolution) -> CellGrid {
    CellGrid(solution, showing: visibleRect(in: solution), cellSize: TerminalStage.cell)
  }

  private func limit(in solution: LayoutSolution) -> Double {
    let rest = solution.contentSize.height - solution.environment.size.height
    return max(0, scroll.wholeCells(rest, .up))
  }
}

// MARK: - Moving

extension GridScreen {
  /// Moves to the card in a direction; at the end down shows what follows the last line.
  package mutating func move(_ direction: FocusDirection, in solution: LayoutSolution) {
    guard let path = path(in: solution) else { return }
    if let next = solution.focus(from: path, moving: direction) {
      show(next.item, in: solution)
    } else if direction.axis == .vertical {
      scroll.go(to: direction == .down ? .infinity : 0, upTo: limit(in: solution))
    }
  }

  /// Turns a page, with the card at the same place of the next one.
  package mutating func turnPage(isForward: Bool, in solution: LayoutSolution) {
    guard let path = path(in: solution), let frame = solution.frame(forItemAt: path) else { return }
    let page = solution.environment.size.height - TerminalStage.cell.height
    let before = scroll.target
    scroll.go(
      to: scroll.wholeCells(before + (isForward ? page : -page), .toNearestOrEven),
      upTo: limit(in: solution))
    let isAtEnd = scroll.target == before
    let moved = isAtEnd ? (isForward ? page : -page) : scroll.target - before
    focus = nearest(to: frame.offset(by: Point(x: 0, y: moved)), in: solution) ?? focus
  }

  /// Goes to the first or the last card.
  package mutating func goToEnd(isLast: Bool, in solution: LayoutSolution) {
    let count = solution.itemCount(inSection: Self.section)
    guard count > 0 else { return }
    focus = isLast ? count - 1 : 0
    scroll.go(to: isLast ? .infinity : 0, upTo: limit(in: solution))
  }

  /// Turns the wheel; the card that the keys are at stays among those in view.
  package mutating func wheel(isForward: Bool, in solution: LayoutSolution) {
    let distance = Self.wheelRows * TerminalStage.cell.height
    scroll.go(to: scroll.target + (isForward ? distance : -distance), upTo: limit(in: solution))
    keepFocusInView(in: solution)
  }

  /// Goes to an item and scrolls by the shortest way until it is in view.
  package mutating func show(_ item: Int, in solution: LayoutSolution) {
    focus = item
    let position = ScrollPosition(offset: Point(x: 0, y: scroll.target))
    let offset = solution.contentOffset(
      showing: ItemPath(section: Self.section, item: item), aligned: .nearest, from: position
    ).y
    let isDown = offset > scroll.target
    scroll.go(to: scroll.wholeCells(offset, isDown ? .up : .down), upTo: limit(in: solution))
  }

  /// Moves on by one picture.
  package mutating func step() { scroll.step() }

  /// What lies in a cell of the viewport.
  package func element(
    atColumn column: Int, row: Int, in solution: LayoutSolution
  ) -> LayoutAttributes? {
    cells(in: solution).element(atColumn: column, row: row)?.attributes
  }
}

// MARK: - Changes

extension GridScreen {
  /// Starts at the top of another list.
  package mutating func restart() {
    self = GridScreen()
  }

  /// Takes over that the same cards lie elsewhere; the card that the keys are at stays in view.
  package mutating func adjust(by distance: Double, in solution: LayoutSolution) {
    let offset = scroll.wholeCells(scroll.offset + distance, .toNearestOrEven)
    scroll.jump(to: offset, upTo: limit(in: solution))
    guard let path = path(in: solution) else { return }
    show(path.item, in: solution)
    scroll.jump(to: scroll.target, upTo: limit(in: solution))
  }

  private func path(in solution: LayoutSolution) -> ItemPath? {
    let count = solution.itemCount(inSection: Self.section)
    return count > 0 ? ItemPath(section: Self.section, item: min(focus, count - 1)) : nil
  }

  private mutating func keepFocusInView(in solution: LayoutSolution) {
    guard let path = path(in: solution), let frame = solution.frame(forItemAt: path) else { return }
    let low = scroll.target
    let high = low + solution.environment.size.height
    if frame.minY >= low && frame.maxY <= high { return }
    let inside = Rect(
      x: frame.minX, y: frame.minY < low ? low : max(low, high - frame.height),
      width: frame.width, height: frame.height)
    focus = nearest(to: inside, in: solution) ?? path.item
  }

  /// The item in view whose middle is nearest to that of a rectangle.
  private func nearest(to rect: Rect, in solution: LayoutSolution) -> Int? {
    let visible = Rect(origin: Point(x: 0, y: scroll.target), size: solution.environment.size)
    func distance(_ frame: Rect) -> Double {
      // What is whole counts before what is cut.
      let isWhole = frame.minY >= visible.minY && frame.maxY <= visible.maxY
      return abs(frame.midX - rect.midX) + abs(frame.midY - rect.midY) + (isWhole ? 0 : 1e6)
    }
    return solution.attributes(intersecting: visible).filter { $0.category == .cell }
      .min { distance($0.frame) < distance($1.frame) }?.path.item
  }
}
