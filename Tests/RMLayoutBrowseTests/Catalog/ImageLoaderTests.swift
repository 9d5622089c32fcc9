import RMLayoutBrowse
import Testing

private let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 0, count: 96)

private func address(_ number: Int) -> String {
  "https://rickandmortyapi.com/api/character/avatar/\(number).jpeg"
}

@Suite("Pictures")
struct ImageLoaderTests {
  private func loader(
    _ transport: ScriptedTransport, memoryLimit: Int = 1_000
  ) -> ImageLoader {
    ImageLoader(transport: transport, clock: RecordingClock(), memoryLimit: memoryLimit)
  }

  @Test("a picture is loaded once, then comes from memory")
  func memory() async throws {
    let transport = ScriptedTransport { _, _ in TransportResponse(body: picture) }
    let loader = loader(transport)
    for _ in 1...3 {
      let image = try await loader.image(at: address(1))
      #expect(image.bytes.count == 100)
      #expect(image.format.mimeType == "image/jpeg")
    }
    #expect(transport.requests == [address(1)])
  }

  @Test("memory keeps the pictures used last, and never more bytes than its limit")
  func limit() async throws {
    let transport = ScriptedTransport { _, _ in TransportResponse(body: picture) }
    let loader = loader(transport, memoryLimit: 250)
    for number in [1, 2, 1, 3, 1, 2] { _ = try await loader.image(at: address(number)) }
    #expect(transport.requests == [1, 2, 3, 2].map(address))
    #expect(await loader.memoryUse == 200)
  }

  @Test("a picture larger than the whole memory is given and not kept")
  func large() async throws {
    let transport = ScriptedTransport { _, _ in TransportResponse(body: picture) }
    let loader = loader(transport, memoryLimit: 99)
    #expect(try await loader.image(at: address(1)).bytes == picture)
    #expect(await loader.memoryUse == 0)
  }

  @Test("parallel questions for one picture are one request")
  func merging() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { _, _ in
      await gate.pass()
      return TransportResponse(body: picture)
    }
    let loader = loader(transport)
    let tasks = (0..<50).map { _ in Task { try await loader.image(at: address(1)) } }
    await gate.arrivals(1)
    await gate.open()
    for task in tasks { #expect(try await task.value.bytes == picture) }
    #expect(transport.requests.count == 1)
  }

  @Test("loading stops when nobody waits any longer")
  func abandoning() async {
    let gate = Gate()
    let transport = ScriptedTransport { _, _ async throws(CatalogError) in
      await gate.open()
      return try await answerNever()
    }
    let loader = loader(transport)
    let tasks = (0..<2).map { _ in Task { try await loader.image(at: address(1)) } }
    await gate.pass()
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CatalogError.cancelled) { try await task.value }
    }
  }

  @Test("a picture on another server is not asked for")
  func foreign() async {
    let transport = ScriptedTransport { _, _ in TransportResponse(body: picture) }
    let loader = loader(transport)
    for address in ["https://example.com/1.jpeg", "file:///etc/passwd", "", "1.jpeg"] {
      await #expect(throws: CatalogError.foreignAddress(address)) {
        try await loader.image(at: address)
      }
    }
    #expect(transport.requests.isEmpty)
  }

  @Test("what does not begin as a picture is none, and is asked for again")
  func noPicture() async throws {
    let transport = ScriptedTransport { _, time in
      TransportResponse(body: time == 1 ? Array("<html>".utf8) : picture)
    }
    let loader = loader(transport)
    await #expect(throws: CatalogError.noPicture) { try await loader.image(at: address(1)) }
    #expect(try await loader.image(at: address(1)).bytes == picture)
  }

  @Test("pictures are known by their first bytes")
  func formats() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
    #expect(LoadedImage(png)?.format == .png)
    #expect(LoadedImage(Array("GIF89a".utf8))?.format == .gif)
    #expect(LoadedImage(Array("RIFF1234WEBPVP8".utf8))?.format == .webp)
    #expect(LoadedImage(Array("RIFF1234WAVE".utf8)) == nil)
    #expect(LoadedImage([]) == nil)
  }
}

@Suite("Cache by cost")
struct CostCacheTests {
  @Test("a new value takes the place of the old one, and of its cost")
  func replacing() {
    var cache = CostCache<Int>(limit: 10)
    cache.insert(1, for: "a", cost: 9)
    cache.insert(2, for: "a", cost: 4)
    #expect(cache.value(for: "a") == 2)
    #expect(cache.cost == 4)
    #expect(cache.count == 1)
  }

  @Test("a value too large for the limit removes only the older one of its key")
  func tooLarge() {
    var cache = CostCache<Int>(limit: 10)
    cache.insert(1, for: "a", cost: 5)
    cache.insert(2, for: "b", cost: 5)
    cache.insert(3, for: "b", cost: 11)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.cost == 5)
  }

  @Test("a value that makes room gives up as many others as it must")
  func makingRoom() {
    var cache = CostCache<Int>(limit: 10)
    for (value, key) in ["a", "b", "c"].enumerated() { cache.insert(value, for: key, cost: 3) }
    cache.insert(9, for: "d", cost: 6)
    #expect(cache.value(for: "a") == nil)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "c") == 2)
    #expect(cache.cost == 9)
  }
}
