/// The program: measures the chosen workloads and prints a table, or a JSON line for each.
@main
struct BenchmarkCommand {
  static let usage = """
    USAGE: benchmark [--json] [IDS]

    Measures each workload beside its own baseline in the same run.

      IDS       such as T1 T3, or T1,T3; without any, all of them
      --json    one line a workload: {"id","value","unit","baseline","ratio"}
      --help    this text
    """

  static func main() {
    do {
      if try runFrameWork() { return }
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

  /// Runs the work that an instruction counter watches, if the arguments ask for it.
  static func runFrameWork() throws(BenchmarkError) -> Bool {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, arguments[1] == FrameWork.option else { return false }
    guard let work = FrameWork(rawValue: arguments[2]), let passes = Int(arguments[3]) else {
      throw BenchmarkError(message: "no such frame work", status: 64)
    }
    let blackHole = BlackHole()
    try work.run(passes: passes, blackHole)
    blackHole.close()
    return true
  }

  static func run(_ options: Options) throws(BenchmarkError) {
    let blackHole = BlackHole()
    if !options.printsJSON { print(Report.heading) }
    for workload in options.workloads {
      let report = Report(workload: workload, comparison: try workload.measure(blackHole))
      print(options.printsJSON ? report.json : report.row)
    }
    blackHole.close()
  }
}

/// What the command line asks for.
struct Options {
  var workloads: [Workload] = []
  var printsJSON = false
  var showsHelp = false

  init(arguments: ArraySlice<String>) throws(BenchmarkError) {
    for argument in arguments {
      switch argument {
      case "--json": printsJSON = true
      case "--help", "-h": showsHelp = true
      default:
        for id in argument.split(separator: ",") { workloads.append(try Self.workload(String(id))) }
      }
    }
    if workloads.isEmpty { workloads = Workload.all }
  }

  static func workload(_ id: String) throws(BenchmarkError) -> Workload {
    if let workload = Workload.all.first(where: { $0.id == id }) { return workload }
    let known = Workload.all.map(\.id).joined(separator: ", ")
    throw BenchmarkError(message: "no workload \"\(id)\"; there are \(known)", status: 64)
  }
}

/// Why nothing was measured, for people, and the exit status it ends the program with.
struct BenchmarkError: Error {
  var message: String
  var status: Int32 = 70
}
