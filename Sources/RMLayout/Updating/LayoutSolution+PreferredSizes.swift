extension LayoutSolution {
  /// Takes over validated sizes in a solution of which nothing was measured.
  mutating func apply(_ preferredSizes: PreferredSizes) {
    for number in preferredSizes.sections.keys.sorted() {
      guard let sizes = preferredSizes.sections[number] else { continue }
      changeSection(number) { $0.apply(sizes) }
    }
    boundarySizes = preferredSizes.boundary.mapValues { $0.lengths }
    if !boundarySizes.isEmpty { settle() }
  }
}

extension SectionRun {
  fileprivate mutating func apply(_ sizes: PreferredSizes.Section) {
    for (kind, size) in sizes.boundary { setBoundarySize(size.lengths, ofKind: kind) }
    guard let plan = solution.source?.plan, !sizes.items.isEmpty else { return }
    let count = solution.itemCount
    let items = sizes.items.sorted { $0.key < $1.key }
    changeMeasurements { run in
      var recorder = NoRecorder()
      run.replace(0..<count, recorder: &recorder) { builder in
        var next = 0
        for (item, size) in items {
          builder.append(unmeasured: item - next)
          builder.append(plan.takenOver(size.lengths))
          next = item + 1
        }
        builder.append(unmeasured: count - next)
      }
      run.share(recorder: &recorder)
    }
  }
}
