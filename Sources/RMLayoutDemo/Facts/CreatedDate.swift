/// The moment an entry was made, as the app shows it: a medium date and a short time.
///
/// A fixed form for en_US, so that a start loads no tables of languages.
/// ```swift
/// CreatedDate.text(of: "2017-11-04T18:48:46.250Z")  // Nov 4, 2017 at 6:48 PM
/// ```
package struct CreatedDate: Hashable, Sendable {
  /// Whole seconds since the first moment of 1970 in UTC.
  package let secondsSince1970: Int

  /// Reads a moment; nil unless it is one and is written `yyyy-MM-ddTHH:mm:ss.SSSZ`.
  package init?(_ moment: String) {
    let text = Array(moment.utf8)
    let form = Array("dddd-dd-ddTdd:dd:dd.dddZ".utf8)
    guard text.count == form.count,
      zip(text, form).allSatisfy({ $1 == UInt8(ascii: "d") ? (48...57).contains($0) : $0 == $1 })
    else { return nil }
    func number(_ digits: Range<Int>) -> Int {
      text[digits].reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard let day = CivilDay(year: number(0..<4), month: number(5..<7), day: number(8..<10)),
      hour < 24, minute < 60, second < 60
    else { return nil }
    secondsSince1970 = day.number * 86_400 + hour * 3_600 + minute * 60 + second
  }

  /// The text to show where clocks are so many seconds ahead of UTC.
  package func text(secondsFromGMT: Int = 0) -> String {
    let local = secondsSince1970 + secondsFromGMT
    let day = CivilDay(number: local.quotient(flooredBy: 86_400))
    let minutes = (local - day.number * 86_400) / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(Self.months[day.month - 1]) \(day.day), \(day.year) at "
      + "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute) "
      + (hour < 12 ? "AM" : "PM")
  }

  /// The text to show for a moment; the given text itself where it is none.
  ///
  /// The closure tells how far clocks are ahead of UTC at a moment in seconds since 1970.
  package static func text(of moment: String, secondsFromGMT: (Int) -> Int = { _ in 0 }) -> String {
    guard let date = CreatedDate(moment) else { return moment }
    return date.text(secondsFromGMT: secondsFromGMT(date.secondsSince1970))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
