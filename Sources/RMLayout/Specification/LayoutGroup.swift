/// A container that arranges items and groups on one line, or by given frames.
///
/// A section repeats its group until its items are used up.
/// ```swift
/// let row = LayoutGroup.horizontal(
///   size: LayoutSize(width: .fractionalWidth(1), height: .absolute(150)),
///   subitems: [.item(cell)])
/// ```
public struct LayoutGroup: Hashable, Sendable {
  /// The way in which a group places what it holds.
  public enum Arrangement: Hashable, Sendable {
    /// The list again and again until no further subitem fits (G2).
    case subitems([LayoutSubitem], along: Axis)
    /// A number of equal parts: the subitem's length along the axis is replaced (G5).
    case dividing(LayoutSubitem, count: Int, along: Axis)
    /// The subitem a number of times at its own size, whether it fits or not (G5, iOS 16).
    case repeating(LayoutSubitem, count: Int, along: Axis)
    /// Frames relative to the group's outer corner (G10).
    case custom(CustomFrames)
  }

  /// The outer size of the group.
  public var size: LayoutSize
  /// What the group holds and how.
  public var arrangement: Arrangement
  /// The space between neighbours on the line (S4).
  public var interItemSpacing: LayoutSpacing
  /// What is taken off the area in which subitems lie, ignored on estimated axes (S2).
  public var contentInsets: DirectionalEdgeInsets
  /// Space around the group (S5, S7).
  public var edgeSpacing: LayoutEdgeSpacing
  /// Views on every instance of the group, the partial last one included (A5).
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// Creates a group; without more nothing lies between, around or on what it holds (G1).
  public init(
    size: LayoutSize, arrangement: Arrangement, interItemSpacing: LayoutSpacing = .fixed(0),
    contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: LayoutEdgeSpacing = .zero,
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.size = size
    self.arrangement = arrangement
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }

  /// Creates a row that repeats a list of subitems until no further one fits (G2).
  public static func horizontal(
    size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: LayoutSpacing = .fixed(0),
    contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: LayoutEdgeSpacing = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, arrangement: .subitems(subitems, along: .horizontal),
      interItemSpacing: interItemSpacing, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
  }

  /// Creates a column that repeats a list of subitems until no further one fits (G2).
  public static func vertical(
    size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: LayoutSpacing = .fixed(0),
    contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: LayoutEdgeSpacing = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, arrangement: .subitems(subitems, along: .vertical),
      interItemSpacing: interItemSpacing, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
  }

  /// Creates a row of `count` equally wide subitems; the subitem's own width does not count (G5).
  public static func horizontal(
    size: LayoutSize, subitem: LayoutSubitem, count: Int,
    interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, arrangement: .dividing(subitem, count: count, along: .horizontal),
      interItemSpacing: interItemSpacing, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
  }

  /// Creates a column of `count` equally high subitems; the subitem's own height does not count (G5).
  public static func vertical(
    size: LayoutSize, subitem: LayoutSubitem, count: Int,
    interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, arrangement: .dividing(subitem, count: count, along: .vertical),
      interItemSpacing: interItemSpacing, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
  }

  /// Creates a row of a subitem `count` times at its own size (G5, iOS 16).
  public static func horizontal(
    size: LayoutSize, repeatingSubitem: LayoutSubitem, count: Int,
    interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, arrangement: .repeating(repeatingSubitem, count: count, along: .horizontal),
      interItemSpacing: interItemSpacing, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
  }

  /// Creates a column of a subitem `count` times at its own size (G5, iOS 16).
  public static func vertical(
    size: LayoutSize, repeatingSubitem: LayoutSubitem, count: Int,
    interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, arrangement: .repeating(repeatingSubitem, count: count, along: .vertical),
      interItemSpacing: interItemSpacing, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
  }

  /// Creates a group whose items have given frames (G10).
  public static func custom(
    size: LayoutSize, frames: CustomFrames, contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = .zero
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, arrangement: .custom(frames), contentInsets: contentInsets,
      edgeSpacing: edgeSpacing)
  }
}
