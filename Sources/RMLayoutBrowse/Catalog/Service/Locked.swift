#if canImport(os)
import os
#else
import Synchronization
#endif

/// A value that callbacks on other threads change one at a time.
final class Locked<State: Sendable>: Sendable {
  #if canImport(os)
  private let state: OSAllocatedUnfairLock<State>
  #else
  private let state: Mutex<State>
  #endif

  init(_ initial: State) {
    #if canImport(os)
    state = OSAllocatedUnfairLock(initialState: initial)
    #else
    state = Mutex(initial)
    #endif
  }

  func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }
}
