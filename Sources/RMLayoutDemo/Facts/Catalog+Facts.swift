extension Catalog {
  /// What is known about the first characters; places are numbers of locations, 0 is unknown.
  static let knownCharacters: [KnownCharacter] = [
    .init("Rick Sanchez", .alive, from: 1, at: 3),
    .init("Morty Smith", .alive, at: 3),
    .init("Summer Smith", .alive, "Female", from: 20, at: 20),
    .init("Beth Smith", .alive, "Female", from: 20, at: 20),
    .init("Jerry Smith", .alive, from: 20, at: 20),
    .init("Abadango Cluster Princess", .alive, "Female", "Alien", from: 2, at: 2),
    .init("Abradolf Lincler", .unknown, type: "Genetic experiment", from: 20, at: 21),
    .init("Adjudicator Rick", .dead, at: 3),
    .init("Agency Director", .dead, from: 20, at: 20),
    .init("Alan Rails", .dead, type: "Superhuman (Ghost trains summoner)", at: 4),
    .init("Albert Einstein", .dead, from: 1, at: 20),
    .init("Alexander", .dead, from: 1, at: 5),
    .init("Alien Googah", .unknown, "unknown", "Alien", at: 20),
    .init("Alien Morty", .unknown, "Male", "Alien", at: 3),
    .init("Alien Rick", .unknown, "Male", "Alien", at: 3),
    .init("Amish Cyborg", .dead, "Male", "Alien", type: "Parasite", at: 20),
    .init("Annie", .alive, "Female", from: 1, at: 5),
    .init("Antenna Morty", .alive, type: "Human with antennae", at: 3),
    .init("Antenna Rick", .unknown, type: "Human with antennae"),
    .init("Ants in my Eyes Johnson", .unknown, type: "Human with ants in his eyes", at: 6),
  ]

  static let knownEpisodes: [(name: String, airDate: String)] = [
    ("Pilot", "December 2, 2013"),
    ("Lawnmower Dog", "December 9, 2013"),
    ("Anatomy Park", "December 16, 2013"),
    ("M. Night Shaym-Aliens!", "January 13, 2014"),
    ("Meeseeks and Destroy", "January 20, 2014"),
    ("Rick Potion #9", "January 27, 2014"),
    ("Raising Gazorpazorp", "March 10, 2014"),
    ("Rixty Minutes", "March 17, 2014"),
    ("Something Ricked This Way Comes", "March 24, 2014"),
    ("Close Rick-counters of the Rick Kind", "April 7, 2014"),
  ]

  static let knownLocations: [CatalogLocation] = [
    .init(name: "Earth (C-137)", type: "Planet", dimension: "Dimension C-137"),
    .init(name: "Abadango", type: "Cluster", dimension: "unknown"),
    .init(name: "Citadel of Ricks", type: "Space station", dimension: "unknown"),
    .init(name: "Worldender's lair", type: "Planet", dimension: "unknown"),
    .init(name: "Anatomy Park", type: "Microverse", dimension: "Dimension C-137"),
    .init(name: "Interdimensional Cable", type: "TV", dimension: "unknown"),
    .init(name: "Immortality Field Resort", type: "Resort", dimension: "unknown"),
    .init(
      name: "Post-Apocalyptic Earth", type: "Planet", dimension: "Post-Apocalyptic Dimension"),
    .init(name: "Purge Planet", type: "Planet", dimension: "Replacement Dimension"),
    .init(name: "Venzenulon 7", type: "Planet", dimension: "unknown"),
    .init(name: "Bepis 9", type: "Planet", dimension: "unknown"),
    .init(name: "Cronenberg Earth", type: "Planet", dimension: "Cronenberg Dimension"),
    .init(name: "Nuptia 4", type: "Planet", dimension: "unknown"),
    .init(name: "Giant's Town", type: "Fantasy town", dimension: "Fantasy Dimension"),
    .init(name: "Bird World", type: "Planet", dimension: "unknown"),
    .init(name: "St. Gloopy Noops Hospital", type: "Space station", dimension: "unknown"),
    .init(name: "Earth (5-126)", type: "Planet", dimension: "Dimension 5-126"),
    .init(name: "Mr. Goldenfold's dream", type: "Dream", dimension: "Dimension C-137"),
    .init(name: "Gromflom Prime", type: "Planet", dimension: "Replacement Dimension"),
    .init(
      name: "Earth (Replacement Dimension)", type: "Planet", dimension: "Replacement Dimension"),
    .init(name: "Testicle Monster Dimension", type: "Dimension", dimension: "unknown"),
  ]
}

/// A character of whom more is known than a name.
struct KnownCharacter: Sendable {
  let name: String
  let status: CatalogCharacter.Status
  let gender: String
  let species: String
  let type: String
  let origin: Int
  let location: Int

  init(
    _ name: String, _ status: CatalogCharacter.Status, _ gender: String = "Male",
    _ species: String = "Human", type: String = "", from origin: Int = 0, at location: Int = 0
  ) {
    self.name = name
    self.status = status
    self.gender = gender
    self.species = species
    self.type = type
    self.origin = origin
    self.location = location
  }
}
