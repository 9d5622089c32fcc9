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
  /// All that a section holds in one place, so that a solve reads it at once.
  struct Parts {
    /// The section as the engine knows it, but for what callers may still hold as objects.
    var value: LayoutSection
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var decorationItems: [NSCollectionLayoutDecorationItem] = []
    var scrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties?
    var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  }

  private(set) final var parts: Parts

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    parts = Parts(value: LayoutSection(group: group.specification))
    super.init()
  }

  /// Creates the section that the engine makes of a list configuration (L1).
  init(list: LayoutSection) {
    parts = Parts(value: list)
    super.init()
    parts.boundaryItems = list.boundarySupplementaryItems.map {
      NSCollectionLayoutBoundarySupplementaryItem(
        $0,
        elementKind: $0.kind == "footer"
          ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader)
    }
    parts.value.boundarySupplementaryItems = []
  }

  private init(copying section: NSCollectionLayoutSection) {
    parts = section.parts
    parts.boundaryItems = parts.boundaryItems.map { $0.duplicate() }
    parts.decorationItems = parts.decorationItems.map { $0.duplicate() }
    parts.scrollingProperties = parts.scrollingProperties?.duplicate()
    super.init()
  }

  /// A copy that later changes leave alone.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSection(copying: self) }

  /// The section as the engine knows it: a copy of everything (D10).
  var specification: LayoutSection { parts.specification }

  /// Headers, footers and side items (B1-B11).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { parts.boundaryItems }
    set { parts.boundaryItems = newValue }
  }

  /// Backgrounds (K1).
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { parts.decorationItems }
    set { parts.decorationItems = newValue }
  }

  /// Called for what is visible of the section, once per layout and change of offset (O9).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { parts.handler }
    set { parts.handler = newValue }
  }

  /// Space around the groups, inside headers and footers (S3).
  open var contentInsets: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(parts.value.contentInsets) }
    set { parts.value.contentInsets = DirectionalEdgeInsets(newValue) }
  }

  /// Space between neighbouring groups, in points (G13, S8).
  open var interGroupSpacing: CGFloat {
    get { parts.value.interGroupSpacing }
    set { parts.value.interGroupSpacing = newValue }
  }

  /// Which of the view's insets narrow the section (C3).
  open var contentInsetsReference: UIContentInsetsReference {
    get { UIContentInsetsReference(parts.value.contentInsetsReference) }
    set { parts.value.contentInsetsReference = ContentInsetsReference(newValue) }
  }

  /// Which of the view's insets narrow the boundary items; automatic follows the section (B8).
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { UIContentInsetsReference(parts.value.supplementaryContentInsetsReference) }
    set { parts.value.supplementaryContentInsetsReference = ContentInsetsReference(newValue) }
  }

  /// Whether boundary items keep within the section's content insets (B8); deprecated in UIKit.
  open var supplementariesFollowContentInsets: Bool {
    get { parts.value.supplementariesFollowContentInsets }
    set { parts.value.supplementariesFollowContentInsets = newValue }
  }

  /// Whether the groups lie in a row that scrolls on its own (O1).
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get {
      UICollectionLayoutSectionOrthogonalScrollingBehavior(parts.value.orthogonalScrollingBehavior)
    }
    set { parts.value.orthogonalScrollingBehavior = OrthogonalScrollingBehavior(newValue) }
  }

  /// How the row moves under the finger; no resting frame depends on it (O10).
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    if let properties = parts.scrollingProperties { return properties }
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    parts.scrollingProperties = properties
    return properties
  }
}

extension NSCollectionLayoutSection.Parts {
  /// The section as the engine knows it: a copy of everything (D10).
  @MainActor
  var specification: LayoutSection {
    var result = value
    if !boundaryItems.isEmpty {
      result.boundarySupplementaryItems = boundaryItems.map { $0.boundaryItem }
    }
    if !decorationItems.isEmpty {
      result.decorationItems = decorationItems.map { $0.decoration }
    }
    if let properties = scrollingProperties {
      result.orthogonalScrollingProperties = properties.specification
    }
    return result
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

extension UIContentInsetsReference {
  fileprivate init(_ reference: ContentInsetsReference) {
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
