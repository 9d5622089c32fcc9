/// What a solution was solved from: enough to solve parts of it again after a change.
indirect enum LayoutSource: Sendable {
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
