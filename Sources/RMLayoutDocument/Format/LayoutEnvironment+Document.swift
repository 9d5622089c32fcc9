import RMLayout

extension LayoutEnvironment {
  /// The environment, with the inset that stands in the viewport.
  init(
    reading value: DocumentValue, contentInset: DirectionalEdgeInsets
  ) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      LayoutEnvironment(
        size: try Size(reading: object.required("size")),
        scale: try object.optional("scale")?.number() ?? 2,
        layoutDirection: try object.optional("direction")?.word() ?? .leftToRight,
        contentInset: contentInset,
        safeArea: try DirectionalEdgeInsets(reading: object.optional("safeArea")),
        layoutMargins: try DirectionalEdgeInsets(reading: object.optional("layoutMargins")),
        profile: try object.optional("profile")?.word() ?? .modern,
        idiom: try object.optional("idiom")?.word() ?? .phone)
    }
  }

  /// Everything but the content inset, which belongs to the viewport.
  var written: JSONValue {
    .object(of: [
      ("size", size.written), ("scale", scale.written(unless: 2)),
      ("direction", layoutDirection.written(unless: .leftToRight)),
      ("safeArea", safeArea.written), ("layoutMargins", layoutMargins.written),
      ("profile", profile.written(unless: .modern)), ("idiom", idiom.written(unless: .phone)),
    ])
  }
}
