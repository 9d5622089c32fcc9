import RMLayout

extension CompositionalLayout {
  /// The layout with one thing less.
  var simplifications: [CompositionalLayout] {
    var result = simpler(self, [\.configuration.interSectionSpacing], 0)
    result += simpler(self, [\.configuration.contentInsetsReference], ContentInsetsReference.none)
    result += simpler(self, [\.configuration.scrollDirection], Axis.vertical)
    result += simpler(self, list: \.configuration.boundarySupplementaryItems) {
      $0.simplifications
    }
    if case .each(let sections) = sections {
      for (index, section) in sections.enumerated() {
        result += section.simplifications.map { simple in
          var copy = sections
          copy[index] = simple
          return CompositionalLayout(sections: copy, configuration: configuration)
        }
      }
    }
    return result
  }
}

extension LayoutSection {
  fileprivate var simplifications: [LayoutSection] {
    var result = simpler(self, list: \.boundarySupplementaryItems) { $0.simplifications }
    result += simpler(self, list: \.decorationItems) {
      simpler($0, [\.contentInsets], DirectionalEdgeInsets.zero) + simpler($0, [\.zIndex], 0)
    }
    result += simpler(self, [\.orthogonalScrollingBehavior], OrthogonalScrollingBehavior.none)
    result += contentInsets.simplifications.flatMap { simpler(self, [\.contentInsets], $0) }
    result += simpler(self, [\.interGroupSpacing, \.headerTopPadding], 0)
    result += simpler(
      self, [\.contentInsetsReference, \.supplementaryContentInsetsReference],
      ContentInsetsReference.automatic)
    result += simpler(self, [\.supplementariesFollowContentInsets], true)
    return result + group.simplifications.flatMap { simpler(self, [\.group], $0) }
  }
}

extension LayoutBoundarySupplementaryItem {
  fileprivate var simplifications: [LayoutBoundarySupplementaryItem] {
    var result = simpler(self, [\.offset], Point.zero)
    result += contentInsets.simplifications.flatMap { simpler(self, [\.contentInsets], $0) }
    result += simpler(self, [\.extendsBoundary], true)
    result += simpler(self, [\.pinToVisibleBounds], false) + simpler(self, [\.zIndex], 1)
    return result + size.simplifications.flatMap { simpler(self, [\.size], $0) }
  }
}

extension LayoutGroup {
  fileprivate var simplifications: [LayoutGroup] {
    var result = simpler(self, list: \.supplementaryItems) { $0.simplifications }
    result += contentInsets.simplifications.flatMap { simpler(self, [\.contentInsets], $0) }
    result += edgeSpacing.simplifications.flatMap { simpler(self, [\.edgeSpacing], $0) }
    result += interItemSpacing.simplifications.flatMap { simpler(self, [\.interItemSpacing], $0) }
    result += size.simplifications.flatMap { simpler(self, [\.size], $0) }
    return result + arrangement.simplifications.flatMap { simpler(self, [\.arrangement], $0) }
  }
}

extension LayoutGroup.Arrangement {
  fileprivate var simplifications: [LayoutGroup.Arrangement] {
    switch self {
    case .subitems(let subitems, let axis):
      return simpler(subitems, list: \.self, keeping: 1) { $0.simplifications }
        .map { .subitems($0, along: axis) }
    case .dividing(let subitem, let count, let axis):
      return (1..<max(count, 1)).map { .dividing(subitem, count: $0, along: axis) }
        + subitem.simplifications.map { .dividing($0, count: count, along: axis) }
    case .repeating(let subitem, let count, let axis):
      return [.subitems([subitem], along: axis)]
        + (1..<max(count, 1)).map { .repeating(subitem, count: $0, along: axis) }
        + subitem.simplifications.map { .repeating($0, count: count, along: axis) }
    case .custom(.items(let items)):
      return simpler(items, list: \.self, keeping: 1) { simpler($0, [\.zIndex], 0) }
        .map { .custom(.items($0)) }
    case .custom(.provider):
      return []
    }
  }
}

extension LayoutSubitem {
  fileprivate var simplifications: [LayoutSubitem] {
    switch self {
    case .item(let item): item.simplifications.map { .item($0) }
    case .group(let group):
      [.item(LayoutItem(size: group.size, edgeSpacing: group.edgeSpacing))]
        + group.simplifications.map { .group($0) }
    }
  }
}

extension LayoutItem {
  fileprivate var simplifications: [LayoutItem] {
    var result = simpler(self, list: \.supplementaryItems) { $0.simplifications }
    result += contentInsets.simplifications.flatMap { simpler(self, [\.contentInsets], $0) }
    result += edgeSpacing.simplifications.flatMap { simpler(self, [\.edgeSpacing], $0) }
    return result + size.simplifications.flatMap { simpler(self, [\.size], $0) }
  }
}

extension LayoutSupplementaryItem {
  fileprivate var simplifications: [LayoutSupplementaryItem] {
    var result = simpler(self, [\.itemAnchor], nil) + simpler(self, [\.zIndex], 1)
    result += simpler(self, [\.containerAnchor], LayoutAnchor(edges: [.top, .leading]))
    return result + size.simplifications.flatMap { simpler(self, [\.size], $0) }
  }
}

extension FlowLayout {
  /// The layout with one thing less.
  var simplifications: [FlowLayout] {
    var result = simpler(
      self, [\.sectionHeadersPinToVisibleBounds, \.sectionFootersPinToVisibleBounds], false)
    result += simpler(self, [\.sectionInsetReference], FlowSectionInsetReference.contentInset)
    result += simpler(self, [\.scrollDirection], Axis.vertical)
    result += simpler(self, [\.estimatedItemSize], nil)
    guard case .each(let sections) = sections else { return result }
    for (index, section) in sections.enumerated() {
      var simple = simpler(section, [\.minimumLineSpacing, \.minimumInteritemSpacing], 0)
      simple += simpler(section, [\.headerReferenceSize, \.footerReferenceSize], Size.zero)
      simple += section.sectionInset.simplifications.flatMap {
        simpler(section, [\.sectionInset], $0)
      }
      result += simple.map { section in
        var copy = sections
        copy[index] = section
        return simpler(self, [\.sections], FlowLayout.Sections.each(copy))[0]
      }
    }
    return result
  }
}
