extension PreferredSizes {
  /// Refuses numbers that mean nothing and items that do not exist.
  func validate(itemCounts: [Int]) throws(SpecificationError) {
    try Self.validate(boundary, within: "preferredSizes")
    // In order, so that of several faults the same one is told each time.
    for (number, section) in sections.sorted(by: { $0.key < $1.key }) {
      let path = "preferredSizes.sections[\(number)]"
      guard itemCounts.indices.contains(number) else {
        throw SpecificationError(
          path: path, reason: .sectionDoesNotExist(sections: itemCounts.count))
      }
      try Self.validate(section.boundary, within: path)
      for (item, size) in section.items.sorted(by: { $0.key < $1.key }) {
        guard item >= 0, item < itemCounts[number] else {
          throw SpecificationError(
            path: "\(path).items[\(item)]", reason: .itemDoesNotExist(items: itemCounts[number]))
        }
        try size.validate("\(path).items[\(item)]")
      }
    }
  }

  private static func validate(
    _ boundary: [String: PreferredSize], within path: String
  ) throws(SpecificationError) {
    for (kind, size) in boundary.sorted(by: { $0.key < $1.key }) {
      try size.validate("\(path).boundary[\(kind)]")
    }
  }

  /// The measured lengths of cells, in the order of their items.
  var items: [(path: ItemPath, lengths: Size)] {
    sections.keys.sorted().flatMap { section in
      (sections[section]?.items ?? [:]).sorted { $0.key < $1.key }.map { item, size in
        (ItemPath(section: section, item: item), size.lengths)
      }
    }
  }
}

extension PreferredSize {
  fileprivate func validate(_ path: @autoclosure () -> String) throws(SpecificationError) {
    for axis in Axis.allCases {
      guard let length = self[axis], !(0...LayoutDimension.greatest).contains(length) else {
        continue
      }
      throw SpecificationError(
        path: path() + (axis.isHorizontal ? ".width" : ".height"),
        reason: length < 0 ? .negativeSize(length) : .numberOutOfRange(length))
    }
  }
}

extension FlowItemEstimate {
  func validate() throws(SpecificationError) {
    guard case .size(let size) = self else { return }
    try size.checked("estimatedItemSize")
  }
}
