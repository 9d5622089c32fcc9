import RMLayout
import RMLayoutTesting

/// Compares the engine's solution of a sample with the reference's: frames, rows and queries.
struct ReferenceComparison {
  let sample: LayoutSample
  let engine: LayoutSolution
  let reference: ReferenceSolution

  init(_ sample: LayoutSample) throws(SpecificationError) {
    self.sample = sample
    engine = try sample.solve()
    reference = ReferenceSolution(sample)
  }

  /// All in which engine and reference differ, nil if they agree.
  static func mismatch(in sample: LayoutSample) -> LayoutMismatch? {
    do {
      let comparison = try ReferenceComparison(sample)
      var found = comparison.sizes + comparison.rows
      // A random position besides the sample's own, for what is pinned.
      var numbers = SplitMix64(seed: UInt64(sample.itemCounts.reduce(0, +)))
      var other = sample.position
      other.offset[sample.scrollDirection] += Double(numbers.whole(in: -150...450))
      for position in [sample.position, other] {
        let shown = comparison.reference.shown(at: position)
        found += comparison.elements(shown, at: position)
        if found.isEmpty { found += comparison.queries(shown, at: position, &numbers) }
      }
      return found.isEmpty ? nil : LayoutMismatch(sample.name, differences: found)
    } catch {
      return LayoutMismatch("\(sample.name) is refused", note: "\(error)")
    }
  }

  // MARK: - Numbers

  private var pixel: Double { 1 / sample.environment.scale }

  /// Whether two numbers are equal; each tie that goes into them may fall on either side.
  private func agree(_ left: Double, _ right: Double, ties: Bool...) -> Bool {
    let pixels = Double(ties.filter { $0 }.count)
    return abs(left - right) <= pixels * pixel + 1e-6
  }

  private func agree(_ expected: Rect, _ actual: Rect, exact: Rect) -> Bool {
    let pixels = reference.pixels
    // What is mirrored moves with the content's width and its own.
    let moves = reference.isMirrored
    return agree(
      expected.minX, actual.minX,
      ties: pixels.isTie(exact.minX), moves && pixels.isTie(exact.width),
      moves && pixels.isTie(reference.exactContentSize.width))
      && agree(expected.minY, actual.minY, ties: pixels.isTie(exact.minY))
      && agree(expected.width, actual.width, ties: pixels.isTie(exact.width))
      && agree(expected.height, actual.height, ties: pixels.isTie(exact.height))
  }

  private func agree(_ expected: ReferenceShown, _ actual: LayoutAttributes) -> Bool {
    var same = actual
    same.frame = expected.attributes.frame
    if expected.touchesBounds {
      same.isPinned = expected.attributes.isPinned
      same.zIndex = expected.attributes.zIndex
    }
    guard same == expected.attributes else { return false }
    if expected.hasNoPlace { return actual.frame.size == .zero }
    return agree(expected.attributes.frame, actual.frame, exact: expected.exact)
  }

  // MARK: - Sizes, elements and rows

  private var sizes: [LayoutMismatch.Difference] {
    var found: [LayoutMismatch.Difference] = []
    for axis in Axis.allCases {
      let (expected, actual) = (reference.contentSize[axis], engine.contentSize[axis])
      let isTie = reference.pixels.isTie(reference.exactContentSize[axis])
      if !agree(expected, actual, ties: isTie) {
        found.append(.init("content, \(axis)", expected: "\(expected)", actual: "\(actual)"))
      }
    }
    for index in reference.sections.indices {
      let expected = reference.frame(ofSection: index)
      let actual = engine.frame(ofSection: index)
      let exact = reference.exactFrame(ofSection: index)
      if !agree(expected, actual, exact: exact) {
        found.append(
          .init("section \(index)", expected: "\(expected)", actual: "\(actual)"))
      }
    }
    return found
  }

  private func elements(
    _ expected: [ReferenceShown], at position: ScrollPosition
  ) -> [LayoutMismatch.Difference] {
    var actual: [LayoutAttributes] = []
    engine.forEachAttributes(at: position) { actual.append($0) }
    guard expected.count == actual.count, engine.elementCount == actual.count else {
      let counts = "\(actual.count), counted \(engine.elementCount)"
      return [.init("elements", expected: "\(expected.count)", actual: counts)]
    }
    return zip(expected, actual).compactMap { wanted, found in
      agree(wanted, found)
        ? nil
        : .init(
          wanted.attributes.elementName, expected: wanted.attributes.placeText,
          actual: found.frameLine)
    }
  }

  private var rows: [LayoutMismatch.Difference] {
    let axis = reference.scroll.cross
    return reference.sections.enumerated().compactMap { index, section in
      guard let expected = section.row, let actual = engine.row(inSection: index) else {
        return (section.row == nil) == (engine.row(inSection: index) == nil)
          ? nil : .init("row \(index)", expected: "nil on both sides", actual: "one")
      }
      let stops = expected.stops(along: axis)
      let agrees =
        stops.count == actual.restingOffsetCount
        && zip(stops, actual.restingOffsets).allSatisfy { agree($0, $1) }
        && agree(expected.contentLength, actual.contentLength)
        && agree(expected.firstOffset(along: axis), actual.initialOffset)
      return agrees
        ? nil
        : .init(
          "row \(index)", expected: "\(stops) of \(expected.contentLength)",
          actual: "\(actual.restingOffsets) of \(actual.contentLength)")
    }
  }

  // MARK: - Queries

  /// A few random rectangles; what lies within a pixel of an edge may be found or not.
  private func queries(
    _ shown: [ReferenceShown], at position: ScrollPosition, _ numbers: inout SplitMix64
  ) -> [LayoutMismatch.Difference] {
    var all: [LayoutAttributes] = []
    engine.forEachAttributes(at: position) { all.append($0) }
    var found: [LayoutMismatch.Difference] = []
    for _ in 0..<3 {
      let rect = window(at: position, &numbers)
      let actual = engine.attributes(intersecting: rect, at: position)
      let names = Set(actual)
      let order = all.filter(names.contains)
      if order != actual {
        found.append(
          .init(
            "\(rect)", expected: "\(order.map { $0.frameLine })",
            actual: "\(actual.map { $0.frameLine })"))
      }
      for (element, attributes) in zip(shown, all) {
        guard let isDue = reference.finds(element, in: rect) else { continue }
        let isFound = names.contains(attributes)
        if isDue != isFound {
          found.append(
            .init(
              "\(rect) on \(attributes.frameLine)", expected: "\(isDue)", actual: "\(isFound)"))
        }
      }
    }
    return found
  }

  /// A rectangle somewhere about the content, seldom a line.
  private func window(at position: ScrollPosition, _ numbers: inout SplitMix64) -> Rect {
    let extent = Size(
      width: min(engine.contentSize.width, 3000), height: min(engine.contentSize.height, 3000))
    let largest = numbers.one(of: 4.0, 60, 500)
    return Rect(
      x: numbers.number(in: -30...extent.width + 10),
      y: numbers.number(in: -30...extent.height + 10),
      width: numbers.number(in: 0.5...largest),
      height: numbers.chance(percent: 6) ? 0 : numbers.number(in: 0.5...largest))
  }
}
