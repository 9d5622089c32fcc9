/// What the command line asks for.
struct Options {
  var workloads: [Workload] = []
  var printsJSON = false
  var drawsChart = false
  var resultsFolder: String?
  var showsHelp = false

  init(arguments: ArraySlice<String>) throws(BenchmarkError) {
    var arguments = arguments
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": printsJSON = true
      case "--svg": drawsChart = true
      case "--help", "-h": showsHelp = true
      case "--results":
        resultsFolder = arguments.popFirst()
        if resultsFolder == nil { throw Self.misuse("--results needs a folder") }
      default:
        for id in argument.split(separator: ",") { workloads += try Self.workloads(String(id)) }
      }
    }
    if drawsChart, printsJSON || resultsFolder != nil || !workloads.isEmpty {
      throw Self.misuse("--svg stands alone; --results writes the chart beside the figures")
    }
    if workloads.isEmpty { workloads = Workload.all }
  }

  /// All parts of a measure.
  private static func workloads(_ id: String) throws(BenchmarkError) -> [Workload] {
    let parts = Workload.all.filter { $0.id == id }
    guard parts.isEmpty else { return parts }
    var ids: [String] = []
    for workload in Workload.all where ids.last != workload.id { ids.append(workload.id) }
    throw misuse("no workload \"\(id)\"; there are \(ids.joined(separator: ", "))")
  }

  private static func misuse(_ message: String) -> BenchmarkError {
    BenchmarkError(message: message, status: 64)
  }
}
