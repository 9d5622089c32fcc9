import RMLayout

extension LayoutInvariant {
  /// What is not as the invariant says.
  func differences(
    in sample: LayoutSample
  ) throws(SpecificationError) -> [LayoutMismatch.Difference] {
    switch self {
    case .finiteFrames: try sample.solve().unusableFrames(at: sample.position)
    case .oneFramePerItem: try sample.solve().itemsWithoutFrame
    case .queries: try sample.faultsOfQueries()
    case .determinism: try sample.differences(from: sample)
    case .resizing: try sample.differencesAfterResizing()
    case .mirroring: try sample.differencesFromMirror()
    case .transposing: try sample.differencesFromTransposed()
    case .rounding: try sample.differencesByRounding()
    case .explanations: try sample.faultsOfExplanations()
    }
  }
}

extension LayoutSolution {
  /// All elements in the order of Q2.
  func elements(at position: ScrollPosition) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    forEachAttributes(at: position) { elements.append($0) }
    return elements
  }

  fileprivate func unusableFrames(at position: ScrollPosition) -> [LayoutMismatch.Difference] {
    var found: [LayoutMismatch.Difference] = []
    forEachAttributes(at: position) { element in
      if !element.frame.isUsable {
        found.append(
          .init(element.elementName, expected: "finite numbers", actual: element.placeText))
      }
    }
    if !Rect(origin: .zero, size: contentSize).isUsable {
      found.append(.init("content", expected: "finite numbers", actual: contentSize.text))
    }
    return found
  }

  fileprivate var itemsWithoutFrame: [LayoutMismatch.Difference] {
    var counts = Array(repeating: 0, count: sectionCount)
    forEachAttributes { element in
      if element.category == .cell { counts[element.path.section] += 1 }
    }
    return counts.indices.compactMap { section in
      let expected = itemCount(inSection: section)
      guard counts[section] != expected else { return nil }
      let isReported = diagnostics.contains {
        $0.severity == .error && $0.path.hasPrefix("sections[\(section)]")
      }
      if counts[section] == 0, isReported { return nil }
      return .init(
        "section \(section)", expected: "\(expected) cells or a diagnostic of severity error",
        actual: "\(counts[section]) cells")
    }
  }
}

extension LayoutSample {
  /// The sample with something else in its environment.
  func changing(_ change: (inout LayoutEnvironment) -> Void) -> LayoutSample {
    var copy = self
    change(&copy.environment)
    return copy
  }

  fileprivate func differences(
    from other: LayoutSample
  ) throws(SpecificationError) -> [LayoutMismatch.Difference] {
    let again = try other.solve()
    return try solve().mismatch(with: again, subject: name, at: position)?.differences ?? []
  }

  fileprivate func differencesAfterResizing() throws(SpecificationError) -> [LayoutMismatch
    .Difference]
  {
    let first = try solve()
    let other = changing { $0.size = Size(width: $0.size.height, height: $0.size.width + 13.5) }
    _ = try other.solve()
    return first.mismatch(with: try solve(), subject: name, at: position)?.differences ?? []
  }
}

extension Rect {
  fileprivate var isUsable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0
      && height >= 0
  }

  /// Whether all four numbers are equal but for noise.
  func isClose(to other: Rect, within tolerance: Double = 1e-6) -> Bool {
    let scale = Swift.max(1, abs(minX), abs(minY), width, height)
    let slack = Swift.max(tolerance, scale * 1e-12)
    return abs(minX - other.minX) <= slack && abs(minY - other.minY) <= slack
      && abs(width - other.width) <= slack && abs(height - other.height) <= slack
  }
}

/// The differences of two lists of elements whose frames should be related in some way.
func differences(
  _ expected: [LayoutAttributes], _ actual: [LayoutAttributes], _ relate: (Rect) -> Rect
) -> [LayoutMismatch.Difference] {
  guard expected.count == actual.count else {
    return [.init("elements", expected: "\(expected.count)", actual: "\(actual.count)")]
  }
  return zip(expected, actual).compactMap { expected, actual in
    var wanted = expected
    wanted.frame = relate(expected.frame)
    var same = wanted
    same.frame = actual.frame
    guard same != actual || !wanted.frame.isClose(to: actual.frame) else { return nil }
    return .init(wanted.elementName, expected: wanted.placeText, actual: actual.frameLine)
  }
}
