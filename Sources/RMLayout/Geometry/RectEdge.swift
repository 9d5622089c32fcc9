/// A set of the four edges of a rectangle, leading and trailing by reading direction.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1)
  /// The edge at which reading starts.
  public static let leading = RectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The edge at which reading ends.
  public static let trailing = RectEdge(rawValue: 8)
  /// All four edges.
  public static let all: RectEdge = [.top, .leading, .bottom, .trailing]

  /// Where the set points on an axis: 0 at its start, 1 at its end, 0.5 for neither or both (A1).
  func unit(along axis: Axis) -> Double {
    let start = contains(axis == .horizontal ? .leading : .top)
    let end = contains(axis == .horizontal ? .trailing : .bottom)
    return start == end ? 0.5 : start ? 0 : 1
  }
}
