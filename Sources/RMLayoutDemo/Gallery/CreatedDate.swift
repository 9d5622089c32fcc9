/// The moment an entry was made, as the app shows it: a medium date and a short time.
///
/// A fixed form for en_US in UTC, so that a start loads no tables of languages and time zones.
/// ```swift
/// CreatedDate.text(of: "2017-11-04T18:48:46.250Z")  // Nov 4, 2017 at 6:48 PM
/// ```
package enum CreatedDate {
  /// The text to show; the given text itself unless it reads `yyyy-MM-ddTHH:mm:ss.SSSZ`.
  package static func text(of moment: String) -> String {
    guard let fields = fields(of: Array(moment.utf8)) else { return moment }
    let hour = fields.hour % 12 == 0 ? 12 : fields.hour % 12
    let minute = fields.minute < 10 ? "0\(fields.minute)" : "\(fields.minute)"
    return "\(months[fields.month - 1]) \(fields.day), \(fields.year) at "
      + "\(hour):\(minute) \(fields.hour < 12 ? "AM" : "PM")"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func fields(
    of text: [UInt8]
  ) -> (year: Int, month: Int, day: Int, hour: Int, minute: Int)? {
    let form = Array("dddd-dd-ddTdd:dd:dd.dddZ".utf8)
    guard text.count == form.count,
      zip(text, form).allSatisfy({ $1 == UInt8(ascii: "d") ? (48...57).contains($0) : $0 == $1 })
    else { return nil }
    func number(_ digits: Range<Int>) -> Int {
      text[digits].reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    let year = number(0..<4)
    let month = number(5..<7)
    let day = number(8..<10)
    guard (1...12).contains(month), (1...length(ofMonth: month, in: year)).contains(day),
      number(11..<13) < 24, number(14..<16) < 60, number(17..<19) < 60
    else { return nil }
    return (year, month, day, number(11..<13), number(14..<16))
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
