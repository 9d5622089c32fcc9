/// What a measure must come to, and what it should.
struct Targets: Sendable {
  /// The greatest value that is good enough, in the workload's unit.
  var must = Double.infinity
  /// The greatest value that leaves nothing to wish for.
  var stretch = Double.infinity
  /// The greatest ratios to the baseline of both kinds.
  var mustRatio = Double.infinity
  var stretchRatio = Double.infinity

  /// How a comparison stands to the targets.
  enum Verdict: String {
    case stretch
    case must
    case missed
  }

  func verdict(on comparison: Comparison) -> Verdict {
    let value = comparison.value - comparison.allowance
    if stretch.isFinite, value <= stretch, comparison.ratio <= stretchRatio { return .stretch }
    return value <= must && comparison.ratio <= mustRatio ? .must : .missed
  }
}
