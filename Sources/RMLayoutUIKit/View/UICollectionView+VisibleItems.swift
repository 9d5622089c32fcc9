#if !canImport(UIKit)
internal import RMLayout

extension UICollectionView {
  /// Calls the handlers of all sections that show, the last one first (O9).
  func callVisibleItemsHandlers() {
    guard let solution = collectionViewLayout.solution else { return }
    for section in (0..<solution.sectionCount).reversed() {
      callVisibleItemsHandler(ofSection: section, in: solution)
    }
  }

  /// Calls the handler of a section with what shows of it, and keeps what it changes until a solve.
  func callVisibleItemsHandler(ofSection section: Int, in solution: LayoutSolution) {
    let layout = collectionViewLayout
    guard let handler = layout.visibleItemsHandler(ofSection: section) else { return }
    let found = visibleItems(ofSection: section, in: solution)
    let items = found.items.map {
      VisibleItem(
        layout.object(for: $0), solvedCenter: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    let environment = SolvingEnvironment(
      SolvingContainer(contentSize: found.container),
      UITraitCollection.solving(traitCollection, in: solution.environment), solution.environment)
    handler(items, found.offset, environment)
    for item in items {
      guard let changes = item.changes else { continue }
      layout.changedItems[item.attributes.identity] = changes
    }
  }

  /// What shows of a section, how far it is scrolled, and the size in which it scrolls.
  private func visibleItems(
    ofSection section: Int, in solution: LayoutSolution
  ) -> (items: [LayoutAttributes], offset: CGPoint, container: CGSize) {
    let position = scrollPosition
    guard let row = solution.row(inSection: section) else {
      let items = solution.attributes(intersecting: Rect(bounds), at: position).filter {
        $0.path.section == section && $0.category != .decoration
      }
      return (items, contentOffset, bounds.size)
    }
    let offset = position.rowOffsets[section] ?? row.initialOffset
    var point = Point(contentOffset)
    point[row.axis] = offset
    point[row.axis.cross] = row.frame.min(along: row.axis.cross)
    return (
      solution.visibleItems(inRow: section, at: offset), CGPoint(point), CGSize(row.frame.size)
    )
  }
}
#endif
