import RMLayoutBrowse
import Testing

private func address(_ number: Int) -> String {
  "https://rickandmortyapi.com/api/character/avatar/\(number).jpeg"
}

private func picture(_ number: Int) -> TransportResponse {
  TransportResponse(body: [0xFF, 0xD8, 0xFF, UInt8(number % 256)])
}

private func number(in address: String) -> Int {
  Int(address.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
}

@MainActor
@Suite("Picture shelf")
struct PictureShelfTests {
  private let transport = ScriptedTransport { address, _ in picture(number(in: address)) }

  @Test("a cell that is used again never shows the picture of the character before")
  func reuse() async {
    let gate = Gate()
    let slow = ScriptedTransport { asked, _ in
      if asked == address(1) { await gate.pass() }
      return picture(number(in: asked))
    }
    let shelf = PictureShelf(source: .scripted(slow))
    shelf.show([address(1)])
    await gate.arrivals(1)
    shelf.show([address(2)])
    await gate.open()
    await shelf.settle()
    #expect(shelf.picture(at: address(2)).value?.bytes.last == 2)
    #expect(shelf.picture(at: address(1)) == .idle)
  }

  @Test("at most six load at a time, and what has left the view meanwhile is not begun")
  func limit() async {
    let gate = Gate()
    let slow = ScriptedTransport { asked, _ in
      await gate.pass()
      return picture(number(in: asked))
    }
    let shelf = PictureShelf(source: .scripted(slow))
    shelf.show((1...20).map(address))
    await gate.arrivals(6)
    shelf.show((101...104).map(address))
    await gate.open()
    await shelf.settle()
    #expect(Set(slow.requests) == Set((Array(1...6) + Array(101...104)).map(address)))
    #expect(slow.requests.count == 10)
  }

  @Test("ten thousand fast scrolls ask for no picture twice")
  func fastScrolls() async {
    let shelf = PictureShelf(source: .scripted(transport))
    for step in 0..<10_000 {
      let first = step * 7_919 % 800
      shelf.show((first..<first + 8).map(address))
      if step.isMultiple(of: 10) { await Task.yield() }
    }
    await shelf.settle()
    #expect(Set(transport.requests).count == transport.requests.count)
    #expect(transport.requests.count > 8)
  }

  @Test("what failed stays failed until it is tried again")
  func failure() async {
    let broken = ScriptedTransport { asked, time in
      time == 1 ? TransportResponse("no picture") : picture(number(in: asked))
    }
    let shelf = PictureShelf(source: .scripted(broken))
    shelf.show([address(1)])
    await shelf.settle()
    #expect(shelf.picture(at: address(1)) == .failed(.noPicture))
    shelf.show([])
    shelf.show([address(1)])
    await shelf.settle()
    #expect(broken.requests.count == 1)
    shelf.retry()
    await shelf.settle()
    #expect(shelf.picture(at: address(1)).value != nil)
  }

  @Test("each picture that comes is told by its address")
  func changes() async {
    let shelf = PictureShelf(source: .scripted(transport))
    let log = ChangeLog<String>()
    shelf.onChange = log.note
    shelf.show([address(1), address(2), ""])
    #expect(shelf.picture(at: address(2)) == .loading)
    await shelf.settle()
    #expect(log.changes.sorted() == [address(1), address(2)])
  }

  @Test("in the embedded catalogue there are no pictures, and none is asked for")
  func embedded() async {
    let shelf = PictureShelf(source: .embedded(characterCount: 20))
    shelf.show([address(1)])
    #expect(shelf.picture(at: address(1)) == .idle)
  }
}
