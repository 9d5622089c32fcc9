#if !canImport(UIKit)
internal import RMLayout

/// A collection view without views: bounds, offset, insets and the counts of a data source.
///
/// ```swift
/// let view = UICollectionView(
///   frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: makeLayout())
/// view.dataSource = source
/// view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)
/// ```
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What decides where elements lie; a new one starts without frames (E5).
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.prepareForTransition(to: collectionViewLayout)
      attach(oldValue)
      collectionViewLayout.prepareForTransition(from: oldValue)
      oldValue.finalizeLayoutTransition()
      collectionViewLayout.finalizeLayoutTransition()
    }
  }
  /// Says how many sections and items there are.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Is told of scrolling, and gives flow layouts their metrics.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }
  /// Whether items can be chosen; inert here.
  open var allowsSelection = true
  /// Whether several items can be chosen; inert here.
  open var allowsMultipleSelection = false
  /// The view behind all elements; inert here.
  open var backgroundView: UIView?
  /// Whether views are asked for early; inert here.
  open var isPrefetchingEnabled = true

  /// The counts of the data source, asked for once until they are reloaded.
  private var counts: [Int]?
  /// How far rows are scrolled, by section, from their leading end.
  private var rowOffsets: [Int: Double] = [:]
  /// Whether an offset is being taken over, which must not be reported as scrolling.
  private var isSettling = false

  /// Creates a view that shows a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    attach(nil)
  }

  /// Nothing can be decoded here, so the view shows a new flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    attach(nil)
  }

  private func attach(_ previous: UICollectionViewLayout?) {
    previous?.collectionView = nil
    collectionViewLayout.collectionView = self
    rowOffsets = [:]
    collectionViewLayout.invalidateLayout()
  }

  override var scrollsHorizontally: Bool {
    switch collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout:
      layout.configuration.scrollDirection == .horizontal
    case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
    default: false
    }
  }

  // MARK: Bounds

  /// The size, and the content offset as origin; the layout is asked whether other bounds need other frames.
  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue, !isSettling else { return }
      let new = bounds
      settle(bounds: oldValue)
      let needsFrames = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
      let context =
        needsFrames ? collectionViewLayout.invalidationContext(forBoundsChange: new) : nil
      settle(bounds: new)
      if let context { collectionViewLayout.invalidateLayout(with: context) }
      if new.origin != oldValue.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Takes over bounds without telling anybody.
  private func settle(bounds new: CGRect) {
    isSettling = true
    bounds = new
    isSettling = false
  }

  /// What bars and the screen's shape cover; other ones need other frames.
  open override var safeAreaInsets: UIEdgeInsets {
    didSet { if safeAreaInsets != oldValue { collectionViewLayout.invalidateLayout() } }
  }

  /// The margins of the content; other ones need other frames.
  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet {
      if directionalLayoutMargins != oldValue { collectionViewLayout.invalidateLayout() }
    }
  }

  /// Size classes, idiom, scale and direction; other ones need other frames.
  open override var traitCollection: UITraitCollection {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// Which way content reads; another way needs other frames.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// Space around the content; flow layouts leave room for it (F2).
  open override var contentInset: UIEdgeInsets {
    didSet { if contentInset != oldValue { collectionViewLayout.invalidateLayout() } }
  }

  /// The size of everything, as the layout says.
  open override var contentSize: CGSize {
    get {
      collectionViewLayout.prepareIfNeeded()
      return collectionViewLayout.collectionViewContentSize
    }
    set {}
  }

  /// Computes the frames if they are not there, and calls the handlers of what shows (O9).
  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionViewLayout.prepareIfNeeded()
    callVisibleItemsHandlers()
  }

  // MARK: Content

  /// Asks for the counts anew.
  open func reloadData() {
    counts = nil
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    rowOffsets = [:]
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// The number of sections of the data source, 0 without one.
  open var numberOfSections: Int { itemCounts.count }

  /// The number of items of a section; 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  private var itemCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let asked = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    counts = asked
    return asked
  }

  /// The frames of a layout for the view's bounds, traits and counts.
  func solution(of layout: UICollectionViewLayout) -> LayoutSolution {
    layout.frames(in: environment, itemCounts: itemCounts, traits: traitCollection)
  }

  private var environment: LayoutEnvironment {
    var environment = traitCollection.environment(size: bounds.size)
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    environment.layoutDirection = isTurned ? .rightToLeft : .leftToRight
    environment.contentInset = DirectionalEdgeInsets(
      adjustedContentInset, environment.layoutDirection)
    environment.safeArea = DirectionalEdgeInsets(safeAreaInsets, environment.layoutDirection)
    environment.layoutMargins = DirectionalEdgeInsets(directionalLayoutMargins)
    return environment
  }

  // MARK: Scrolling

  /// How far the content and its rows are scrolled.
  var scrollPosition: RMLayout.ScrollPosition {
    RMLayout.ScrollPosition(offset: Point(contentOffset), rowOffsets: rowOffsets)
  }

  /// Scrolls a section's row to where it rests for an offset, and calls its handler (O4-O9).
  ///
  /// The stand-in for a finger: UIKit has no call for it. Nothing happens in sections that are no row.
  public func scrollRow(ofSection section: Int, toOffset offset: CGFloat) {
    guard let solution = collectionViewLayout.solution,
      (0..<solution.sectionCount).contains(section),
      let row = solution.row(inSection: section)
    else { return }
    rowOffsets[section] = row.targetOffset(proposed: offset)
    callVisibleItemsHandler(ofSection: section, in: solution)
  }

  /// How far a section's row is scrolled; nil if the section is no row.
  public func rowOffset(ofSection section: Int) -> CGFloat? {
    guard let solution = collectionViewLayout.solution,
      (0..<solution.sectionCount).contains(section),
      let row = solution.row(inSection: section)
    else { return nil }
    return rowOffsets[section] ?? row.initialOffset
  }

  /// Takes over what an invalidation changes of the view.
  func take(over context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts = nil }
    let adjustment = context.contentOffsetAdjustment
    guard adjustment != .zero else { return }
    var new = bounds
    new.origin.x += adjustment.x
    new.origin.y += adjustment.y
    settle(bounds: new)
  }
}
#endif
