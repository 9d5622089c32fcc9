import RMLayout

extension PreferredSizes.Section {
  /// What a section of so many items, with boundary items of some kinds, says was measured of them.
  ///
  /// It is nil where the key is missing. Without `kinds` only items can be measured. Naming what is
  /// not there is a fault in lenient reading too.
  init?(
    reading object: inout DocumentObject, items count: Int, kinds: [String]? = nil
  ) throws(DocumentError) {
    guard let value = object.optional("measured") else { return nil }
    self = try value.object { (object) throws(DocumentError) in
      var section = PreferredSizes.Section()
      try object.optional("items")?.forEachMember { (key, size) throws(DocumentError) in
        guard let item = count.item(named: key) else {
          throw size.error(.noSuchItem(count: count))
        }
        section.items[item] = try PreferredSize(reading: size)
      }
      guard let kinds else { return section }
      try object.optional("boundary")?.forEachMember { (key, size) throws(DocumentError) in
        if let fault = key.fault(amongKinds: kinds) { throw size.error(fault) }
        section.boundary[key] = try PreferredSize(reading: size)
      }
      return section
    }
  }

  /// The sizes by ascending item and kind; those that reading would refuse are an error.
  func written(
    at path: String, items count: Int, kinds: [String] = []
  ) throws(DocumentError) -> JSONValue {
    var members: (items: [JSONMember], boundary: [JSONMember]) = ([], [])
    for (item, size) in items.sorted(by: { $0.key < $1.key }) {
      let isThere = item >= 0 && item < count
      members.items.append(
        try size.member(
          String(item), of: path + ".measured.items",
          fault: isThere ? nil : .noSuchItem(count: count)))
    }
    for (kind, size) in boundary.sorted(by: { $0.key < $1.key }) {
      members.boundary.append(
        try size.member(
          kind, of: path + ".measured.boundary", fault: kind.fault(amongKinds: kinds)))
    }
    return .object(of: [
      ("items", members.items.isEmpty ? nil : .object(members.items)),
      ("boundary", members.boundary.isEmpty ? nil : .object(members.boundary)),
    ])
  }
}

extension PreferredSize {
  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    self = try value.object { (object) throws(DocumentError) in
      PreferredSize(
        width: try object.optional("width")?.length(),
        height: try object.optional("height")?.length())
    }
  }

  /// The size under its key, unless something is wrong with either.
  fileprivate func member(
    _ key: String, of path: String, fault: DocumentError.Reason?
  ) throws(DocumentError) -> JSONMember {
    let path = path.appending(key: key)
    if let fault { throw DocumentError(path: path, reason: fault) }
    for (axis, length) in [("width", width), ("height", height)] {
      guard let length, length < 0 else { continue }
      throw DocumentError(path: path.appending(key: axis), reason: .negativeLength(length))
    }
    return JSONMember(
      key: key, value: .object(of: [("width", width?.written), ("height", height?.written)]))
  }
}

extension Int {
  /// The number that a key gives to one of so many items, written without sign and leading zeros.
  fileprivate func item(named key: String) -> Int? {
    guard let item = Int(key), item >= 0, item < self, String(item) == key else { return nil }
    return item
  }
}

extension String {
  /// What is wrong with a kind that must be one of some, nil if it is.
  fileprivate func fault(amongKinds kinds: [String]) -> DocumentError.Reason? {
    kinds.contains(self) ? nil : .noSuchKind(nearest: nearest(among: kinds), kinds: kinds)
  }
}
