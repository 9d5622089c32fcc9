import RMLayout

extension LayoutSample {
  /// How the layout with swapped axes differs from the swapped frames (C1, F8).
  func differencesFromTransposed() throws(SpecificationError) -> [LayoutMismatch.Difference] {
    let upright = changing { $0.layoutDirection = .leftToRight }.withoutReadableWidth
    guard let lying = upright.transposed else { return [] }
    let expected = try upright.solve()
    let actual = try lying.solve()
    var found: [LayoutMismatch.Difference] = []
    if expected.contentSize.transposed != actual.contentSize {
      found.append(
        .init(
          "content", expected: expected.contentSize.transposed.text,
          actual: actual.contentSize.text))
    }
    return found
      + differences(expected.elements(at: position), actual.elements(at: lying.position)) {
        Rect(origin: $0.origin.transposed, size: $0.size.transposed)
      }
  }

  /// The sample without the one thing that widths alone have (C4).
  private var withoutReadableWidth: LayoutSample {
    guard case .compositional(var layout) = layout else { return self }
    var copy = self
    if layout.configuration.contentInsetsReference == .readableContent {
      layout.configuration.contentInsetsReference = .layoutMargins
    }
    if case .each(let sections) = layout.sections {
      layout.sections = .each(sections.map { $0.withoutReadableWidth })
    } else if case .same(let section) = layout.sections {
      layout.sections = .same(section.withoutReadableWidth)
    }
    copy.layout = .compositional(layout)
    return copy
  }

  /// The sample with swapped axes; nil if parts of it are functions.
  var transposed: LayoutSample? {
    var copy = self
    switch layout {
    case .compositional(let layout):
      guard let layout = layout.transposed else { return nil }
      copy.layout = .compositional(layout)
    case .flow(let layout): copy.layout = .flow(layout.transposed)
    }
    copy.environment.size = environment.size.transposed
    copy.environment.contentInset = environment.contentInset.transposed
    copy.environment.safeArea = environment.safeArea.transposed
    copy.environment.layoutMargins = environment.layoutMargins.transposed
    copy.position.offset = position.offset.transposed
    copy.preferredSizes = preferredSizes.transposed
    return copy
  }
}

extension PreferredSizes {
  fileprivate var transposed: PreferredSizes {
    PreferredSizes(
      sections: sections.mapValues { section in
        Section(
          items: section.items.mapValues { $0.transposed },
          boundary: section.boundary.mapValues { $0.transposed })
      }, boundary: boundary.mapValues { $0.transposed })
  }
}

extension PreferredSize {
  fileprivate var transposed: PreferredSize { PreferredSize(width: height, height: width) }
}

extension LayoutSection {
  fileprivate var withoutReadableWidth: LayoutSection {
    var copy = self
    if contentInsetsReference == .readableContent {
      copy.contentInsetsReference = .layoutMargins
    }
    if supplementaryContentInsetsReference == .readableContent {
      copy.supplementaryContentInsetsReference = .layoutMargins
    }
    return copy
  }
}

extension CompositionalLayout {
  fileprivate var transposed: CompositionalLayout? {
    var copy = self
    switch sections {
    case .same(let section):
      guard let section = section.transposed else { return nil }
      copy.sections = .same(section)
    case .each(let sections):
      let transposed = sections.compactMap { $0.transposed }
      guard transposed.count == sections.count else { return nil }
      copy.sections = .each(transposed)
    case .provider: return nil
    }
    copy.configuration.scrollDirection = configuration.scrollDirection.cross
    copy.configuration.boundarySupplementaryItems =
      configuration.boundarySupplementaryItems.map { $0.transposed }
    return copy
  }
}

extension FlowLayout {
  fileprivate var transposed: FlowLayout {
    var copy = self
    copy.scrollDirection = scrollDirection.cross
    if case .size(let size) = estimatedItemSize { copy.estimatedItemSize = .size(size.transposed) }
    switch sections {
    case .same(let section): copy.sections = .same(section.transposed)
    case .each(let sections): copy.sections = .each(sections.map { $0.transposed })
    }
    return copy
  }
}

extension FlowSection {
  fileprivate var transposed: FlowSection {
    var copy = self
    switch itemSizes {
    case .uniform(let size): copy.itemSizes = .uniform(size.transposed)
    case .perItem(let sizes): copy.itemSizes = .perItem(sizes.map { $0.transposed })
    }
    copy.sectionInset = sectionInset.transposed
    copy.headerReferenceSize = headerReferenceSize.transposed
    copy.footerReferenceSize = footerReferenceSize.transposed
    return copy
  }
}
