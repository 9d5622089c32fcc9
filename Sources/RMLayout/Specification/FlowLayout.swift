/// The sizes of a flow section's items.
public enum FlowItemSizes: Hashable, Sendable {
  /// One size for all items: a grid whose columns align, the last line included (F3).
  case uniform(Size)
  /// A size for each item, as a delegate gives them: lines filled greedily and justified (F4).
  case perItem([Size])
}

/// The metrics of one section of a flow layout (F1).
public struct FlowSection: Hashable, Sendable {
  /// The sizes of the items, in points; ``FlowItemSizes/perItem(_:)`` holds one for each item.
  public var itemSizes: FlowItemSizes
  /// Space around the items, inside header and footer (F6).
  public var sectionInset: DirectionalEdgeInsets
  /// Space between lines, in points.
  public var minimumLineSpacing: Double
  /// The least space between items of a line, in points.
  public var minimumInteritemSpacing: Double
  /// The size of the header; only the length along the scroll direction counts, 0 means none (F6).
  public var headerReferenceSize: Size
  /// The size of the footer; only the length along the scroll direction counts, 0 means none (F6).
  public var footerReferenceSize: Size

  /// Creates a section with UIKit's defaults: items of 50 x 50, spacings of 10 (F1).
  public init(
    itemSizes: FlowItemSizes = .uniform(Size(width: 50, height: 50)),
    sectionInset: DirectionalEdgeInsets = .zero, minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, headerReferenceSize: Size = .zero,
    footerReferenceSize: Size = .zero
  ) {
    self.itemSizes = itemSizes
    self.sectionInset = sectionInset
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}

/// What the insets of a flow section are measured from, across the scroll direction (F9).
public enum FlowSectionInsetReference: Hashable, Sendable, CaseIterable {
  /// The content inset of the scroll view.
  case contentInset
  /// What bars and the screen's shape cover; the content inset at the least.
  case safeArea
  /// The view's layout margins; the content inset at the least.
  case layoutMargins
}

/// The size of a flow layout's cells before they are measured; both axes come from the cell (F11).
public enum FlowItemEstimate: Hashable, Sendable {
  /// One size for cells that have not been measured.
  case size(Size)
  /// The item size is the estimate, as `UICollectionViewFlowLayout.automaticSize` has it.
  case automatic
}

/// A grid of lines that breaks where an item no longer fits, after `UICollectionViewFlowLayout`.
///
/// ```swift
/// let layout = FlowLayout(section: FlowSection(itemSizes: .uniform(Size(width: 70, height: 70))))
/// let solution = try layout.solve(
///   in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [7])
/// // Four a line, 13.33 apart: the second item's x is 83.5 at scale 2.
/// ```
public struct FlowLayout: Hashable, Sendable {
  /// Where the sections come from.
  public enum Sections: Hashable, Sendable {
    /// The same metrics for all sections.
    case same(FlowSection)
    /// Metrics for each section; sections beyond the list have none.
    case each([FlowSection])
  }

  /// The metrics of the sections.
  public var sections: Sections
  /// The axis along which lines follow each other and the content scrolls (F8).
  public var scrollDirection: Axis
  /// Whether headers stay in view while their section is (F10).
  public var sectionHeadersPinToVisibleBounds: Bool
  /// Whether footers stay in view while their section is (F10).
  public var sectionFootersPinToVisibleBounds: Bool
  /// What section insets are measured from, across the scroll direction (F9).
  public var sectionInsetReference: FlowSectionInsetReference
  /// The size of cells before they are measured; nil where cells have the size they are given (F11).
  public var estimatedItemSize: FlowItemEstimate?
  /// Whether frames are mirrored in a right-to-left environment (T2).
  public var flipsHorizontallyInOppositeLayoutDirection: Bool

  /// Creates a layout from its parts.
  public init(
    sections: Sections, scrollDirection: Axis = .vertical,
    sectionHeadersPinToVisibleBounds: Bool = false,
    sectionFootersPinToVisibleBounds: Bool = false,
    sectionInsetReference: FlowSectionInsetReference = .contentInset,
    estimatedItemSize: FlowItemEstimate? = nil,
    flipsHorizontallyInOppositeLayoutDirection: Bool = false
  ) {
    self.sections = sections
    self.scrollDirection = scrollDirection
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    self.sectionInsetReference = sectionInsetReference
    self.estimatedItemSize = estimatedItemSize
    self.flipsHorizontallyInOppositeLayoutDirection = flipsHorizontallyInOppositeLayoutDirection
  }

  /// Creates a layout whose sections are all alike.
  public init(section: FlowSection = FlowSection(), scrollDirection: Axis = .vertical) {
    self.init(sections: .same(section), scrollDirection: scrollDirection)
  }

  /// Creates a layout with metrics for each section.
  public init(sections: [FlowSection], scrollDirection: Axis = .vertical) {
    self.init(sections: .each(sections), scrollDirection: scrollDirection)
  }
}
