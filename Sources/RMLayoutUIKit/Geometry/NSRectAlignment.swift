#if !canImport(UIKit)
/// A side or corner of a section at which a boundary item lies (B4).
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No place: the item has no extent, and a diagnostic says so.
  case none = 0
  /// The middle of the top side.
  case top = 1
  /// The corner of the top and leading sides.
  case topLeading = 2
  /// The middle of the leading side.
  case leading = 3
  /// The corner of the bottom and leading sides.
  case bottomLeading = 4
  /// The middle of the bottom side.
  case bottom = 5
  /// The corner of the bottom and trailing sides.
  case bottomTrailing = 6
  /// The middle of the trailing side.
  case trailing = 7
  /// The corner of the top and trailing sides.
  case topTrailing = 8
}

/// A set of edges by the reading direction, which anchors are made of (A1).
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of edges by their sides on the screen.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
#endif
