import RMLayoutUIKit

/// A tray of stickers whose footer is made by the initialiser of supplementary items.
@MainActor
final class StickerTray {
  private func createStickerLayoutSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.25)),
      subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 10, trailing: 8)

    let footerAnchor = NSCollectionLayoutAnchor(
      edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 16))
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(16)),
      elementKind: UICollectionView.elementKindSectionFooter, containerAnchor: footerAnchor)

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [footer]
    return section
  }

  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: createStickerLayoutSection())
  }
}
