/// What a section holds, whatever defines it: a number of items and what was measured.
struct SectionContent {
  var itemCount: Int
  /// The section as it was solved; nil for a new one.
  var solved: SectionRun?
  /// What was measured of the cells in a flow layout.
  var flowSizes: [Size] = []

  init(itemCount: Int) { self.itemCount = itemCount }

  init(_ run: SectionRun, flowSizes: [Size]) {
    itemCount = run.solution.itemCount
    solved = run
    solved?.count = 1
    self.flowSizes = flowSizes
  }
}

extension LayoutSolution {
  /// What each section holds.
  var sectionContents: [SectionContent] {
    var contents: [SectionContent] = []
    sections.forEachEntry { entry, place in
      for index in 0..<entry.leaf.count {
        contents.append(
          SectionContent(
            entry.leaf, flowSizes: flowMeasurements.sizes(ofSection: place.element + index)))
      }
    }
    return contents
  }

  /// Solves other contents with the same layout and tells what changed.
  mutating func changeContents(
    to contents: [SectionContent], contentOffset: Point, from first: Double,
    moved: @escaping (Int) -> Int?
  ) throws(SpecificationError) -> LayoutChange {
    let fresh = try solved(contents, in: environment, keepingSizes: true)
    return change(
      seenAt: contentOffset, from: first, moved: ContentMove(sections: moved)
    ) { $0 = fresh }
  }

  /// The layout solved for contents in an environment, what was measured taken over or not (E5).
  func solved(
    _ contents: [SectionContent], in environment: LayoutEnvironment, keepingSizes: Bool
  ) throws(SpecificationError) -> LayoutSolution {
    let counts = contents.map { $0.itemCount }
    switch source {
    case .flow(let layout):
      var measured = FlowMeasurements()
      if keepingSizes {
        measured.replace(sections: 0..<0, with: contents.map { $0.flowSizes })
      }
      return try layout.solve(in: environment, itemCounts: counts, measured: measured)
    case .compositional(let layout):
      var fresh = try layout.solve(in: environment, itemCounts: counts)
      guard keepingSizes else { return fresh }
      for (number, content) in contents.enumerated() {
        guard let old = content.solved, old.isMeasured else { continue }
        fresh.changeSection(number) { $0.takeOver(old) }
      }
      fresh.boundarySizes = boundarySizes
      fresh.settle()
      return fresh
    }
  }
}

extension SectionRun {
  /// Whether anything was measured.
  fileprivate var isMeasured: Bool { !runs.isEmpty || !solution.boundarySizes.isEmpty }

  /// Takes over what was measured of a section as it was.
  fileprivate mutating func takeOver(_ old: SectionRun) {
    for (kind, size) in old.solution.boundarySizes { setBoundarySize(size, ofKind: kind) }
    guard let measured = old.runs.first, let plan = solution.source?.plan else { return }
    let count = solution.itemCount
    changeMeasurements { run in
      var recorder = NoRecorder()
      run.replace(0..<count, recorder: &recorder) { builder in
        measured.forEachMeasurement { unmeasured, sizes in
          builder.append(unmeasured: unmeasured)
          for size in sizes { builder.append(plan.takenOver(size)) }
        }
      }
      run.share(recorder: &recorder)
    }
  }
}
