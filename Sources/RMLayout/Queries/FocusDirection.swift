/// Where an arrow key or a remote moves the focus, as seen on the screen in any language.
public enum FocusDirection: Hashable, Sendable, CaseIterable {
  /// To smaller y.
  case up
  /// To greater y.
  case down
  /// To smaller x, which is the trailing side from right to left.
  case left
  /// To greater x, which is the leading side from right to left.
  case right

  /// The axis along which the focus moves.
  public var axis: Axis {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }

  /// Whether coordinates grow in the direction.
  public var isForward: Bool {
    switch self {
    case .down, .right: true
    case .up, .left: false
    }
  }

  /// The way back.
  public var opposite: FocusDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
