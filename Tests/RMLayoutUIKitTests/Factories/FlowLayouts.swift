import RMLayoutUIKit

/// Flow layouts, plain and by subclasses.
@MainActor
enum FlowLayouts {
  // By properties.
  static func plain() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .vertical
    layout.itemSize = CGSize(width: 96, height: 128)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  // Sideways.
  static func strip() -> UICollectionViewFlowLayout {
    let flowLayout = UICollectionViewFlowLayout()
    flowLayout.scrollDirection = .horizontal
    flowLayout.itemSize = .init(width: 80, height: 80)
    flowLayout.sectionInset = .init(top: 0, left: 10, bottom: 0, right: 10)
    flowLayout.footerReferenceSize = CGSize(width: 30, height: 0)
    return flowLayout
  }

  // Cells that size themselves.
  static func selfSizing() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInsetReference = .fromSafeArea
    return layout
  }
}

/// Lines that start at the left instead of being justified.
final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  required init(spacing: CGFloat = 6) {
    super.init()
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  required init?(coder aDecoder: NSCoder) {
    nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    // swift-format-ignore: ReplaceForEachWithForLoop
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }
}

/// Attributes of an application's own, and a compositional layout that changes what it is asked.
final class GlowingAttributes: UICollectionViewLayoutAttributes {
  var glow: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? GlowingAttributes)?.glow = glow
    return copy
  }
}

final class GlowingLayout: UICollectionViewCompositionalLayout {
  var minimumHeight: CGFloat = 500

  override class var layoutAttributesClass: AnyClass { GlowingAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    for case let attribute as GlowingAttributes in attributes {
      attribute.glow = attribute.indexPath.item == 0 ? 1 : 0
    }
    return attributes
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.alpha = 0.5
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: max(size.height, minimumHeight))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    attributes?.transform = CGAffineTransform(translationX: 0, y: 40)
    return attributes
  }

  override func prepare() {
    super.prepare()
    minimumHeight = max(minimumHeight, collectionView?.bounds.height ?? 0)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
}

/// A layout without the engine: it places its items on a circle.
final class CircleLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    cache = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let angle = 2 * .pi * CGFloat(item) / CGFloat(max(count, 1))
      attributes.size = CGSize(width: 40, height: 40)
      attributes.center = CGPoint(x: center.x + 100 * cos(angle), y: center.y + 100 * sin(angle))
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }
}
