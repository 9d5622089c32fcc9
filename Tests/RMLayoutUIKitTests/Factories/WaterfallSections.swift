import RMLayoutUIKit

/// Waterfalls that lie on their side or fill tags, and a mosaic whose parts add up to more than one.
extension NSCollectionLayoutSection {
  static func horizontalWaterfallSection(
    rows: Int, spacing: CGFloat, widths: [CGFloat], height: NSCollectionLayoutDimension,
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let container = environment.container.contentSize
    let sectionHeight: CGFloat
    if height.isFractionalHeight {
      sectionHeight = container.height * height.dimension
    } else if height.isFractionalWidth {
      sectionHeight = container.width * height.dimension
    } else {
      sectionHeight = height.dimension
    }
    let verticalInset: CGFloat = 6
    let rowHeight =
      (sectionHeight - CGFloat(rows - 1) * spacing - 2 * verticalInset) / CGFloat(rows)
    var items: [NSCollectionLayoutGroupCustomItem] = []
    var offsets = [CGFloat](repeating: 0, count: rows)
    for width in widths {
      let row = offsets.enumerated().min(by: { $0.element < $1.element })?.offset ?? 0
      let frame = CGRect(
        x: offsets[row], y: verticalInset + CGFloat(row) * (rowHeight + spacing), width: width,
        height: rowHeight)
      offsets[row] = frame.maxX + spacing
      items.append(NSCollectionLayoutGroupCustomItem(frame: frame))
    }
    let maxWidth = (offsets.max() ?? 0) - spacing
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(maxWidth), heightDimension: height)
    ) { _ in items }
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 16, trailing: 0)
    return section
  }

  static func stackWaterfallSection(
    widths: [CGFloat], environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let available = environment.container.effectiveContentSize.width
    let spacing: CGFloat = 6
    let rowHeight: CGFloat = 32
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    for width in widths {
      if origin.x > 0, origin.x + width > available {
        // The last of a line fills it.
        let last = frames.removeLast()
        frames.append(
          CGRect(
            x: last.minX, y: last.minY, width: available - last.minX, height: last.height))
        origin = CGPoint(x: 0, y: origin.y + rowHeight + spacing)
      }
      frames.append(CGRect(origin: origin, size: CGSize(width: width, height: rowHeight)))
      origin.x += width + spacing
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(origin.y + rowHeight)),
      itemProvider: { _ in
        frames.enumerated().map { index, frame in
          NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 1000 + index)
        }
      })
    return NSCollectionLayoutSection(group: group)
  }

  static func nestedGroupLayout() -> NSCollectionLayoutSection {
    let inset = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let full = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    full.contentInsets = inset
    let half = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    half.contentInsets = inset
    let third = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
    third.contentInsets = inset

    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      subitems: [third])
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      subitems: [half, half])
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(1)),
      subitems: [pair, pair])

    func band(_ fraction: CGFloat, _ subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
    {
      .horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(fraction)),
        subitems: subitems)
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(1000)),
      subitems: [
        band(0.25, [full]), band(0.25, [column, stack]), band(0.20, [half]),
        band(0.45, [stack, column]),
      ])
    return NSCollectionLayoutSection(group: group)
  }

  func withHeader(kind: String, zIndex: Int = 20) -> Self {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: kind, alignment: .topLeading)
    header.zIndex = zIndex
    boundarySupplementaryItems.append(header)
    return self
  }
}

@MainActor
enum WaterfallPage {
  static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch index {
      case 0:
        .horizontalWaterfallSection(
          rows: 2, spacing: 8, widths: [90, 140, 60, 200, 75, 120, 110, 64],
          height: .fractionalWidth(0.5), environment: environment)
      case 1:
        .stackWaterfallSection(
          widths: [80, 120, 64, 150, 44, 98, 130, 71], environment: environment)
      default: .nestedGroupLayout().withHeader(kind: "mosaic")
      }
    }
  }
}
