extension FlowSection {
  /// Refuses numbers that mean nothing, and a list of sizes that does not match the items.
  func validate(itemCount: Int) throws(SpecificationError) -> [LayoutDiagnostic] {
    try sectionInset.checked("sectionInset")
    try minimumLineSpacing.checked("minimumLineSpacing")
    try minimumInteritemSpacing.checked("minimumInteritemSpacing")
    try headerReferenceSize.checked("headerReferenceSize")
    try footerReferenceSize.checked("footerReferenceSize")
    return try headerReferenceSize.negativeLengths("headerReferenceSize")
      + footerReferenceSize.negativeLengths("footerReferenceSize")
      + itemSizes.validate(itemCount: itemCount)
  }
}

extension FlowItemSizes {
  /// At most ten lengths below 0 are reported.
  fileprivate func validate(itemCount: Int) throws(SpecificationError) -> [LayoutDiagnostic] {
    switch self {
    case .uniform(let size):
      try size.checked("itemSize")
      return size.negativeLengths("itemSize")
    case .perItem(let sizes):
      guard sizes.count == itemCount else {
        throw SpecificationError(
          path: "itemSizes", reason: .sizeCountMismatch(sizes: sizes.count, items: itemCount))
      }
      var found: [LayoutDiagnostic] = []
      for (index, size) in sizes.enumerated() {
        try size.checked("itemSizes[\(index)]")
        if found.count < 10 { found += size.negativeLengths("itemSizes[\(index)]") }
      }
      return found
    }
  }
}

extension Size {
  /// The shorter length as a diagnostic if it is below 0.
  fileprivate func negativeLengths(_ path: @autoclosure () -> String) -> [LayoutDiagnostic] {
    let shortest = min(width, height)
    return shortest < 0 ? [LayoutDiagnostic(.negativeLength(shortest), path: path())] : []
  }
}
