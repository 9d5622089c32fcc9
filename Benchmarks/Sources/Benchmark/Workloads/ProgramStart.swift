extension Workload {
  /// T14: the program from its start to the last byte of its picture, above an empty program.
  static let programStart = Workload(
    id: "T14", part: "start of the program",
    title: "rmlayout-demo --svg, above an empty program (baseline)", unit: "ms",
    targets: Targets(must: 12, stretch: 3)
  ) { blackHole throws(BenchmarkError) in
    let folder = ChildProgram.folderOfThisProgram
    let demo = ChildProgram(path: folder + "rmlayout-demo", arguments: ["--svg"])
    let empty = ChildProgram(path: folder + "empty-program", arguments: [])
    let medians = try Timing.medians(runs: 30) { () throws(BenchmarkError) in
      let run = try demo.run()
      blackHole.take(Double(run.byteCount))
      return run.seconds
    } baseline: { () throws(BenchmarkError) in
      try empty.run().seconds
    }
    return Comparison(
      value: (medians.value - medians.baseline) * 1e3, baseline: medians.baseline * 1e3)
  }
}
