import RMLayoutUIKit

/// Four cells in a zigzag, by frames of their own.
@MainActor
enum ZigzagGroup {
  static func createLayout() -> UICollectionViewLayout {
    let sideInset: CGFloat = 12
    let cellMargin: CGFloat = 8
    let height: CGFloat = 150
    let tallHeight = height * 1.2
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .absolute(height + cellMargin + tallHeight + cellMargin))
    let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize) { (env) in
      let cellWidth = (env.container.contentSize.width - sideInset * 2 - cellMargin) / 2
      let origin = CGPoint(
        x: env.container.effectiveContentInsets.leading,
        y: env.container.effectiveContentInsets.top)
      let frame1 = CGRect(x: origin.x, y: origin.y, width: cellWidth, height: height)
      let frame2 = CGRect(
        x: frame1.maxX + cellMargin, y: origin.y, width: cellWidth, height: tallHeight)
      let frame3 = CGRect(
        x: frame1.minX, y: frame1.maxY + cellMargin, width: cellWidth, height: tallHeight)
      let frame4 = CGRect(
        x: frame2.minX, y: frame2.maxY + cellMargin, width: cellWidth, height: height)
      return [frame1, frame2, frame3, frame4].map(NSCollectionLayoutGroupCustomItem.init(frame:))
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 13, leading: 0, bottom: 0, trailing: 0)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
