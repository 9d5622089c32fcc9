import RMLayout
import RMLayoutRendering

extension Browser {
  /// Takes an input over; the next frame shows what it led to.
  package func take(_ input: Input) {
    switch input {
    case .key(.control("c")): quit()
    case .showsPictures: usePictures()
    case .key(let key):
      if form != nil { edit(key) } else { press(key) }
    case .paste(let text): form?.type(text)
    case .mouse(let mouse):
      if form == nil { take(mouse) }
    }
  }

  private func edit(_ key: Key) {
    switch form?.press(key) {
    case .search(let filter): search(filter)
    case .closed: form = nil
    case .editing, nil: break
    }
  }

  private func press(_ key: Key) {
    switch key {
    case .character("q"): quit()
    case .character("e"): isExplaining.toggle()
    case .character("r"): flip()
    case .character("t"): retry()
    case .character("/"): form = SearchForm(list.filter)
    case .character("f"): form = SearchForm(list.filter, at: .status)
    case .character("c"): if !list.filter.isEmpty { search(.init()) }
    case .escape where isExplaining: isExplaining = false
    default: if page == nil { pressInGrid(key) } else { pressInDetail(key) }
    }
  }

  // MARK: - The list

  private func pressInGrid(_ key: Key) {
    switch key {
    case .up: grid.move(.up, in: list.solution)
    case .down: grid.move(.down, in: list.solution)
    case .left: grid.move(.left, in: list.solution)
    case .right: grid.move(.right, in: list.solution)
    case .pageUp: grid.turnPage(isForward: false, in: list.solution)
    case .pageDown, .character(" "): grid.turnPage(isForward: true, in: list.solution)
    case .home: grid.goToEnd(isLast: false, in: list.solution)
    case .end: grid.goToEnd(isLast: true, in: list.solution)
    case .enter: open(grid.focus)
    default: return
    }
    moveOn()
  }

  // The first step is part of the frame that answers the key.
  private func moveOn() {
    guard page == nil else { return detail.step() }
    grid.step()
    noteScroll()
  }

  private func take(_ mouse: Mouse) {
    let row = mouse.row - TerminalStage.viewport(columns: columns, rows: rows).rows.lowerBound
    guard let page else { return takeInGrid(mouse, row: row) }
    let solution = page.solution
    switch mouse.action {
    case .click: detail.click(column: mouse.column, row: row, in: solution)
    case .wheelUp: detail.wheel(isForward: false, in: solution)
    case .wheelDown: detail.wheel(isForward: true, in: solution)
    case .wheelLeft: detail.swipe(.left, in: solution)
    case .wheelRight: detail.swipe(.right, in: solution)
    }
    moveOn()
  }

  private func takeInGrid(_ mouse: Mouse, row: Int) {
    switch mouse.action {
    case .wheelUp: grid.wheel(isForward: false, in: list.solution)
    case .wheelDown: grid.wheel(isForward: true, in: list.solution)
    case .wheelLeft, .wheelRight: return
    case .click:
      let element = grid.element(atColumn: mouse.column, row: row, in: list.solution)
      guard let element, element.category == .cell else { return }
      grid.show(element.path.item, in: list.solution)
      return open(element.path.item)
    }
    moveOn()
  }

  // MARK: - The page

  private func pressInDetail(_ key: Key) {
    guard let solution = page?.solution else { return }
    switch key {
    case .escape, .backspace: return close()
    case .up: detail.move(.up, in: solution)
    case .down: detail.move(.down, in: solution)
    case .left: detail.swipe(.left, in: solution)
    case .right: detail.swipe(.right, in: solution)
    case .pageUp: detail.turnPage(isForward: false, in: solution)
    case .pageDown, .character(" "): detail.turnPage(isForward: true, in: solution)
    case .home: detail.goToEnd(isLast: false, in: solution)
    case .end: detail.goToEnd(isLast: true, in: solution)
    default: return
    }
    moveOn()
  }
}
