extension GroupRun {
  /// The number per kind within the section of a view attached to a group (A4).
  func number(of supplementary: TemplateSupplementary, in group: Int) -> Int {
    group * supplementary.kindCount + supplementary.ordinal
  }
}

extension LayoutSolution {
  /// The views attached to items and groups of a range of groups, by number and kind.
  ///
  /// A view is found where it and its group meet the window; without a window all are (Q1).
  func attachedAttributes(
    of run: GroupRun, groups: Range<Int>, section: Int, in window: Rect?, shift: Double
  ) -> [LayoutAttributes] {
    guard !run.template.supplementaries.isEmpty else { return [] }
    var found: [LayoutAttributes] = []
    for group in groups {
      let template = run.template(of: group)
      let origin = run.origin(of: group)
      let outer = Rect(origin: .zero, size: template.size)
      for supplementary in template.supplementaries {
        let frame = placed(
          supplementary.frame.offset(by: origin), section: section, shift: shift)
        if let window {
          let holder = placed(
            (supplementary.group ?? outer).offset(by: origin), section: section, shift: shift)
          guard frame.intersects(window), holder.intersects(window) else { continue }
        }
        found.append(
          LayoutAttributes(
            category: .supplementary,
            path: ItemPath(section: section, item: run.number(of: supplementary, in: group)),
            kind: supplementary.kind, frame: shown(frame), zIndex: supplementary.zIndex))
      }
    }
    return found.sortedByNumberAndKind()
  }
}

extension [LayoutAttributes] {
  /// The order of supplementary elements within a section (Q2).
  func sortedByNumberAndKind() -> [LayoutAttributes] {
    sorted {
      $0.path.item == $1.path.item ? ($0.kind ?? "") < ($1.kind ?? "") : $0.path.item < $1.path.item
    }
  }
}
