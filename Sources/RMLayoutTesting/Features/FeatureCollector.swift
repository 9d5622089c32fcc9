import RMLayout

extension LayoutSample {
  /// Everything that the layout and its environment use, whether it shows in the frames or not.
  package var features: Set<LayoutFeature> {
    var collector = FeatureCollector()
    collector.collect(self)
    return collector.found
  }
}

/// Walks through a specification and notes what it uses.
struct FeatureCollector {
  private(set) var found: Set<LayoutFeature> = []

  mutating func note(_ feature: LayoutFeature, if condition: Bool = true) {
    if condition { found.insert(feature) }
  }

  mutating func collect(_ sample: LayoutSample) {
    note(.horizontalScrolling, if: sample.scrollDirection.isHorizontal)
    note(.severalSections, if: sample.itemCounts.count > 1)
    note(.emptySection, if: sample.itemCounts.contains(0))
    note(.scrolledContent, if: sample.position.offset != .zero)
    note(.scrolledRow, if: !sample.position.rowOffsets.isEmpty)
    collect(sample.environment)
    collectMeasured(sample)
    switch sample.layout {
    case .compositional(let layout): collect(layout, sample.itemCounts)
    case .flow(let layout): collect(layout, sample.itemCounts.count)
    }
  }

  private mutating func collect(_ environment: LayoutEnvironment) {
    note(.rightToLeft, if: environment.layoutDirection == .rightToLeft)
    note(.contentInset, if: environment.contentInset != .zero)
    switch environment.profile {
    case .modern: note(.modernProfile)
    case .legacy: note(.legacyProfile)
    case .exact: note(.exactProfile)
    }
  }

  private mutating func collect(_ layout: CompositionalLayout, _ counts: [Int]) {
    let configuration = layout.configuration
    note(.interSectionSpacing, if: configuration.interSectionSpacing != 0)
    note(.layoutBoundary, if: !configuration.boundarySupplementaryItems.isEmpty)
    collect(configuration.boundarySupplementaryItems)
    for (section, count) in zip(layout.sections(count: counts.count), counts) {
      collect(section, count: count)
      let isRow = section.orthogonalScrollingBehavior != .none
      note(.rowInHorizontalLayout, if: isRow && configuration.scrollDirection.isHorizontal)
      let own = section.contentInsetsReference
      collect(own == .automatic ? configuration.contentInsetsReference : own)
    }
  }

  private mutating func collect(_ reference: ContentInsetsReference) {
    switch reference {
    case .automatic, .none: note(.noInsetsReference)
    case .safeArea: note(.safeAreaReference)
    case .layoutMargins: note(.layoutMarginsReference)
    case .readableContent: note(.readableContentReference)
    }
  }

  private mutating func collect(_ layout: FlowLayout, _ count: Int) {
    let sections: [FlowSection]
    switch layout.sections {
    case .same(let section): sections = Array(repeating: section, count: count)
    case .each(let each): sections = each
    }
    let axis = layout.scrollDirection
    note(.flowHorizontal, if: axis.isHorizontal)
    note(.flowSafeArea, if: layout.sectionInsetReference == .safeArea)
    note(.flowLayoutMargins, if: layout.sectionInsetReference == .layoutMargins)
    note(
      .flowFlipped,
      if: layout.flipsHorizontallyInOppositeLayoutDirection && found.contains(.rightToLeft))
    for section in sections {
      if case .uniform = section.itemSizes { note(.flowGrid) } else { note(.flowLines) }
      note(.flowInsets, if: section.sectionInset != .zero)
      let hasHeader = section.headerReferenceSize[axis] > 0
      let hasFooter = section.footerReferenceSize[axis] > 0
      note(.flowHeader, if: hasHeader)
      note(.flowFooter, if: hasFooter)
      note(.flowPinnedHeader, if: hasHeader && layout.sectionHeadersPinToVisibleBounds)
      note(.flowPinnedFooter, if: hasFooter && layout.sectionFootersPinToVisibleBounds)
    }
  }
}

extension CompositionalLayout {
  /// The definitions of a number of sections, none from a provider.
  func sections(count: Int) -> [LayoutSection] {
    switch sections {
    case .same(let section): Array(repeating: section, count: count)
    case .each(let sections): sections
    case .provider: []
    }
  }
}
