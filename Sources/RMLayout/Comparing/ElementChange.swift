/// One element that is not the same in two layouts.
public struct ElementChange: Hashable, Sendable {
  /// The most that can be said of a change in a word.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The element is elsewhere, as large as before.
    case moved
    /// The element has another size, wherever it is.
    case resized
    /// The frame is the same, the depth or whether it keeps in view is not.
    case raised
    /// The element was not there before.
    case added
    /// The element is there no more.
    case removed
  }

  /// The sort of change.
  public let kind: Kind
  /// The element as it was; nil where it is new.
  public let before: LayoutAttributes?
  /// The element as it is; nil where it is gone.
  public let after: LayoutAttributes?
  /// The element as it is, or as it was where it is gone.
  public let element: LayoutAttributes

  /// The change of an element that is in both lists; nil where no number differs by more.
  init?(from before: LayoutAttributes, to after: LayoutAttributes, tolerance: Double) {
    self.before = before
    self.after = after
    element = after
    func differs(_ value: Double, _ other: Double) -> Bool { abs(value - other) > tolerance }
    let (old, new) = (before.frame, after.frame)
    if differs(old.width, new.width) || differs(old.height, new.height) {
      kind = .resized
    } else if differs(old.minX, new.minX) || differs(old.minY, new.minY) {
      kind = .moved
    } else if before.zIndex != after.zIndex || before.isPinned != after.isPinned {
      kind = .raised
    } else {
      return nil
    }
  }

  init(added element: LayoutAttributes) {
    kind = .added
    before = nil
    after = element
    self.element = element
  }

  init(removed element: LayoutAttributes) {
    kind = .removed
    before = element
    after = nil
    self.element = element
  }

  /// How far the corner moved; 0 where the element is not in both.
  public var movement: Point {
    guard let before, let after else { return .zero }
    return Point(
      x: after.frame.minX - before.frame.minX, y: after.frame.minY - before.frame.minY)
  }

  /// How much the size grew; 0 where the element is not in both.
  public var growth: Size {
    guard let before, let after else { return .zero }
    return Size(
      width: after.frame.width - before.frame.width,
      height: after.frame.height - before.frame.height)
  }
}
