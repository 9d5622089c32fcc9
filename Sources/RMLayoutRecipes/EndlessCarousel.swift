public import RMLayout

/// The arithmetic of a row without an end: more places than items, and a jump back that nobody sees.
///
/// A row that seems endless holds its items several times over, in places (virtual items). It starts in
/// the middle copy, and whenever it comes to rest it is put back there by whole copies, so that the same
/// items stay where they are. One item alone is shown once, none at all not.
/// ```swift
/// let endless = try EndlessCarousel(itemCount: 5, pitch: 312, viewportLength: 393)
/// let solution = try carousel.layout.solve(in: phone, itemCounts: [endless.placeCount])
/// endless.item(atPlace: 7)                     // 2
/// endless.place(of: 0, nearestTo: 8)           // 10
/// offset = endless.recentred(offset)           // once the row rests
/// ```
public struct EndlessCarousel: Hashable, Sendable {
  /// The number of items.
  public let itemCount: Int
  /// The distance from one item to the next, in points.
  public let pitch: Double
  /// How many copies lie on each side of the middle one.
  public let copiesAside: Int

  /// Creates the arithmetic of a row of a visible length.
  ///
  /// On each side of the middle copy lie as many copies as the row shows at once, and one at least.
  /// - Throws: `SpecificationError` for a count or length below 0 or beyond 10^12, and for what
  ///   is no number.
  public init(
    itemCount: Int, pitch: Double, viewportLength: Double
  ) throws(SpecificationError) {
    guard itemCount >= 0, Double(itemCount) <= 1e12 else {
      throw SpecificationError(path: "itemCount", reason: .itemCountOutOfRange(itemCount))
    }
    try pitch.checkedLength("pitch")
    try viewportLength.checkedLength("viewportLength")
    self.itemCount = itemCount
    self.pitch = pitch
    guard itemCount > 1 else {
      copiesAside = 0
      return
    }
    let period = pitch * Double(itemCount)
    let wanted = period > 0 ? (viewportLength / period).wholeNumber(in: 0...499) + 1 : 1
    // Places are counted in Int, which is small on some machines.
    copiesAside = min(wanted, Int.max / itemCount / 4)
  }

  /// The number of places: the item count of the row.
  public var placeCount: Int { itemCount * (2 * copiesAside + 1) }

  /// The place at which the row starts: that of the first item in the middle copy.
  public var firstPlace: Int { itemCount * copiesAside }

  /// The item that is shown at a place, also beyond the ends.
  /// - Returns: nil only if there are no items.
  public func item(atPlace place: Int) -> Int? {
    guard itemCount > 0 else { return nil }
    let remainder = place % itemCount
    return remainder < 0 ? remainder + itemCount : remainder
  }

  /// The place of an item that is nearest to another place; of two as near, the one before.
  /// - Returns: nil only if there is no such item.
  public func place(of item: Int, nearestTo place: Int) -> Int? {
    guard (0..<itemCount).contains(item) else { return nil }
    let near = min(max(place, 0), placeCount - 1)
    let inSameCopy = near / itemCount * itemCount + item
    var nearest = inSameCopy
    for candidate in [inSameCopy - itemCount, inSameCopy + itemCount]
    where (0..<placeCount).contains(candidate) {
      let distance = abs(candidate - near)
      if distance < abs(nearest - near) || distance == abs(nearest - near) && candidate < nearest {
        nearest = candidate
      }
    }
    return nearest
  }

  /// The offset in the middle copy at which the row shows the same; for use while it rests.
  ///
  /// - Parameters:
  ///   - offset: how far the row is scrolled.
  ///   - start: the offset that shows the first of all places where it rests: 0, or less in a row that rests
  ///     with an item in the middle.
  /// - Returns: the offset less or more a number of whole copies; the same where nothing repeats.
  public func recentred(_ offset: Double, start: Double = 0) -> Double {
    let period = pitch * Double(itemCount)
    guard copiesAside > 0, period > 0, offset.isFinite, start.isFinite else { return offset }
    // Half an item before the middle copy still rests on its first item.
    let copies = ((offset - start + pitch / 2) / period).wholePart
    return offset + (Double(copiesAside) - copies) * period
  }
}
