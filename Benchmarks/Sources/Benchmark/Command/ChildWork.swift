/// What the program does as a child of itself, or for a script, by options that the help leaves out.
enum ChildWork {
  /// Runs it if the arguments ask for it; returns whether they do.
  static func run(_ arguments: ArraySlice<String>) throws(BenchmarkError) -> Bool {
    let words = Array(arguments)
    let blackHole = BlackHole()
    switch words.first {
    case FrameWork.option where words.count == 3:
      guard let work = FrameWork(rawValue: words[1]), let passes = Int(words[2]) else {
        throw BenchmarkError(message: "no such frame work", status: 64)
      }
      try work.run(passes: passes, blackHole)
    case MemoryWork.option where words.count == 2:
      guard let work = MemoryWork(rawValue: words[1]) else {
        throw BenchmarkError(message: "no such memory work", status: 64)
      }
      try work.run(blackHole)
    case PeerWork.option where words.count == 3:
      guard let work = PeerWork(rawValue: words[1]), let count = Int(words[2]), count >= 10 else {
        throw BenchmarkError(message: "no such peer work", status: 64)
      }
      try work.run(count: count, blackHole)
    case UIKitWork.option where words.count == 4:
      guard let work = UIKitWork(words), let passes = Int(words[3]) else {
        throw BenchmarkError(message: "no such work by UIKit's names", status: 64)
      }
      try work.run(passes: passes, blackHole)
    default:
      return false
    }
    blackHole.close()
    return true
  }
}
