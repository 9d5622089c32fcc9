/// What a measuring loop did.
public struct MeasuringResult: Hashable, Sendable {
  /// What all passes changed together.
  public var change: LayoutChange
  /// How many passes there were; the last one found nothing to change.
  public var passes: Int
  /// How often the measurer was asked.
  public var measurements: Int
  /// Whether sizes came to rest; if not, ``LayoutSolution/diagnostics`` says so (E9).
  public var isSettled: Bool
}

extension LayoutSolution {
  /// Measures what shows in a rectangle until nothing changes any more (E4).
  ///
  /// Each pass asks for elements that show and size themselves, and takes their answers over; that may
  /// bring others into view. An element that was measured before is not asked; one whose answer
  /// changed its size is asked again in the next pass, at its new size. Items that are uniform across
  /// siblings are asked with all their siblings, seen or not (D9).
  /// ```swift
  /// let result = solution.measure(intersecting: viewport) { element in
  ///   PreferredSize(height: height(of: texts[element.path.item], width: element.frame.size.width))
  /// }
  /// ```
  /// - Parameters:
  ///   - rect: content coordinates, in points; it moves with what the user sees.
  ///   - position: how far the content and its rows are scrolled.
  ///   - passes: where measuring ends that does not settle.
  ///   - budget: how often the measurer is asked at most.
  ///   - measurer: the lengths that a cell, header or footer at its present frame asks for, rounded up
  ///     to a pixel as views do; nil if it cannot size itself.
  /// - Returns: what changed, and how often was asked.
  /// - Throws: what the measurer throws; answers of earlier passes are kept.
  /// - Complexity: O(elements that show) for each pass, and their updates.
  @discardableResult
  public mutating func measure<Failure: Error>(
    intersecting rect: Rect, at position: ScrollPosition = ScrollPosition(), passes: Int = 100,
    budget: Int = 100_000,
    _ measurer: (LayoutAttributes) throws(Failure) -> PreferredSize?
  ) throws(Failure) -> MeasuringResult {
    var loop = MeasuringLoop(rect: rect, position: position, budget: budget)
    let before = contentSize
    unsettledPasses = 0
    while loop.passes < passes {
      guard try loop.runPass(on: &self, measurer) else {
        return loop.result(isSettled: true, from: before, to: contentSize)
      }
    }
    unsettledPasses = loop.passes
    return loop.result(isSettled: false, from: before, to: contentSize)
  }
}

/// The state of a measuring loop between its passes.
private struct MeasuringLoop {
  var rect: Rect
  var position: ScrollPosition
  let budget: Int
  var passes = 0
  private var measurements = 0
  private var firstChanged: Double?
  private var offset = Point.zero
  /// Elements whose answer changed their size: asked again.
  private var open: Set<Element> = []
  /// Elements that cannot size themselves: not asked again.
  private var given: Set<Element> = []

  /// What is measured.
  private struct Element: Hashable {
    let path: ItemPath
    /// The kind of a boundary item; nil for cells.
    let kind: String?
  }

  init(rect: Rect, position: ScrollPosition, budget: Int) {
    self.rect = rect
    self.position = position
    self.budget = budget
  }

  func result(isSettled: Bool, from before: Size, to after: Size) -> MeasuringResult {
    MeasuringResult(
      change: LayoutChange(
        firstChangedOffset: firstChanged,
        contentSizeAdjustment: Size(
          width: after.width - before.width, height: after.height - before.height),
        contentOffsetAdjustment: offset),
      passes: passes, measurements: measurements, isSettled: isSettled)
  }

  /// Asks what shows; returns whether a size changed.
  mutating func runPass<Failure: Error>(
    on solution: inout LayoutSolution,
    _ measurer: (LayoutAttributes) throws(Failure) -> PreferredSize?
  ) throws(Failure) -> Bool {
    passes += 1
    var answers: [(LayoutAttributes, PreferredSize)] = []
    for attributes in due(in: solution) where measurements < budget {
      measurements += 1
      if let answer = try measurer(attributes) {
        answers.append((attributes, answer))
      } else {
        given.insert(element(attributes))
      }
    }
    var isChanged = false
    for (attributes, answer) in answers {
      let element = element(attributes)
      if take(answer, of: attributes, into: &solution) {
        isChanged = true
        open.insert(element)
      } else {
        open.remove(element)
      }
    }
    return isChanged
  }

  private func element(_ attributes: LayoutAttributes) -> Element {
    Element(path: attributes.path, kind: attributes.kind)
  }

