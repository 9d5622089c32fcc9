extension [LayoutSupplementaryItem] {
  /// Refuses numbers that mean nothing and kinds that stand twice on one object (G12).
  func validate() throws(SpecificationError) -> [LayoutDiagnostic] {
    guard !isEmpty else { return [] }
    try within("supplementaryItems") { () throws(SpecificationError) in
      try refuseDuplicates(among: map { $0.kind })
    }
    var found: [LayoutDiagnostic] = []
    for (index, item) in enumerated() {
      let name = "supplementaryItems[\(index)]"
      found += try within(name) { () throws(SpecificationError) in
        try item.containerAnchor.validate("containerAnchor")
        try item.itemAnchor?.validate("itemAnchor")
        return try item.size.validate()
      }.map { $0.within(name) }
    }
    return found
  }
}

extension [LayoutBoundarySupplementaryItem] {
  /// Refuses numbers that mean nothing and kinds that stand twice around one region (G12).
  func validate() throws(SpecificationError) -> [LayoutDiagnostic] {
    guard !isEmpty else { return [] }
    try within("boundaryItems") { () throws(SpecificationError) in
      try refuseDuplicates(among: map { $0.kind })
    }
    var found: [LayoutDiagnostic] = []
    for (index, item) in enumerated() {
      let name = "boundaryItems[\(index)]"
      found += try within(name) { () throws(SpecificationError) in
        try item.offset.x.checked("offset.x")
        try item.offset.y.checked("offset.y")
        try item.contentInsets.checked("contentInsets")
        return try item.size.validate()
      }.map { $0.within(name) }
    }
    return found
  }
}

extension LayoutConfiguration {
  /// Refuses numbers that mean nothing; returns the lengths below 0 as diagnostics.
  func validate() throws(SpecificationError) -> [LayoutDiagnostic] {
    try interSectionSpacing.checked("interSectionSpacing")
    return try boundarySupplementaryItems.validate()
  }
}

extension LayoutAnchor {
  fileprivate func validate(_ name: String) throws(SpecificationError) {
    switch offset {
    case .absolute(let point):
      try point.x.checked("\(name).absoluteOffset.x")
      try point.y.checked("\(name).absoluteOffset.y")
    case .fractional(let point):
      try point.x.checked("\(name).fractionalOffset.x")
      try point.y.checked("\(name).fractionalOffset.y")
    }
  }
}

private func refuseDuplicates(among kinds: [String]) throws(SpecificationError) {
  var seen: Set<String> = []
  for (index, kind) in kinds.enumerated() where !seen.insert(kind).inserted {
    throw SpecificationError(path: "[\(index)].kind", reason: .duplicateKind(kind))
  }
}
