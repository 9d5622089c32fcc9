extension FlowSection {
  /// Refuses numbers that mean nothing, and a list of sizes that does not match the items.
  func validate(itemCount: Int) throws(SpecificationError) -> [LayoutDiagnostic] {
    try sectionInset.checked("sectionInset")
    try minimumLineSpacing.checked("minimumLineSpacing")
    try minimumInteritemSpacing.checked("minimumInteritemSpacing")
    try headerReferenceSize.checked("headerReferenceSize")
    try footerReferenceSize.checked("footerReferenceSize")
    switch itemSizes {
    case .uniform(let size):
      try size.checked("itemSize")
      let shortest = min(size.width, size.height)
      return shortest < 0 ? [LayoutDiagnostic(.negativeLength(shortest), path: "itemSize")] : []
    case .perItem(let sizes):
      guard sizes.count == itemCount else {
        throw SpecificationError(
          path: "itemSizes", reason: .sizeCountMismatch(sizes: sizes.count, items: itemCount))
      }
      for (index, size) in sizes.enumerated() { try size.checked("itemSizes[\(index)]") }
      return sizes.enumerated().lazy.filter { min($1.width, $1.height) < 0 }.prefix(10).map {
        LayoutDiagnostic(
          .negativeLength(min($1.width, $1.height)), path: "itemSizes[\($0)]")
      }
    }
  }
}
