import RMLayout

extension LayoutSample {
  /// A layout of a seed that no person would write: nothing, far too much, or turned inside out.
  ///
  /// Sizes of zero, lengths and counts up to what a specification may say, insets beyond the size,
  /// groups nested up to 100 deep. One in fifty holds a number that means nothing and is refused.
  /// Frames may be beyond counting: query them one by one and stop after some.
  public static func degenerate(seed: UInt64) -> LayoutSample {
    var generator = DegenerateGenerator(seed: seed)
    return generator.sample(named: "degenerate seed \(seed)")
  }
}

/// Draws layouts from numbers that are likely to break something.
private struct DegenerateGenerator {
  private var numbers: SplitMix64
  /// Whether there are items beyond counting; else lengths are zero, negative or beyond measure.
  ///
  /// Both together would put them all in one place, and a query would have to look at each.
  private let isVast: Bool

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    isVast = numbers.chance(percent: 30)
  }

  mutating func sample(named name: String) -> LayoutSample {
    let environment = LayoutEnvironment(
      size: Size(width: viewLength(), height: viewLength()),
      scale: numbers.one(of: 1, 2, 3, 0.001, 1e6),
      layoutDirection: numbers.anyCase(of: LayoutDirection.self),
      contentInset: insets(percent: 20), safeArea: insets(percent: 20),
      layoutMargins: insets(percent: 20), profile: numbers.anyCase(of: PixelProfile.self))
    let counts = (0..<numbers.whole(in: 0...3)).map { _ in itemCount() }
    let scroll = numbers.anyCase(of: Axis.self)
    let layout: LayoutSample.Layout
    if numbers.chance(percent: 25) {
      layout = .flow(
        FlowLayout(
          sections: .each(counts.map { flowSection(items: $0) }), scrollDirection: scroll,
          sectionHeadersPinToVisibleBounds: numbers.chance(percent: 50),
          sectionFootersPinToVisibleBounds: numbers.chance(percent: 50),
          sectionInsetReference: numbers.anyCase(of: FlowSectionInsetReference.self),
          flipsHorizontallyInOppositeLayoutDirection: numbers.chance(percent: 50)))
    } else {
      layout = .compositional(
        CompositionalLayout(
          sections: counts.map { section(items: $0) },
          configuration: LayoutConfiguration(
            scrollDirection: scroll, interSectionSpacing: length(),
            contentInsetsReference: numbers.anyCase(of: ContentInsetsReference.self),
            boundarySupplementaryItems: boundaryItems(percent: 20))))
    }
    return LayoutSample(
      name: name, layout: layout, environment: environment, itemCounts: counts,
      position: ScrollPosition(
        offset: Point(x: length(), y: length()), rowOffsets: [0: length()]))
  }

  // MARK: - Numbers

  private mutating func viewLength() -> Double {
    isVast ? numbers.one(of: 1, 320, 480) : numbers.one(of: 0, 0, 1e-9, 1, 320, 480, 1e12)
  }

  private mutating func length() -> Double {
    switch numbers.whole(in: 1...1000) {
    case ...2: numbers.one(of: .nan, .infinity, -.infinity, 1e300)
    case _ where isVast: numbers.one(of: 1, 10, 33.3, 50, 100, 320)
    case ...700: numbers.one(of: 0, 1, 10, 50, 100, 320)
    case ...850: numbers.one(of: -0.0, 1e-9, 0.001, 0.3, 33.3, 1e6)
    default: numbers.one(of: 1e9, 1e12, -1, -320, -1e12)
    }
  }

  private mutating func itemCount() -> Int {
    let largest = isVast ? Int(clamping: 1_000_000_000_000 as Int64) : 1000
    return numbers.one(of: 0, 1, 2, 7, 100, min(1_000_000_000, largest), largest)
  }

  private mutating func insets(percent: Int) -> DirectionalEdgeInsets {
    guard numbers.chance(percent: percent) else { return .zero }
    return DirectionalEdgeInsets(
      top: length(), leading: length(), bottom: length(), trailing: length())
  }

  private mutating func spacing() -> LayoutSpacing {
    numbers.chance(percent: 50) ? .fixed(length()) : .flexible(length())
  }

  private mutating func edges() -> LayoutEdgeSpacing {
    guard numbers.chance(percent: 15) else { return .zero }
    return LayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  private mutating func dimension() -> LayoutDimension {
    switch numbers.whole(in: 1...10) {
    case ...2: .fractionalWidth(factor())
    case ...4: .fractionalHeight(factor())
    case ...7: .absolute(length())
    case ...9: .estimated(length())
    default: .uniformAcrossSiblings(estimate: length())
    }
  }

  private mutating func factor() -> Double {
    numbers.chance(percent: 80) ? numbers.one(of: 0.25, 0.5, 1, 1.5, isVast ? 1 : 0) : length()
  }

  private mutating func size() -> LayoutSize {
    LayoutSize(width: dimension(), height: dimension())
  }

  // MARK: - Parts

  private mutating func section(items: Int) -> LayoutSection {
    // Views attached to items beyond counting could not be told one by one.
    let hasViews = items <= 100
    let depth = numbers.one(of: 1, 1, 2, 3, numbers.whole(in: 4...100))
    return LayoutSection(
      group: group(depth: depth, hasViews: hasViews), contentInsets: insets(percent: 40),
      interGroupSpacing: length(),
      orthogonalScrollingBehavior: numbers.anyCase(of: OrthogonalScrollingBehavior.self),
      boundarySupplementaryItems: boundaryItems(percent: 40),
      decorationItems: numbers.chance(percent: 30)
        ? [LayoutDecorationItem(kind: "background", contentInsets: insets(percent: 60))] : [],
      headerTopPadding: numbers.chance(percent: 10) ? length() : 0,
      contentInsetsReference: numbers.anyCase(of: ContentInsetsReference.self),
      supplementaryContentInsetsReference: numbers.anyCase(of: ContentInsetsReference.self),
      supplementariesFollowContentInsets: numbers.chance(percent: 50))
  }

  private mutating func group(depth: Int, hasViews: Bool) -> LayoutGroup {
    LayoutGroup(
      size: size(), arrangement: arrangement(depth: depth, hasViews: hasViews),
      interItemSpacing: spacing(), contentInsets: insets(percent: 20), edgeSpacing: edges(),
      supplementaryItems: views(hasViews))
  }

  private mutating func arrangement(depth: Int, hasViews: Bool) -> LayoutGroup.Arrangement {
    let axis = numbers.anyCase(of: Axis.self)
    let subitem = subitem(depth: depth, hasViews: hasViews)
    // Long lines of long lines would take minutes: the longer a line, the less it holds.
    let isLong = depth == 1 && numbers.chance(percent: 20)
    let longest = isLong ? numbers.one(of: 1000, 1000, 1000, 100_000) : 3
    switch numbers.whole(in: 1...10) {
    case ...5:
      let second: [LayoutSubitem] =
        numbers.chance(percent: 30) ? [self.subitem(depth: 1, hasViews: hasViews)] : []
      return .subitems([subitem] + second, along: axis)
    case ...7: return .dividing(subitem, count: numbers.one(of: 1, longest), along: axis)
    case ...9: return .repeating(subitem, count: numbers.one(of: 1, longest), along: axis)
    default:
      let frame = Rect(x: length(), y: length(), width: length(), height: length())
      return .custom(.items(numbers.chance(percent: 20) ? [] : [CustomItem(frame: frame)]))
    }
  }

  private mutating func subitem(depth: Int, hasViews: Bool) -> LayoutSubitem {
    if depth > 1 { return .group(group(depth: depth - 1, hasViews: hasViews)) }
    return .item(
      LayoutItem(
        size: size(), contentInsets: insets(percent: 20), edgeSpacing: edges(),
        supplementaryItems: views(hasViews)))
  }

  private mutating func views(_ hasViews: Bool) -> [LayoutSupplementaryItem] {
    guard hasViews, numbers.chance(percent: 20) else { return [] }
    let anchor = LayoutAnchor(
      edges: RectEdge(rawValue: UInt8(numbers.whole(in: 0...15))),
      offset: .fractional(Point(x: length(), y: length())))
    return [LayoutSupplementaryItem(kind: "badge", size: size(), containerAnchor: anchor)]
  }

  private mutating func boundaryItems(percent: Int) -> [LayoutBoundarySupplementaryItem] {
    guard numbers.chance(percent: percent) else { return [] }
    return ["a", "b"].map { kind in
      LayoutBoundarySupplementaryItem(
        kind: kind, size: size(), alignment: numbers.anyCase(of: RectAlignment.self),
        offset: Point(x: length(), y: length()), extendsBoundary: numbers.chance(percent: 50),
        pinToVisibleBounds: numbers.chance(percent: 50),
        zIndex: numbers.one(of: 1, Int.max, Int.min), contentInsets: insets(percent: 30))
    }
  }

  private mutating func flowSection(items: Int) -> FlowSection {
    let isGrid = items > 1000 || numbers.chance(percent: 50)
    let sizes: FlowItemSizes =
      isGrid
      ? .uniform(Size(width: length(), height: length()))
      : .perItem((0..<items).map { _ in Size(width: length(), height: length()) })
    return FlowSection(
      itemSizes: sizes, sectionInset: insets(percent: 40), minimumLineSpacing: length(),
      minimumInteritemSpacing: length(),
      headerReferenceSize: Size(width: length(), height: length()),
      footerReferenceSize: Size(width: length(), height: length()))
  }
}
