#if !canImport(UIKit)
internal import RMLayout

/// A badge or other view attached to an item or group; it takes no room in the layout (A1-A5).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which views are registered for it.
  public let elementKind: String
  /// The point on what it is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point on itself that meets the other; nil means flush inside the container's anchor (A1).
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order; greater is nearer (A4).
  open var zIndex = 1

  /// Creates a view that lies flush inside a point of what it is attached to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      attachedBy: nil)
  }

  /// Creates a view of which one point meets a point of what it is attached to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      attachedBy: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, attachedBy itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override func duplicate() -> NSCollectionLayoutSupplementaryItem {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      attachedBy: itemAnchor)
    item.takeOver(self)
    item.zIndex = zIndex
    return item
  }

  var specification: LayoutSupplementaryItem {
    LayoutSupplementaryItem(
      kind: elementKind, size: layoutSize.specification,
      containerAnchor: containerAnchor.specification, itemAnchor: itemAnchor?.specification,
      zIndex: zIndex)
  }
}

/// A header, footer or side item of a section or of the whole layout (B1-B11).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or corner at which it lies (B4).
  public let alignment: NSRectAlignment
  /// A distance from there, in points.
  public let offset: CGPoint
  /// Whether it lies outside the section's region, which grows for it, or over it (B2).
  open var extendsBoundary = true
  /// Whether it stays in view while its section is (B7).
  open var pinToVisibleBounds = false

  /// Creates an item at a side or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates an item at a distance in points from a side or corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset),
      attachedBy: nil)
  }

  /// Creates an item by the initialiser that it has from supplementary items.
  ///
  /// UIKit inherits it too. The anchor's edges and distance in points say where the item lies.
  override init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, attachedBy itemAnchor: NSCollectionLayoutAnchor?
  ) {
    alignment = NSRectAlignment(containerAnchor.edges)
    offset = containerAnchor.isAbsoluteOffset ? containerAnchor.offset : .zero
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      attachedBy: itemAnchor)
  }

  convenience init(_ item: LayoutBoundarySupplementaryItem, elementKind: String) {
    self.init(
      layoutSize: NSCollectionLayoutSize(item.size), elementKind: elementKind,
      alignment: NSRectAlignment(item.alignment), absoluteOffset: CGPoint(item.offset))
    contentInsets = NSDirectionalEdgeInsets(item.contentInsets)
    extendsBoundary = item.extendsBoundary
    pinToVisibleBounds = item.pinToVisibleBounds
    zIndex = item.zIndex
  }

  override func duplicate() -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    item.takeOver(self)
    item.zIndex = zIndex
    item.extendsBoundary = extendsBoundary
    item.pinToVisibleBounds = pinToVisibleBounds
    return item
  }

  var boundaryItem: LayoutBoundarySupplementaryItem {
    LayoutBoundarySupplementaryItem(
      kind: elementKind, size: layoutSize.specification, alignment: RectAlignment(alignment),
      offset: Point(offset), extendsBoundary: extendsBoundary,
      pinToVisibleBounds: pinToVisibleBounds, zIndex: zIndex,
      contentInsets: DirectionalEdgeInsets(contentInsets))
  }
}

extension NSRectAlignment {
  /// The edges that meet at the alignment.
  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// The side or corner that edges name; none for sets that name neither.
  fileprivate init(_ edges: NSDirectionalRectEdge) {
    let all: [NSRectAlignment] = [
      .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    self = all.first { $0.edges == edges } ?? .none
  }
}

/// A background behind a whole section, headers and insets included (K1-K3).
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which its view is registered with the layout.
  public let elementKind: String
  /// The stacking order, also below 0 (K3); the section's cells are raised to at least 1 (K2).
  open var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background of a whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  override func duplicate() -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    item.takeOver(self)
    item.zIndex = zIndex
    return item
  }

  var decoration: LayoutDecorationItem {
    LayoutDecorationItem(
      kind: elementKind, contentInsets: DirectionalEdgeInsets(contentInsets), zIndex: zIndex)
  }
}
#endif
