extension PreferredSizes {
  /// Refuses numbers that mean nothing and items that do not exist.
  func validate(itemCounts: [Int]) throws(SpecificationError) {
    for (kind, size) in boundary { try size.validate("preferredSizes.boundary[\(kind)]") }
    for (number, section) in sections {
      let path = "preferredSizes.sections[\(number)]"
      guard itemCounts.indices.contains(number) else {
        throw SpecificationError(
          path: path, reason: .sectionDoesNotExist(sections: itemCounts.count))
      }
      for (kind, size) in section.boundary { try size.validate("\(path).boundary[\(kind)]") }
      for (item, size) in section.items {
        guard item >= 0, item < itemCounts[number] else {
          throw SpecificationError(
            path: "\(path).items[\(item)]", reason: .itemDoesNotExist(items: itemCounts[number]))
        }
        try size.validate("\(path).items[\(item)]")
      }
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
