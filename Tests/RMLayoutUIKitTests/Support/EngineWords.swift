import RMLayout

// Short words for layouts by the engine's own interface.

func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
  LayoutSize(width: width, height: height)
}

func item(
  _ width: LayoutDimension, _ height: LayoutDimension, insets: DirectionalEdgeInsets = .zero,
  edges: LayoutEdgeSpacing = .zero, badges: [LayoutSupplementaryItem] = []
) -> LayoutSubitem {
  .item(
    LayoutItem(
      size: size(width, height), contentInsets: insets, edgeSpacing: edges,
      supplementaryItems: badges))
}

/// An item that fills its group.
let filling = item(.fractionalWidth(1), .fractionalHeight(1))

func row(
  _ width: LayoutDimension, _ height: LayoutDimension, _ subitems: [LayoutSubitem],
  spacing: LayoutSpacing = .fixed(0), insets: DirectionalEdgeInsets = .zero,
  edges: LayoutEdgeSpacing = .zero
) -> LayoutGroup {
  .horizontal(
    size: size(width, height), subitems: subitems, interItemSpacing: spacing,
    contentInsets: insets, edgeSpacing: edges)
}

func column(
  _ width: LayoutDimension, _ height: LayoutDimension, _ subitems: [LayoutSubitem],
  spacing: LayoutSpacing = .fixed(0), insets: DirectionalEdgeInsets = .zero
) -> LayoutGroup {
  .vertical(
    size: size(width, height), subitems: subitems, interItemSpacing: spacing,
    contentInsets: insets)
}

func row(
  _ width: LayoutDimension, _ height: LayoutDimension, _ count: Int, of subitem: LayoutSubitem,
  spacing: Double = 0, insets: DirectionalEdgeInsets = .zero
) -> LayoutGroup {
  .horizontal(
    size: size(width, height), subitem: subitem, count: count, interItemSpacing: .fixed(spacing),
    contentInsets: insets)
}

func column(
  _ width: LayoutDimension, _ height: LayoutDimension, _ count: Int, of subitem: LayoutSubitem,
  spacing: Double = 0, insets: DirectionalEdgeInsets = .zero
) -> LayoutGroup {
  .vertical(
    size: size(width, height), subitem: subitem, count: count, interItemSpacing: .fixed(spacing),
    contentInsets: insets)
}

func header(
  _ height: LayoutDimension, kind: String = headerKind,
  width: LayoutDimension = .fractionalWidth(1),
  at alignment: RectAlignment = .top, offset: Point = .zero, pins: Bool = false, zIndex: Int = 1
) -> LayoutBoundarySupplementaryItem {
  LayoutBoundarySupplementaryItem(
    kind: kind, size: size(width, height), alignment: alignment, offset: offset,
    pinToVisibleBounds: pins, zIndex: zIndex)
}

func footer(_ height: LayoutDimension, kind: String = footerKind) -> LayoutBoundarySupplementaryItem
{
  header(height, kind: kind, at: .bottom)
}

let headerKind = "UICollectionElementKindSectionHeader"
let footerKind = "UICollectionElementKindSectionFooter"

func sides(_ distance: Double, top: Double = 0, bottom: Double = 0) -> DirectionalEdgeInsets {
  DirectionalEdgeInsets(top: top, leading: distance, bottom: bottom, trailing: distance)
}

/// A list section with the kinds of UIKit's headers and footers.
func list(_ configuration: ListConfiguration, in environment: LayoutEnvironment) -> LayoutSection {
  var section = LayoutSection.list(using: configuration, in: environment)
  for index in section.boundarySupplementaryItems.indices {
    let isFooter = section.boundarySupplementaryItems[index].kind == "footer"
    section.boundarySupplementaryItems[index].kind = isFooter ? footerKind : headerKind
  }
  return section
}

/// A layout of a list of sections, of which some are missing.
func sections(
  _ sections: LayoutSection?..., configuration: LayoutConfiguration = LayoutConfiguration()
) -> CompositionalLayout {
  CompositionalLayout(configuration: configuration) { index, _ in
    index < sections.count ? sections[index] : nil
  }
}

extension LayoutEnvironment {
  /// The width that a provider is told where sections keep to the safe area, as they do by default.
  var innerWidth: Double { size.width - safeArea.total(along: .horizontal) }

  /// The height that a provider is told in a layout that scrolls sideways.
  var innerHeight: Double { size.height - safeArea.total(along: .vertical) }
}
