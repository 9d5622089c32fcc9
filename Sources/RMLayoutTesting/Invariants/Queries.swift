import RMLayout

extension LayoutSample {
  /// What rectangles find wrongly, miss, or give in another order (Q1, Q2).
  ///
  /// Cells and attached views are not found where they leave their group, which has no frame of its
  /// own: those that are missed must be missed by each part of the rectangle too.
  func faultsOfQueries() throws(SpecificationError) -> [LayoutMismatch.Difference] {
    let solution = try solve()
    let size = solution.contentSize
    guard size.width > 0, size.height > 0 else { return [] }
    let elements = solution.elements(at: position)
    let certain = elements.filter { mustShow($0, in: solution) }
    var numbers = SplitMix64(seed: UInt64(elements.count))
    var faults: [LayoutMismatch.Difference] = []
    for _ in 0..<8 {
      let query = QueryCheck(
        solution: solution, position: position, elements: elements, certain: certain,
        rect: window(in: size, &numbers))
      faults += query.faults(
        cutting: numbers.anyCase(of: Axis.self), at: numbers.number(in: 0.1...0.9))
    }
    return faults
  }

  /// A rectangle somewhere in or about the first screens of the content.
  private func window(in content: Size, _ numbers: inout SplitMix64) -> Rect {
    let size = Size(
      width: min(content.width, environment.size.width * 3),
      height: min(content.height, environment.size.height * 3))
    return Rect(
      x: numbers.number(in: -20...size.width), y: numbers.number(in: -20...size.height),
      width: numbers.number(in: 1...numbers.one(of: 20, 300)),
      height: numbers.number(in: 1...numbers.one(of: 20, 300)))
  }

  /// Whether an element is found wherever its frame is: it stands in no group.
  private func mustShow(_ element: LayoutAttributes, in solution: LayoutSolution) -> Bool {
    guard case .compositional(let layout) = layout else { return true }
    let section = element.path.section
    guard element.category == .supplementary, section != ItemPath.layoutSection else {
      return section == ItemPath.layoutSection
    }
    guard solution.frame(ofSection: section).size[scrollDirection] > 0 else { return false }
    let definition: LayoutSection
    switch layout.sections {
    case .same(let section): definition = section
    case .each(let sections): definition = sections[section]
    case .provider: return false
    }
    return definition.boundarySupplementaryItems.contains { $0.kind == element.kind }
      && !definition.group.attachedKinds.contains(element.kind)
  }
}

/// A rectangle and what it should find.
private struct QueryCheck {
  let solution: LayoutSolution
  let position: ScrollPosition
  let elements: [LayoutAttributes]
  let certain: [LayoutAttributes]
  let rect: Rect

  func faults(cutting axis: Axis, at share: Double) -> [LayoutMismatch.Difference] {
    let found = solution.attributes(intersecting: rect, at: position)
    let kept = Set(found)
    let name = rect.placeText
    var faults: [LayoutMismatch.Difference] = []
    if elements.filter(kept.contains) != found {
      faults.append(.init(name, expected: "the order of Q2", actual: found.names))
    }
    let content = Rect(origin: .zero, size: solution.contentSize)
    let area = rect.intersection(content)
    for element in found where element.category != .decoration {
      let shows = area.map { element.frame.intersects($0) } ?? false
      if !shows { faults.append(.init(name, expected: nil, actual: element.frameLine)) }
    }
    for element in certain where area.map({ element.frame.intersects($0) }) ?? false {
      if !kept.contains(element) {
        faults.append(.init(name, expected: element.frameLine, actual: nil))
      }
    }
    return faults + faultsOfParts(found: kept, cutting: axis, at: share)
  }

  /// Each part finds its own, both together all and nothing more.
  ///
  /// A view attached to a group is found if one part meets the view and the other the group.
  private func faultsOfParts(
    found: Set<LayoutAttributes>, cutting axis: Axis, at share: Double
  ) -> [LayoutMismatch.Difference] {
    let (first, second) = rect.parts(along: axis, at: share)
    let parts = Set(
      solution.attributes(intersecting: first, at: position)
        + solution.attributes(intersecting: second, at: position))
    return elements.filter(found.symmetricDifference(parts).contains).compactMap { element in
      let isFound = found.contains(element)
      if isFound, element.category == .supplementary { return nil }
      let line = element.frameLine
      return .init(
        "\(rect.placeText) in two parts", expected: isFound ? line : nil,
        actual: isFound ? nil : line)
    }
  }
}

extension [LayoutAttributes] {
  fileprivate var names: String { map { $0.elementName }.joined(separator: ", ") }
}

extension LayoutGroup {
  /// The kinds of all views attached to the group and to what it holds.
  fileprivate var attachedKinds: Set<String?> {
    var kinds = Set(supplementaryItems.map { Optional($0.kind) })
    switch arrangement {
    case .custom: break
    case .subitems(let subitems, _):
      for subitem in subitems { kinds.formUnion(subitem.attachedKinds) }
    case .dividing(let subitem, _, _), .repeating(let subitem, _, _):
      kinds.formUnion(subitem.attachedKinds)
    }
    return kinds
  }
}

extension LayoutSubitem {
  fileprivate var attachedKinds: Set<String?> {
    switch self {
    case .item(let item): Set(item.supplementaryItems.map { $0.kind })
    case .group(let group): group.attachedKinds
    }
  }
}

extension Rect {
  /// Both parts of the rectangle, cut at a share of its length.
  fileprivate func parts(along axis: Axis, at share: Double) -> (Rect, Rect) {
    var first = self
    var second = self
    first.size[axis] *= share
    second.origin[axis] += first.size[axis]
    second.size[axis] -= first.size[axis]
    return (first, second)
  }
}
