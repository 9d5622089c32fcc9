extension Catalog {
  static let knownCharacters: [(name: String, status: CatalogCharacter.Status)] = [
    ("Rick Sanchez", .alive), ("Morty Smith", .alive), ("Summer Smith", .alive),
    ("Beth Smith", .alive), ("Jerry Smith", .alive), ("Abadango Cluster Princess", .alive),
    ("Abradolf Lincler", .unknown), ("Adjudicator Rick", .dead), ("Agency Director", .dead),
    ("Alan Rails", .dead), ("Albert Einstein", .dead), ("Alexander", .dead),
    ("Alien Googah", .unknown), ("Alien Morty", .unknown), ("Alien Rick", .unknown),
    ("Amish Cyborg", .dead), ("Annie", .alive), ("Antenna Morty", .alive),
    ("Antenna Rick", .unknown), ("Ants in my Eyes Johnson", .unknown),
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
}
