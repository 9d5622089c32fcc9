extension Catalog {
  // 631 and 1,024 have no common divisor: every pair of words comes once before one comes again.
  static func madeUpName(_ index: Int) -> String {
    let pair = (index % 1_024) * 631 % 1_024
    let name = "\(firstWords[pair % 32]) \(lastWords[pair / 32])"
    return index < 1_024 ? name : "\(name) \(index / 1_024 + 1)"
  }

  // Of ten characters about six live and three are dead.
  static func madeUpStatus(_ index: Int) -> CatalogCharacter.Status {
    switch index % 1_024 * 7 % 10 {
    case 0, 4, 7: .dead
    case 2: .unknown
    default: .alive
    }
  }

  static func madeUpLocation(_ index: Int) -> CatalogLocation {
    let name = "\(lastWords[index * 7 % lastWords.count]) \(index * 5 % 9 + 1)"
    let types = ["Planet", "Space station", "Microverse", "Cluster", "Planet", "Dream", "Asteroid"]
    let dimension = index % 3 == 0 ? "Dimension C-\(index)" : "unknown"
    return CatalogLocation(name: name, type: types[index % types.count], dimension: dimension)
  }

  static func madeUpGender(_ index: Int) -> String {
    switch index * 11 % 20 {
    case 0..<13: "Male"
    case 13..<18: "Female"
    case 18: "unknown"
    default: "Genderless"
    }
  }

  static func madeUpSpecies(_ index: Int) -> String {
    let kinds = ["Human", "Alien", "Human", "Humanoid", "Human", "Robot", "Alien", "Animal"]
    return kinds[index * 3 % kinds.count]
  }

  static func madeUpTitle(_ index: Int) -> String {
    "The \(titleWords[index % titleWords.count]) of \(lastWords[index * 11 % lastWords.count])"
  }

  // Season by season and year by year, an episode a fortnight; one of the first season is made up.
  static func madeUpAirDate(season: Int, number: Int) -> String {
    guard season > 1 else { return "April 14, 2014" }
    let months = ["June", "July", "August", "September", "October"]
    return "\(months[(number - 1) / 2]) \(number % 2 == 1 ? 5 : 19), \(2013 + season)"
  }

  private static let firstWords = [
    "Adept", "Brisk", "Captain", "Doctor", "Elder", "Farmer", "Gentle", "Hidden",
    "Ivory", "Judge", "Keen", "Lunar", "Mister", "Nimble", "Outer", "Pale",
    "Quiet", "Robot", "Sergeant", "Tiny", "Umber", "Vain", "Wandering", "Xeno",
    "Young", "Zesty", "Ambassador", "Bitter", "Crystal", "Dusty", "Emperor", "High Chancellor",
  ]

  private static let lastWords = [
    "Aldub", "Borvax", "Cronk", "Dreeble", "Entwhistle", "Flansian", "Glorp", "Hexlar",
    "Ixonite", "Jorble", "Krombat", "Lumpkin", "Mirvane", "Noodlenaut", "Oolong", "Plibnit",
    "Quarn", "Rustbucket", "Snorvald", "Thimblewick", "Ulvarr", "Vexibar", "Wobbleton", "Xanthu",
    "Yggmont", "Zantax", "Bloomquist of Orbital Nine", "Crumpet", "Drizzlebane", "Eel",
    "Fizzgibber", "Grandmother",
  ]

  private static let titleWords = [
    "Return", "Last Days", "Trial", "Secret Recipe", "Wrath", "Picnic", "Second Moon", "Curse",
    "Education",
  ]
}
