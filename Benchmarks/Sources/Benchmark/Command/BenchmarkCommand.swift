/// The program: measures the chosen workloads and prints a table, or a JSON line for each.
@main
struct BenchmarkCommand {
  static let usage = """
    USAGE: benchmark [--json] [--results FOLDER] [IDS]
           benchmark --svg

    Measures each workload beside its own baseline in the same run, or draws how time grows with
    the number of items.

      IDS               such as T1 T3, or T1,T3; without any, all of them
      --json            one line a workload: its id, value, unit, baseline, ratio, targets and
                        verdict
      --svg             only a chart of time against item count
      --results FOLDER  also writes workloads.jsonl, growth.jsonl and chart.svg there
      --help            this text
    """

  static func main() {
    do {
      if try ChildWork.run(CommandLine.arguments.dropFirst()) { return }
      let options = try Options(arguments: CommandLine.arguments.dropFirst())
      let blackHole = BlackHole()
      if options.showsHelp {
        print(usage)
      } else if options.drawsChart {
        print(try chart(blackHole).svg)
      } else {
        try measure(options, blackHole)
      }
      blackHole.close()
    } catch {
      standardError("error: \(error.message)")
      terminate(status: error.status)
    }
  }

  private static func measure(
    _ options: Options, _ blackHole: BlackHole
  ) throws(BenchmarkError) {
    if !options.printsJSON { print(Report.heading) }
    var lines = ""
    for workload in options.workloads {
      let report = Report(workload: workload, comparison: try workload.measure(blackHole))
      print(options.printsJSON ? report.json : report.row)
      lines += report.json + "\n"
    }
    guard let folder = options.resultsFolder else { return }
    try writeFile(lines, to: folder + "/workloads.jsonl")
    let chart = try chart(blackHole)
    try writeFile(chart.json + "\n", to: folder + "/growth.jsonl")
    try writeFile(chart.svg + "\n", to: folder + "/chart.svg")
  }

  private static func chart(_ blackHole: BlackHole) throws(BenchmarkError) -> LineChart {
    LineChart(
      title: "Time of an operation against item count", lines: try GrowthMeasures.lines(blackHole))
  }
}

/// Why nothing was measured, for people, and the exit status it ends the program with.
struct BenchmarkError: Error {
  var message: String
  var status: Int32 = 70
}
