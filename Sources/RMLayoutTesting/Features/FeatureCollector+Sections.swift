import RMLayout

extension FeatureCollector {
  mutating func collect(_ section: LayoutSection, count: Int) {
    note(.sectionInsets, if: section.contentInsets != .zero)
    note(.negativeInsets, if: section.contentInsets.hasNegativeEdge)
    note(.interGroupSpacing, if: section.interGroupSpacing != 0)
    note(.headerTopPadding, if: section.headerTopPadding != 0)
    note(.ignoringSectionInsets, if: !section.supplementariesFollowContentInsets)
    note(
      .supplementaryReference, if: section.supplementaryContentInsetsReference != .automatic)
    let boundary = section.boundarySupplementaryItems
    note(.emptySectionWithBoundary, if: count == 0 && !boundary.isEmpty)
    collect(boundary)
    for decoration in section.decorationItems {
      note(.decoration)
      note(.decorationInsets, if: decoration.contentInsets != .zero)
    }
    switch section.orthogonalScrollingBehavior {
    case .none: break
    case .continuous: note(.continuousRow)
    case .continuousGroupLeadingBoundary: note(.leadingBoundaryRow)
    case .paging: note(.pagingRow)
    case .groupPaging: note(.groupPagingRow)
    case .groupPagingCentered: note(.centredPagingRow)
    }
    note(.outermostEdgeSpacing, if: section.group.edgeSpacing != .zero)
    note(.groupSupplementary, if: !section.group.supplementaryItems.isEmpty)
    note(.listSection, if: section.isList)
    collect(section.group, level: 0)
  }

  mutating func collect(_ items: [LayoutBoundarySupplementaryItem]) {
    for item in items {
      note(item.alignment.feature)
      note(.boundaryOffset, if: item.offset != .zero)
      note(.boundaryInsets, if: item.contentInsets != .zero)
      note(.overlappingBoundary, if: !item.extendsBoundary)
      note(.pinnedBoundary, if: item.pinToVisibleBounds)
    }
    note(.severalOnOneSide, if: Set(items.map { $0.alignment }).count < items.count)
  }

  private mutating func collect(_ group: LayoutGroup, level: Int) {
    note(.nestedGroup, if: level > 0)
    note(.nestedTwoDeep, if: level > 1)
    note(.nestedEdgeSpacing, if: level > 0 && group.edgeSpacing != .zero)
    note(.nestedGroupSupplementary, if: level > 0 && !group.supplementaryItems.isEmpty)
    note(.groupInsets, if: group.contentInsets != .zero)
    note(.negativeInsets, if: group.contentInsets.hasNegativeEdge)
    collect(group.edgeSpacing)
    collect(group.supplementaryItems)
    if group.interItemSpacing != .fixed(0) {
      note(group.interItemSpacing.isFlexible ? .flexibleSpacing : .fixedSpacing)
    }
    switch group.arrangement {
    case .custom:
      note(.customGroup)
    case .subitems(let subitems, let axis):
      note(.cyclicSubitems)
      collect(subitems, of: group, along: axis, level: level)
    case .dividing(let subitem, _, let axis):
      note(.dividedGroup)
      collect([subitem], of: group, along: axis, level: level)
    case .repeating(let subitem, _, let axis):
      note(.repeatingGroup)
      collect([subitem], of: group, along: axis, level: level)
    }
  }

  private mutating func collect(
    _ subitems: [LayoutSubitem], of group: LayoutGroup, along axis: Axis, level: Int
  ) {
    note(axis.isHorizontal ? .horizontalGroup : .verticalGroup)
    note(.estimatedAlongGroup, if: group.size[axis].isEstimated)
    note(.estimatedAcrossGroup, if: group.size[axis.cross].isEstimated)
    for subitem in subitems {
      collect(subitem.size)
      note(.fractionOfOtherAxis, if: subitem.size[axis.cross].fractionAxis == axis)
      switch subitem {
      case .item(let item):
        note(.itemInsets, if: item.contentInsets != .zero)
        note(.negativeInsets, if: item.contentInsets.hasNegativeEdge)
        note(.insetsBeyondSize, if: item.contentInsets.total(along: .horizontal) >= 120)
        note(.itemSupplementary, if: !item.supplementaryItems.isEmpty)
        collect(item.edgeSpacing)
        collect(item.supplementaryItems)
      case .group(let nested):
        if let inner = nested.axis { note(.mixedAxes, if: inner != axis) }
        collect(nested, level: level + 1)
      }
    }
  }

  private mutating func collect(_ size: LayoutSize) {
    for dimension in [size.width, size.height] {
      note(.negativeLength, if: dimension.value < 0)
      switch dimension {
      case .fractionalWidth, .fractionalHeight: note(.fraction)
      case .absolute: note(.absoluteLength)
      case .estimated: note(.estimatedLength)
      case .uniformAcrossSiblings: note(.uniformLength)
      }
    }
  }

  private mutating func collect(_ spacing: LayoutEdgeSpacing) {
    for edge in [spacing.leading, spacing.top, spacing.trailing, spacing.bottom]
    where edge != .fixed(0) {
      note(edge.isFlexible ? .flexibleEdge : .fixedEdge)
    }
  }

  private mutating func collect(_ items: [LayoutSupplementaryItem]) {
    for item in items {
      note(.itemAnchor, if: item.itemAnchor != nil)
      for anchor in [item.containerAnchor, item.itemAnchor].compactMap({ $0 }) {
        switch anchor.offset {
        case .absolute(let point): note(.absoluteAnchorOffset, if: point != .zero)
        case .fractional: note(.fractionalAnchorOffset)
        }
      }
    }
  }
}

extension LayoutSection {
  /// Whether the group is the row of a list: one item as large as the group, of estimated height.
  fileprivate var isList: Bool {
    guard case .subitems(let subitems, _) = group.arrangement, subitems.count == 1 else {
      return false
    }
    return subitems[0].size == group.size && group.size.height.isEstimated
      && contentInsetsReference == .none
  }
}

extension LayoutGroup {
  /// The axis of the line, nil for custom groups.
  fileprivate var axis: Axis? {
    switch arrangement {
    case .subitems(_, let axis), .dividing(_, _, let axis), .repeating(_, _, let axis): axis
    case .custom: nil
    }
  }
}

extension DirectionalEdgeInsets {
  fileprivate var hasNegativeEdge: Bool { min(top, leading, bottom, trailing) < 0 }
}

extension RectAlignment {
  fileprivate var feature: LayoutFeature {
    switch self {
    case .none: .boundaryNone
    case .top: .boundaryTop
    case .leading: .boundaryLeading
    case .bottom: .boundaryBottom
    case .trailing: .boundaryTrailing
    case .topLeading: .boundaryTopLeading
    case .topTrailing: .boundaryTopTrailing
    case .bottomLeading: .boundaryBottomLeading
    case .bottomTrailing: .boundaryBottomTrailing
    }
  }
}
