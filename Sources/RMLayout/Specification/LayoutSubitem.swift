/// What a group holds: an item or another group, nested to any depth up to 100.
public indirect enum LayoutSubitem: Hashable, Sendable {
  /// A cell.
  case item(LayoutItem)
  /// A group, sized like an item in its parent (D6).
  case group(LayoutGroup)

  /// The size of the item or group.
  public var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  /// The space around the item or group.
  public var edgeSpacing: LayoutEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// The same subitem with an absolute length on an axis (G5).
  func replacingLength(along axis: Axis, with length: Double) -> LayoutSubitem {
    switch self {
    case .item(var item):
      item.size = item.size.replacing(axis, with: .absolute(length))
      return .item(item)
    case .group(var group):
      group.size = group.size.replacing(axis, with: .absolute(length))
      return .group(group)
    }
  }
}
