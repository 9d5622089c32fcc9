#if !canImport(UIKit)
internal import RMLayout

/// Receives the visible items of a section, its offset and its container (O9).
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A group repeated until the section's items are used up (G13).
///
/// The group is copied: what is changed of it later changes no section (D10).
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.contentInsets.leading += 8
/// section.orthogonalScrollingBehavior = .groupPaging
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: LayoutGroup
  /// Space around the groups, inside headers and footers (S3).
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space between neighbouring groups, in points (G13, S8).
  open var interGroupSpacing: CGFloat = 0
  /// Which of the view's insets narrow the section (C3).
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Which of the view's insets narrow the boundary items; automatic follows the section (B8).
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the groups lie in a row that scrolls on its own (O1).
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the row moves under the finger; no resting frame depends on it (O10).
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and side items (B1-B11).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary items keep within the section's content insets (B8); deprecated in UIKit.
  open var supplementariesFollowContentInsets = true
  /// Called for what is visible of the section, once per layout and change of offset (O9).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Backgrounds (K1).
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Space above the headers, as plain lists have it (L4).
  private var headerTopPadding = 0.0

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.specification
    super.init()
  }

  /// Creates the section that the engine makes of a list configuration (L1).
  init(list: LayoutSection) {
    group = list.group
    super.init()
    contentInsets = NSDirectionalEdgeInsets(list.contentInsets)
    contentInsetsReference = .none
    headerTopPadding = list.headerTopPadding
    boundarySupplementaryItems = list.boundarySupplementaryItems.map {
      NSCollectionLayoutBoundarySupplementaryItem(
        $0,
        elementKind: $0.kind == "footer"
          ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader)
    }
  }

  private init(copying section: NSCollectionLayoutSection) {
    group = section.group
    super.init()
    contentInsets = section.contentInsets
    interGroupSpacing = section.interGroupSpacing
    contentInsetsReference = section.contentInsetsReference
    supplementaryContentInsetsReference = section.supplementaryContentInsetsReference
    orthogonalScrollingBehavior = section.orthogonalScrollingBehavior
    orthogonalScrollingProperties.takeOver(section.orthogonalScrollingProperties)
    boundarySupplementaryItems = section.boundarySupplementaryItems.map { $0.duplicate() }
    supplementariesFollowContentInsets = section.supplementariesFollowContentInsets
    visibleItemsInvalidationHandler = section.visibleItemsInvalidationHandler
    decorationItems = section.decorationItems.map { $0.duplicate() }
    headerTopPadding = section.headerTopPadding
  }

  /// A copy that later changes leave alone.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSection(copying: self) }

  /// The section as the engine knows it: a copy of everything (D10).
  var specification: LayoutSection {
    LayoutSection(
      group: group, contentInsets: DirectionalEdgeInsets(contentInsets),
      interGroupSpacing: interGroupSpacing,
      orthogonalScrollingBehavior: OrthogonalScrollingBehavior(orthogonalScrollingBehavior),
      orthogonalScrollingProperties: orthogonalScrollingProperties.specification,
      boundarySupplementaryItems: boundarySupplementaryItems.map { $0.boundaryItem },
      decorationItems: decorationItems.map { $0.decoration },
      headerTopPadding: headerTopPadding,
      contentInsetsReference: ContentInsetsReference(contentInsetsReference),
      supplementaryContentInsetsReference: ContentInsetsReference(
        supplementaryContentInsetsReference),
      supplementariesFollowContentInsets: supplementariesFollowContentInsets)
  }
}

/// Which of the view's insets narrow the container across the scroll direction (C3, C4).
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The layout's reference for a section, no insets for a layout.
  case automatic = 0
  /// No insets.
  case none = 1
  /// What bars and the screen's shape cover.
  case safeArea = 2
  /// The view's layout margins.
  case layoutMargins = 3
  /// A centred column of readable width, or the layout margins where the view is narrower (C4).
  case readableContent = 4
}

extension ContentInsetsReference {
  init(_ reference: UIContentInsetsReference) {
    self =
      switch reference {
      case .automatic: .automatic
      case .none: .none
      case .safeArea: .safeArea
      case .layoutMargins: .layoutMargins
      case .readableContent: .readableContent
      }
  }
}
#endif
