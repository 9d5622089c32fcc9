/// The columns or rows on which edges of frames are drawn, so that touching frames share one.
///
/// Edges that lie less than a character and a half apart fall together: between them there would
/// be no room for a blank. Only the two edges of a span keep the distance that it asks for.
struct EdgeLines {
  /// Two edges between which texts need room.
  struct Span {
    /// The lesser edge, in points.
    var low: Double
    /// The greater edge, in points.
    var high: Double
    /// How far apart their lines are at least.
    var distance: Int
  }

  /// The first edge of each line, in points.
  private var starts: [Double] = []
  /// The last edge of each line, in points.
  private var ends: [Double] = []
  /// The column or row of each line.
  private var lines: [Int] = []
  /// How many points a column or row stands for.
  private let unit: Double
  /// Whether lines stand elsewhere than the scale says, because spans needed room.
  private(set) var areMoved = false

  /// Places edges, given in points, on the lines from 0 to a limit; the spans' are among them.
  ///
  /// Spans for which there is no room are passed over: the first of the lists that fits is taken.
  init(edges: [Double], spans choices: [[Span]] = [], unit: Double, limit: Int) {
    self.unit = unit
    let choices = choices.map { $0.sorted { $0.high < $1.high } }
    let places = group(
      edges.sorted(), keepingApart: choices.first ?? [], unit: unit)
    for spans in choices + [[]] {
      guard let settled = settled(places, spans: spans, limit: limit) else { continue }
      lines = settled
      areMoved = zip(settled, places).contains { abs(Double($0) + 0.5 - $1) > 1.5 }
      return
    }
    // So many edges do not even fit side by side.
    lines = places.map { min(limit, Int($0)) }
  }

  /// Lets edges fall together; returns where the means of the groups lie, in lines.
  private mutating func group(
    _ edges: [Double], keepingApart spans: [Span], unit: Double
  ) -> [Double] {
    var sums: [Double] = []
    var counts: [Double] = []
    var next = 0
    for edge in edges {
      while next < spans.count, spans[next].high < edge { next += 1 }
      var span = next
      var isApart = false
      while span < spans.count, spans[span].high == edge {
        isApart = isApart || spans[span].low >= starts.last ?? edge
        span += 1
      }
      if let start = starts.last, edge - start < unit * 1.5, !isApart || edge == start {
        ends[ends.count - 1] = edge
        sums[sums.count - 1] += edge
        counts[counts.count - 1] += 1
      } else {
        starts.append(edge)
        ends.append(edge)
        sums.append(edge)
        counts.append(1)
      }
    }
    let means = zip(sums, counts).map { $0 / $1 }
    return means.map { (($0 - (means.first ?? 0)) / unit + 0.5).clamped(to: 0...1e6) }
  }

  /// The lines nearest to some places, as far apart as they have to be; nil if there is no room.
  private func settled(_ places: [Double], spans: [Span], limit: Int) -> [Int]? {
    let ends = spans.map { (low: index(of: $0.low), high: index(of: $0.high), $0.distance) }
    // From the end on: where each line has to be at the latest.
    var latest = Array(repeating: limit, count: places.count)
    var next = ends.count - 1
    for number in places.indices.reversed() {
      if number + 1 < latest.count { latest[number] = min(latest[number], latest[number + 1] - 1) }
      while next >= 0, ends[next].high >= number {
        let (low, high, distance) = ends[next]
        if low < high { latest[low] = min(latest[low], latest[number] - distance) }
        next -= 1
      }
    }
    var settled: [Int] = []
    next = 0
    for (number, place) in places.enumerated() {
      var earliest = settled.last.map { $0 + 1 } ?? 0
      while next < ends.count, ends[next].high <= number {
        let (low, high, distance) = ends[next]
        if low < high { earliest = max(earliest, settled[low] + distance) }
        next += 1
      }
      guard earliest <= latest[number] else { return nil }
      // Two lines side by side would look like one thick line.
      let apart = max(Int(place), settled.last.map { $0 + 2 } ?? 0)
      settled.append(min(max(apart, earliest), latest[number]))
    }
    return settled
  }

  /// The lines as boundaries between cells, so that a grid finds them.
  var cellEdges: CellEdges {
    CellEdges(
      placed: zip(zip(starts, ends), lines).map { edges, line in
        CellEdges.Placed(edges: edges.0...edges.1, boundary: line)
      }, unit: unit)
  }

  /// The number of the line that an edge fell on.
  private func index(of edge: Double) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= edge { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension Double {
  /// The nearest number within a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
