import RMLayout

// Waterfalls and a mosaic, by the engine's own interface.

enum EngineWaterfalls {
  @Sendable
  static func page(in environment: LayoutEnvironment) -> CompositionalLayout {
    sections(lying(in: environment), tags(in: environment), mosaic())
  }

  private static func lying(in environment: LayoutEnvironment) -> LayoutSection {
    let height = (environment.innerWidth / 2 - 8 - 12) / 2
    var ends = [0.0, 0.0]
    var frames: [CustomItem] = []
    for width in [90.0, 140, 60, 200, 75, 120, 110, 64] {
      let lane = ends[1] < ends[0] ? 1 : 0
      frames.append(
        CustomItem(
          frame: Rect(
            x: ends[lane], y: 6 + Double(lane) * (height + 8), width: width, height: height)))
      ends[lane] += width + 8
    }
    return LayoutSection(
      group: .custom(
        size: size(.absolute(max(ends[0], ends[1]) - 8), .fractionalWidth(0.5)),
        frames: .items(frames)),
      contentInsets: DirectionalEdgeInsets(top: 12, bottom: 16),
      orthogonalScrollingBehavior: .continuous)
  }

  private static func tags(in environment: LayoutEnvironment) -> LayoutSection {
    let available = environment.innerWidth
    var frames: [CustomItem] = []
    var (x, y) = (0.0, 0.0)
    for (index, width) in [80.0, 120, 64, 150, 44, 98, 130, 71].enumerated() {
      if x > 0, x + width > available {
        let last = frames[frames.count - 1].frame
        frames[frames.count - 1].frame.size.width = available - last.minX
        (x, y) = (0, y + 38)
      }
      frames.append(
        CustomItem(frame: Rect(x: x, y: y, width: width, height: 32), zIndex: 1000 + index))
      x += width + 6
    }
    return LayoutSection(
      group: .custom(
        size: size(.fractionalWidth(1), .absolute(y + 32)), frames: .items(frames)))
  }

  private static func mosaic() -> LayoutSection {
    let insets = DirectionalEdgeInsets(all: 3)
    let full = item(.fractionalWidth(1), .fractionalHeight(1), insets: insets)
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1), insets: insets)
    let third = item(.fractionalWidth(1), .fractionalHeight(1.0 / 3), insets: insets)
    let lane = column(.fractionalWidth(0.25), .fractionalHeight(1), [third])
    let pair = LayoutSubitem.group(row(.fractionalWidth(1), .fractionalHeight(0.5), [half, half]))
    let stack = column(.fractionalWidth(0.75), .fractionalHeight(1), [pair, pair])
    func band(_ fraction: Double, _ subitems: [LayoutSubitem]) -> LayoutSubitem {
      .group(row(.fractionalWidth(1), .fractionalHeight(fraction), subitems))
    }
    return LayoutSection(
      group: column(
        .fractionalWidth(1), .estimated(1000),
        [
          band(0.25, [full]), band(0.25, [.group(lane), .group(stack)]), band(0.2, [half]),
          band(0.45, [.group(stack), .group(lane)]),
        ]),
      boundarySupplementaryItems: [
        header(.absolute(40), kind: "mosaic", at: .topLeading, zIndex: 20)
      ])
  }
}
