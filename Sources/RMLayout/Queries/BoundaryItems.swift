/// The way that an element which keeps in view can go while the content scrolls (B7, F10).
///
/// What a front end needs to leave pinning to its own scroll views: between its two ends the element
/// keeps a distance from the content offset.
/// ```swift
/// // A header of 44 in a plain list section that starts at 100 and whose rows end at 400:
/// let header = solution.pinnedTravels(inSection: 1)[0]
/// header.first  // (0, 100, 393, 44)
/// header.last  // (0, 356, 393, 44)
/// header.distance  // 0: it stands at the content offset between those places
/// ```
public struct PinnedTravel: Hashable, Sendable {
  /// The kind of the header or footer.
  public let kind: String
  /// The frame nearest to the content's top left corner.
  public let first: Rect
  /// The frame farthest from the content's top left corner.
  public let last: Rect
  /// How far the near edge lies from the content offset along the scroll axis between both ends.
  public let distance: Double
  /// The stacking order while the section meets the visible bounds.
  public let zIndex: Int
}

extension LayoutSolution {
  /// The headers, footers and side items of a section in their natural places, by kind.
  ///
  /// - Parameter section: the section's number; `ItemPath.layoutSection` asks for the elements of the
  ///   whole layout.
  /// - Returns: nothing where there are none.
  /// - Precondition: the section exists.
  /// - Complexity: O(log sections + boundary items of the section).
  public func boundaryItems(inSection section: Int) -> [LayoutAttributes] {
    let (placed, elements) = boundaryElements(inSection: section)
    return elements.map { attributes(of: $0, section: placed, in: nil) }
  }

  /// The ways of a section's elements that keep in view, by kind.
  ///
  /// - Parameter section: the section's number; `ItemPath.layoutSection` asks for the elements of the
  ///   whole layout.
  /// - Returns: nothing where no element keeps in view.
  /// - Precondition: the section exists.
  /// - Complexity: O(log sections + boundary items of the section).
  public func pinnedTravels(inSection section: Int) -> [PinnedTravel] {
    let (placed, elements) = boundaryElements(inSection: section)
    return elements.compactMap { travel(of: $0, in: placed) }
  }

  private func boundaryElements(
    inSection number: Int
  ) -> (section: PlacedSection?, elements: [BoundaryElement]) {
    guard number != ItemPath.layoutSection else { return (nil, boundary) }
    let section = section(number)
    return (section, section.solution.boundary)
  }

  private func travel(of element: BoundaryElement, in section: PlacedSection?) -> PinnedTravel? {
    guard let pin = element.pin else { return nil }
    let axis = scrollDirection
    let isTurned = isMirrored && axis.isHorizontal
    let ends = [-Double.infinity, .infinity].map { end in
      attributes(of: element, section: section, in: VisibleBounds(low: end, high: end)).frame
    }
    let inset = environment.contentInset
    var distance = element.contentInsets.start(along: axis)
    distance +=
      pin.isAtStart
      ? inset.start(along: axis)
      : environment.size[axis] - inset.end(along: axis) - element.frame.size[axis]
    if isTurned { distance = environment.size[axis] - distance - ends[0].size[axis] }
    return PinnedTravel(
      kind: element.kind, first: ends[isTurned ? 1 : 0], last: ends[isTurned ? 0 : 1],
      distance: distance, zIndex: pin.raisedZIndex)
  }
}
