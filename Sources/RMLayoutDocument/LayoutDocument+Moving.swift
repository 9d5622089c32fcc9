package import RMLayout

extension LayoutDocument {
  /// The same document in another environment, whose device gives lists their metrics (L2).
  package func moved(to environment: LayoutEnvironment) -> LayoutDocument {
    var moved = self
    moved.environment = environment
    guard case .compositional(var layout) = layout, case .each(var sections) = layout.sections
    else { return moved }
    for (index, list) in lists where sections.indices.contains(index) {
      sections[index].replaceParts(
        of: .list(using: list, in: self.environment), by: .list(using: list, in: environment))
    }
    layout.sections = .each(sections)
    moved.layout = .compositional(layout)
    return moved
  }
}

extension LayoutSection {
  /// Takes over the parts of another section where this one has those of a usual one.
  fileprivate mutating func replaceParts(of usual: LayoutSection, by other: LayoutSection) {
    func replace<Part: Equatable>(
      _ part: WritableKeyPath<LayoutSection, Part>, in section: inout LayoutSection
    ) {
      guard section[keyPath: part] == usual[keyPath: part] else { return }
      section[keyPath: part] = other[keyPath: part]
    }
    replace(\.group, in: &self)
    replace(\.contentInsets, in: &self)
    replace(\.boundarySupplementaryItems, in: &self)
    replace(\.headerTopPadding, in: &self)
    replace(\.contentInsetsReference, in: &self)
  }
}
