/// A side or corner of a section at which a boundary item lies (B4).
public enum RectAlignment: Hashable, Sendable, CaseIterable {
  /// No place: the item has a frame without extent, and a diagnostic says so.
  case none
  /// The middle of the top side.
  case top
  /// The middle of the leading side.
  case leading
  /// The middle of the bottom side.
  case bottom
  /// The middle of the trailing side.
  case trailing
  /// The corner of the top and leading sides.
  case topLeading
  /// The corner of the top and trailing sides.
  case topTrailing
  /// The corner of the bottom and leading sides.
  case bottomLeading
  /// The corner of the bottom and trailing sides.
  case bottomTrailing

  /// The edges that meet at the alignment.
  var edges: RectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    case .topLeading: [.top, .leading]
    case .topTrailing: [.top, .trailing]
    case .bottomLeading: [.bottom, .leading]
    case .bottomTrailing: [.bottom, .trailing]
    }
  }
}
