/// The columns or rows on which edges of frames are drawn, so that touching frames share one.
///
/// Edges that lie less than a character and a half apart fall together: between them there would
/// be no room for a blank.
struct EdgeLines {
  /// The first edge of each line, in points.
  private var starts: [Double] = []
  /// The column or row of each line.
  private var lines: [Int] = []

  /// Places edges, given in points, on the lines from 0 to a limit.
  init(edges: [Double], unit: Double, limit: Int) {
    var sums: [Double] = []
    var counts: [Double] = []
    for edge in edges.sorted() {
      if let start = starts.last, edge - start < unit * 1.5 {
        sums[sums.count - 1] += edge
        counts[counts.count - 1] += 1
      } else {
        starts.append(edge)
        sums.append(edge)
        counts.append(1)
      }
    }
    let means = zip(sums, counts).map { $0 / $1 }
    for mean in means {
      let distance = (mean - (means.first ?? 0)) / unit
      let nearest = Int((distance + 0.5).clamped(to: 0...Double(limit)))
      let previous = lines.last ?? -2
      // Two lines side by side would look like one thick line.
      let apart = nearest == previous + 1 ? nearest + 1 : max(nearest, previous + 1)
      lines.append(min(limit, max(0, apart)))
    }
  }

  /// The last line, 0 where there is none.
  var last: Int { lines.last ?? 0 }

  /// The line of an edge that was placed.
  func line(of edge: Double) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= edge { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : lines[low - 1]
  }
}

extension Double {
  /// The nearest number within a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
