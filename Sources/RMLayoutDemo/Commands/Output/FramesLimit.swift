import RMLayout

/// How many elements a frames document may have where nothing limits it.
let framesElementLimit = 10_000_000

/// Refuses a solution whose frames document nobody could read, and says how to ask for less.
func requireWritable(_ solution: LayoutSolution, remedy: String) throws(Failure) {
  guard solution.elementCount <= framesElementLimit else {
    throw Failure(
      .usage,
      "\(solution.elementCount) elements are more than \(framesElementLimit); \(remedy)")
  }
}
