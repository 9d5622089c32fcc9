import RMLayoutFacts
import Testing

@Suite("Dates of entries")
struct CreatedDateTests {
  @Test(
    "a moment shows as a medium date and a short time in UTC",
    arguments: [
      ("2017-11-04T18:48:46.250Z", "Nov 4, 2017 at 6:48 PM"),
      ("2017-11-10T12:42:04.162Z", "Nov 10, 2017 at 12:42 PM"),
      ("2018-01-01T00:05:00.000Z", "Jan 1, 2018 at 12:05 AM"),
      ("2020-02-29T09:59:59.999Z", "Feb 29, 2020 at 9:59 AM"),
    ])
  func moments(moment: String, text: String) {
    #expect(CreatedDate.text(of: moment) == text)
  }

  @Test(
    "what is no moment shows as it is",
    arguments: [
      "yesterday", "2017-11-04", "2019-02-29T00:00:00.000Z", "2017-13-04T18:48:46.250Z",
      "2017-11-04T24:00:00.000Z", "2017-11-04T18:48:46.250+0100", "2017-11-0٤T18:48:46.250Z",
    ])
  func others(text: String) {
    #expect(CreatedDate.text(of: text) == text)
  }

  @Test("in New York the moment of 12:42 in Greenwich is 7:42 in the morning")
  func zone() {
    let text = CreatedDate.text(of: "2017-11-10T12:42:04.162Z") { _ in -5 * 3_600 }
    #expect(text == "Nov 10, 2017 at 7:42 AM")
  }

  @Test("a zone moves the day, the month and the year")
  func midnight() {
    let ahead = CreatedDate.text(of: "2019-12-31T23:30:00.000Z") { _ in 3_600 }
    #expect(ahead == "Jan 1, 2020 at 12:30 AM")
    let behind = CreatedDate.text(of: "2020-03-01T00:30:00.000Z") { _ in -3_600 }
    #expect(behind == "Feb 29, 2020 at 11:30 PM")
  }

  @Test("the offset of a zone is asked for at the moment itself")
  func moment() {
    var asked: [Int] = []
    _ = CreatedDate.text(of: "2017-11-10T12:42:04.162Z") {
      asked.append($0)
      return 0
    }
    #expect(asked == [1_510_317_724])
  }

  @Test("moments before 1970 show too")
  func before() {
    #expect(CreatedDate.text(of: "1969-12-31T23:59:59.000Z") == "Dec 31, 1969 at 11:59 PM")
    #expect(CreatedDate.text(of: "0000-01-01T00:00:00.000Z") == "Jan 1, 0 at 12:00 AM")
  }
}
