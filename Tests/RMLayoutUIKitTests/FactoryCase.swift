import RMLayout
import RMLayoutUIKit
import Testing

/// A layout twice: by code that uses UIKit's names, and by the engine's own interface.
struct FactoryCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let counts: [Int]
  let layout: @MainActor @Sendable () -> UICollectionViewLayout
  let engine: @Sendable (LayoutEnvironment) throws -> LayoutSolution

  init(
    _ name: String, _ counts: [Int],
    _ layout: @escaping @MainActor @Sendable () -> UICollectionViewLayout,
    is engine: @escaping @Sendable (LayoutEnvironment) -> CompositionalLayout
  ) {
    testDescription = name
    self.counts = counts
    self.layout = layout
    self.engine = { try engine($0).solve(in: $0, itemCounts: counts) }
  }

  init(
    _ name: String, _ counts: [Int],
    _ layout: @escaping @MainActor @Sendable () -> UICollectionViewLayout, is flow: FlowLayout
  ) {
    testDescription = name
    self.counts = counts
    self.layout = layout
    engine = { try flow.solve(in: $0, itemCounts: counts) }
  }
}
