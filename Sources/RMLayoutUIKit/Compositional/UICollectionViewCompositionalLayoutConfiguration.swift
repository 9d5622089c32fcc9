#if !canImport(UIKit)
internal import RMLayout

/// What holds for all sections of a compositional layout (C1-C3, B10).
///
/// A layout copies it when it is set: an object that is changed later changes no layout (C7).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which the sections follow each other and the content scrolls (C1).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Space between every two consecutive sections, also around empty ones, in points (C2).
  open var interSectionSpacing: CGFloat = 0
  /// Headers, footers and side items of the whole content (B10).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Which of the view's insets narrow the sections across the scroll direction (C3).
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with UIKit's defaults: vertical, without spacing.
  public override init() {
    super.init()
  }

  /// A copy that later changes leave alone.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    configuration.interSectionSpacing = interSectionSpacing
    configuration.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    configuration.contentInsetsReference = contentInsetsReference
    return configuration
  }

  /// The configuration as the engine knows it.
  var specification: LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: scrollDirection.axis, interSectionSpacing: interSectionSpacing,
      contentInsetsReference: ContentInsetsReference(contentInsetsReference),
      boundarySupplementaryItems: boundarySupplementaryItems.map { $0.boundaryItem })
  }
}

extension UICollectionView.ScrollDirection {
  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}
#endif
