/// Something that should stay where the user sees it while the content changes (E8).
///
/// ```swift
/// let anchor = solution.bottomAnchor(at: offset)
/// solution.insertItems(at: ItemPath(section: 0, item: 12))
/// offset = solution.contentOffset(keeping: anchor, from: offset)  // a chat stays at its end
/// ```
public enum ScrollAnchor: Hashable, Sendable {
  /// An item whose near edge lies so far behind the visible start, in points.
  case item(ItemPath, distance: Double)
  /// The end of the content, which lies so far behind the visible end, in points.
  case end(distance: Double)
}

extension LayoutSolution {
  /// The anchor that keeps an item where it is seen.
  ///
  /// - Parameters:
  ///   - path: the item; a section without cells counts by its extent.
  ///   - contentOffset: the content offset that the user sees.
  /// - Returns: the item with its distance from the visible start.
  /// - Precondition: the item exists.
  public func anchor(atItem path: ItemPath, at contentOffset: Point) -> ScrollAnchor {
    .item(path, distance: near(ofItemAt: path) - contentOffset[scrollDirection])
  }

  /// The anchor that keeps the end of the content where it is seen, as chats do.
  ///
  /// - Parameter contentOffset: the content offset that the user sees.
  /// - Returns: the distance from the visible end, the content inset taken off, to the content's end.
  public func bottomAnchor(at contentOffset: Point) -> ScrollAnchor {
    .end(distance: endOffset - contentOffset[scrollDirection])
  }

  /// The content offset at which an anchor stands where it stood.
  ///
  /// - Parameters:
  ///   - anchor: made before the content changed, its path as it is now.
  ///   - contentOffset: the offset on the other axis.
  /// - Returns: the offset, not clamped to the content.
  /// - Precondition: the anchor's item exists.
  public func contentOffset(keeping anchor: ScrollAnchor, from contentOffset: Point) -> Point {
    var offset = contentOffset
    switch anchor {
    case .item(let path, let distance):
      offset[scrollDirection] = near(ofItemAt: path) - distance
    case .end(let distance):
      offset[scrollDirection] = endOffset - distance
    }
    return offset
  }

  private func near(ofItemAt path: ItemPath) -> Double {
    (frame(forItemAt: path) ?? frame(ofSection: path.section)).min(along: scrollDirection)
  }

  /// The content offset at which the end of the content meets the visible end.
  private var endOffset: Double {
    let inset = environment.contentInset
    if isMirrored, scrollDirection.isHorizontal { return -inset.trailing }
    return contentSize[scrollDirection] - environment.size[scrollDirection]
      + inset.end(along: scrollDirection)
  }
}
