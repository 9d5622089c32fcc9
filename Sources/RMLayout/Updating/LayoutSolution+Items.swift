extension LayoutSolution {
  /// Puts new items before an item, or behind the last one.
  ///
  /// Measured sizes of other items move with them; the new ones are not measured. In a flow section
  /// with sizes per item they take the size of the item before.
  /// - Parameters:
  ///   - count: the number of new items.
  ///   - path: where the first of them will be.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Precondition: the section exists and has so many items; it stays below 10^12.
  /// - Complexity: O(log sections + log measured groups) where groups hold one item, else
  ///   O(measured groups); O(items) in flow layouts.
  @discardableResult
  public mutating func insertItems(
    _ count: Int = 1, at path: ItemPath, contentOffset: Point = .zero
  ) -> LayoutChange {
    let items = itemCount(inSection: path.section)
    precondition(path.item >= 0 && path.item <= items, "Item out of range")
    precondition(count >= 0 && count <= mostItems - items, "Too many items")
    let moved = ContentMove(items: { item in
      guard item.section == path.section, item.item >= path.item else { return item }
      return ItemPath(section: item.section, item: item.item + count)
    })
    return change(
      seenAt: contentOffset, from: section(path.section).start(changedFrom: path.item), moved: moved
    ) { solution in
      solution.replaceItems(path.item..<path.item, inSection: path.section, with: count) {
        $0.insertItems(count, at: path.item)
      }
    }
  }

  /// Takes items away.
  ///
  /// - Parameters:
  ///   - items: the numbers of the items.
  ///   - number: the section.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed; what was seen of items that are gone is not kept still.
  /// - Precondition: the items exist.
  /// - Complexity: that of ``insertItems(_:at:contentOffset:)``.
  @discardableResult
  public mutating func deleteItems(
    _ items: Range<Int>, inSection number: Int, contentOffset: Point = .zero
  ) -> LayoutChange {
    let left = itemCount(inSection: number) - items.count
    precondition(
      items.lowerBound >= 0 && items.upperBound <= left + items.count, "Item out of range")
    let moved = ContentMove(items: { path in
      guard path.section == number, path.item >= items.lowerBound else { return path }
      let item = max(items.lowerBound, path.item - items.count)
      return item < left ? ItemPath(section: number, item: item) : nil
    })
    return change(
      seenAt: contentOffset, from: section(number).start(changedFrom: items.lowerBound),
      moved: moved
    ) { solution in
      solution.replaceItems(items, inSection: number, with: 0) { $0.removeItems(items) }
    }
  }

  /// Moves an item with its measured size.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - target: where it is afterwards.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Precondition: both exist, the target after the item was taken away.
  /// - Complexity: that of ``insertItems(_:at:contentOffset:)``.
  @discardableResult
  public mutating func moveItem(
    at path: ItemPath, to target: ItemPath, contentOffset: Point = .zero
  ) -> LayoutChange {
    let size = preferredSize(forItemAt: path)
    let flowSize = flowItemSize(at: path)
    let first = min(
      section(path.section).start(changedFrom: path.item),
      section(target.section).start(changedFrom: target.item))
    let moved = ContentMove(items: { Self.moved($0, from: path, to: target) })
    return change(seenAt: contentOffset, from: first, moved: moved) { solution in
      solution.deleteItems(path.item..<path.item + 1, inSection: path.section)
      solution.insertItems(at: target)
      if let flowSize { solution.setFlowItemSize(flowSize, at: target) }
      if let size { solution.setPreferredSize(size, forItemAt: target) }
    }
  }

  private static func moved(
    _ item: ItemPath, from path: ItemPath, to target: ItemPath
  ) -> ItemPath {
    guard item != path else { return target }
    var result = item
    if item.section == path.section, item.item > path.item { result.item -= 1 }
    if result.section == target.section, result.item >= target.item { result.item += 1 }
    return result
  }

  /// Forgets what was measured of items, so that they are measured again (E5).
  ///
  /// - Parameters:
  ///   - items: the numbers of the items.
  ///   - number: the section.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Precondition: the items exist.
  @discardableResult
  public mutating func reloadItems(
    _ items: Range<Int>, inSection number: Int, contentOffset: Point = .zero
  ) -> LayoutChange {
    precondition(
      items.lowerBound >= 0 && items.upperBound <= itemCount(inSection: number),
      "Item out of range")
    if case .flow = source {
      return setFlowSizes(
        Array(repeating: .unmeasured, count: items.count),
        from: ItemPath(section: number, item: items.lowerBound), contentOffset: contentOffset)
    }
    guard !section(number).runs.isEmpty, !items.isEmpty else { return LayoutChange() }
    return change(
      seenAt: contentOffset, from: section(number).start(changedFrom: items.lowerBound)
    ) { solution in
      solution.changeSection(number) { run in
        run.changeMeasurements { run in
          var recorder = NoRecorder()
          run.replace(items, recorder: &recorder) { $0.append(unmeasured: items.count) }
          run.share(recorder: &recorder)
        }
      }
    }
  }

  /// What was taken over of an item's measured size, or nil where nothing was (E5).
  /// - Precondition: the item exists.
  /// - Complexity: O(log sections + log measured groups).
  public func preferredSize(forItemAt path: ItemPath) -> PreferredSize? {
    let section = section(path.section)
    precondition(path.item >= 0 && path.item < section.solution.itemCount, "Item out of range")
    var size = section.runs.first?.measuredSize(of: path.item) ?? .unmeasured
    let known = flowMeasurements.sizes(ofSection: path.section)
    if path.item < known.count { size = known[path.item] }
    guard !size.isUnmeasured else { return nil }
    return PreferredSize(
      width: size.width.isNaN ? nil : size.width, height: size.height.isNaN ? nil : size.height)
  }

  /// Replaces items of a section, in a flow layout by solving it again.
  private mutating func replaceItems(
    _ items: Range<Int>, inSection number: Int, with count: Int,
    _ body: (inout SectionRun) -> Void
  ) {
    guard case .flow(let layout) = source else {
      changeSection(number, body)
      return
    }
    var counts = itemCounts
    counts[number] += count - items.count
    var measured = flowMeasurements
    measured.replace(
      items, inSection: number, with: Array(repeating: .unmeasured, count: count))
    solveAgain(
      layout.replacingItems(items, inSection: number, of: counts.count, with: count),
      itemCounts: counts, measured: measured)
  }

  /// The most items of a section.
  private var mostItems: Int { clampedIndex(1e12, below: Int.max) }
}

extension PlacedSection {
  /// From where on frames change when items from a number on do, from the content's leading end.
  fileprivate func start(changedFrom item: Int) -> Double {
    guard solution.hasCells, solution.row == nil, solution.itemCount > 0 else { return start }
    // A line whose items may be shorter takes items of the one behind.
    let first = run?.plan.isPacking == true ? item - 1 : item
    guard first < solution.itemCount else { return start + solution.length }
    return start + start(ofGroupAt: max(0, first))
  }
}
