import RMLayout

extension UIKitTranslation {
  func value(
    _ section: LayoutSection, list: ListConfiguration?, in environment: LayoutEnvironment,
    at path: String
  ) throws(DocumentError) -> SwiftValue {
    let made: SwiftValue
    let usual: LayoutSection
    if let list {
      made = .call(
        "NSCollectionLayoutSection.list",
        ["using": value(list), "layoutEnvironment": .code("layoutEnvironment")])
      usual = LayoutSection.list(using: list, in: environment)
    } else {
      made = .call(
        "NSCollectionLayoutSection", ["group": try value(section.group, at: path + ".group")])
      usual = LayoutSection(group: section.group)
    }
    guard section.headerTopPadding == usual.headerTopPadding else {
      throw DocumentError(
        path: path + ".headerTopPadding",
        reason: .unwritable("belongs to lists in UIKit, and this section is none"))
    }
    return .constant(
      SwiftConstant("section", made, changes: parts(of: section, unless: usual)))
  }

  func parts(
    of properties: OrthogonalScrollingProperties, unless usual: OrthogonalScrollingProperties
  ) -> [SwiftEntry] {
    let parts: [(String, SwiftValue?)] = [
      (
        "orthogonalScrollingProperties.bounce",
        properties.bounce == usual.bounce ? nil : .word(properties.bounce)
      ),
      (
        "orthogonalScrollingProperties.decelerationRate",
        properties.decelerationRate == usual.decelerationRate
          ? nil : .word(properties.decelerationRate)
      ),
    ]
    return parts.given
  }

  private func value(_ list: ListConfiguration) -> SwiftValue {
    let changes: [(String, SwiftValue?)] = [
      ("headerMode", list.headerMode == .none ? nil : .word(list.headerMode)),
      ("footerMode", list.footerMode == .none ? nil : .word(list.footerMode)),
      ("headerTopPadding", list.headerTopPadding.map { .number($0) }),
      ("showsSeparators", list.showsSeparators ? nil : .bool(false)),
    ]
    var constant = SwiftConstant(
      "list", .call("UICollectionLayoutListConfiguration", ["appearance": .word(list.appearance)]),
      changes: changes.given)
    constant.isStructure = true
    return .constant(constant)
  }
}
