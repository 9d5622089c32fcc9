import RMLayoutUIKit

/// A collection view over plain counts.
@MainActor
final class HeadlessView: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let view: UICollectionView

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.dataSource = self
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// What shows in a rectangle, as short lines.
  func elements(in rect: CGRect) -> [String] {
    (layout.layoutAttributesForElements(in: rect) ?? []).map { $0.line }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element as a line such as `0.3 cell 160,50 160x50`.
  var line: String {
    let place = indexPath.count > 1 ? "\(indexPath.section).\(indexPath.item)" : "-"
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      $0 == $0.rounded() ? "\(Int($0))" : "\($0)"
    }
    return "\(place) \(representedElementKind ?? "cell") "
      + "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }
}

/// A section of rows of a height.
@MainActor
func rows(_ height: NSCollectionLayoutDimension, columns: Int = 1) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
    subitem: item, count: columns)
  return NSCollectionLayoutSection(group: group)
}
