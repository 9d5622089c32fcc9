/// How far long work is, on a line of the terminal that is gone at the end.
///
/// Nothing shows where the standard error is no terminal, or where there is a single step.
struct Progress<World: Surroundings> {
  private let world: World
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var isOnScreen = false

  init(of total: Int, in world: World) {
    self.world = world
    self.total = total
    isShown =
      total > 1 && world.errorIsTerminal && !world.reporting.isQuiet
      && world.reporting.form == .text
  }

  /// Shows what is being done now.
  mutating func step(_ name: String) {
    guard isShown else { return }
    done += 1
    world.showProgress(String("\(done)/\(total) \(name)".prefix(60).map { $0 < " " ? "?" : $0 }))
    isOnScreen = true
  }

  /// Takes the line away.
  mutating func finish() {
    guard isOnScreen else { return }
    world.showProgress("")
    isOnScreen = false
  }
}
