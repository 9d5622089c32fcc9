import RMLayout

extension Workload {
  /// T9: resident memory of solutions, each made by a process of its own.
  static let memory = [
    memory(
      of: .measuredList, part: "a measured row", unit: "bytes/row",
      Targets(must: 24, stretch: 17)),
    memory(
      of: .fewMeasured, part: "a section of 1,000,000 rows, 3 of them measured",
      unit: "bytes/section", Targets(must: 4096)),
    memory(
      of: .uniform, part: "a section of 1,000,000,000 uniform items",
      unit: "bytes/section", Targets(must: 4096)),
  ]

  private static func memory(
    of work: MemoryWork, part: String, unit: String, _ targets: Targets
  ) -> Workload {
    Workload(
      id: "T9", part: part,
      title: "resident memory; baseline: arrays of the sizes and offsets of a million rows",
      unit: unit,
      targets: targets, lacking: "there is no /proc/self/status to read resident memory from"
    ) { _ throws(BenchmarkError) in
      guard let value = try work.bytesInChild(), let arrays = try MemoryWork.arrays.bytesInChild()
      else { return nil }
      return Comparison(
        value: value / Double(work.sharerCount), baseline: arrays / Double(work.baselineSharerCount)
      )
    }
  }
}

/// What takes memory, for a child of this program that tells how much it is.
enum MemoryWork: String {
  case measuredList
  case fewMeasured
  case uniform
  case arrays

  /// The hidden option that runs it: `--memory-work KIND`.
  static let option = "--memory-work"

  private static let rowCount = 1_000_000
  private static let solutionCount = 1000

  /// How many rows or solutions share the memory.
  var sharerCount: Int {
    switch self {
    case .measuredList, .arrays: Self.rowCount
    case .fewMeasured, .uniform: Self.solutionCount
    }
  }

  /// How many share that of the arrays: rows, or the one section that they stand for.
  var baselineSharerCount: Int { self == .measuredList ? Self.rowCount : 1 }

  /// What another process measures; nil where resident memory cannot be read.
  func bytesInChild() throws(BenchmarkError) -> Double? {
    let child = ChildProgram(
      path: ChildProgram.pathOfThisProgram, arguments: [Self.option, rawValue],
      // Else the C library keeps what was freed, and how much depends on what came before.
      environment: ["MALLOC_MMAP_THRESHOLD_=65536", "MALLOC_TRIM_THRESHOLD_=0"])
    let output = try child.run().output.split(separator: "\n").first
    return output.flatMap { Double($0) }
  }

  /// Prints the bytes, or "none".
  func run(_ blackHole: BlackHole) throws(BenchmarkError) {
    let bytes =
      switch self {
      case .measuredList: try measuredList(blackHole)
      case .fewMeasured: try solutions(blackHole, fewMeasured)
      case .uniform: try solutions(blackHole, uniform)
      case .arrays: arrays(blackHole)
      }
    print(bytes.map { "\($0)" } ?? "none")
  }

  private func measuredList(_ blackHole: BlackHole) throws(BenchmarkError) -> Int? {
    let list = MeasuredList(count: Self.rowCount)
    let before = ResidentMemory.bytes
    let solution = try list.measured()
    let bytes = ResidentMemory.bytes(above: before)
    // The sizes that were handed over must not make room in between.
    blackHole.take(solution.contentSize.height + list.sizes[Self.rowCount - 1].height)
    return bytes
  }

  private func fewMeasured() throws(BenchmarkError) -> LayoutSolution {
    var solution = try MeasuredList.unmeasured(count: 1_000_000)
    for item in [17, 500_000, 999_000] {
      solution.setPreferredSize(
        PreferredSize(height: 88), forItemAt: ItemPath(section: 0, item: item))
    }
    return solution
  }

  private func uniform() throws(BenchmarkError) -> LayoutSolution {
    try TwoColumnGrid(width: 390, itemHeight: 150).solve(itemCount: 1_000_000_000)
  }

  private func solutions(
    _ blackHole: BlackHole, _ make: () throws(BenchmarkError) -> LayoutSolution
  ) throws(BenchmarkError) -> Int? {
    // The first one brings the code and the tables that all of them share.
    var solutions = [try make()]
    solutions.reserveCapacity(Self.solutionCount + 1)
    let before = ResidentMemory.bytes
    for _ in 0..<Self.solutionCount { solutions.append(try make()) }
    let bytes = ResidentMemory.bytes(above: before)
    for solution in solutions { blackHole.take(solution.contentSize.height) }
    return bytes
  }

  private func arrays(_ blackHole: BlackHole) -> Int? {
    let before = ResidentMemory.bytes
    let sizes = MeasuredList(count: Self.rowCount).sizes
    let offsets = PrefixArray(sizes.map(\.height)).offsets
    let bytes = ResidentMemory.bytes(above: before)
    blackHole.take(offsets[Self.rowCount] + sizes[Self.rowCount - 1].height)
    return bytes
  }
}
