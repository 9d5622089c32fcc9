import RMLayout

extension LayoutDocument {
  /// The document as JSON text: keys in the order of the format, those with usual values left out.
  ///
  /// Numbers are exact, not rounded, so that reading the text gives an equal document.
  /// - Throws: `DocumentError` where something has no JSON form: a section provider, a custom
  ///   group's provider, a number that is not finite, a count without a section.
  public func json() throws(DocumentError) -> String {
    let written = try written()
    if let fault = written.firstUnwritable(at: "") { throw fault }
    return written.prettyText() + "\n"
  }

  private func written() throws(DocumentError) -> JSONValue {
    let viewport = JSONValue.object(of: [
      ("offset", offset.written(unless: .zero)),
      ("contentInset", environment.contentInset.written),
    ])
    let kind: Kind
    let configuration: JSONValue?
    switch layout {
    case .compositional(let layout):
      kind = .compositional
      configuration = layout.configuration.written
    case .flow(let layout):
      kind = .flow
      configuration = layout.writtenConfiguration
    }
    return .object(of: [
      ("version", .number(Double(Self.version))), ("name", name.map(JSONValue.string)),
      ("environment", environment.written),
      ("viewport", viewport == .object([]) ? nil : viewport),
      ("layout", kind.written), ("configuration", configuration),
      ("sections", .array(try writtenSections())),
    ])
  }

  private func writtenSections() throws(DocumentError) -> [JSONValue] {
    let sections: [[(String, JSONValue?)]]
    try checkKeys(of: rowOffsets, "a row offset", inFlow: false)
    try checkKeys(of: lists, "a list", inFlow: false)
    try checkKeys(of: preferredSizes.sections, "measured sizes", inFlow: true)
    guard preferredSizes.boundary.isEmpty else {
      throw DocumentError(
        path: "configuration.boundaryItems",
        reason: .unwritable("have measured sizes, which only sections can state"))
    }
    switch layout {
    case .compositional(let layout):
      sections = try definitions(of: layout).enumerated().map {
        (index, section) throws(DocumentError) in
        let path = "sections[\(index)]"
        let kinds = section.boundarySupplementaryItems.map(\.kind)
        return try section.written(
          at: path, list: lists[index], in: environment, offset: rowOffsets[index].member)
          + [try measured(inSection: index, at: path, kinds: kinds)]
      }
    case .flow(let layout):
      sections = try definitions(of: layout).enumerated().map {
        (index, section) throws(DocumentError) in
        let path = "sections[\(index)]"
        return try section.written(at: path, items: itemCounts[index])
          + [try measured(inSection: index, at: path, kinds: [])]
      }
    }
    if let bad = itemCounts.firstIndex(where: { $0 < 0 }) {
      throw DocumentError(
        path: "sections[\(bad)].items", reason: .notCountable(Double(itemCounts[bad]), least: 0))
    }
    return zip(itemCounts, sections).map { items, section in
      .object(of: [("items", Double(items).written)] + section)
    }
  }

  /// The key and value of what was measured of a section.
  private func measured(
    inSection section: Int, at path: String, kinds: [String]
  ) throws(DocumentError) -> (String, JSONValue?) {
    let items = itemCounts[section]
    let sizes = preferredSizes.sections[section]
    return ("measured", try sizes?.written(at: path, items: items, kinds: kinds))
  }

  /// Refuses what belongs to a section that is not there, or that a grid of lines does not have.
  private func checkKeys(
    of values: [Int: some Any], _ what: String, inFlow: Bool
  ) throws(DocumentError) {
    for section in values.keys.sorted() {
      var problem: String?
      if !itemCounts.indices.contains(section) {
        problem = "has \(what) but no items"
      } else if !inFlow, case .flow = layout {
        problem = "has \(what) but is part of a flow layout"
      }
      guard let problem else { continue }
      throw DocumentError(path: "sections[\(section)]", reason: .unwritable(problem))
    }
  }

  private func definitions(
    of layout: CompositionalLayout
  ) throws(DocumentError) -> [LayoutSection] {
    switch layout.sections {
    case .same(let section): return Array(repeating: section, count: itemCounts.count)
    case .each(let sections):
      try checkCount(sections.count)
      return sections
    case .provider:
      throw DocumentError(
        path: "sections", reason: .unwritable("come from a provider, which is code"))
    }
  }

  private func definitions(of layout: FlowLayout) throws(DocumentError) -> [FlowSection] {
    switch layout.sections {
    case .same(let section): return Array(repeating: section, count: itemCounts.count)
    case .each(let sections):
      try checkCount(sections.count)
      return sections
    }
  }

  private func checkCount(_ count: Int) throws(DocumentError) {
    guard count != itemCounts.count else { return }
    throw DocumentError(
      path: "sections", reason: .countMismatch(found: count, needed: itemCounts.count))
  }
}

extension LayoutDocument.RowOffset? {
  /// The key and value of a row's offset.
  fileprivate var member: (String, JSONValue?) {
    switch self {
    case .exact(let offset): ("orthogonalOffset", offset.written)
    case .target(let offset): ("orthogonalTargetOffset", offset.written)
    case nil: ("orthogonalOffset", nil)
    }
  }
}

extension JSONValue {
  /// The first number that reading would refuse.
  fileprivate func firstUnwritable(at path: String) -> DocumentError? {
    switch self {
    case .null, .bool, .string: return nil
    case .number(let value):
      return value.isWritable
        ? nil : DocumentError(path: path, reason: .numberOutOfRange(value))
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let fault = element.firstUnwritable(at: "\(path)[\(index)]") { return fault }
      }
      return nil
    case .object(let members):
      for member in members {
        let inner = path.appending(key: member.key)
        if let fault = member.value.firstUnwritable(at: inner) { return fault }
      }
      return nil
    }
  }
}
