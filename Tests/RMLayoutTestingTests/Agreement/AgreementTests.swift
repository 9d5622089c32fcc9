import RMLayout
import RMLayoutTesting
import Testing

@Suite("Agreement with the reference solver")
struct AgreementTests {
  private static let seeds: Range<UInt64> = 0..<2000
  private static let measuredSeeds: Range<UInt64> = 0..<1000

  /// Records the first seed on whose sample the two differ, in its simplest form.
  private func expectAgreement(
    on seeds: Range<UInt64>, _ profile: PixelProfile, _ direction: LayoutDirection,
    _ sample: (UInt64) -> LayoutSample
  ) {
    for seed in seeds {
      var sample = sample(seed)
      sample.environment.profile = profile
      sample.environment.layoutDirection = direction
      guard let mismatch = ReferenceComparison.mismatch(in: sample) else { continue }
      Issue.record("\(sample.report(mismatch, ReferenceComparison.mismatch(in:)))")
      return
    }
  }

  @Test(
    "the engine and a naive solver by the rules' text agree on 2,000 random layouts",
    arguments: PixelProfile.allCases, LayoutDirection.allCases)
  func agreement(profile: PixelProfile, direction: LayoutDirection) {
    expectAgreement(on: Self.seeds, profile, direction) { .random(seed: $0) }
  }

  @Test(
    "both agree on 1,000 random layouts of which some views were measured",
    arguments: PixelProfile.allCases, LayoutDirection.allCases)
  func measuredAgreement(profile: PixelProfile, direction: LayoutDirection) {
    expectAgreement(on: Self.measuredSeeds, profile, direction) { .randomMeasured(seed: $0) }
  }

  @Test("what measuring changes occurs in many of the measured layouts")
  func measuredCoverage() throws {
    var tally = FeatureTally()
    for seed in Self.measuredSeeds { try tally.add(.randomMeasured(seed: seed)) }
    print(tally.text)
    #expect(tally.rareFeatures(of: LayoutFeature.measuring, below: 40) == [])
  }

  @Test("the layouts that are compared hold every feature, many are nested, some cannot be")
  func coverage() throws {
    var tally = FeatureTally()
    for seed in Self.seeds { try tally.add(.random(seed: seed)) }
    print(tally.text)
    let features = LayoutFeature.allCases.filter { !LayoutFeature.measuring.contains($0) }
    #expect(tally.rareFeatures(of: features, below: 50) == [])
    #expect(tally.count(of: .nestedTwoDeep) * 3 >= Self.seeds.count)
    #expect(tally.samplesWithDiagnostics * 10 >= Self.seeds.count)
    #expect(tally.shownElements > 20 * Self.seeds.count)
  }
}

/// Counts how often each feature occurs in samples.
private struct FeatureTally {
  private(set) var samples = 0
  private(set) var samplesWithDiagnostics = 0
  private(set) var shownElements = 0
  private var counts: [LayoutFeature: Int] = [:]

  mutating func add(_ sample: LayoutSample) throws(SpecificationError) {
    samples += 1
    for feature in sample.features { counts[feature, default: 0] += 1 }
    let solution = try sample.solve()
    if !solution.diagnostics.isEmpty { samplesWithDiagnostics += 1 }
    shownElements += solution.elementCount
  }

  func count(of feature: LayoutFeature) -> Int { counts[feature, default: 0] }

  func rareFeatures(of features: [LayoutFeature], below least: Int) -> [LayoutFeature] {
    features.filter { count(of: $0) < least }
  }

  /// One line a feature, the rarest first.
  var text: String {
    let sorted = LayoutFeature.allCases.sorted {
      (count(of: $0), $0.rawValue) < (count(of: $1), $1.rawValue)
    }
    return sorted.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: "\n")
      + "\n\(samplesWithDiagnostics) with diagnostics, \(shownElements) elements"
      + " in \(samples) layouts"
  }
}
