/// The program: measures the chosen workloads and prints a table, or a JSON line for each.
@main
struct BenchmarkCommand {
  static let usage = """
    USAGE: benchmark [--json] [IDS]
           benchmark --svg [--json]

    Measures each workload beside its own baseline in the same run, or draws how time grows with
    the number of items.

      IDS       such as T1 T3, or T1,T3; without any, all of them
      --json    one line a workload: its id, value, unit, baseline, ratio, targets and verdict
      --svg     a chart of time against item count; with --json its figures instead
      --help    this text
    """

  static func main() {
    do {
      if try runChildWork() { return }
      let options = try Options(arguments: CommandLine.arguments.dropFirst())
      if options.showsHelp {
        print(usage)
      } else {
        try run(options)
      }
    } catch {
      standardError("error: \(error.message)")
      terminate(status: error.status)
    }
  }

  /// Runs what a child of this program is watched at, if the arguments ask for it.
  static func runChildWork() throws(BenchmarkError) -> Bool {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let blackHole = BlackHole()
    switch arguments.first {
    case FrameWork.option where arguments.count == 3:
      guard let work = FrameWork(rawValue: arguments[1]), let passes = Int(arguments[2]) else {
        throw BenchmarkError(message: "no such frame work", status: 64)
      }
      try work.run(passes: passes, blackHole)
    case MemoryWork.option where arguments.count == 2:
      guard let work = MemoryWork(rawValue: arguments[1]) else {
        throw BenchmarkError(message: "no such memory work", status: 64)
      }
      try work.run(blackHole)
    case PeerWork.option where arguments.count == 3:
      guard let work = PeerWork(rawValue: arguments[1]), let count = Int(arguments[2]), count > 9
      else { throw BenchmarkError(message: "no such peer work", status: 64) }
      try work.run(count: count, blackHole)
    default:
      return false
    }
    blackHole.close()
    return true
  }

  static func run(_ options: Options) throws(BenchmarkError) {
    let blackHole = BlackHole()
    defer { blackHole.close() }
    if options.drawsChart {
      let chart = LineChart(
        title: "Time of an operation against item count", lines: try GrowthMeasures.lines(blackHole)
      )
      return print(options.printsJSON ? chart.json : chart.svg)
    }
    if !options.printsJSON { print(Report.heading) }
    for workload in options.workloads {
      let report = Report(workload: workload, comparison: try workload.measure(blackHole))
      print(options.printsJSON ? report.json : report.row)
    }
  }
}

/// What the command line asks for.
struct Options {
  var workloads: [Workload] = []
  var printsJSON = false
  var drawsChart = false
  var showsHelp = false

  init(arguments: ArraySlice<String>) throws(BenchmarkError) {
    for argument in arguments {
      switch argument {
      case "--json": printsJSON = true
      case "--svg": drawsChart = true
      case "--help", "-h": showsHelp = true
      default:
        for id in argument.split(separator: ",") { workloads += try Self.workloads(String(id)) }
      }
    }
    if drawsChart, !workloads.isEmpty {
      throw BenchmarkError(message: "--svg draws all its lines; leave out the ids", status: 64)
    }
    if workloads.isEmpty { workloads = Workload.all }
  }

  /// All parts of a measure.
  static func workloads(_ id: String) throws(BenchmarkError) -> [Workload] {
    let parts = Workload.all.filter { $0.id == id }
    guard parts.isEmpty else { return parts }
    var ids: [String] = []
    for workload in Workload.all where ids.last != workload.id { ids.append(workload.id) }
    let known = ids.joined(separator: ", ")
    throw BenchmarkError(message: "no workload \"\(id)\"; there are \(known)", status: 64)
  }
}

/// Why nothing was measured, for people, and the exit status it ends the program with.
struct BenchmarkError: Error {
  var message: String
  var status: Int32 = 70
}
