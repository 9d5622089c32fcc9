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

  /// What differs from a usual section.
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
      (
        "orthogonalScrollingProperties.bounce",
        changed(\.orthogonalScrollingProperties.bounce) { .word($0) }
      ),
      (
        "orthogonalScrollingProperties.decelerationRate",
        changed(\.orthogonalScrollingProperties.decelerationRate) { .word($0) }
      ),
      (
        "boundarySupplementaryItems",
        changed(\.boundarySupplementaryItems) { .list($0.map { value($0) }) }
      ),
      ("decorationItems", changed(\.decorationItems) { .list($0.map { value($0) }) }),
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

  private func value(_ list: ListConfiguration) -> SwiftValue {
    let changes: [(String, SwiftValue?)] = [
      ("headerMode", list.headerMode == .none ? nil : .word(list.headerMode)),
      ("footerMode", list.footerMode == .none ? nil : .word(list.footerMode)),
      ("headerTopPadding", list.headerTopPadding.map { .number($0) }),
      ("showsSeparators", list.showsSeparators ? nil : .bool(false)),
    ]
    var constant = SwiftConstant(
      "list", .call("UICollectionLayoutListConfiguration", ["appearance": .word(list.appearance)]),
      changes: changes.compactMap { key, value in value.map { SwiftEntry(key: key, value: $0) } })
    constant.isStructure = true
    return .constant(constant)
  }
}
