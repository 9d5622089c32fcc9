import RMLayout

/// What keeps a boundary item in view (B7).
struct ReferencePin {
  var isAtStart: Bool
  /// Where it may be moved along the scroll axis.
  var low: Double
  var high: Double
  /// The interval that must show for it to count as pinned.
  var extent: ClosedRange<Double>
  var raisedZIndex: Int
  var insets: DirectionalEdgeInsets
  /// The frame before its own insets.
  var slot: Rect
}

/// An element with its exact frame, from left to right, unscrolled.
struct ReferenceElement {
  var category: LayoutAttributes.Category
  var section: Int
  var item: Int
  var kind: String?
  var zIndex: Int
  var exact: Rect
  /// The group that a rectangle must meet as well (Q1), and the outermost one around it.
  var holder: Rect?
  var outermost: Rect?
  /// Whether it scrolls with its section's row.
  var isInRow = false
  /// The corner that frames are rounded from: the viewport of an old row (X1).
  var corner = Point.zero
  var pin: ReferencePin?
  /// Whether only its size is known: it has none (section 17, 22).
  var hasNoPlace = false
}

/// A row that scrolls on its own.
struct ReferenceRow {
  var behavior: OrthogonalScrollingBehavior
  var viewport: Rect
  var contentLength: Double
  /// Where each group starts and how long it is.
  var groups: [(start: Double, length: Double)]
}

/// A section with the place of everything in it, from the layout's own origin.
struct ReferenceSection {
  var start: Double
  var length: Double
  /// The container across the scroll axis: where it starts and how long it is.
  var container: (start: Double, length: Double)
  var elements: [ReferenceElement] = []
  var row: ReferenceRow?
  /// The length of its longest group across the scroll axis, for the content size (C8).
  var widestGroup = 0.0
}

/// Lays out a section of a compositional layout.
struct ReferenceSectionSolver {
  let pixels: ReferencePixels
  let environment: LayoutEnvironment
  let configuration: LayoutConfiguration

  private var scroll: Axis { configuration.scrollDirection }
  private var cross: Axis { configuration.scrollDirection.cross }

  /// Where the container starts across the scroll axis, and its length (C3, C4).
  func container(_ reference: ContentInsetsReference) -> (start: Double, length: Double) {
    var insets = DirectionalEdgeInsets.zero
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .automatic, .none: break
    case .safeArea: insets = environment.safeArea
    case .layoutMargins: insets = environment.layoutMargins
    case .readableContent:
      insets = environment.layoutMargins
      let width = environment.size.width - insets.leading - insets.trailing
      if cross.isHorizontal, width > 672 {
        insets.leading = (environment.size.width - 672) / 2
        insets.trailing = insets.leading
      }
    }
    return (insets.start(along: cross), environment.size[cross] - insets.total(along: cross))
  }

  func section(
    _ index: Int, _ definition: LayoutSection, count: Int, at start: Double,
    measured: PreferredSizes.Section
  ) -> ReferenceSection {
    var result = ReferenceSection(
      start: start, length: 0, container: container(definition.contentInsetsReference))
    let insets = definition.contentInsets
    let groups = ReferenceGroups(
      self, definition, count: count, container: result.container,
      measures: ReferenceMeasures(items: measured.items))
    var region = insets.total(along: scroll) + groups.extent
    // No region is shorter than 0, whatever is below 0 in it.
    if !groups.placed.isEmpty { region = max(0, region) }
    if groups.placed.isEmpty {
      region = emptyRegion(definition, groups)
      let isOld = environment.profile == .legacy
      if definition.boundarySupplementaryItems.isEmpty, !isOld { region = 0 }
    }
    let boundary = ReferenceBoundary(
      items: definition.boundarySupplementaryItems, region: region, scroll: scroll,
      container: boundaryContainer(of: definition), environment: environment, pixels: pixels,
      measured: measured.boundary, padding: definition.headerTopPadding)
    result.length = boundary.length
    let corner = Point(
      along: scroll, start + boundary.startGrowth + insets.start(along: scroll),
      across: result.container.start + insets.start(along: cross))
    result.elements = decorations(index, definition, in: result)
    result.elements += groups.elements(section: index, from: corner)
    result.elements += boundary.elements(section: index, from: start)
    result.row = groups.row(from: corner)
    result.widestGroup = groups.widest
    return result
  }

  /// The container of the boundary items, less the section's insets if they follow them (B1, B8).
  private func boundaryContainer(of definition: LayoutSection) -> (start: Double, length: Double) {
    let own = definition.supplementaryContentInsetsReference
    var box = container(own == .automatic ? definition.contentInsetsReference : own)
    if definition.supplementariesFollowContentInsets {
      box.start += definition.contentInsets.start(along: cross)
      box.length -= definition.contentInsets.total(along: cross)
    }
    return box
  }

  /// The region of a section that shows no groups (B9, section 0.1b).
  private func emptyRegion(_ definition: LayoutSection, _ groups: ReferenceGroups) -> Double {
    let insets = definition.contentInsets.total(along: scroll)
    guard environment.profile == .legacy else { return insets }
    if definition.orthogonalScrollingBehavior == .none {
      return insets - definition.interGroupSpacing
    }
    return insets + groups.heightWithoutItems
  }

  private func decorations(
    _ index: Int, _ definition: LayoutSection, in section: ReferenceSection
  ) -> [ReferenceElement] {
    guard section.length > 0 else { return [] }
    let extent = Rect(
      origin: Point(along: scroll, section.start, across: section.container.start),
      size: Size(along: scroll, section.length, across: section.container.length))
    return definition.decorationItems.enumerated().map { number, item in
      ReferenceElement(
        category: .decoration, section: index, item: number, kind: item.kind,
        zIndex: item.zIndex, exact: extent.less(item.contentInsets))
    }
  }
}
