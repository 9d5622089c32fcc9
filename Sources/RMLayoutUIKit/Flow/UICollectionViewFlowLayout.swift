#if !canImport(UIKit)
internal import RMLayout

/// A grid of lines that breaks where an item no longer fits (F1-F12).
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 70, height: 70)
/// layout.frames(in: CGSize(width: 320, height: 480), itemCounts: [7])
/// ```
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are measured from, across the scroll direction (F9).
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset of the scroll view.
    case fromContentInset = 0
    /// What bars and the screen's shape cover; the content inset at the least.
    case fromSafeArea = 1
    /// The view's layout margins; the content inset at the least.
    case fromLayoutMargins = 2
  }

  /// As an estimated size: cells size themselves, and the item size is the estimate (F11).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The layout as the engine knows it, for views without a delegate.
  private var value = FlowLayout() {
    didSet { invalidateLayout() }
  }

  /// The metrics of all sections.
  private var metrics = FlowSection() {
    didSet { value.sections = .same(metrics) }
  }

  /// The size of items, unless a delegate gives sizes.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { metrics.itemSizes = .uniform(Size(itemSize)) }
  }

  /// The size of cells before they are measured; zero where cells have the size they are given (F11).
  open var estimatedItemSize = CGSize.zero {
    didSet {
      value.estimatedItemSize =
        estimatedItemSize == .zero
        ? nil
        : estimatedItemSize == Self.automaticSize ? .automatic : .size(Size(estimatedItemSize))
    }
  }

  /// The space between lines, in points.
  open var minimumLineSpacing: CGFloat {
    get { metrics.minimumLineSpacing }
    set { metrics.minimumLineSpacing = newValue }
  }

  /// The least space between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { metrics.minimumInteritemSpacing }
    set { metrics.minimumInteritemSpacing = newValue }
  }

  /// The space around a section's items, inside header and footer (F6).
  open var sectionInset = UIEdgeInsets.zero {
    didSet { metrics.sectionInset = DirectionalEdgeInsets(sectionInset) }
  }

  /// The size of headers; 0 along the scroll direction means none (F6).
  open var headerReferenceSize: CGSize {
    get { CGSize(metrics.headerReferenceSize) }
    set { metrics.headerReferenceSize = Size(newValue) }
  }

  /// The size of footers; 0 along the scroll direction means none (F6).
  open var footerReferenceSize: CGSize {
    get { CGSize(metrics.footerReferenceSize) }
    set { metrics.footerReferenceSize = Size(newValue) }
  }

  /// The axis along which lines follow each other and the content scrolls (F8).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { value.scrollDirection = scrollDirection.axis }
  }

  /// What section insets are measured from, across the scroll direction (F9).
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { value.sectionInsetReference = sectionInsetReference.specification }
  }

  /// Whether headers stay in view while their section is (F10).
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { value.sectionHeadersPinToVisibleBounds }
    set { value.sectionHeadersPinToVisibleBounds = newValue }
  }

  /// Whether footers stay in view while their section is (F10).
  open var sectionFootersPinToVisibleBounds: Bool {
    get { value.sectionFootersPinToVisibleBounds }
    set { value.sectionFootersPinToVisibleBounds = newValue }
  }

  /// Whether the delegate was found to leave item sizes to the layout: its method is not implemented.
  var delegateLeavesSizesOpen = false

  /// The class of contexts that know what is special about flow layouts (Q5).
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  override var solvesFrames: Bool { true }

  override var pins: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  override func elementKind(_ kind: String) -> String {
    switch kind {
    case "header": UICollectionView.elementKindSectionHeader
    case "footer": UICollectionView.elementKindSectionFooter
    default: kind
    }
  }

  override func solve(
    in environment: LayoutEnvironment, itemCounts: [Int], traits: UITraitCollection?,
    preferredSizes: PreferredSizes
  ) throws(SpecificationError) -> LayoutSolution {
    var layout = value
    if flipsHorizontallyInOppositeLayoutDirection {
      layout.flipsHorizontallyInOppositeLayoutDirection = true
      layout.sections = .same(section(in: environment))
    }
    if let view = collectionView,
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    {
      layout.sections = .each(
        itemCounts.indices.map {
          section($0, count: itemCounts[$0], by: delegate, in: view, environment)
        })
    }
    return try layout.solve(
      in: environment, itemCounts: itemCounts, preferredSizes: preferredSizes)
  }

  /// The metrics of all sections in a mirrored layout, where left insets are trailing ones (T2).
  private func section(in environment: LayoutEnvironment) -> FlowSection {
    var section = metrics
    section.sectionInset = DirectionalEdgeInsets(sectionInset, environment.layoutDirection)
    return section
  }

  /// The metrics of a section as a delegate gives them.
  private func section(
    _ section: Int, count: Int, by delegate: any UICollectionViewDelegateFlowLayout,
    in view: UICollectionView, _ environment: LayoutEnvironment
  ) -> FlowSection {
    let inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
    return FlowSection(
      itemSizes: itemSizes(by: delegate, in: view, section, count: count),
      sectionInset: DirectionalEdgeInsets(
        inset,
        flipsHorizontallyInOppositeLayoutDirection ? environment.layoutDirection : .leftToRight),
      minimumLineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      minimumInteritemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      headerReferenceSize: Size(
        delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)),
      footerReferenceSize: Size(
        delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)))
  }

  /// A size per item if the delegate gives them, else the layout's one size for all (F3, F4).
  private func itemSizes(
    by delegate: any UICollectionViewDelegateFlowLayout, in view: UICollectionView,
    _ section: Int, count: Int
  ) -> FlowItemSizes {
    func size(_ item: Int) -> Size {
      let size = delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      return Size(size == Self.automaticSize ? itemSize : size)
    }
    guard count > 0 else { return .uniform(Size(itemSize)) }
    delegateLeavesSizesOpen = false
    let first = size(0)
    guard !delegateLeavesSizesOpen else { return .uniform(Size(itemSize)) }
    return .perItem([first] + (1..<count).map(size))
  }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  fileprivate var specification: FlowSectionInsetReference {
    switch self {
    case .fromContentInset: .contentInset
    case .fromSafeArea: .safeArea
    case .fromLayoutMargins: .layoutMargins
    }
  }
}
#endif
