import RMLayout

extension LayoutSupplementaryItem {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      LayoutSupplementaryItem(
        kind: try object.required("kind").string(),
        size: try LayoutSize(reading: &object),
        containerAnchor: try LayoutAnchor(reading: object.required("containerAnchor")),
        itemAnchor: try object.optional("itemAnchor").map(LayoutAnchor.init(reading:)),
        zIndex: try object.optional("zIndex")?.whole() ?? 1)
    }
  }

  var written: JSONValue {
    .object(of: [
      ("kind", .string(kind)), ("width", size.width.written), ("height", size.height.written),
      ("containerAnchor", containerAnchor.written), ("itemAnchor", itemAnchor?.written),
      ("zIndex", zIndex.written(unless: 1)),
    ])
  }
}

extension [LayoutSupplementaryItem] {
  /// The supplementary items of an item or group, none where the key is missing.
  init(reading value: DocumentValue?) throws(DocumentError) {
    self = try value?.elements().map(LayoutSupplementaryItem.init(reading:)) ?? []
  }

  /// The supplementary items, nil if there are none.
  var written: JSONValue? { isEmpty ? nil : .array(map(\.written)) }
}

extension LayoutAnchor {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      let words =
        try object.optional("edges")?.elements().map { (edge) throws(DocumentError) in
          try edge.word(EdgeWord.self)
        } ?? []
      let offset: Offset =
        switch try object.choice(of: ["absoluteOffset", "fractionalOffset"]) {
        case let key? where key == "absoluteOffset":
          .absolute(try Point(reading: object.required(key)))
        case let key?: .fractional(try Point(reading: object.required(key)))
        case nil: .absolute(.zero)
        }
      return LayoutAnchor(edges: RectEdge(words.map(\.edge)), offset: offset)
    }
  }

  var written: JSONValue {
    let words = EdgeWord.allCases.filter { edges.contains($0.edge) }.map(\.written)
    let offset: (String, JSONValue?) =
      switch offset {
      case .absolute(let point): ("absoluteOffset", point.written(unless: .zero))
      case .fractional(let point): ("fractionalOffset", point.written)
      }
    return .object(of: [("edges", words.isEmpty ? nil : .array(words)), offset])
  }
}

/// An edge by its name; a set of edges is a list of names.
private enum EdgeWord: DocumentWord {
  case top
  case leading
  case bottom
  case trailing

  var word: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }

  var edge: RectEdge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
