public import RMLayout

/// Draws layouts from a seed: every feature occurs, most layouts fit, some do not.
///
/// The same seed gives the same layouts on every system and in every run.
/// ```swift
/// for seed in 0..<200 {
///   let sample = LayoutSample.random(seed: UInt64(seed))
///   #expect(LayoutInvariant.queries.mismatch(in: sample) == nil)
/// }
/// ```
public struct LayoutGenerator: Sendable {
  /// Where all choices come from.
  public var numbers: SplitMix64
  /// Whether most lengths are estimates, for which samples have measured ones.
  public let measures: Bool

  /// Creates the generator of a seed.
  /// - Parameters:
  ///   - seed: what all choices follow from.
  ///   - measures: whether most lengths are estimates that samples replace by measured ones.
  public init(seed: UInt64, measures: Bool = false) {
    numbers = SplitMix64(seed: seed)
    self.measures = measures
  }

  /// A layout in an environment, with item counts and a scroll position.
  public mutating func sample(named name: String) -> LayoutSample {
    var sample =
      numbers.chance(percent: 20) ? flowSample(named: name) : compositionalSample(named: name)
    if measures { sample.preferredSizes = preferredSizes(for: sample) }
    return sample
  }

  /// A compositional layout of one to four sections.
  public mutating func compositionalSample(named name: String) -> LayoutSample {
    let environment = environment()
    let scroll: Axis = numbers.chance(percent: 30) ? .horizontal : .vertical
    var nesting = numbers.one(of: 0, 0, 1, 1, 2, 2, 2, 2, 3, 3)
    var sections: [LayoutSection] = []
    for _ in 0..<numbers.one(of: 1, 1, 2, 2, 3, 4) {
      sections.append(section(in: environment, scrolling: scroll, nesting: nesting))
      nesting = numbers.whole(in: 0...nesting)
    }
    let counts = sections.map { _ in itemCount() }
    let layout = CompositionalLayout(
      sections: sections, configuration: configuration(scrolling: scroll, in: environment))
    return LayoutSample(
      name: name, layout: .compositional(layout), environment: environment, itemCounts: counts,
      position: position(of: sections.map { $0.orthogonalScrollingBehavior }, along: scroll))
  }

  /// An environment of a phone, a tablet or a terminal, often with insets.
  public mutating func environment() -> LayoutEnvironment {
    let size = numbers.one(
      of: Size(width: 320, height: 480), Size(width: 375, height: 812),
      Size(width: 393, height: 852), Size(width: 844, height: 390),
      Size(width: 1024, height: 768), Size(width: 401, height: 333))
    let hasInsets = numbers.chance(percent: 40)
    return LayoutEnvironment(
      size: size, scale: numbers.one(of: 1, 2, 3),
      layoutDirection: numbers.anyCase(of: LayoutDirection.self),
      contentInset: hasInsets ? insets(upTo: 40) : .zero,
      safeArea: numbers.chance(percent: 60) ? insets(upTo: 50) : .zero,
      layoutMargins: numbers.chance(percent: 60) ? insets(upTo: 24) : .zero,
      profile: numbers.anyCase(of: PixelProfile.self),
      idiom: numbers.anyCase(of: LayoutEnvironment.Idiom.self))
  }

  private mutating func configuration(
    scrolling scroll: Axis, in environment: LayoutEnvironment
  ) -> LayoutConfiguration {
    let hasBoundary = numbers.chance(percent: 15)
    return LayoutConfiguration(
      scrollDirection: scroll, interSectionSpacing: numbers.one(of: 0, 0, 8, 12.5, 33.3),
      contentInsetsReference: numbers.anyCase(of: ContentInsetsReference.self),
      boundarySupplementaryItems: hasBoundary
        ? boundaryItems(named: "global", in: environment.size, scrolling: scroll) : [])
  }

  /// A number of items, seldom none, seldom hundreds.
  mutating func itemCount() -> Int {
    switch numbers.whole(in: 1...100) {
    case ...10: 0
    case ...95: numbers.whole(in: 1...14)
    case ...99: numbers.whole(in: 15...60)
    default: numbers.whole(in: 61...300)
    }
  }

  /// A scroll position somewhere in the content or a little before it.
  mutating func position(
    of rows: [OrthogonalScrollingBehavior], along scroll: Axis
  ) -> ScrollPosition {
    let far = numbers.one(of: -40, 0, 60, 300, 900)
    let main = Double(numbers.whole(in: min(0, far)...max(0, far)))
    var position = ScrollPosition(offset: Point(along: scroll, main, across: 0))
    for (section, behavior) in rows.enumerated()
    where behavior != .none && numbers.chance(percent: 70) {
      position.rowOffsets[section] = Double(numbers.whole(in: -20...400))
    }
    return position
  }
}

extension LayoutSample {
  /// The layout of a seed, drawn by ``LayoutGenerator``.
  public static func random(seed: UInt64) -> LayoutSample {
    var generator = LayoutGenerator(seed: seed)
    return generator.sample(named: "seed \(seed)")
  }

  /// The layout of a seed whose views size themselves, with what was measured of them.
  public static func randomMeasured(seed: UInt64) -> LayoutSample {
    var generator = LayoutGenerator(seed: seed, measures: true)
    return generator.sample(named: "measured seed \(seed)")
  }
}

// MARK: - Numbers

extension LayoutGenerator {
  /// A length: mostly whole, sometimes with quarters, seldom off every pixel grid.
  mutating func length(in range: ClosedRange<Double>) -> Double {
    let value = numbers.number(in: range)
    let whole = Double(Int(value))
    return numbers.one(of: whole, whole, whole, whole + 0.25, whole + 0.5, whole + 0.3)
  }

  /// Insets of which each edge is 0 half of the time.
  mutating func insets(upTo limit: Double) -> DirectionalEdgeInsets {
    var edges: [Double] = []
    for _ in 0..<4 {
      edges.append(numbers.chance(percent: 50) ? 0 : length(in: 1...limit))
    }
    return DirectionalEdgeInsets(
      top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
  }

  /// Insets of an item or boundary item: mostly none, seldom negative or beyond the size.
  mutating func itemInsets() -> DirectionalEdgeInsets {
    switch numbers.whole(in: 1...100) {
    case ...70: .zero
    case ...88: insets(upTo: 9)
    case ...95: DirectionalEdgeInsets(all: -length(in: 1...6))
    default: DirectionalEdgeInsets(all: length(in: 60...150))
    }
  }

  /// A spacing, mostly fixed.
  mutating func spacing(upTo limit: Double) -> LayoutSpacing {
    let value = numbers.chance(percent: 25) ? 0 : length(in: 0...limit)
    return numbers.chance(percent: 35) ? .flexible(value) : .fixed(value)
  }

  /// Edge spacing, on most elements none.
  mutating func edgeSpacing(percent: Int) -> LayoutEdgeSpacing {
    guard numbers.chance(percent: percent) else { return .zero }
    var edges: [LayoutSpacing] = []
    for _ in 0..<4 { edges.append(numbers.chance(percent: 50) ? .fixed(0) : spacing(upTo: 8)) }
    return LayoutEdgeSpacing(
      leading: edges[0], top: edges[1], trailing: edges[2], bottom: edges[3])
  }

  /// A distance in both directions, often none on one of them.
  mutating func distance(upTo limit: Double) -> Point {
    var point = Point.zero
    for axis in Axis.allCases where numbers.chance(percent: 60) {
      point[axis] = length(in: -limit...limit)
    }
    return point
  }
}
