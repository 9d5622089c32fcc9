extension LayoutSolution {
  /// Solves the same content in another container: rotation, another window size, other traits.
  ///
  /// Measured sizes are kept while the length across the scroll axis is the same, and forgotten
  /// otherwise, since text wraps differently (E5).
  /// - Parameters:
  ///   - environment: the collection view's new bounds, insets and traits.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed; the offset's adjustment keeps the first visible item where it was.
  /// - Throws: ``SpecificationError`` for numbers and definitions that mean nothing.
  /// - Complexity: O(sections + measured items).
  @discardableResult
  public mutating func resize(
    to environment: LayoutEnvironment, contentOffset: Point = .zero
  ) throws(SpecificationError) -> LayoutChange {
    guard environment != self.environment else { return LayoutChange() }
    let cross = scrollDirection.cross
    let fresh = try solved(
      sectionContents, in: environment,
      keepingSizes: environment.size[cross] == self.environment.size[cross])
    return change(seenAt: contentOffset, from: 0) { $0 = fresh }
  }
}
