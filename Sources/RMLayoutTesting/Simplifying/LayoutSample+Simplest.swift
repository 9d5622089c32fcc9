import RMLayout

extension LayoutSample {
  /// The simplest sample to be found that still fails, for people to read.
  ///
  /// Everything is left out that can be: sections, items, insets, nesting, scrolling.
  /// ```swift
  /// let simple = sample.simplest { LayoutInvariant.queries.mismatch(in: $0) != nil }
  /// ```
  /// - Parameter fails: whether a sample still shows the fault.
  /// - Returns: the sample itself if nothing can be left out.
  public func simplest(where fails: (LayoutSample) -> Bool) -> LayoutSample {
    var simplest = self
    // Each try may take long, and a caller's test may not be steady.
    var triesLeft = 3000
    while triesLeft > 0 {
      let simpler = simplest.simplifications.first { candidate in
        triesLeft -= 1
        return triesLeft > 0 && candidate != simplest && fails(candidate)
      }
      guard let simpler else { break }
      simplest = simpler
    }
    return simplest
  }

  /// Samples with one thing less, the greatest steps first.
  private var simplifications: [LayoutSample] {
    var result = withFewerSections + withFewerItems
    result += setting([\.position], to: ScrollPosition()) + withFewerPreferredSizes
    result += setting(
      [\.environment.contentInset, \.environment.safeArea, \.environment.layoutMargins],
      to: DirectionalEdgeInsets.zero)
    result += setting([\.environment.layoutDirection], to: LayoutDirection.leftToRight)
    result += setting([\.environment.profile], to: PixelProfile.exact)
    result += setting([\.environment.scale], to: 1)
    result += setting([\.environment.size], to: Size(width: 320, height: 480))
    switch layout {
    case .compositional(let layout):
      result += layout.simplifications.map { replacing(layout: .compositional($0)) }
    case .flow(let layout):
      result += layout.simplifications.map { replacing(layout: .flow($0)) }
    }
    return result
  }

  private func replacing(layout: Layout) -> LayoutSample {
    var copy = self
    copy.layout = layout
    return copy
  }

  private func setting<Value>(
    _ paths: [WritableKeyPath<LayoutSample, Value>], to value: Value
  ) -> [LayoutSample] {
    simpler(self, paths, value)
  }

  private var withFewerSections: [LayoutSample] {
    guard itemCounts.count > 1 else { return [] }
    return itemCounts.indices.compactMap { index in
      var copy = self
      copy.itemCounts.remove(at: index)
      copy.position.rowOffsets = [:]
      for (section, offset) in position.rowOffsets where section != index {
        copy.position.rowOffsets[section > index ? section - 1 : section] = offset
      }
      copy.preferredSizes.sections = [:]
      for (section, sizes) in preferredSizes.sections where section != index {
        copy.preferredSizes.sections[section > index ? section - 1 : section] = sizes
      }
      switch layout {
      case .compositional(var layout):
        guard case .each(var sections) = layout.sections else { return nil }
        sections.remove(at: index)
        layout.sections = .each(sections)
        copy.layout = .compositional(layout)
      case .flow(var layout):
        guard case .each(var sections) = layout.sections else { return nil }
        sections.remove(at: index)
        layout.sections = .each(sections)
        copy.layout = .flow(layout)
      }
      return copy
    }
  }

  private var withFewerItems: [LayoutSample] {
    itemCounts.indices.flatMap { index in
      [itemCounts[index] / 2, itemCounts[index] - 1].filter { $0 >= 0 }.map { count in
        var copy = self
        copy.itemCounts[index] = count
        if let items = preferredSizes.sections[index]?.items {
          copy.preferredSizes.sections[index]?.items = items.filter { $0.key < count }
        }
        if case .flow(var layout) = copy.layout, case .each(var sections) = layout.sections,
          case .perItem(let sizes) = sections[index].itemSizes
        {
          sections[index].itemSizes = .perItem(Array(sizes.prefix(count)))
          layout.sections = .each(sections)
          copy.layout = .flow(layout)
        }
        return copy
      }
    }
  }
}

/// Copies of a value with one property each set to something plainer.
func simpler<Root, Value>(
  _ root: Root, _ paths: [WritableKeyPath<Root, Value>], _ value: Value
) -> [Root] {
  paths.map { path in
    var copy = root
    copy[keyPath: path] = value
    return copy
  }
}

/// Copies of a value with one element of a list left out, or replaced by a simpler one.
func simpler<Root, Element>(
  _ root: Root, list path: WritableKeyPath<Root, [Element]>, keeping least: Int = 0,
  _ simplify: (Element) -> [Element]
) -> [Root] {
  let elements = root[keyPath: path]
  var result: [Root] = []
  for index in elements.indices where elements.count > least {
    var copy = root
    copy[keyPath: path].remove(at: index)
    result.append(copy)
  }
  for (index, element) in elements.enumerated() {
    for simple in simplify(element) {
      var copy = root
      copy[keyPath: path][index] = simple
      result.append(copy)
    }
  }
  return result
}
