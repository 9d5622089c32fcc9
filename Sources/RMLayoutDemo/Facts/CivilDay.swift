/// A day of the calendar, and its number counted from January 1, 1970.
struct CivilDay: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// Nil where the month or the day does not exist.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...Self.length(ofMonth: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day so many days after January 1, 1970.
  init(number: Int) {
    // Counted in years from March, whose leap day comes last, and in cycles of 400 years.
    let sinceMarch = number + 719_468
    let cycle = sinceMarch.quotient(flooredBy: 146_097)
    let dayOfCycle = sinceMarch - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
  }

  /// How many days after January 1, 1970.
  var number: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let cycle = yearFromMarch.quotient(flooredBy: 400)
    let yearOfCycle = yearFromMarch - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
      - 719_468
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int {
  /// The quotient rounded down, also below 0.
  func quotient(flooredBy divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
