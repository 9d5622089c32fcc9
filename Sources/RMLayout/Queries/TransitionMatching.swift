/// What makes an element the same one in another solution, once its path is mapped.
struct ElementIdentity: Hashable {
  let category: LayoutAttributes.Category
  let kind: String?
  let path: ItemPath

  init(_ attributes: LayoutAttributes, at path: ItemPath? = nil) {
    category = attributes.category
    kind = attributes.kind
    self.path = path ?? attributes.path
  }
}

/// The pairs of elements of two solutions that show in either.
struct TransitionMatching {
  let old: ViewedSolution
  let new: ViewedSolution
  let mapping: TransitionMapping

  /// The elements that disappear, then the others by their place in the new solution.
  func elements() -> [ElementTransition] {
    var gone: [ElementTransition] = []
    var staying: [ElementTransition] = []
    for element in new.visible {
      let partner = oldIdentity(of: element).flatMap { old.attributes($0, like: element, mapping) }
      staying.append(
        partner.map { ElementTransition(from: $0, to: element) }
          ?? ElementTransition(.appearing, element))
    }
    for element in old.visible {
      guard let identity = newIdentity(of: element),
        let partner = new.attributes(identity, like: element, mapping)
      else {
        gone.append(ElementTransition(.disappearing, element))
        continue
      }
      if !new.shows(identity) { staying.append(ElementTransition(from: element, to: partner)) }
    }
    staying.sort { $0.end.precedes($1.end) }
    return gone + staying
  }

  /// What an element of the old solution is in the new one, if the way back leads to it again.
  private func newIdentity(of element: LayoutAttributes) -> ElementIdentity? {
    guard let path = mapping.newPath(of: element) else { return nil }
    var partner = element
    partner.path = path
    return mapping.oldPath(of: partner) == element.path ? ElementIdentity(partner) : nil
  }

  /// What an element of the new solution was in the old one, if the way back leads to it again.
  private func oldIdentity(of element: LayoutAttributes) -> ElementIdentity? {
    guard let path = mapping.oldPath(of: element) else { return nil }
    var partner = element
    partner.path = path
    return mapping.newPath(of: partner) == element.path ? ElementIdentity(partner) : nil
  }
}

extension TransitionMapping {
  func newPath(of element: LayoutAttributes) -> ItemPath? {
    path(of: element, items: newItem, sections: newSection)
  }

  func oldPath(of element: LayoutAttributes) -> ItemPath? {
    path(of: element, items: oldItem, sections: oldSection)
  }

  /// Whether an element's number is that of an item.
  func followsItem(_ element: LayoutAttributes) -> Bool {
    element.category == .cell
      || element.category == .supplementary && itemKinds.contains(element.kind ?? "")
  }

  private func path(
    of element: LayoutAttributes, items: (ItemPath) -> ItemPath?, sections: (Int) -> Int?
  ) -> ItemPath? {
    if element.path.section == ItemPath.layoutSection { return element.path }
    if followsItem(element) { return items(element.path) }
    return sections(element.path.section).map {
      ItemPath(section: $0, item: element.path.item)
    }
  }
}