  /// The elements to ask: those that show, with the siblings that share their length.
  private func due(in solution: LayoutSolution) -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    var asked: Set<ItemPath> = []
    solution.forEachAttributes(intersecting: rect, at: position) { attributes in
      guard attributes.category != .cell else {
        for path in solution.itemsMeasured(with: attributes.path) where asked.insert(path).inserted
        {
          guard isDue(Element(path: path, kind: nil), in: solution) else { continue }
          if let cell = solution.attributes(forItemAt: path) { found.append(cell) }
        }
        return
      }
      guard attributes.category == .supplementary, isDue(element(attributes), in: solution) else {
        return
      }
      found.append(attributes)
    }
    return found
  }

  private func isDue(_ element: Element, in solution: LayoutSolution) -> Bool {
    if open.contains(element) { return true }
    return !given.contains(element)
      && (element.kind.map {
        solution.wantsMeasuring(boundaryItemOfKind: $0, section: element.path.section)
      } ?? solution.wantsMeasuring(itemAt: element.path))
  }

  /// Takes an answer over; returns whether the element's size changed.
  private mutating func take(
    _ answer: PreferredSize, of attributes: LayoutAttributes, into solution: inout LayoutSolution
  ) -> Bool {
    let change: LayoutChange
    let isSame: Bool
    if let kind = attributes.kind {
      let section = attributes.path.section
      let number = section == ItemPath.layoutSection ? nil : section
      let before = solution.boundaryFrameSize(ofKind: kind, section: number)
      change = solution.setPreferredSize(
        answer, forBoundaryItemOfKind: kind, inSection: number, contentOffset: position.offset)
      isSame = solution.boundaryFrameSize(ofKind: kind, section: number) == before
    } else {
      let before = solution.frame(forItemAt: attributes.path)?.size
      change = solution.setPreferredSize(
        answer, forItemAt: attributes.path, contentOffset: position.offset)
      isSame = solution.frame(forItemAt: attributes.path)?.size == before
    }
    move(by: change)
    return !isSame
  }

  private mutating func move(by change: LayoutChange) {
    let delta = change.contentOffsetAdjustment
    rect = rect.offset(by: delta)
    position.offset = Point(x: position.offset.x + delta.x, y: position.offset.y + delta.y)
    offset = Point(x: offset.x + delta.x, y: offset.y + delta.y)
    guard let first = change.firstChangedOffset else { return }
    firstChanged = min(firstChanged ?? first, first)
  }
}

extension LayoutSolution {
  /// Whether a cell sizes itself and was not measured yet.
  fileprivate func wantsMeasuring(itemAt path: ItemPath) -> Bool {
    let known = preferredSize(forItemAt: path)
    if case .flow(let layout) = source { return layout.estimatedItemSize != nil && known == nil }
    let section = section(path.section)
    guard let plan = section.solution.source?.plan else { return false }
    guard let slot = section.slot(of: path.item) else { return false }
    return plan.axes.contains { slot.isEstimated(along: $0) && known?[$0] == nil }
  }

  /// Whether a boundary item sizes itself and was not measured yet (E6).
  fileprivate func wantsMeasuring(boundaryItemOfKind kind: String, section number: Int) -> Bool {
    let isOfLayout = number == ItemPath.layoutSection
    let section = isOfLayout ? nil : section(number).solution
    let items =
      isOfLayout ? source.boundaryItems : section?.source?.section.boundarySupplementaryItems ?? []
    let sizes = isOfLayout ? boundarySizes : section?.boundarySizes ?? [:]
    guard sizes[kind] == nil, let item = items.first(where: { $0.kind == kind }) else {
      return false
    }
    return item.size.width.isEstimated || item.size.height.isEstimated
  }

  fileprivate func boundaryFrameSize(ofKind kind: String, section number: Int?) -> Size? {
    let elements = number.map { section($0).solution.boundary } ?? boundary
    return elements.first { $0.kind == kind }?.frame.size
  }

  /// An item with those that must be measured for its length: siblings that share it (D9).
  fileprivate func itemsMeasured(with path: ItemPath) -> [ItemPath] {
    let section = section(path.section)
    guard let plan = section.solution.source?.plan, plan.hasUniformItems else { return [path] }
    let items: Range<Int>
    if !plan.sharedAxes.isEmpty {
      items = 0..<section.solution.itemCount
    } else {
      let first =
        section.run?.place(ofItem: path.item).item ?? path.item / plan.perGroup * plan.perGroup
      items = first..<min(section.solution.itemCount, first + plan.perGroup)
    }
    return items.map { ItemPath(section: path.section, item: $0) }
  }
}
