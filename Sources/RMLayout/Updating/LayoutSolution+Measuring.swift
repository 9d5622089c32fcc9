extension LayoutSolution {
  /// Takes over what a cell asked for, on its estimated axes (E1); nil forgets it (E5).
  ///
  /// ```swift
  /// let change = solution.setPreferredSize(
  ///   PreferredSize(height: 88), forItemAt: path, contentOffset: offset)
  /// offset.y += change.contentOffsetAdjustment.y  // the picture stands still
  /// ```
  /// - Parameters:
  ///   - size: the lengths in points; those below 0 count as 0, those that are not finite as none.
  ///   - path: the cell's item.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed; nothing if the cell does not size itself on those axes.
  /// - Precondition: the item exists.
  /// - Complexity: O(log sections + log measured groups), in place where the solution is not shared;
  ///   O(items) in flow layouts.
  @discardableResult
  public mutating func setPreferredSize(
    _ size: PreferredSize?, forItemAt path: ItemPath, contentOffset: Point = .zero
  ) -> LayoutChange {
    var recorder = NoRecorder()
    return setPreferredSize(
      size, forItemAt: path, contentOffset: contentOffset, recorder: &recorder)
  }

  /// Takes over a size and tells a recorder of the work.
  @discardableResult
  package mutating func setPreferredSize<Recorder: SolveRecorder>(
    _ size: PreferredSize?, forItemAt path: ItemPath, contentOffset: Point = .zero,
    recorder: inout Recorder
  ) -> LayoutChange {
    let lengths = size?.lengths ?? .unmeasured
    if case .flow = source {
      precondition(
        path.item >= 0 && path.item < itemCount(inSection: path.section), "Item out of range")
      return setFlowSizes([lengths], from: path, contentOffset: contentOffset)
    }
    if let change = setRow(of: path, to: lengths, contentOffset: contentOffset) {
      if change.firstChangedOffset != nil { recorder.record(.groupSolved) }
      return change
    }
    guard let (taken, first) = takenOver(lengths, by: path) else { return LayoutChange() }
    var work = recorder
    defer { recorder = work }
    return change(seenAt: contentOffset, from: first) { solution in
      solution.changeSection(path.section) { run in
        run.changeMeasurements { $0.set(taken, of: path.item, recorder: &work) }
      }
    }
  }

  /// What an item takes over of lengths, and where its group starts; nil if that changes nothing.
  ///
  /// On its own, so that the section is not held while it changes: that would copy it.
  private func takenOver(_ lengths: Size, by path: ItemPath) -> (Size, first: Double)? {
    let section = section(path.section)
    precondition(path.item >= 0 && path.item < section.solution.itemCount, "Item out of range")
    guard let plan = section.solution.source?.plan else { return nil }
    let taken = plan.takenOver(lengths)
    guard section.solution.row == nil, !section.runs.isEmpty else {
      let known = section.runs.first?.measuredSize(of: path.item) ?? .unmeasured
      guard !taken.isSame(as: known) else { return nil }
      return (taken, section.start + section.start(ofGroupAt: path.item))
    }
    let (known, start) = section.runs[0].measurement(of: path.item)
    guard !taken.isSame(as: known) else { return nil }
    return (taken, section.start + section.runs[0].origin[scrollDirection] + start)
  }

  /// Where the group of an item starts, after checks that items of its section exist from there on.
  private func start(ofItems count: Int, from path: ItemPath) -> Double {
    let section = section(path.section)
    precondition(
      path.item >= 0 && path.item + count <= section.solution.itemCount, "Item out of range")
    return section.start + (count > 0 ? section.start(ofGroupAt: path.item) : 0)
  }

  /// Takes over what neighbouring cells asked for, all at once.
  ///
  /// - Parameters:
  ///   - sizes: a size for each item in points, as ``setPreferredSize(_:forItemAt:contentOffset:)`` takes
  ///     it over.
  ///   - path: the first item.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Precondition: the items exist.
  /// - Complexity: O(items given + stretches of measured groups).
  @discardableResult
  public mutating func setPreferredSizes(
    _ sizes: [Size], forItemsFrom path: ItemPath, contentOffset: Point = .zero
  ) -> LayoutChange {
    let first = start(ofItems: sizes.count, from: path)
    guard !sizes.isEmpty else { return LayoutChange() }
    if case .flow = source {
      return setFlowSizes(
        sizes.map { $0.lengths }, from: path, contentOffset: contentOffset)
    }
    guard section(path.section).solution.source?.plan != nil else { return LayoutChange() }
    return change(seenAt: contentOffset, from: first) { solution in
      solution.changeSection(path.section) { run in
        run.changeMeasurements { run in
          var recorder = NoRecorder()
          run.replace(path.item..<path.item + sizes.count, recorder: &recorder) { builder in
            builder.append(sizes)
          }
          run.share(recorder: &recorder)
        }
      }
    }
  }

  /// Takes over what a header, footer or side item asked for (E6); nil forgets it.
  ///
  /// - Parameters:
  ///   - size: the lengths in points, taken over on estimated axes.
  ///   - kind: the kind of the boundary item; another kind changes nothing.
  ///   - section: its section; nil for boundary items of the whole layout.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: what changed.
  /// - Precondition: the section exists.
  @discardableResult
  public mutating func setPreferredSize(
    _ size: PreferredSize?, forBoundaryItemOfKind kind: String, inSection section: Int?,
    contentOffset: Point = .zero
  ) -> LayoutChange {
    let lengths = size?.lengths ?? .unmeasured
    let first = section.map { self.section($0).start } ?? 0
    return change(seenAt: contentOffset, from: first) { solution in
      if let section {
        solution.changeSection(section) { $0.setBoundarySize(lengths, ofKind: kind) }
      } else {
        solution.boundarySizes[kind] = lengths.isUnmeasured ? nil : lengths
        solution.settle()
      }
    }
  }
}
