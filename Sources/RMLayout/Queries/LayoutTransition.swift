/// The way from one solution to another for all that a front end shows of either.
///
/// ```swift
/// let transition = old.transition(
///   in: old.viewport(at: before), to: new, in: new.viewport(at: after),
///   mapping: TransitionMapping(insertedItems: [ItemPath(section: 0, item: 0)]))
/// for element in transition.elements {
///   draw(element.attributes(at: 0.5), alpha: element.alpha(at: 0.5))
/// }
/// ```
///
/// Frames are content coordinates, those of the start in the old content, those of the end in the new
/// one. Show them at ``contentOffset(at:)``; a front end whose offset jumps takes ``withoutScrolling``.
public struct LayoutTransition: Hashable, Sendable {
  /// The elements, each once: those that disappear in the order of the old solution, then all others
  /// in the order of the new one (Q2).
  public let elements: [ElementTransition]
  /// The content offset before.
  public let startOffset: Point
  /// The content offset afterwards.
  public let endOffset: Point

  /// The content offset at a progress from 0 to 1, exact at both ends.
  public func contentOffset(at progress: Double) -> Point {
    Point(
      x: startOffset.x.interpolated(to: endOffset.x, at: progress),
      y: startOffset.y.interpolated(to: endOffset.y, at: progress))
  }

  /// The same way seen at the end's offset from the start on, for front ends that jump to it at once.
  ///
  /// The old frames are moved by the difference of the offsets, so on the screen the elements that both
  /// solutions have go the same way, and those that fade stand still. What an offset correction
  /// keeps in place becomes `unchanged`.
  public var withoutScrolling: LayoutTransition {
    let distance = Point(x: endOffset.x - startOffset.x, y: endOffset.y - startOffset.y)
    return LayoutTransition(
      elements: elements.map { $0.startingMoved(by: distance) }, startOffset: endOffset,
      endOffset: endOffset)
  }
}

extension LayoutSolution {
  /// The way from this solution to another: what moves, changes size, appears and disappears.
  ///
  /// An element takes part if it shows in either viewport. One that both solutions have starts at its
  /// old frame and ends at its new one, also where these are out of view: so it slides in or out. An
  /// element that only one solution has keeps its frame and fades (Q6).
  ///
  /// Supplementary elements are found out of view too where they stand at the start, the middle or the
  /// end of their section, or on their item if the mapping names their kind; others fade. Elements
  /// with the same category, kind and path count as one.
  /// - Parameters:
  ///   - viewport: what shows of this solution.
  ///   - solution: the new solution, of any layout and container.
  ///   - newViewport: what will show of the new one.
  ///   - mapping: which element is which; by default every path stays the same.
  /// - Returns: the elements with their attributes in both, and the content offsets.
  /// - Complexity: O(k log k + k log n) for k elements in view of n.
  public func transition(
    in viewport: LayoutViewport, to solution: LayoutSolution, in newViewport: LayoutViewport,
    mapping: TransitionMapping = TransitionMapping()
  ) -> LayoutTransition {
    let matching = TransitionMatching(
      old: ViewedSolution(self, in: viewport), new: ViewedSolution(solution, in: newViewport),
      mapping: mapping)
    return LayoutTransition(
      elements: matching.elements(), startOffset: viewport.position.offset,
      endOffset: newViewport.position.offset)
  }
}
