extension Workload {
  /// B1: from a key to the frame that answers it, in a list of a million, against one of 826.
  static let terminalFrames = Workload(
    id: "B1", title: "a key's frame of 200 x 60 cells, 10^6 characters and 826 (baseline)",
    unit: "ms", targets: Targets(must: 8, stretch: 2, mustRatio: 1.3, stretchRatio: 1.1)
  ) { _ throws(BenchmarkError) in
    Comparison(
      value: try medianFrame(itemCount: 1_000_000), baseline: try medianFrame(itemCount: 826))
  }

  /// The time that half of all frames take less than, in milliseconds, as the program tells it.
  private static func medianFrame(itemCount: Int) throws(BenchmarkError) -> Double {
    let browser = ChildProgram(
      path: ChildProgram.folderOfThisProgram + "rmlayout-browse",
      arguments: ["--frame-times", "\(itemCount)"])
    let output = try browser.run().output
    let name = "\"median\": "
    let words = output.split(separator: ",").filter { $0.contains(name) }
    guard let word = words.first, let nanoseconds = Double(word.split(separator: " ")[1]) else {
      throw BenchmarkError(message: "\(browser.path) told no median: \(output)")
    }
    return nanoseconds / 1e6
  }
}
