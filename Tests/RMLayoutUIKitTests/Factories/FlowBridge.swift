import RMLayoutUIKit

extension NSCollectionLayoutSize {
  convenience init(from size: CGSize) {
    self.init(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// A flow layout's look made of groups: rows packed by hand, justified by edge spacing.
@MainActor
struct FlowBridge {
  var sizes: [CGSize]
  var inset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
  var minimumInteritemSpacing: CGFloat = 10
  var minimumLineSpacing: CGFloat = 14

  func section(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width - inset.left - inset.right
    let group = sizes.isEmpty ? emptyGroup() : verticalTopLevelGroup(width: width)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = minimumLineSpacing
    section.contentInsets = NSDirectionalEdgeInsets(inset)
    return section
  }

  private func emptyGroup() -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(0.01))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  private func verticalTopLevelGroup(width: CGFloat) -> NSCollectionLayoutGroup {
    var rows: [NSCollectionLayoutGroup] = []
    var row: [NSCollectionLayoutItem] = []
    var used: CGFloat = 0
    for size in sizes {
      if !row.isEmpty, used + minimumInteritemSpacing + size.width > width {
        rows.append(horizontalGroup(row, width: width))
        row = []
        used = 0
      }
      used += size.width + (row.isEmpty ? 0 : minimumInteritemSpacing)
      row.append(NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(from: size)))
    }
    rows.append(horizontalGroup(row, width: width))

    let height = rows.map { $0.layoutSize.heightDimension.dimension }.reduce(0, +)
    let spacing = minimumLineSpacing * CGFloat(rows.count - 1)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height + spacing)),
      subitems: rows)
    group.interItemSpacing = .fixed(minimumLineSpacing)
    return group
  }

  private func horizontalGroup(
    _ items: [NSCollectionLayoutItem], width: CGFloat
  ) -> NSCollectionLayoutGroup {
    let height = items.map { $0.layoutSize.heightDimension.dimension }.max() ?? 0
    for item in items {
      let free = (height - item.layoutSize.heightDimension.dimension) / 2
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .fixed(free), trailing: nil, bottom: .fixed(free))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(height)),
      subitems: items)
    group.interItemSpacing = .fixed(minimumInteritemSpacing)

    let lengths = group.subitems.map { $0.layoutSize.widthDimension.dimension }.reduce(0, +)
    let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(group.subitems.count - 1)
    let remaining = width - lengths - gaps
    guard group.interItemSpacing?.isFixed == true, items.count == 1, remaining > 0 else {
      return group
    }
    // A flow layout centres an item that is alone on its line.
    let centred = items[0]
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(remaining / 2), top: nil, trailing: .fixed(remaining / 2), bottom: nil)
    return .horizontal(layoutSize: group.layoutSize, subitems: [centred])
  }

  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in section(for: environment) }
  }
}
