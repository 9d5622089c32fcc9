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

  func parts(
    of properties: OrthogonalScrollingProperties, unless usual: OrthogonalScrollingProperties
  ) -> [SwiftEntry] {
    guard properties != usual else { return [] }
    return [SwiftEntry(key: "orthogonalScrollingProperties", value: value(properties))]
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
    return .call(
      "LayoutConfiguration",
      parts(of: configuration).map { SwiftArgument(label: $0.key, value: $0.value) })
  }
}
