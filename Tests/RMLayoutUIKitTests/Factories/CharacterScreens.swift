import RMLayoutUIKit

// The screens of the course app about Rick and Morty, written with UIKit's names alone.

/// The list of characters: a flow layout whose sizes come from a delegate.
@MainActor
final class CharacterList: NSObject {
  private let characterCount: Int
  private let hasNextPage: Bool
  private let isPad: Bool

  init(characterCount: Int, hasNextPage: Bool, isPad: Bool) {
    self.characterCount = characterCount
    self.hasNextPage = hasNextPage
    self.isPad = isPad
  }

  func makeCollectionView(frame: CGRect) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .vertical
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 10, right: 10)
    let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "CharacterCell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "LoadingFooter")
    collectionView.dataSource = self
    collectionView.delegate = self
    return collectionView
  }
}

extension CharacterList: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    characterCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "CharacterCell", for: indexPath)
  }
}

extension CharacterList: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let bounds = collectionView.bounds
    let width: CGFloat
    if isPad {
      width = (bounds.width - 50) / 4
    } else {
      width = (bounds.width - 30) / 2
    }
    return CGSize(width: width, height: width * 1.5)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard hasNextPage else { return .zero }
    return CGSize(width: collectionView.frame.width, height: 100)
  }
}

/// The list of episodes: a flow layout with one wide item a line.
@MainActor
final class EpisodeList: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width - 20, height: 100)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 10, bottom: 10, right: 10)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.frame.width, height: 100)
  }
}

/// A character's page: photo, information and episodes by a section provider.
@MainActor
final class CharacterDetail: NSObject {
  enum SectionType: Int, CaseIterable {
    case photo
    case information
    case episodes
  }

  private let isPad: Bool

  init(isPad: Bool) {
    self.isPad = isPad
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      self.createSection(for: sectionIndex)
    }
  }

  private func createSection(for sectionIndex: Int) -> NSCollectionLayoutSection {
    switch SectionType.allCases[sectionIndex] {
    case .photo: return createPhotoSectionLayout()
    case .information: return createInfoSectionLayout()
    case .episodes: return createEpisodeSectionLayout()
    }
  }

  private func createPhotoSectionLayout() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private func createInfoSectionLayout() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isPad ? 0.25 : 0.5),
        heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(150)),
      subitems: isPad ? [item, item, item, item] : [item, item])
    return NSCollectionLayoutSection(group: group)
  }

  private func createEpisodeSectionLayout() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isPad ? 0.4 : 0.8), heightDimension: .absolute(150)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }
}

/// A location's or an episode's page: rows of facts and a grid of characters.
@MainActor
final class LocationDetail: NSObject {
  private let isPad: Bool

  init(isPad: Bool) {
    self.isPad = isPad
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      switch section {
      case 0: return self.createInfoLayout()
      default: return self.createCharacterLayout()
      }
    }
  }

  private func createInfoLayout() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private func createCharacterLayout() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(isPad ? 0.25 : 0.5), heightDimension: .fractionalHeight(1))
    )
    item.contentInsets = .init(top: 5, leading: 10, bottom: 5, trailing: 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isPad ? 320 : 260)),
      subitems: isPad ? [item, item, item, item] : [item, item])
    return NSCollectionLayoutSection(group: group)
  }
}
