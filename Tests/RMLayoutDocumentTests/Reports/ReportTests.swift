import RMLayout
import RMLayoutDocument
import Testing

@Suite("Public reports")
struct ReportTests {
  private static let reports = Result { try Report.all() }
  private static let ids = ((try? reports.get()) ?? []).map(\.id)

  @Test("all reports are read: so many agree with us, so many contradict a rule")
  func counts() throws {
    let reports = try Self.reports.get()
    #expect(reports.count == 47)
    let verdicts = Report.Verdict.allCases.map { verdict in
      reports.count { $0.verdict == verdict }
    }
    #expect(verdicts == [38, 6, 3])
    #expect(reports.reduce(0) { $0 + $1.cases.count } == 77)
    for report in reports where report.verdict == .ruleWins {
      #expect(report.notes != nil, "\(report.id) must say which rule wins")
    }
  }

  @Test("what a report says comes out, or what the rule gives that it contradicts", arguments: ids)
  func frames(id: String) throws {
    for sample in try report(id).cases {
      let found = try mismatches(of: sample)
      if !found.isEmpty { Issue.record("\(sample.title):\n\(found.joined(separator: "\n"))") }
    }
  }

  @Test("whatever a report says: frames are finite, and the same once more", arguments: ids)
  func mustNot(id: String) throws {
    for sample in try report(id).cases {
      let document = try LayoutDocument(reading: sample.document)
      let solution = try document.solve()
      let position = document.scrollPosition(in: solution)
      let text = solution.framesText(at: position, limit: 1_000)
      _ = try JSONValue(json: Array(text.utf8))
      #expect(try document.solve().framesText(at: position, limit: 1_000) == text)
      let sizes = [solution.contentSize] + solution.attributes(limit: 1_000).map(\.frame.size)
      #expect(sizes.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      #expect(try LayoutDocument(json: document.json().utf8) == document)
    }
  }

  private func report(_ id: String) throws -> Report {
    try #require(try Self.reports.get().first { $0.id == id })
  }

  private func mismatches(of sample: Report.Case) throws -> [String] {
    let document = try LayoutDocument(reading: sample.document)
    let solution = try document.solve()
    let position = document.scrollPosition(in: solution)
    let comparer = GoldenComparer(
      document: document, solution: solution, position: position, tolerance: 0.001)
    return comparer.mismatches(with: sample.expected)
      + sample.targets.compactMap { mismatch(of: $0, in: solution) }
      + sample.showing.compactMap { showing in
        let offset = solution.contentOffset(
          showing: showing.path, aligned: showing.alignment, from: position)
        return [offset.x, offset.y] == showing.offset ? nil : "\(showing) is \(offset)"
      } + tiling(of: sample.tiles, in: solution)
  }

  private func mismatch(of target: Report.Target, in solution: LayoutSolution) -> String? {
    guard let row = solution.row(inSection: target.section) else { return "\(target): no row" }
    let rests =
      target.velocity.map { row.targetOffset(from: target.start, velocity: $0) }
      ?? row.targetOffset(proposed: target.start)
    return rests == target.rests ? nil : "\(target) rests at \(rests)"
  }

  /// The elements that no query of a tiling finds.
  private func tiling(of tile: Size?, in solution: LayoutSolution) -> [String] {
    guard let tile else { return [] }
    var missing: Set<String> = []
    solution.forEachAttributes { missing.insert($0.name) }
    for y in stride(from: 0, to: solution.contentSize.height, by: tile.height) {
      for x in stride(from: 0, to: solution.contentSize.width, by: tile.width) {
        let rect = Rect(x: x, y: y, width: tile.width, height: tile.height)
        solution.forEachAttributes(intersecting: rect) { missing.remove($0.name) }
      }
    }
    return missing.sorted().map { "\($0) is in no tile" }
  }
}

extension LayoutSolution {
  /// The first of the elements.
  fileprivate func attributes(limit: Int) -> [LayoutAttributes] {
    struct Enough: Error {}
    var found: [LayoutAttributes] = []
    do throws(Enough) {
      try forEachAttributes { (element) throws(Enough) in
        guard found.count < limit else { throw Enough() }
        found.append(element)
      }
    } catch {
      return found
    }
    return found
  }
}
