/// One piece of work that a solver did.
package enum SolveStep: Sendable {
  /// A group was laid out once.
  case groupSolved
  /// A slot of a group template was placed.
  case slotPlaced
  /// A single item of a section was looked at by its index.
  case itemVisited
}

/// Listens to a solve; the solvers are generic over it, so that one that ignores all costs nothing.
package protocol SolveRecorder {
  /// Takes note of a piece of work.
  mutating func record(_ step: @autoclosure () -> SolveStep)
}

/// The recorder of ordinary solves: it ignores everything.
package struct NoRecorder: SolveRecorder {
  package init() {}

  @inline(__always)
  package mutating func record(_ step: @autoclosure () -> SolveStep) {}
}

/// Exact counts of the work of a solve, for tests that hold without a clock.
package struct SolveStatistics: SolveRecorder, Hashable, Sendable {
  package private(set) var groupsSolved = 0
  package private(set) var slotsPlaced = 0
  package private(set) var itemsVisited = 0

  package init() {}

  package mutating func record(_ step: @autoclosure () -> SolveStep) {
    switch step() {
    case .groupSolved: groupsSolved += 1
    case .slotPlaced: slotsPlaced += 1
    case .itemVisited: itemsVisited += 1
    }
  }
}
