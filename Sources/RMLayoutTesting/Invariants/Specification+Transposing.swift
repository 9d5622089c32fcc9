import RMLayout

extension LayoutSection {
  /// The section with swapped axes; nil if its custom frames are a function.
  var transposed: LayoutSection? {
    guard let group = group.transposed else { return nil }
    var copy = self
    copy.group = group
    copy.contentInsets = contentInsets.transposed
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.transposed }
    for index in decorationItems.indices {
      copy.decorationItems[index].contentInsets = decorationItems[index].contentInsets.transposed
    }
    return copy
  }
}

extension LayoutBoundarySupplementaryItem {
  /// The item with swapped axes.
  var transposed: LayoutBoundarySupplementaryItem {
    var copy = self
    copy.size = size.transposed
    copy.alignment = alignment.transposed
    copy.offset = offset.transposed
    copy.contentInsets = contentInsets.transposed
    return copy
  }
}

extension RectAlignment {
  fileprivate var transposed: RectAlignment {
    switch self {
    case .none, .topLeading, .bottomTrailing: self
    case .top: .leading
    case .leading: .top
    case .bottom: .trailing
    case .trailing: .bottom
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    }
  }
}

extension LayoutGroup {
  fileprivate var transposed: LayoutGroup? {
    var copy = self
    switch arrangement {
    case .subitems(let subitems, let axis):
      let transposed = subitems.compactMap { $0.transposed }
      guard transposed.count == subitems.count else { return nil }
      copy.arrangement = .subitems(transposed, along: axis.cross)
    case .dividing(let subitem, let count, let axis):
      guard let subitem = subitem.transposed else { return nil }
      copy.arrangement = .dividing(subitem, count: count, along: axis.cross)
    case .repeating(let subitem, let count, let axis):
      guard let subitem = subitem.transposed else { return nil }
      copy.arrangement = .repeating(subitem, count: count, along: axis.cross)
    case .custom(.items(let items)):
      copy.arrangement = .custom(.items(items.map { $0.transposed }))
    case .custom(.provider): return nil
    }
    copy.size = size.transposed
    copy.contentInsets = contentInsets.transposed
    copy.edgeSpacing = edgeSpacing.transposed
    copy.supplementaryItems = supplementaryItems.map { $0.transposed }
    return copy
  }
}

extension CustomItem {
  fileprivate var transposed: CustomItem {
    CustomItem(
      frame: Rect(origin: frame.origin.transposed, size: frame.size.transposed), zIndex: zIndex)
  }
}

extension LayoutSubitem {
  fileprivate var transposed: LayoutSubitem? {
    switch self {
    case .item(var item):
      item.size = item.size.transposed
      item.contentInsets = item.contentInsets.transposed
      item.edgeSpacing = item.edgeSpacing.transposed
      item.supplementaryItems = item.supplementaryItems.map { $0.transposed }
      return .item(item)
    case .group(let group):
      return group.transposed.map { .group($0) }
    }
  }
}

extension LayoutSupplementaryItem {
  fileprivate var transposed: LayoutSupplementaryItem {
    var copy = self
    copy.size = size.transposed
    copy.containerAnchor = containerAnchor.transposed
    copy.itemAnchor = itemAnchor?.transposed
    return copy
  }
}

extension LayoutAnchor {
  fileprivate var transposed: LayoutAnchor {
    var edges: RectEdge = []
    if self.edges.contains(.top) { edges.insert(.leading) }
    if self.edges.contains(.leading) { edges.insert(.top) }
    if self.edges.contains(.bottom) { edges.insert(.trailing) }
    if self.edges.contains(.trailing) { edges.insert(.bottom) }
    switch offset {
    case .absolute(let point):
      return LayoutAnchor(edges: edges, offset: .absolute(point.transposed))
    case .fractional(let point):
      return LayoutAnchor(edges: edges, offset: .fractional(point.transposed))
    }
  }
}

// MARK: - Values

extension LayoutSize {
  fileprivate var transposed: LayoutSize {
    LayoutSize(width: height.transposed, height: width.transposed)
  }
}

extension LayoutDimension {
  fileprivate var transposed: LayoutDimension {
    switch self {
    case .fractionalWidth(let factor): .fractionalHeight(factor)
    case .fractionalHeight(let factor): .fractionalWidth(factor)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension LayoutEdgeSpacing {
  fileprivate var transposed: LayoutEdgeSpacing {
    LayoutEdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
  }
}

extension DirectionalEdgeInsets {
  /// Top for leading, bottom for trailing, and the other way round.
  var transposed: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension Point {
  /// x for y and y for x.
  var transposed: Point { Point(x: y, y: x) }
}

extension Size {
  /// Width for height and height for width.
  var transposed: Size { Size(width: height, height: width) }
}
