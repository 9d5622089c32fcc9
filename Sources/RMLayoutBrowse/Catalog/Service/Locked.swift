#if canImport(os)
import os
#else
import Synchronization
#endif

/// A value that callbacks on other threads change one at a time.
///
/// The thread sanitizer does not see this lock on Linux; `Scripts/thread-suppressions.txt` tells it.
package final class Locked<State: Sendable>: Sendable {
  #if canImport(os)
  private let state: OSAllocatedUnfairLock<State>
  #else
  private let state: Mutex<State>
  #endif

  package init(_ initial: State) {
    #if canImport(os)
    state = OSAllocatedUnfairLock(initialState: initial)
    #else
    state = Mutex(initial)
    #endif
  }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }
}
