import RMLayout

extension Double {
  var written: JSONValue { .number(self) }
  func written(unless usual: Double) -> JSONValue? { self == usual ? nil : written }
}

extension Int {
  func written(unless usual: Int) -> JSONValue? { self == usual ? nil : Double(self).written }
}

extension Bool {
  func written(unless usual: Bool) -> JSONValue? { self == usual ? nil : .bool(self) }
}

extension Size {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      Size(
        width: try object.required("width").number(), height: try object.required("height").number()
      )
    }
  }

  var written: JSONValue { .object(of: [("width", width.written), ("height", height.written)]) }
  func written(unless usual: Size) -> JSONValue? { self == usual ? nil : written }
}

extension Point {
  init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      Point(
        x: try object.optional("x")?.number() ?? 0, y: try object.optional("y")?.number() ?? 0)
    }
  }

  var written: JSONValue { .object(of: [("x", x.written), ("y", y.written)]) }
  func written(unless usual: Point) -> JSONValue? { self == usual ? nil : written }
}

extension Rect {
  /// A rectangle given as `[x, y, width, height]`.
  package init(reading value: DocumentValue) throws(DocumentError) {
    let numbers = try value.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var written: JSONValue {
    .array([origin.x.written, origin.y.written, width.written, height.written])
  }
}

extension DirectionalEdgeInsets {
  /// Insets, 0 where an edge or the whole key is missing.
  init(reading value: DocumentValue?) throws(DocumentError) {
    guard let value else {
      self = .zero
      return
    }
    self = try value.object { (object) throws(DocumentError) in
      DirectionalEdgeInsets(
        top: try object.optional("top")?.number() ?? 0,
        leading: try object.optional("leading")?.number() ?? 0,
        bottom: try object.optional("bottom")?.number() ?? 0,
        trailing: try object.optional("trailing")?.number() ?? 0)
    }
  }

  /// The edges that are not 0, nil if there are none.
  var written: JSONValue? { written(unless: .zero) }

  /// The edges that are not 0, nil for the insets that a missing key means.
  func written(unless usual: DirectionalEdgeInsets) -> JSONValue? {
    guard self != usual else { return nil }
    return .object(of: [
      ("top", top.written(unless: 0)), ("leading", leading.written(unless: 0)),
      ("bottom", bottom.written(unless: 0)), ("trailing", trailing.written(unless: 0)),
    ])
  }
}
