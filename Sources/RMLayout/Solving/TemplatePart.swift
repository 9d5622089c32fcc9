/// A group or a slot of a template, relative to the outermost group's corner.
package struct TemplatePart: Hashable, Sendable {
  /// Whether it is the slot of an item; slots come in the order of the items.
  package var isItem: Bool
  /// How many groups it lies in.
  package var depth: Int
  /// The axis of a group's line; nil for items and custom groups.
  package var axis: Axis?
  /// The frame before its content insets.
  package var frame: Rect
  /// The frame after them.
  package var content: Rect
}

extension TemplatePart {
  /// A group that has come to a size; the frames of a custom group are not inset (S2, G10).
  init(_ group: LayoutGroup, size: Size, depth: Int) {
    let frame = Rect(origin: .zero, size: size)
    self.init(
      isItem: false, depth: depth, axis: group.arrangement.axis, frame: frame,
      content: group.arrangement.axis == nil
        ? frame : frame.inset(by: group.size.effective(group.contentInsets)))
  }

  /// A slot at the corner of its own, with what its item's insets leave (S1).
  init(slot: Rect, content: Rect, depth: Int) {
    self.init(isItem: true, depth: depth, axis: nil, frame: slot, content: content)
  }
}

/// Asks solvers for the parts of groups, and ignores everything else.
struct PartRecorder: SolveRecorder {
  static var wantsParts: Bool { true }
}
