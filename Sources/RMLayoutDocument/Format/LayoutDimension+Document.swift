import RMLayout

extension LayoutDimension {
  package init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      let keys = [
        "absolute", "fractionalWidth", "fractionalHeight", "estimated", "uniformAcrossSiblings",
      ]
      let key = try object.requiredChoice(of: keys)
      let number = try object.required(key).number()
      return switch key {
      case "absolute": .absolute(number)
      case "fractionalWidth": .fractionalWidth(number)
      case "fractionalHeight": .fractionalHeight(number)
      case "estimated": .estimated(number)
      default: .uniformAcrossSiblings(estimate: number)
      }
    }
  }

  var written: JSONValue {
    let key =
      switch self {
      case .absolute: "absolute"
      case .fractionalWidth: "fractionalWidth"
      case .fractionalHeight: "fractionalHeight"
      case .estimated: "estimated"
      case .uniformAcrossSiblings: "uniformAcrossSiblings"
      }
    return .object(of: [(key, value.written)])
  }
}

extension LayoutSize {
  /// A size whose dimensions stand in an item or group itself.
  init(reading object: inout DocumentObject) throws(DocumentError) {
    self.init(
      width: try LayoutDimension(reading: try object.required("width")),
      height: try LayoutDimension(reading: try object.required("height")))
  }
}

extension LayoutSpacing {
  /// Spacing, none where the key is missing.
  init(reading value: DocumentValue?) throws(DocumentError) {
    guard let value else {
      self = .fixed(0)
      return
    }
    self = try value.object { (object) throws(DocumentError) in
      let key = try object.requiredChoice(of: ["fixed", "flexible"])
      let number = try object.required(key).number()
      return key == "fixed" ? .fixed(number) : .flexible(number)
    }
  }

  /// The spacing, nil if there is none.
  var written: JSONValue? {
    switch self {
    case .fixed(0): nil
    case .fixed(let value): .object(of: [("fixed", value.written)])
    case .flexible(let value): .object(of: [("flexible", value.written)])
    }
  }
}

extension LayoutEdgeSpacing {
  /// Edge spacing, none where an edge or the whole key is missing.
  init(reading value: DocumentValue?) throws(DocumentError) {
    guard let value else {
      self = .zero
      return
    }
    self = try value.object { (object) throws(DocumentError) in
      LayoutEdgeSpacing(
        leading: try LayoutSpacing(reading: object.optional("leading")),
        top: try LayoutSpacing(reading: object.optional("top")),
        trailing: try LayoutSpacing(reading: object.optional("trailing")),
        bottom: try LayoutSpacing(reading: object.optional("bottom")))
    }
  }

  /// The edges that have spacing, nil if there are none.
  var written: JSONValue? {
    guard self != .zero else { return nil }
    return .object(of: [
      ("leading", leading.written), ("top", top.written), ("trailing", trailing.written),
      ("bottom", bottom.written),
    ])
  }
}
