/// The code of the articles, by the names of its functions: each article shows their bodies.
enum Snippets {
  /// Runs a snippet and keeps what it prints.
  typealias Run = @Sendable () throws -> Void

  static let all: [String: Run] = [
    "firstLayoutGrid": firstLayoutGrid, "firstLayoutQueries": firstLayoutQueries,
    "sizesFractions": sizesFractions, "sizesSpacing": sizesSpacing,
    "groupsCycle": groupsCycle, "groupsNested": groupsNested,
    "spacingInsets": spacingInsets, "spacingFlexible": spacingFlexible,
    "pagingStops": pagingStops, "pagingTargets": pagingTargets,
    "pinningOffsets": pinningOffsets, "pinningWays": pinningWays,
    "selfSizingLoop": selfSizingLoop, "selfSizingSiblings": selfSizingSiblings,
    "pixelsProfiles": pixelsProfiles, "pixelsScales": pixelsScales,
    "diagnosticsImpossible": diagnosticsImpossible, "diagnosticsExplain": diagnosticsExplain,
    "testingMismatch": testingMismatch, "testingInvariants": testingInvariants,
  ]
}
