#if !canImport(UIKit)
internal import RMLayout

/// What of a layout is no longer valid (Q5).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing of the layout holds any more; set by the collection view alone.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of the data source are asked for again; set by the collection view alone.
  open internal(set) var invalidateDataSourceCounts = false
  /// How far the content offset moves, so that what the user sees keeps its place (E8).
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that were named, sorted, each once; nil before any was.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary elements that were named by kind, sorted, each once; nil before any was.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that were named by kind, sorted, each once; nil before any was.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The solution that holds instead, after a view was measured.
  var replacement: LayoutSolution?
  /// Whether only the offset changed, which moves nothing that was solved.
  var isScrolling = false

  /// Creates a context that names nothing.
  public required override init() {
    super.init()
  }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).adding(indexPaths)
  }

  /// Names headers, footers or badges of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .adding(indexPaths, ofKind: elementKind)
  }

  /// Names backgrounds of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .adding(indexPaths, ofKind: elementKind)
  }
}

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes are asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed again.
  open var invalidateFlowLayoutAttributes = true
}

extension [IndexPath] {
  fileprivate func adding(_ paths: [IndexPath]) -> [IndexPath] {
    Set(self + paths).sorted()
  }
}

extension [String: [IndexPath]] {
  fileprivate func adding(_ paths: [IndexPath], ofKind kind: String) -> Self {
    var result = self
    result[kind] = (self[kind] ?? []).adding(paths)
    return result
  }
}

/// One change of a batch, as layouts are told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The sort of a change.
  public enum Action: Int, Hashable, Sendable {
    /// An item appears.
    case insert = 0
    /// An item disappears.
    case delete = 1
    /// An item is shown anew.
    case reload = 2
    /// An item goes elsewhere.
    case move = 3
    /// Nothing happens.
    case none = 4
  }

  /// Where the item was; nil for insertions.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for deletions.
  public let indexPathAfterUpdate: IndexPath?
  /// The sort of change.
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}
#endif
