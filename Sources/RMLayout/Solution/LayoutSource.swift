/// What a solution was solved from: enough to solve parts of it again after a change.
package indirect enum LayoutSource: Sendable {
  case compositional(CompositionalLayout)
  case flow(FlowLayout)

  var scrollDirection: Axis {
    switch self {
    case .compositional(let layout): layout.configuration.scrollDirection
    case .flow(let layout): layout.scrollDirection
    }
  }

  /// The space between sections (C2).
  var spacing: Double {
    switch self {
    case .compositional(let layout): layout.configuration.interSectionSpacing
    case .flow: 0
    }
  }

  /// The headers and footers of the whole layout (B10).
  var boundaryItems: [LayoutBoundarySupplementaryItem] {
    switch self {
    case .compositional(let layout): layout.configuration.boundarySupplementaryItems
    case .flow: []
    }
  }

  /// Whether frames are mirrored in an environment (T1, T2).
  func isMirrored(in environment: LayoutEnvironment) -> Bool {
    guard environment.layoutDirection == .rightToLeft else { return false }
    switch self {
    case .compositional: return true
    case .flow(let layout): return layout.flipsHorizontallyInOppositeLayoutDirection
    }
  }
}

extension LayoutSource {
  /// The same layout with what its providers give in an environment in their place (C5, G10).
  ///
  /// A provider of sections stays where it leaves one of them undefined.
  package func replacingProviders(
    in environment: LayoutEnvironment, sectionCount: Int
  ) -> LayoutSource {
    guard case .compositional(var layout) = self else { return self }
    let grid = PixelGrid(scale: environment.scale, profile: environment.profile)
    switch layout.sections {
    case .same(let section):
      layout.sections = .same(section.resolvingCustomFrames(in: environment, on: grid))
    case .each(let sections):
      layout.sections = .each(
        sections.map { $0.resolvingCustomFrames(in: environment, on: grid) })
    case .provider(let provider):
      let sections = (0..<sectionCount).compactMap { provider.body($0, environment) }
      guard sections.count == sectionCount else { return self }
      layout.sections = .each(
        sections.map { $0.resolvingCustomFrames(in: environment, on: grid) })
    }
    return .compositional(layout)
  }
}
