/// What a person does at a terminal, or what the terminal answers.
package enum Input: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted.
  case paste(String)
  /// The terminal speaks iTerm2's protocol: it told the size of its cells.
  case showsPictures
}

/// A key, or a key with control.
package enum Key: Hashable, Sendable {
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  /// A character; those of several code points come one after the other.
  case character(Unicode.Scalar)
  /// A letter, in small, with control.
  case control(Unicode.Scalar)
}

/// What the mouse did in a cell, counted from 0.
package struct Mouse: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case click
    case wheelUp
    case wheelDown
    case wheelLeft
    case wheelRight
  }

  package var action: Action
  package var column: Int
  package var row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
