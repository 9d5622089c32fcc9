import RMLayoutFacts

/// A record that searches can ask for by what it says.
protocol FilteredRecord: CatalogRecord {
  /// The names of the filters, each with the text that it looks at.
  static var filters: [(name: String, text: @Sendable (Self) -> String)] { get }
}

extension FilteredRecord {
  /// Whether each filter finds its value, whatever the case.
  ///
  /// A value that starts with `male` must stand at the start, or men would be found in women.
  func matches(_ filters: [QueryItem]) -> Bool {
    filters.allSatisfy { item in
      let value = (item.value ?? "").lowercased()
      return Self.filters.allSatisfy { filter in
        guard filter.name == item.name, !value.isEmpty else { return true }
        let text = filter.text(self).lowercased()
        return value.hasPrefix("male") ? text.hasPrefix(value) : text.contains(value)
      }
    }
  }
}

extension CharacterRecord: FilteredRecord {
  static var filters: [(name: String, text: @Sendable (Self) -> String)] {
    [
      ("name", { $0.name }), ("status", { $0.status.rawValue }), ("species", { $0.species }),
      ("type", { $0.type }), ("gender", { $0.gender }),
    ]
  }
}

extension LocationRecord: FilteredRecord {
  static var filters: [(name: String, text: @Sendable (Self) -> String)] {
    [("name", { $0.name }), ("type", { $0.type }), ("dimension", { $0.dimension })]
  }
}

extension EpisodeRecord: FilteredRecord {
  static var filters: [(name: String, text: @Sendable (Self) -> String)] {
    [("name", { $0.name }), ("episode", { $0.code })]
  }
}
