import RMLayout

extension EngineTranslation {
  func value(
    _ section: LayoutSection, list: ListConfiguration?, in environment: LayoutEnvironment,
    at path: String
  ) throws(DocumentError) -> SwiftValue {
    guard let list else {
      let group = try value(section.group, at: path + ".group")
      let parts = parts(of: section, unless: LayoutSection(group: section.group)).map {
        SwiftArgument(label: $0.key, value: $0.value)
      }
      return .named(
        "section",
        .call("LayoutSection", [SwiftArgument(label: "group", value: group)] + parts))
    }
    // A list is not made with other parts: they are changed.
    let usual = LayoutSection.list(using: list, in: environment)
    let made = SwiftValue.call(
      "LayoutSection.list", ["using": value(list), "in": .code("environment")])
    return .constant(
      SwiftConstant("section", made, changes: parts(of: section, unless: usual)))
  }

  /// What differs from a usual section, in the order of the initializer.
  private func parts(of section: LayoutSection, unless usual: LayoutSection) -> [SwiftEntry] {
    func changed<Part: Equatable>(
      _ part: KeyPath<LayoutSection, Part>, _ value: (Part) -> SwiftValue
    ) -> SwiftValue? {
      section[keyPath: part] == usual[keyPath: part] ? nil : value(section[keyPath: part])
    }
    let parts: [(String, SwiftValue?)] = [
      ("contentInsets", changed(\.contentInsets) { value($0) }),
      ("interGroupSpacing", changed(\.interGroupSpacing) { .number($0) }),
      ("orthogonalScrollingBehavior", changed(\.orthogonalScrollingBehavior) { .word($0) }),
      ("orthogonalScrollingProperties", changed(\.orthogonalScrollingProperties) { value($0) }),
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
    return parts.compactMap { property, value in
      value.map { SwiftEntry(key: property, value: $0) }
    }
  }

  private func value(_ properties: OrthogonalScrollingProperties) -> SwiftValue {
    .call(
      "OrthogonalScrollingProperties",
      [
        "bounce": properties.bounce == .automatic ? nil : .word(properties.bounce),
        "decelerationRate":
          properties.decelerationRate == .automatic ? nil : .word(properties.decelerationRate),
      ])
  }

  private func value(_ list: ListConfiguration) -> SwiftValue {
    .call(
      "ListConfiguration",
      [
        "appearance": .word(list.appearance),
        "headerMode": list.headerMode == .none ? nil : .word(list.headerMode),
        "footerMode": list.footerMode == .none ? nil : .word(list.footerMode),
        "headerTopPadding": list.headerTopPadding.map { .number($0) },
      ])
  }

  func value(_ configuration: LayoutConfiguration) -> SwiftValue? {
    guard configuration != LayoutConfiguration() else { return nil }
    let boundary = configuration.boundarySupplementaryItems
    let reference = configuration.contentInsetsReference
    let spacing = configuration.interSectionSpacing
    return .call(
      "LayoutConfiguration",
      [
        "scrollDirection":
          configuration.scrollDirection == .vertical ? nil : .word(configuration.scrollDirection),
        "interSectionSpacing": spacing == 0 ? nil : .number(spacing),
        "contentInsetsReference": reference == .safeArea ? nil : .word(reference),
        "boundarySupplementaryItems":
          boundary.isEmpty ? nil : .list(boundary.map { value($0) }),
      ])
  }
}
