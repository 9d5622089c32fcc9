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
  /// Whether every section is solved for itself, also where it is like the one before.
  static var wantsEverySection: Bool { get }
  /// Whether templates tell of groups and slots beside the cells that come of them.
  static var wantsParts: Bool { get }
  /// Takes note of a piece of work.
  mutating func record(_ step: @autoclosure () -> SolveStep)
  /// Goes down to a part of the specification.
  mutating func enter(_ component: @autoclosure () -> String)
  /// Goes back up.
  mutating func leave()
  /// Takes note of a decision at the present place.
  mutating func note(_ subject: @autoclosure () -> SolveDecision.Subject, _ rule: StaticString)
}

extension SolveRecorder {
  package static var wantsEverySection: Bool { false }
  package static var wantsParts: Bool { false }

  @inline(__always)
  package mutating func record(_ step: @autoclosure () -> SolveStep) {}

  @inline(__always)
  package mutating func enter(_ component: @autoclosure () -> String) {}

  @inline(__always)
  package mutating func leave() {}

  @inline(__always)
  package mutating func note(
    _ subject: @autoclosure () -> SolveDecision.Subject, _ rule: StaticString
  ) {}
}

/// The recorder of ordinary solves: it ignores everything.
package struct NoRecorder: SolveRecorder {
  package init() {}
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

/// Keeps the findings of a solve, one for each place and at most a hundred.
struct FindingCollector: SolveRecorder {
  private(set) var findings: [(path: String, finding: LayoutDiagnostic.Finding)] = []
  private var path: [String] = []

  mutating func enter(_ component: @autoclosure () -> String) { path.append(component()) }

  mutating func leave() { path.removeLast() }

  mutating func note(
    _ subject: @autoclosure () -> SolveDecision.Subject, _ rule: StaticString
  ) {
    guard findings.count < 100, case .finding(let finding) = subject() else { return }
    let place = path.joined(separator: ".")
    guard !findings.contains(where: { $0.path == place }) else { return }
    findings.append((place, finding))
  }
}
