/// The cells and attached views of a group while it is being solved, in document order.
struct GroupContents: Hashable, Sendable {
  /// A position in all lists.
  struct Mark: Hashable, Sendable {
    var slot: Int
    var supplementary: Int
    var part: Int
  }

  private(set) var slots: [Slot] = []
  private(set) var supplementaries: [TemplateSupplementary] = []
  private(set) var parts: [TemplatePart] = []

  /// The position after all that is there.
  var end: Mark {
    Mark(slot: slots.count, supplementary: supplementaries.count, part: parts.count)
  }

  mutating func append(_ slot: Slot) { slots.append(slot) }

  mutating func append(_ part: TemplatePart) { parts.append(part) }

  mutating func append(_ template: GroupTemplate) {
    slots += template.slots
    supplementaries += template.supplementaries
    parts += template.parts
  }

  /// Appends views on a container; fractions of their sizes are of the base (A1, A3).
  ///
  /// They are kept beside the slots, so that no size depends on them (A2).
  mutating func append(
    _ items: [LayoutSupplementaryItem], on container: Rect, base: Size, grid: PixelGrid
  ) {
    for item in items {
      supplementaries.append(
        TemplateSupplementary(
          kind: item.kind, frame: item.frame(on: container, base: base, grid: grid),
          zIndex: item.zIndex, ordinal: 0, kindCount: 0))
    }
  }

  /// Replaces a view whose container has become known.
  mutating func replace(at index: Int, frame: Rect, group: Rect?) {
    supplementaries[index].frame = frame
    supplementaries[index].group = group
  }

  /// Replaces a part whose frame has become known.
  mutating func replace(at index: Int, _ part: TemplatePart) { parts[index] = part }

  /// Moves everything behind a position.
  mutating func move(from start: Mark, by delta: Point) {
    for index in start.slot..<slots.count {
      slots[index].frame = slots[index].frame.offset(by: delta)
    }
    for index in start.supplementary..<supplementaries.count {
      supplementaries[index].frame = supplementaries[index].frame.offset(by: delta)
      supplementaries[index].group = supplementaries[index].group?.offset(by: delta)
    }
    for index in start.part..<parts.count {
      parts[index].frame = parts[index].frame.offset(by: delta)
      parts[index].content = parts[index].content.offset(by: delta)
    }
  }

  /// Takes everything behind a position away.
  mutating func truncate(to mark: Mark) {
    slots.removeSubrange(mark.slot...)
    supplementaries.removeSubrange(mark.supplementary...)
    parts.removeSubrange(mark.part...)
  }

  /// A template of everything behind a position.
  func template(from mark: Mark, placed: PlacedGroup) -> GroupTemplate {
    GroupTemplate(
      size: placed.size, slots: Array(slots[mark.slot...]),
      supplementaries: Array(supplementaries[mark.supplementary...]), isPartial: placed.isPartial,
      parts: Array(parts[mark.part...]))
  }
}

/// What a solved group takes.
struct PlacedGroup: Hashable, Sendable {
  var size: Size
  var itemCount: Int
  var isPartial: Bool
}
