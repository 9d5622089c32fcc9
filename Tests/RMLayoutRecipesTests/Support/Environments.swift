import RMLayout
import RMLayoutTesting

extension LayoutEnvironment {
  /// A phone of a round width at one pixel per point, so that numbers in tests can be read.
  static let plain = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 1)

  /// A screen of any width, scale and direction, with or without a safe area at its sides.
  static func random(using numbers: inout SplitMix64) -> LayoutEnvironment {
    let side = numbers.one(of: 0, 0, 44, 47.5)
    return LayoutEnvironment(
      size: Size(width: numbers.number(in: 120...1400), height: 800),
      scale: numbers.one(of: 1, 2, 3, 1.25),
      layoutDirection: numbers.one(of: .leftToRight, .rightToLeft),
      safeArea: DirectionalEdgeInsets(leading: side, trailing: side))
  }
}

extension LayoutSolution {
  /// The frames of a section's items as if solved from left to right.
  func frames(inSection section: Int = 0) -> [Rect] {
    (0..<itemCount(inSection: section)).compactMap { item in
      guard var frame = frame(forItemAt: ItemPath(section: section, item: item)) else { return nil }
      if environment.layoutDirection == .rightToLeft {
        frame.origin.x = contentSize.width - frame.maxX
      }
      return frame
    }
  }
}

extension [Rect] {
  /// The first two that share more than what adding numbers loses, by their index.
  var firstOverlap: [Int]? {
    for first in indices {
      for second in indices.dropFirst(first + 1) {
        guard let common = self[first].intersection(self[second]) else { continue }
        if common.width > 1e-6, common.height > 1e-6 { return [first, second] }
      }
    }
    return nil
  }
}
