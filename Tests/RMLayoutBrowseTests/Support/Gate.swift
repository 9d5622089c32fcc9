/// Holds whoever comes until it is opened.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits until somebody opens the gate.
  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      let arrived = waiting.count
      for watcher in watching where watcher.count <= arrived { watcher.continuation.resume() }
      watching.removeAll { $0.count <= arrived }
    }
  }

  /// Waits until so many stand before the gate.
  func arrivals(_ count: Int) async {
    guard waiting.count < count else { return }
    await withCheckedContinuation { watching.append((count, $0)) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting.removeAll()
  }
}
