import RMLayoutBrowse
import RMLayoutFacts
import Testing

private let pilot = """
  {"id":1,"name":"Pilot","air_date":"December 2, 2013","episode":"S01E01","characters":[],\
  "url":"","created":""}
  """
private let request = CatalogRequest(.episode, path: ["1"])

@Suite("Service")
struct CatalogServiceTests {
  private let clock = RecordingClock()

  private func service(_ transport: ScriptedTransport) -> CatalogService {
    CatalogService(transport: transport, clock: clock)
  }

  private func error(_ transport: ScriptedTransport) async -> CatalogError? {
    let service = service(transport)
    do throws(CatalogError) {
      let _: EpisodeRecord = try await service.execute(request)
      return nil
    } catch {
      return error
    }
  }

  @Test("an answer is read, kept, and not asked for again")
  func cache() async throws {
    let transport = ScriptedTransport { _, _ in TransportResponse(pilot) }
    let service = service(transport)
    for _ in 1...3 {
      let episode: EpisodeRecord = try await service.execute(request)
      #expect(episode.facts.lines == ["Episode S01E01", "Pilot", "Aired on December 2, 2013"])
    }
    #expect(transport.requests == ["https://rickandmortyapi.com/api/episode/1"])
  }

  @Test("answers of one collection push out none of another")
  func cachePerEndpoint() async throws {
    let transport = ScriptedTransport.embedded()
    let service = CatalogService(transport: transport, clock: clock, cacheLimit: 9_000)
    for _ in 1...2 {
      let _: EpisodeRecord = try await service.record(51)
      for id in 1...40 { let _: CharacterRecord = try await service.record(id) }
    }
    #expect(transport.requests.count { $0.hasSuffix("/episode/51") } == 1)
    #expect(transport.requests.count { $0.hasSuffix("/character/1") } == 2)
  }

  @Test("an answer that cannot be read is named by its place, and asked for again")
  func malformed() async throws {
    let transport = ScriptedTransport { _, time in
      TransportResponse(time == 1 ? #"{"id":"one","name":"Pilot"}"# : pilot)
    }
    let service = service(transport)
    await #expect(throws: CatalogError.malformed("id has the wrong type")) {
      let _: EpisodeRecord = try await service.execute(request)
    }
    let episode: EpisodeRecord = try await service.execute(request)
    #expect(episode.name == "Pilot")
  }

