#if !canImport(UIKit)
internal import RMLayout

/// The base of all layouts: what a collection view asks, and where subclasses answer for themselves.
///
/// Compositional and flow layouts answer from a solution that is made when it is first asked for and kept
/// until something invalidates it. Queries without a collection view find nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that shows the layout; set by the view.
  open internal(set) weak var collectionView: UICollectionView?

  /// The frames of the last preparation; nil before one, and for layouts that compute their own.
  private(set) var prepared: LayoutSolution?
  private var needsPreparing = true
  /// What handlers changed of visible items since the last solve (O9).
  var changedItems: [ElementIdentity: VisibleItemChange] = [:]

  /// Creates a layout that shows nothing: subclasses have the elements.
  public override init() {
    super.init()
  }

  /// Nothing can be decoded here, so the layout is as new.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: What subclasses choose

  /// The class of the attributes that queries make.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that invalidations make.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The reading direction in which the layout was designed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether frames are mirrored where leading is right (T1, T2).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Called before the first query after an invalidation; subclasses compute their frames here.
  open func prepare() {
    guard let view = collectionView else { return }
    changedItems = [:]
    prepared = solvesFrames ? view.solution(of: self) : nil
  }

  /// Solves the layout for a container; layouts that compute their own frames cannot be solved.
  func solve(
    in environment: LayoutEnvironment, itemCounts: [Int], traits: UITraitCollection?,
    preferredSizes: PreferredSizes
  ) throws(SpecificationError) -> LayoutSolution {
    preconditionFailure(
      "\(Self.self) computes its own frames and has no solution; put it into a UICollectionView "
        + "and ask layoutAttributesForElements(in:)")
  }

  /// Whether the engine solves the layout.
  var solvesFrames: Bool { false }

  /// Whether some header or footer keeps in view (B7, F10).
  var pins: Bool { false }

  /// The handler of a section of the last solve (O9).
  func visibleItemsHandler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { nil }

  /// The kind of an element as UIKit names it.
  func elementKind(_ kind: String) -> String { kind }

  /// The solution of the view's content, made now if there is none.
  var solution: LayoutSolution? {
    guard collectionView != nil else { return nil }
    prepareIfNeeded()
    if prepared == nil, solvesFrames, let view = collectionView {
      prepared = view.solution(of: self)
    }
    return prepared
  }

  func prepareIfNeeded() {
    guard needsPreparing else { return }
    needsPreparing = false
    prepare()
  }

  // MARK: Invalidation

  /// Drops the frames; the next query computes them anew (Q5).
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Drops what a context names.
  ///
  /// After measuring, the measured frames take the place of the old ones; scrolling keeps them; all other
  /// contexts drop everything, so that what was measured is forgotten (E5).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let replacement = context.replacement {
      prepared = replacement
      changedItems = [:]
    } else if !(context.isScrolling && solvesFrames) {
      prepared = nil
      needsPreparing = true
    }
    collectionView?.take(over: context)
  }

  /// Whether other bounds need other frames: of solved layouts another size, or something pins (Q4).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard solvesFrames, let view = collectionView else { return false }
    return newBounds.size != view.bounds.size || pins
  }

  /// The context with which the view invalidates for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.isScrolling = newBounds.size == collectionView?.bounds.size
    return context
  }

  /// Whether a view's preferred size changes the layout: it differs on an estimated axis (E1).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let solution, let (measured, _) = self.solution(measuring: preferredAttributes) else {
      return false
    }
    return measured.size(of: preferredAttributes) != solution.size(of: preferredAttributes)
  }

  /// The context that takes over a view's preferred size (E1, E5, E8).
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let path = preferredAttributes.indexPath
    switch preferredAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: preferredAttributes.representedElementKind ?? "", at: [path])
    case .decorationView: break
    }
    guard let (solution, change) = solution(measuring: preferredAttributes) else {
      context.replacement = prepared
      return context
    }
    context.replacement = solution
    context.contentSizeAdjustment = CGSize(change.contentSizeAdjustment)
    context.contentOffsetAdjustment = CGPoint(change.contentOffsetAdjustment)
    return context
  }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Queries

  /// The size of everything, in points (C8, F11b).
  open var collectionViewContentSize: CGSize { solution.map { CGSize($0.contentSize) } ?? .zero }

  /// The elements that show in a rectangle, rows and pinned elements as they show (Q1, Q2).
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  /// The attributes of an item with its row unscrolled; nil if there is no such item, or none shows.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofItemAt: indexPath)
  }

  /// The attributes of a header, footer or badge; nil if there is none of that kind and number.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .supplementary, kind: elementKind, at: indexPath)
  }

  /// The attributes of a background; nil if there is none of that kind and number.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .decoration, kind: elementKind, at: indexPath)
  }

  /// Where scrolling should end instead of at a proposed offset; without more, there.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Which offset should show after an update instead of a proposed one; without more, that.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before a batch of changes is shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after a batch of changes was shown.
  open func finalizeCollectionViewUpdates() {}

  /// Called before other bounds are shown.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after other bounds were shown.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after one layout took over from another.
  open func finalizeLayoutTransition() {}

  /// How an inserted item starts: where it will be, transparent (Q6).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)?.faded()
  }

  /// How a deleted item ends: where it was, transparent (Q6).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)?.faded()
  }

  /// How an inserted header, footer or badge starts: where it will be, transparent (Q6).
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.faded()
  }

  /// How a deleted header, footer or badge ends: where it was, transparent (Q6).
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.faded()
  }

  /// How an inserted background starts: where it will be, transparent (Q6).
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.faded()
  }

  /// How a deleted background ends: where it was, transparent (Q6).
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.faded()
  }
}

extension UICollectionViewLayout {
  /// Registers the class of a background's views: inert, since no views are made.
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Registers the nib of a background's views: inert, since no views are made.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}
#endif
