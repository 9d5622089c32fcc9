public import RMLayout

/// Tags of given widths on lines that break where the next one no longer fits.
///
/// ```swift
/// let tags = try TagCloud(tagWidths: [72, 110, 64, 95], tagHeight: 32, alignment: .center)
/// let solution = try tags.layout.solve(in: phone, itemCounts: [4])
/// ```
/// Widths are rounded up to a pixel, so that no text is cut that was measured to fit, and a tag wider
/// than a line takes the whole line.
public struct TagCloud: Hashable, Sendable {
  /// Where the tags of a line stand if there is room left.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the side where reading starts: left, where one reads from left to right.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends: right, where one reads from left to right.
    case trailing
  }

  /// The widths of the tags, in points.
  public let tagWidths: [Double]
  /// The height of all tags, in points.
  public let tagHeight: Double
  /// Where the tags of a line stand.
  public let alignment: Alignment
  /// Space between the tags of a line, in points.
  public let spacing: Double
  /// Space between lines, in points.
  public let lineSpacing: Double
  /// Space around the tags.
  public let contentInsets: DirectionalEdgeInsets

  /// Creates a cloud with a width for each tag; a section of it holds as many items.
  /// - Throws: `SpecificationError` for a length below 0 and for what is no number.
  public init(
    tagWidths: [Double], tagHeight: Double = 32, alignment: Alignment = .leading,
    spacing: Double = 8, lineSpacing: Double = 8, contentInsets: DirectionalEdgeInsets = .zero
  ) throws(SpecificationError) {
    for (index, width) in tagWidths.enumerated() { try width.checkedLength("tagWidths[\(index)]") }
    try tagHeight.checkedLength("tagHeight")
    try spacing.checkedLength("spacing")
    try lineSpacing.checkedLength("lineSpacing")
    try contentInsets.checked("contentInsets")
    self.tagWidths = tagWidths
    self.tagHeight = tagHeight
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.contentInsets = contentInsets
  }

  /// One section of tags, for the width of an environment.
  /// - Complexity: O(number of tags).
  public func section(in environment: LayoutEnvironment) -> LayoutSection {
    let room = Room(in: environment, inside: contentInsets)
    let pixels = room.pixels
    let height = pixels.up(tagHeight)
    let gap = pixels.nearest(spacing)
    var frames: [Rect] = []
    frames.reserveCapacity(tagWidths.count)
    var y = 0.0
    for line in lines(in: room, gap: gap) {
      if !frames.isEmpty { y += height + pixels.nearest(lineSpacing) }
      var x = pixels.down((room.width - line.used) * share)
      for tag in line.tags {
        frames.append(Rect(x: x, y: y, width: tag, height: height))
        x += tag + gap
      }
    }
    return room.section(
      of: frames, height: frames.isEmpty ? 0 : y + height, contentInsets: contentInsets,
      repeatSpacing: lineSpacing)
  }

  /// A layout all of whose sections are this cloud.
  public var layout: CompositionalLayout {
    CompositionalLayout { _, environment in section(in: environment) }
  }

  /// How much of the room that a line leaves lies before its first tag.
  private var share: Double {
    switch alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  private func lines(in room: Room, gap: Double) -> [(tags: [Double], used: Double)] {
    var lines: [(tags: [Double], used: Double)] = []
    for tag in tagWidths {
      let length = min(room.pixels.up(tag), room.width)
      // What fits exactly must fit, whatever was lost in the sum.
      if let last = lines.last, last.used + gap + length <= room.width + 1e-6 {
        lines[lines.count - 1].tags.append(length)
        lines[lines.count - 1].used += gap + length
      } else {
        lines.append(([length], length))
      }
    }
    return lines
  }
}
