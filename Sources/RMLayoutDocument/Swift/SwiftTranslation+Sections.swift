import RMLayout

extension SwiftTranslation {
  /// What differs from a usual section, in the order of the initializer.
  func parts(of section: LayoutSection, unless usual: LayoutSection) -> [SwiftEntry] {
    func changed<Part: Equatable>(
      _ part: KeyPath<LayoutSection, Part>, _ value: (Part) -> SwiftValue
    ) -> SwiftValue? {
      section[keyPath: part] == usual[keyPath: part] ? nil : value(section[keyPath: part])
    }
    let before: [(String, SwiftValue?)] = [
      ("contentInsets", changed(\.contentInsets) { value($0) }),
      ("interGroupSpacing", changed(\.interGroupSpacing) { .number($0) }),
      ("orthogonalScrollingBehavior", changed(\.orthogonalScrollingBehavior) { .word($0) }),
    ]
    let after: [(String, SwiftValue?)] = [
      (
        "boundarySupplementaryItems",
        changed(\.boundarySupplementaryItems) { .list($0.map { value($0) }) }
      ),
      ("decorationItems", changed(\.decorationItems) { .list($0.map { value($0) }) }),
      ("headerTopPadding", changed(\.headerTopPadding) { .number($0) }),
      ("contentInsetsReference", changed(\.contentInsetsReference) { .word($0) }),
      (
        "supplementaryContentInsetsReference",
        changed(\.supplementaryContentInsetsReference) { .word($0) }
      ),
      (
        "supplementariesFollowContentInsets",
        changed(\.supplementariesFollowContentInsets) { .bool($0) }
      ),
    ]
    let properties = parts(
      of: section.orthogonalScrollingProperties, unless: usual.orthogonalScrollingProperties)
    return before.given + properties + after.given
  }

  /// What a configuration says beside what is usual.
  func parts(of configuration: LayoutConfiguration) -> [SwiftEntry] {
    let boundary = configuration.boundarySupplementaryItems
    let reference = configuration.contentInsetsReference
    let spacing = configuration.interSectionSpacing
    let parts: [(String, SwiftValue?)] = [
      (
        "scrollDirection",
        configuration.scrollDirection == .vertical ? nil : .word(configuration.scrollDirection)
      ),
      ("interSectionSpacing", spacing == 0 ? nil : .number(spacing)),
      ("contentInsetsReference", reference == .safeArea ? nil : .word(reference)),
      (
        "boundarySupplementaryItems",
        boundary.isEmpty ? nil : .list(boundary.map { value($0) })
      ),
    ]
    return parts.given
  }
}

extension [(String, SwiftValue?)] {
  /// The properties that have a value.
  var given: [SwiftEntry] {
    compactMap { property, value in value.map { SwiftEntry(key: property, value: $0) } }
  }
}
