/// Sorts changes by what their numbers have in common.
struct ChangeSorter {
  /// What the changes of a group have in common; distances are whole pixels.
  enum Sign: Hashable {
    /// Nothing differs by more than a pixel.
    case rounding
    /// Each is the mirror image of what it was.
    case mirrored
    /// The depth differs alone.
    case raised
    /// All moved by one distance, or each group by as much more than the one before.
    case shifted(section: Int, by: Point, isSpread: Bool)
    /// All grew by one size.
    case resized(section: Int, by: Size)
    /// Elements of a kind that were not there.
    case added(section: Int, LayoutAttributes.Category, kind: String?)
    /// Elements of a kind that are there no more.
    case removed(section: Int, LayoutAttributes.Category, kind: String?)
  }

  /// Changes with one sign.
  struct Group {
    var sign: Sign
    var changes: [ElementChange]
  }

  private let pixel: Double
  private let widths: (before: Double, after: Double)
  private var places: [Sign: Int] = [:]
  private var found: [Group] = []

  init(pixel: Double, widths: (before: Double, after: Double)) {
    self.pixel = pixel
    self.widths = widths
  }

  mutating func append(_ change: ElementChange) {
    let sign = sign(of: change)
    if let place = places[sign] {
      found[place].changes.append(change)
    } else {
      places[sign] = found.count
      found.append(Group(sign: sign, changes: [change]))
    }
  }

  /// The groups in the order of their first changes, those that follow each other in steps as one.
  var groups: [Group] {
    var groups: [Group] = []
    var step: (sign: Sign, count: Double)?
    for group in found {
      if let last = step, let sign = group.sign.spread(of: last.sign, times: last.count + 1) {
        groups[groups.count - 1].sign = sign
        groups[groups.count - 1].changes += group.changes
        step?.count += 1
      } else {
        groups.append(group)
        step = (group.sign, 1)
      }
    }
    return groups
  }

  private func sign(of change: ElementChange) -> Sign {
    let element = change.element
    let section = element.path.section
    switch change.kind {
    case .added: return .added(section: section, element.category, kind: element.kind)
    case .removed: return .removed(section: section, element.category, kind: element.kind)
    case .raised: return .raised
    case .moved, .resized: break
    }
    let (movement, growth) = (change.movement, change.growth)
    let numbers = [movement.x, movement.y, growth.width, growth.height]
    if numbers.allSatisfy({ abs($0) <= pixel * 1.001 }) { return .rounding }
    if isMirrored(change) { return .mirrored }
    if abs(growth.width) < pixel, abs(growth.height) < pixel {
      let distance = Point(x: rounded(movement.x), y: rounded(movement.y))
      return .shifted(section: section, by: distance, isSpread: false)
    }
    return .resized(
      section: section, by: Size(width: rounded(growth.width), height: rounded(growth.height)))
  }

  /// Distances that differ by less than a pixel have one cause.
  private func rounded(_ distance: Double) -> Double {
    let pixels = (abs(distance) / pixel + 0.5).flooredWhole
    return (distance < 0 ? -pixels : pixels) * pixel
  }

  private func isMirrored(_ change: ElementChange) -> Bool {
    guard let before = change.before?.frame, let after = change.after?.frame else { return false }
    return abs(change.movement.y) <= pixel && abs(change.growth.width) <= pixel
      && abs(change.growth.height) <= pixel
      && abs((widths.after - after.maxX) - (before.minX + widths.after - widths.before)) <= pixel
  }
}

extension ChangeSorter.Sign {
  /// The sign of both if this is another's distance so many times over, in the same section.
  fileprivate func spread(of first: Self, times count: Double) -> Self? {
    guard case .shifted(let section, let step, _) = first,
      case .shifted(section, let distance, false) = self, step != .zero,
      abs(distance.x - step.x * count) < 1e-6, abs(distance.y - step.y * count) < 1e-6
    else { return nil }
    return .shifted(section: section, by: step, isSpread: true)
  }
}
