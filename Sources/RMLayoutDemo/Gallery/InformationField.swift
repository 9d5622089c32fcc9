package import RMLayoutFacts
package import RMLayoutRendering

/// The eight cells of the second section of the detail screen, in their order.
package enum InformationField: Hashable, Sendable, CaseIterable {
  case status
  case gender
  case type
  case species
  case origin
  case location
  case created
  case episodeCount

  /// The words on the strip at the bottom of the cell.
  package var title: String {
    switch self {
    case .status: "STATUS"
    case .gender: "GENDER"
    case .type: "TYPE"
    case .species: "SPECIES"
    case .origin: "ORIGIN"
    case .location: "LOCATION"
    case .created: "CREATED"
    case .episodeCount: "EPISODE COUNT"
    }
  }

  /// The colour of the icon and the title; pictures darken titles until they can be read.
  package var tint: Tint {
    switch self {
    case .status: .blue
    case .gender: .red
    case .type: .purple
    case .species: .green
    case .origin: .orange
    case .location: .yellow
    case .created: .pink
    case .episodeCount: .mint
    }
  }

  /// The text of the cell; what is empty reads `None`.
  ///
  /// The closure tells how far clocks are ahead of UTC at a moment; without it they are not.
  package func value(
    of character: CatalogCharacter, secondsFromGMT: (Int) -> Int = { _ in 0 }
  ) -> String {
    let text =
      switch self {
      case .status: character.status.text
      case .gender: character.gender
      case .type: character.type
      case .species: character.species
      case .origin: character.origin
      case .location: character.location
      case .created: CreatedDate.text(of: character.created, secondsFromGMT: secondsFromGMT)
      case .episodeCount: "\(character.episodeCount)"
      }
    return text.isEmpty ? "None" : text
  }
}
