/// Offsets in an array: found by bisection.
struct PrefixArray {
  /// Where each length starts, and where the last one ends.
  private(set) var offsets: [Double]

  init(_ lengths: [Double]) {
    offsets = [0]
    offsets.reserveCapacity(lengths.count + 1)
    var sum = 0.0
    for length in lengths {
      sum += length
      offsets.append(sum)
    }
  }

  /// The length that holds an offset.
  func find(_ offset: Double) -> Int {
    var low = 0
    var high = offsets.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Calls a function with the frames of rows that meet a window.
  @inline(never)
  func forEachRow(from low: Double, to high: Double, _ body: (Int, Double) -> Void) {
    var row = find(low)
    while row < offsets.count - 1, offsets[row] < high {
      body(row, offsets[row])
      row += 1
    }
  }
}
