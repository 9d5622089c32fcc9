import RMLayoutFacts
import RMLayoutGallery
package import RMLayoutRendering

/// What a cell of the list shows.
package struct CharacterCell: Hashable, Sendable, Identifiable {
  package let id: Int
  package let name: String
  /// Such as `Status: Alive`.
  package let statusLine: String
  /// Where the picture is; a front end compares it with what it asked for.
  package let imageURL: String
  /// The colour of the portrait that stands for the picture.
  package let tint: Tint

  package init(_ character: CharacterRecord) {
    id = character.id
    name = character.name
    statusLine = character.status.line
    imageURL = character.image
    tint = CharacterGrid.portraitTint(max(0, character.id - 1))
  }
}