  @Test(
    "what is wrong with an answer is said in one line",
    arguments: [
      ("", "it is no JSON, or not all of it"), ("{\"id\":1,", "it is no JSON, or not all of it"),
      ("[]", "the whole has the wrong type"), (#"{"id":1,"name":null}"#, "name is null"),
      (#"{"id":1,"name":"x"}"#, "air_date is missing"),
      ("<html>", "it is no JSON, or not all of it"),
    ])
  func places(body: String, place: String) async {
    let transport = ScriptedTransport { _, _ in TransportResponse(body) }
    #expect(await error(transport) == .malformed(place))
  }

  @Test("the place of a mistake in a page is the entry's")
  func placeInPage() async {
    let body = #"{"info":{"count":1,"pages":1},"results":[{"id":7}]}"#
    let service = service(ScriptedTransport { _, _ in TransportResponse(body) })
    await #expect(throws: CatalogError.malformed("results[0].name is missing")) {
      let _: Page<EpisodeRecord> = try await service.execute(CatalogRequest(.episode))
    }
  }

  @Test("an error of the API is told in its own words, without asking again")
  func apiError() async {
    let transport = ScriptedTransport { _, _ in
      TransportResponse(#"{"error":"Episode not found"}"#, status: 404)
    }
    let error = await error(transport)
    #expect(error == .refused(status: 404, reason: "Episode not found"))
    #expect(error?.message == "the server answered 404: Episode not found")
    #expect(error?.isNothingHere == true)
    #expect(transport.requests.count == 1)
  }

  @Test("a status that means failure is one, whatever the body")
  func statuses() async {
    for status in [301, 400, 404, 418] {
      let transport = ScriptedTransport { _, _ in TransportResponse(pilot, status: status) }
      let error = await error(transport)
      #expect(error == .refused(status: status, reason: nil))
    }
  }

  @Test("what keeps the network from answering is passed on")
  func transportErrors() async {
    let broken = CatalogError.unreachable("the connection broke off")
    let transport = ScriptedTransport { _, _ throws(CatalogError) in throw broken }
    #expect(await error(transport) == broken)
    #expect(broken.message == "the server cannot be reached: the connection broke off")
    #expect(transport.requests.count == 1)
  }
}

@Suite("Service: asking again")
struct RetryTests {
  private let clock = RecordingClock()

  private func outcome(
    of transport: ScriptedTransport, clock: RecordingClock? = nil
  ) async -> Result<EpisodeRecord, CatalogError> {
    let service = CatalogService(transport: transport, clock: clock ?? self.clock)
    return await Result<EpisodeRecord, CatalogError> { () async throws(CatalogError) in
      try await service.execute(request)
    }
  }

  @Test("a server in trouble is asked four times, after half a second, one and two")
  func backOff() async throws {
    let transport = ScriptedTransport { _, time in
      time < 4 ? TransportResponse("", status: 503) : TransportResponse(pilot)
    }
    #expect(try await outcome(of: transport).get().name == "Pilot")
    #expect(clock.passed == [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  @Test("a server that stays in trouble is given up after the fourth time")
  func givingUp() async {
    let transport = ScriptedTransport { _, _ in
      TransportResponse(#"{"error":"Hey! you must provide an id"}"#, status: 500)
    }
    let error = CatalogError.refused(status: 500, reason: "Hey! you must provide an id")
    #expect(await outcome(of: transport) == .failure(error))
    #expect(transport.requests.count == 4)
  }

  @Test("a server that asks to wait is waited for")
  func retryAfter() async throws {
    let transport = ScriptedTransport { _, time in
      time == 1 ? TransportResponse("", status: 429, retryAfter: 7) : TransportResponse(pilot)
    }
    #expect(try await outcome(of: transport).get().name == "Pilot")
    #expect(clock.passed == [.seconds(7)])
  }

  @Test("a server that asks to wait for hours is not waited for, and the wait is told")
  func longWait() async {
    let transport = ScriptedTransport { _, _ in
      TransportResponse("", status: 429, retryAfter: 43_200)
    }
    let outcome = await outcome(of: transport)
    #expect(outcome == .failure(.busy(seconds: 43_200)))
    #expect(transport.requests.count == 1)
    #expect(clock.passed.isEmpty)
  }

  @Test("no answer within 20 seconds ends the question")
  func timeOut() async {
    let transport = ScriptedTransport { _, _ throws(CatalogError) in try await answerNever() }
    let impatient = RecordingClock(patience: .seconds(60))
    #expect(await outcome(of: transport, clock: impatient) == .failure(.timedOut(seconds: 20)))
    #expect(transport.cancellations.count == 1)
  }
}

@Suite("Service: the same question at the same time")
struct SharedRequestTests {
  private let gate = Gate()

  private func service(_ transport: ScriptedTransport) -> CatalogService {
    CatalogService(transport: transport, clock: RecordingClock())
  }

  private func ask(_ service: CatalogService) -> Task<Result<EpisodeRecord, CatalogError>, Never> {
    Task {
      await Result<EpisodeRecord, CatalogError> { () async throws(CatalogError) in
        try await service.execute(request)
      }
    }
  }

  @Test("a hundred parallel questions for the same are one request")
  func merging() async throws {
    let transport = ScriptedTransport { [gate] _, _ in
      await gate.pass()
      return TransportResponse(pilot)
    }
    let service = service(transport)
    let tasks = (0..<100).map { _ in ask(service) }
    await gate.arrivals(1)
    await gate.open()
    for task in tasks { #expect(try await task.value.get().id == 1) }
    #expect(transport.requests.count == 1)
  }

  @Test("one that leaves does not take the answer away from the others")
  func leaving() async throws {
    let transport = ScriptedTransport { [gate] _, _ in
      await gate.pass()
      return TransportResponse(pilot)
    }
    let service = service(transport)
    let (first, second) = (ask(service), ask(service))
    await gate.arrivals(1)
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    await gate.open()
    #expect(try await second.value.get().name == "Pilot")
    #expect(transport.requests.count == 1)
  }

  @Test("when the last one leaves the request is given up, and the next question begins anew")
  func abandoning() async throws {
    let transport = ScriptedTransport { [gate] _, time async throws(CatalogError) in
      if time > 1 { return TransportResponse(pilot) }
      await gate.open()
      return try await answerNever()
    }
    let service = service(transport)
    let task = ask(service)
    await gate.pass()
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    #expect(try await ask(service).value.get().name == "Pilot")
    #expect(transport.requests.count == 2)
  }

  @Test("a task that is cancelled before it asks sends nothing")
  func early() async {
    let transport = ScriptedTransport { _, _ in TransportResponse(pilot) }
    let service = service(transport)
    let task = Task { [gate] in
      await gate.pass()
      return await Result { () async throws(CatalogError) in
        try await service.execute(request, as: EpisodeRecord.self)
      }
    }
    task.cancel()
    await gate.open()
    #expect(await task.value == .failure(.cancelled))
    #expect(transport.requests.isEmpty)
  }
}
