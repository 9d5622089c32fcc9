import RMLayout
import RMLayoutDocument

/// Compares a solution, as it shows at a scroll position, with what is known of it.
struct GoldenComparer {
  let document: LayoutDocument
  let solution: LayoutSolution
  let position: ScrollPosition
  /// How far a number may be off, in points.
  let tolerance: Double

  /// All that differs, each in one readable line.
  func mismatches(with expected: Expectation) -> [String] {
    contentSize(expected) + elements(expected) + queries(expected) + sections(expected)
      + diagnostics(expected)
  }

  private func contentSize(_ expected: Expectation) -> [String] {
    let size = solution.contentSize
    return number("content width", expected.contentWidth, size.width)
      + number("content height", expected.contentHeight, size.height)
  }

  private func elements(_ expected: Expectation) -> [String] {
    // Elements may be a million: they are listed only where something is said about them.
    guard expected.isComplete || !expected.elements.isEmpty else { return [] }
    var shown: [LayoutAttributes] = []
    solution.forEachAttributes(at: position) { shown.append($0) }
    return compare(expected.elements, shown, isComplete: expected.isComplete)
  }

  private func compare(
    _ expected: [Expectation.Element], _ actual: [LayoutAttributes], isComplete: Bool
  ) -> [String] {
    let shown = Dictionary(actual.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var found: [String] = []
    if shown.count < actual.count {
      found.append("\(actual.count) elements have only \(shown.count) names")
    }
    for element in expected {
      guard let attributes = shown[element.name] else {
        found.append("\(element.name): is missing, expected \(element.frame.text)")
        continue
      }
      found += compare(element, attributes)
    }
    guard isComplete else { return found }
    let names = Set(expected.map(\.name))
    let further = shown.keys.filter { !names.contains($0) }.sorted()
    return found + further.map { "\($0): is not expected, has \(shown[$0]?.frame.text ?? "")" }
  }

  private func compare(
    _ element: Expectation.Element, _ attributes: LayoutAttributes
  ) -> [String] {
    let frame = attributes.frame
    let scale = solution.environment.scale
    var found = quad(element.name, element.frame, frame.numbers, within: tolerance)
    if let isPinned = element.isPinned, isPinned != attributes.isPinned {
      found.append("\(element.name): expected pinned \(isPinned), is \(attributes.isPinned)")
    }
    found += quad(
      element.name + " in pixels", element.pixels, frame.edges.map { $0 * scale },
      within: tolerance * scale)
    if let zIndex = element.zIndex, zIndex != attributes.zIndex {
      found.append("\(element.name): expected zIndex \(zIndex), is \(attributes.zIndex)")
    }
    return found
  }

  private func queries(_ expected: Expectation) -> [String] {
    expected.queries.flatMap { query in
      let names = solution.attributes(intersecting: query.rect, at: position).map(\.name)
      let found = Set(names)
      let missing = query.names.subtracting(found).sorted()
      let further = found.subtracting(query.names).sorted()
      let twice = names.count > found.count ? ["query \(query.rect.text): finds a name twice"] : []
      return twice + missing.map { "query \(query.rect.text): misses \($0)" }
        + further.map { "query \(query.rect.text): must not find \($0)" }
    }
  }

  private func sections(_ expected: Expectation) -> [String] {
    expected.sections.enumerated().flatMap { index, section -> [String] in
      guard index < solution.sectionCount else { return ["section \(index): is missing"] }
      let frame = solution.frame(ofSection: index).numbers
      let extent = quad("section \(index)", section.frame, frame, within: tolerance)
      return extent + (section.row.map { row($0, inSection: index) } ?? [])
        + (section.list.map { list($0, inSection: index) } ?? [])
    }
  }

  private func list(_ expected: ListExpectation, inSection index: Int) -> [String] {
    guard case .compositional(let layout) = document.layout,
      case .each(let sections) = layout.sections, sections.indices.contains(index)
    else { return ["list \(index): is missing"] }
    return expected.mismatches(with: sections[index], tolerance: tolerance)
      .map { "list \(index): \($0)" }
  }

  private func row(_ expected: Expectation.Row, inSection index: Int) -> [String] {
    guard let row = solution.row(inSection: index) else { return ["row \(index): is missing"] }
    let name = "row \(index)"
    let offset = position.rowOffsets[index] ?? row.initialOffset
    return quad(name, expected.frame, row.frame.numbers, within: tolerance)
      + number(name + " content length", expected.contentLength, row.contentLength)
      + numbers(name + " range", expected.range, [row.range.lowerBound, row.range.upperBound])
      + number(name + " offset", expected.offset, offset)
      + numbers(name + " resting offsets", expected.restingOffsets, row.restingOffsets)
      + visibleItems(expected.visibleItems, inSection: index, at: offset)
  }

  private func visibleItems(
    _ expected: [Expectation.Element]?, inSection index: Int, at offset: Double
  ) -> [String] {
    guard let expected else { return [] }
    return compare(
      expected, solution.visibleItems(inRow: index, at: offset), isComplete: true
    ).map { "visible items of row \(index): \($0)" }
  }

  private func diagnostics(_ expected: Expectation) -> [String] {
    let found = Set(solution.diagnostics.map { "\($0.severity.rawValue) at \($0.path)" })
    return expected.diagnostics.map { "\($0.severity) at \($0.path)" }
      .filter { !found.contains($0) }.map { "diagnostic: \($0) is missing" }
  }

  // MARK: Numbers

  private func number(_ name: String, _ expected: Double?, _ actual: Double) -> [String] {
    numbers(name, expected.map { [$0] }, [actual])
  }

  private func numbers(_ name: String, _ expected: [Double]?, _ actual: [Double]) -> [String] {
    guard let expected else { return [] }
    let isNear =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy { $0.isNear($1, within: tolerance) }
    return isNear ? [] : ["\(name): expected \(expected.text), is \(actual.text)"]
  }

  private func quad(
    _ name: String, _ expected: PartialQuad, _ actual: [Double], within tolerance: Double
  ) -> [String] {
    let isNear = zip(expected.numbers, actual).allSatisfy { known, actual in
      known.map { $0.isNear(actual, within: tolerance) } ?? true
    }
    return isNear ? [] : ["\(name): expected \(expected.text), is \(actual.text)"]
  }
}

extension LayoutAttributes {
  /// The element's name in golden data, such as `cell:0.3` or `supplementary:header:0.0`.
  var name: String {
    let type =
      switch category {
      case .cell: "cell"
      case .decoration: "decoration"
      case .supplementary: "supplementary"
      }
    let section = path.section == ItemPath.layoutSection ? "-" : "\(path.section)"
    return (kind.map { "\(type):\($0)" } ?? type) + ":\(section).\(path.item)"
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
  fileprivate var text: String { numbers.text }
}

extension [Double] {
  fileprivate var text: String { "(" + map(\.decimalText).joined(separator: ", ") + ")" }
}

extension PartialQuad {
  fileprivate var text: String {
    "(" + numbers.map { $0?.decimalText ?? "?" }.joined(separator: ", ") + ")"
  }
}
