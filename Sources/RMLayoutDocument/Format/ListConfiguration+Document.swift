import RMLayout

extension ListConfiguration {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      ListConfiguration(
        appearance: try object.optional("appearance")?.word() ?? .plain,
        headerMode: try object.optional("headerMode")?.word() ?? .none,
        footerMode: try object.optional("footerMode")?.word() ?? .none,
        headerTopPadding: try object.optional("headerTopPadding")?.number())
    }
  }

  func written(at path: String) throws(DocumentError) -> JSONValue {
    let usual = ListConfiguration(appearance: appearance)
    guard showsSeparators == usual.showsSeparators, separatorInsets == usual.separatorInsets else {
      throw DocumentError(
        path: path, reason: .unwritable("has separators of its own, on which no frame depends"))
    }
    return .object(of: [
      ("appearance", appearance.written), ("headerMode", headerMode.written(unless: .none)),
      ("footerMode", footerMode.written(unless: .none)),
      ("headerTopPadding", headerTopPadding?.written),
    ])
  }
}
