import RMLayout

extension FlowSection {
  /// The metrics of a section with a number of items.
  init(reading object: inout DocumentObject, items: Int) throws(DocumentError) {
    let usual = FlowSection()
    self.init(
      itemSizes: try FlowItemSizes(reading: &object, items: items),
      sectionInset: try DirectionalEdgeInsets(reading: object.optional("sectionInset")),
      minimumLineSpacing: try object.optional("minimumLineSpacing")?.number()
        ?? usual.minimumLineSpacing,
      minimumInteritemSpacing: try object.optional("minimumInteritemSpacing")?.number()
        ?? usual.minimumInteritemSpacing,
      headerReferenceSize: try object.optional("headerReferenceSize").map(Size.init(reading:))
        ?? .zero,
      footerReferenceSize: try object.optional("footerReferenceSize").map(Size.init(reading:))
        ?? .zero)
  }

  /// What the section has of its own, without its number of items.
  func written(at path: String, items: Int) throws(DocumentError) -> [(String, JSONValue?)] {
    let usual = FlowSection()
    return [
      try itemSizes.written(at: path, items: items),
      ("sectionInset", sectionInset.written),
      ("minimumLineSpacing", minimumLineSpacing.written(unless: usual.minimumLineSpacing)),
      (
        "minimumInteritemSpacing",
        minimumInteritemSpacing.written(unless: usual.minimumInteritemSpacing)
      ),
      ("headerReferenceSize", headerReferenceSize.written(unless: .zero)),
      ("footerReferenceSize", footerReferenceSize.written(unless: .zero)),
    ]
  }
}

extension FlowItemSizes {
  private static let usual = Size(width: 50, height: 50)

  fileprivate init(reading object: inout DocumentObject, items: Int) throws(DocumentError) {
    let key = try object.choice(of: ["itemSize", "itemSizes"])
    guard key == "itemSizes" else {
      self = .uniform(try object.optional("itemSize").map(Size.init(reading:)) ?? Self.usual)
      return
    }
    let list = try object.required("itemSizes")
    let sizes = try list.elements().map { (size) throws(DocumentError) in
      let numbers = try size.numbers(2)
      return Size(width: numbers[0], height: numbers[1])
    }
    guard sizes.count == items else {
      throw list.error(.countMismatch(found: sizes.count, needed: items))
    }
    self = .perItem(sizes)
  }

  fileprivate func written(
    at path: String, items: Int
  ) throws(DocumentError) -> (String, JSONValue?) {
    switch self {
    case .uniform(let size): return ("itemSize", size.written(unless: Self.usual))
    case .perItem(let sizes):
      guard sizes.count == items else {
        throw DocumentError(
          path: path + ".itemSizes", reason: .countMismatch(found: sizes.count, needed: items))
      }
      return ("itemSizes", .array(sizes.map { .array([$0.width.written, $0.height.written]) }))
    }
  }
}

extension FlowItemEstimate {
  private static let automaticWord = "automatic"

  fileprivate init(reading value: DocumentValue) throws(DocumentError) {
    switch value.json {
    case .string(Self.automaticWord): self = .automatic
    case .string(let word): throw value.error(.unknownWord(word, allowed: [Self.automaticWord]))
    case .object: self = .size(try Size(reading: value))
    default: throw value.wrongType("a size or \"\(Self.automaticWord)\"")
    }
  }

  fileprivate var written: JSONValue {
    switch self {
    case .size(let size): size.written
    case .automatic: .string(Self.automaticWord)
    }
  }
}

extension FlowLayout {
  /// The layout of some sections with what a configuration says of all of them.
  init(reading value: DocumentValue?, sections: [FlowSection]) throws(DocumentError) {
    guard let value else {
      self.init(sections: sections)
      return
    }
    self = try value.object { (object) throws(DocumentError) in
      FlowLayout(
        sections: .each(sections),
        scrollDirection: try object.optional("scrollDirection")?.word() ?? .vertical,
        sectionHeadersPinToVisibleBounds:
          try object.optional("sectionHeadersPinToVisibleBounds")?.bool() ?? false,
        sectionFootersPinToVisibleBounds:
          try object.optional("sectionFootersPinToVisibleBounds")?.bool() ?? false,
        sectionInsetReference:
          try object.optional("sectionInsetReference")?.word() ?? .contentInset,
        estimatedItemSize:
          try object.optional("estimatedItemSize").map(FlowItemEstimate.init(reading:)),
        flipsHorizontallyInOppositeLayoutDirection:
          try object.optional("flipsHorizontallyInOppositeLayoutDirection")?.bool() ?? false)
    }
  }

  /// What differs from the usual, nil if nothing does.
  var writtenConfiguration: JSONValue? {
    let flips = flipsHorizontallyInOppositeLayoutDirection
    let configuration = JSONValue.object(of: [
      ("scrollDirection", scrollDirection.written(unless: .vertical)),
      (
        "sectionHeadersPinToVisibleBounds",
        sectionHeadersPinToVisibleBounds.written(unless: false)
      ),
      (
        "sectionFootersPinToVisibleBounds",
        sectionFootersPinToVisibleBounds.written(unless: false)
      ),
      ("sectionInsetReference", sectionInsetReference.written(unless: .contentInset)),
      ("estimatedItemSize", estimatedItemSize?.written),
      ("flipsHorizontallyInOppositeLayoutDirection", flips.written(unless: false)),
    ])
    return configuration == .object([]) ? nil : configuration
  }
}
