import RMLayout

extension FeatureCollector {
  /// Notes what measured sizes change, as far as the specification tells.
  mutating func collectMeasured(_ sample: LayoutSample) {
    let sizes = sample.preferredSizes
    guard sizes != PreferredSizes() else { return }
    for (index, count) in sample.itemCounts.enumerated() where count > 0 {
      collect(sizes.sections[index]?.items ?? [:], of: count)
    }
    switch sample.layout {
    case .compositional(let layout):
      let boundary = layout.configuration.boundarySupplementaryItems
      note(.measuredLayoutBoundary, if: boundary.areMeasured(by: sizes.boundary))
      let counts = sample.itemCounts
      for (index, section) in layout.sections(count: counts.count).enumerated() {
        guard let sizes = sizes.sections[index] else { continue }
        note(
          .measuredBoundary,
          if: section.boundarySupplementaryItems.areMeasured(by: sizes.boundary))
        if !sizes.items.isEmpty { collectMeasured(section) }
      }
    case .flow(let layout):
      collectMeasured(layout, sample)
    }
  }

  private mutating func collect(_ items: [Int: PreferredSize], of count: Int) {
    let isFromFirst = items.keys.allSatisfy { $0 < items.count }
    note(.noneMeasured, if: items.isEmpty)
    note(.allMeasured, if: items.count == count)
    note(.firstMeasured, if: !items.isEmpty && items.count < count && isFromFirst)
    note(.scatteredMeasured, if: !isFromFirst)
  }

  private mutating func collectMeasured(_ section: LayoutSection) {
    for axis in Axis.allCases {
      note(.measuredUniformSection, if: section.group.size[axis].isUniform)
    }
    note(.measuredRow, if: section.orthogonalScrollingBehavior != .none)
    collectMeasured(section.group, isNested: false)
  }

  private mutating func collectMeasured(_ group: LayoutGroup, isNested: Bool) {
    let (subitems, axis): ([LayoutSubitem], Axis)
    switch group.arrangement {
    case .subitems(let list, let line): (subitems, axis) = (list, line)
    case .dividing(let subitem, _, let line): (subitems, axis) = ([subitem], line)
    case .repeating(let subitem, _, let line): (subitems, axis) = ([subitem], line)
    case .custom: return
    }
    for subitem in subitems {
      for direction in Axis.allCases where subitem.size[direction].isEstimated {
        let isOpen = group.size[direction].isEstimated
        if direction == axis {
          note(isOpen ? .measuredAlongEstimatedGroup : .measuredAlongFixedGroup)
        } else {
          note(isOpen ? .measuredAcrossEstimatedGroup : .measuredAcrossFixedGroup)
        }
        note(.measuredInNestedGroup, if: isNested)
        if case .dividing = group.arrangement { note(.measuredDividedGroup) }
        if case .repeating = group.arrangement { note(.measuredRepeatingGroup) }
        guard subitem.size[direction].isUniform else { continue }
        if case .group = subitem { note(.measuredUniformGroup) } else { note(.measuredUniformItem) }
      }
      if case .group(let nested) = subitem { collectMeasured(nested, isNested: true) }
    }
  }

  private mutating func collectMeasured(_ layout: FlowLayout, _ sample: LayoutSample) {
    guard let estimate = layout.estimatedItemSize, case .each(let sections) = layout.sections
    else { return }
    note(.automaticFlow, if: estimate == .automatic)
    for (index, count) in sample.itemCounts.enumerated() {
      let items = sample.preferredSizes.sections[index]?.items ?? [:]
      guard case .uniform = sections[index].itemSizes else {
        note(.measuredFlowSizes, if: !items.isEmpty)
        continue
      }
      let lengths = items.values.map { $0[layout.scrollDirection.cross] }
      let isOne = Set(lengths).count == 1
      note(.measuredFlowGrid, if: isOne && count > 1)
      note(.measuredFlowLines, if: Set(lengths).count > 1)
      note(.measuredFlowAverage, if: !items.isEmpty && items.count < count)
    }
  }
}

extension [LayoutBoundarySupplementaryItem] {
  /// Whether a measured length replaces an estimate of one of them.
  fileprivate func areMeasured(by sizes: [String: PreferredSize]) -> Bool {
    contains { item in
      Axis.allCases.contains { item.size[$0].isEstimated && sizes[item.kind]?[$0] != nil }
    }
  }
}

extension LayoutDimension {
  fileprivate var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
