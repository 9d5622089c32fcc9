/// The bounds of what a specification may say.
enum SpecificationLimits {
  /// The greatest magnitude of a length, fraction or inset.
  static var number: Double { 1e12 }
  /// The greatest number of items of a section and of a group's count.
  static var count: Int { Int(clamping: 1_000_000_000_000 as Int64) }
  /// The greatest depth of nested groups.
  static var depth: Int { 100 }
  /// The greatest scale.
  static var scale: Double { 1e6 }
}

/// Runs a check; an error comes out with its path extended by `component`.
func within<T>(
  _ component: @autoclosure () -> String, _ check: () throws(SpecificationError) -> T
) throws(SpecificationError) -> T {
  do { return try check() } catch { throw error.within(component()) }
}

extension Double {
  /// Refuses NaN, infinities and absurd magnitudes (D7).
  func checked(_ name: @autoclosure () -> String) throws(SpecificationError) {
    guard abs(self) <= SpecificationLimits.number else {
      throw SpecificationError(path: name(), reason: .numberOutOfRange(self))
    }
  }
}

extension Size {
  func checked(_ name: @autoclosure () -> String) throws(SpecificationError) {
    try within(name()) { () throws(SpecificationError) in
      try width.checked("width")
      try height.checked("height")
    }
  }
}

extension DirectionalEdgeInsets {
  func checked(_ name: @autoclosure () -> String) throws(SpecificationError) {
    try within(name()) { () throws(SpecificationError) in
      try top.checked("top")
      try leading.checked("leading")
      try bottom.checked("bottom")
      try trailing.checked("trailing")
    }
  }
}

extension LayoutEdgeSpacing {
  func checked() throws(SpecificationError) {
    try within("edgeSpacing") { () throws(SpecificationError) in
      try leading.value.checked("leading")
      try top.value.checked("top")
      try trailing.value.checked("trailing")
      try bottom.value.checked("bottom")
    }
  }
}

extension LayoutEnvironment {
  /// Refuses sizes and scales that mean nothing.
  func validate() throws(SpecificationError) {
    try within("environment") { () throws(SpecificationError) in
      try size.checked("size")
      guard size.width >= 0 else {
        throw SpecificationError(path: "size.width", reason: .negativeSize(size.width))
      }
      guard size.height >= 0 else {
        throw SpecificationError(path: "size.height", reason: .negativeSize(size.height))
      }
      guard scale > 0, scale <= SpecificationLimits.scale else {
        throw SpecificationError(path: "scale", reason: .scaleOutOfRange(scale))
      }
      try contentInset.checked("contentInset")
      try safeArea.checked("safeArea")
      try layoutMargins.checked("layoutMargins")
    }
  }
}

/// Refuses item counts that no section can have.
func validate(itemCounts: [Int]) throws(SpecificationError) {
  for (index, count) in itemCounts.enumerated()
  where count < 0 || count > SpecificationLimits.count {
    throw SpecificationError(
      path: "sections[\(index)].items", reason: .itemCountOutOfRange(count))
  }
}
