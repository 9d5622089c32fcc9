import RMLayout

extension LayoutBoundarySupplementaryItem {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      // Part of the format without any effect: it must be sound, and is forgotten.
      _ = try LayoutEdgeSpacing(reading: object.optional("edgeSpacing"))
      return LayoutBoundarySupplementaryItem(
        kind: try object.required("kind").string(),
        size: try LayoutSize(reading: &object),
        alignment: try object.optional("alignment")?.word() ?? .top,
        offset: try object.optional("offset").map(Point.init(reading:)) ?? .zero,
        extendsBoundary: try object.optional("extendsBoundary")?.bool() ?? true,
        pinToVisibleBounds: try object.optional("pinToVisibleBounds")?.bool() ?? false,
        zIndex: try object.optional("zIndex")?.whole() ?? 1,
        contentInsets: try DirectionalEdgeInsets(reading: object.optional("contentInsets")))
    }
  }

  var written: JSONValue {
    .object(of: [
      ("kind", .string(kind)), ("width", size.width.written), ("height", size.height.written),
      ("alignment", alignment.written), ("offset", offset.written(unless: .zero)),
      ("extendsBoundary", extendsBoundary.written(unless: true)),
      ("pinToVisibleBounds", pinToVisibleBounds.written(unless: false)),
      ("zIndex", zIndex.written(unless: 1)), ("contentInsets", contentInsets.written),
    ])
  }
}

extension LayoutDecorationItem {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      LayoutDecorationItem(
        kind: try object.required("kind").string(),
        contentInsets: try DirectionalEdgeInsets(reading: object.optional("contentInsets")),
        zIndex: try object.optional("zIndex")?.whole() ?? 0)
    }
  }

  var written: JSONValue {
    .object(of: [
      ("kind", .string(kind)), ("contentInsets", contentInsets.written),
      ("zIndex", zIndex.written(unless: 0)),
    ])
  }
}
