import RMLayoutUIKit

/// Tiles that scroll sideways: a group two screens wide, with a group that is repeated inside.
@MainActor
final class TileGallery {
  var isPaging = false

  func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.scrollDirection = .horizontal

    let smallItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    smallItem.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let smallGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      subitem: smallItem, count: 2)
    let smallMegaGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      subitem: smallGroup, count: 2)

    let bigItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    bigItem.contentInsets = smallItem.contentInsets
    let bigGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      subitem: bigItem, count: 1)

    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(2), heightDimension: .fractionalHeight(1)),
      subitems: [bigGroup, smallMegaGroup])
    let section = NSCollectionLayoutSection(group: group)
    if isPaging { section.orthogonalScrollingBehavior = .groupPaging }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration = config
    return layout
  }
}
