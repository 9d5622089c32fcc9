import RMLayoutUIKit

/// Cells that span columns by a pattern.
@MainActor
struct PatternGrid {
  struct Configuration {
    var columns = 4
    var pattern = [2, 1, 1, 1, 3, 4]
    var height: CGFloat?
    var spacing: CGFloat = 8
    var contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  func layout(with configuration: Configuration) -> NSCollectionLayoutSection {
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(configuration.height ?? 100))
    let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize) { environment in
      let insets = configuration.contentInsets
      let spacing = configuration.spacing
      let count = CGFloat(configuration.columns)
      let available = environment.container.contentSize.width - insets.leading - insets.trailing
      let width = (available - spacing * (count - 1)) / count
      let height = configuration.height ?? width
      var (column, row) = (0, 0)
      return configuration.pattern.map { span in
        if column + span > configuration.columns {
          column = 0
          row += 1
        }
        defer { column += span }
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: CGFloat(column) * (width + spacing), y: CGFloat(row) * (height + spacing),
            width: CGFloat(span) * width + CGFloat(span - 1) * spacing, height: height))
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = configuration.contentInsets
    return section
  }

  func collectionLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: layout(with: Configuration()))
  }
}
