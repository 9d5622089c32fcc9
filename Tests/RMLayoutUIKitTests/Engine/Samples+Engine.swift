import RMLayout

// The layouts of the second half of the applications, by the engine's own interface.

enum EngineSamples {
  @Sendable
  static func flowBridge(in environment: LayoutEnvironment) -> CompositionalLayout {
    let width = environment.innerWidth - 24
    let sizes = [(100.0, 40.0), (120, 60), (90, 50), (200, 30), (330, 44)]
    var lines: [[(Double, Double)]] = [[]]
    var used = 0.0
    for size in sizes {
      if !lines[lines.count - 1].isEmpty, used + 10 + size.0 > width {
        lines.append([])
        used = 0
      }
      used += size.0 + (lines[lines.count - 1].isEmpty ? 0 : 10)
      lines[lines.count - 1].append(size)
    }
    let rows = lines.map { line -> (group: LayoutGroup, height: Double) in
      let height = line.map { $0.1 }.max() ?? 0
      let room = width - line.map { $0.0 }.reduce(0, +)
      let isAlone = line.count == 1 && room > 0
      let items = line.map { size in
        let free = (height - size.1) / 2
        return item(
          .absolute(size.0), .absolute(size.1),
          edges: isAlone
            ? LayoutEdgeSpacing(leading: .fixed(room / 2), trailing: .fixed(room / 2))
            : LayoutEdgeSpacing(top: .fixed(free), bottom: .fixed(free)))
      }
      let spacing = LayoutSpacing.fixed(isAlone ? 0 : 10)
      return (row(.absolute(width), .absolute(height), items, spacing: spacing), height)
    }
    let height = rows.map { $0.height }.reduce(0, +) + 14 * Double(rows.count - 1)
    return CompositionalLayout(
      section: LayoutSection(
        group: column(
          .fractionalWidth(1), .absolute(height), rows.map { .group($0.group) },
          spacing: .fixed(14)),
        contentInsets: sides(12, top: 8, bottom: 8), interGroupSpacing: 14))
  }

  @Sendable
  static func emptyFlowBridge(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .absolute(0.01), [item(.fractionalWidth(1), .absolute(0.01))]),
        contentInsets: sides(12, top: 8, bottom: 8), interGroupSpacing: 14))
  }

  @Sendable
  static func behaviors(in environment: LayoutEnvironment) -> CompositionalLayout {
    let insets = DirectionalEdgeInsets(all: 10)
    let behaviors: [OrthogonalScrollingBehavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      .none,
    ]
    let pair = column(
      .fractionalWidth(0.3), .fractionalHeight(1), 2,
      of: item(.fractionalWidth(1), .fractionalHeight(0.3), insets: insets))
    let all = behaviors.map { behavior in
      LayoutSection(
        group: row(
          .fractionalWidth(behavior == .none ? 1 : 0.85), .fractionalHeight(0.4),
          [item(.fractionalWidth(0.7), .fractionalHeight(1), insets: insets), .group(pair)]),
        orthogonalScrollingBehavior: behavior,
        boundarySupplementaryItems: [header(.estimated(44), kind: "header-element-kind")])
    }
    return CompositionalLayout(
      sections: all, configuration: LayoutConfiguration(interSectionSpacing: 20))
  }

  static func directional(
    _ axis: Axis
  ) -> @Sendable (LayoutEnvironment) -> CompositionalLayout {
    { environment in
      let isHorizontal = axis.isHorizontal
      let extent = isHorizontal ? environment.innerHeight : environment.innerWidth
      func grid(_ count: Int, _ dimension: LayoutDimension) -> LayoutSection {
        let part =
          isHorizontal
          ? item(dimension, .fractionalHeight(1)) : item(.fractionalWidth(1), dimension)
        return LayoutSection(
          group: isHorizontal
            ? column(dimension, .fractionalHeight(1), count, of: part, spacing: 5)
            : row(.fractionalWidth(1), dimension, count, of: part, spacing: 5),
          contentInsets: sides(20), interGroupSpacing: 5,
          boundarySupplementaryItems: [
            isHorizontal
              ? header(.fractionalHeight(1), width: .estimated(50), at: .leading)
              : header(.estimated(50))
          ])
      }
      return sections(
        grid(2, .estimated(150)), grid(max(1, Int(extent / 120)), .absolute(80)),
        LayoutSection(
          group: column(
            .fractionalWidth(0.9), .fractionalHeight(0.8), 2, of: filling, spacing: 5,
            insets: sides(6, top: 4, bottom: 4)),
          interGroupSpacing: 5, orthogonalScrollingBehavior: .groupPagingCentered),
        configuration: LayoutConfiguration(scrollDirection: axis))
    }
  }

  static func tiles(isPaging: Bool) -> @Sendable (LayoutEnvironment) -> CompositionalLayout {
    { _ in
      let tile = item(
        .fractionalWidth(1), .fractionalHeight(1), insets: DirectionalEdgeInsets(all: 8))
      let pair = row(.fractionalWidth(1), .fractionalHeight(0.5), 2, of: tile)
      let four = column(.fractionalWidth(0.5), .fractionalHeight(1), 2, of: .group(pair))
      let one = column(.fractionalWidth(0.5), .fractionalHeight(1), 1, of: tile)
      return CompositionalLayout(
        section: LayoutSection(
          group: row(.fractionalWidth(2), .fractionalHeight(1), [.group(one), .group(four)]),
          orthogonalScrollingBehavior: isPaging ? .groupPaging : .none),
        configuration: LayoutConfiguration(scrollDirection: .horizontal))
    }
  }

  @Sendable
  static func globalHeader(in environment: LayoutEnvironment) -> CompositionalLayout {
    let top = header(.absolute(120), kind: "global-header", pins: true, zIndex: 2)
    let bottom = header(
      .absolute(120), kind: "global-footer", at: .bottom, pins: true, zIndex: 2)
    return CompositionalLayout(
      section: LayoutSection(
        group: row(.absolute(234), .absolute(340), [filling]), contentInsets: sides(16),
        interGroupSpacing: 8, orthogonalScrollingBehavior: .continuous,
        boundarySupplementaryItems: [header(.absolute(39))]),
      configuration: LayoutConfiguration(
        interSectionSpacing: 8, boundarySupplementaryItems: [top, bottom]))
  }

  @Sendable
  static func stickers(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(1), .fractionalHeight(0.25),
          [item(.fractionalWidth(0.25), .fractionalHeight(1), insets: sides(3))],
          insets: DirectionalEdgeInsets(top: 6, leading: 8, bottom: 10, trailing: 8)),
        contentInsets: DirectionalEdgeInsets(bottom: 16),
        orthogonalScrollingBehavior: .continuous,
        boundarySupplementaryItems: [
          header(.estimated(16), kind: footerKind, at: .bottom, offset: Point(x: 0, y: 16))
        ]))
  }

  @Sendable
  static func zigzag(in environment: LayoutEnvironment) -> CompositionalLayout {
    let frames = CustomFrameProvider { container, _ in
      let width = (container.contentSize.width - 32) / 2
      let top = container.contentInsets.top
      return [
        CustomItem(frame: Rect(x: 0, y: top, width: width, height: 150)),
        CustomItem(frame: Rect(x: width + 8, y: top, width: width, height: 180)),
        CustomItem(frame: Rect(x: 0, y: top + 158, width: width, height: 180)),
        CustomItem(frame: Rect(x: width + 8, y: top + 188, width: width, height: 150)),
      ]
    }
    return CompositionalLayout(
      section: LayoutSection(
        group: .custom(
          size: size(.fractionalWidth(1), .absolute(346)), frames: .provider(frames),
          contentInsets: DirectionalEdgeInsets(top: 13)),
        contentInsets: sides(12)))
  }

  @Sendable
  static func pattern(in environment: LayoutEnvironment) -> CompositionalLayout {
    let unit = (environment.size.width - 32 - 24) / 4
    func cell(_ column: Double, _ row: Double, _ span: Double) -> CustomItem {
      CustomItem(
        frame: Rect(
          x: column * (unit + 8), y: row * (unit + 8), width: span * unit + (span - 1) * 8,
          height: unit))
    }
    return CompositionalLayout(
      section: LayoutSection(
        group: .custom(
          size: size(.fractionalWidth(1), .estimated(100)),
          frames: .items([
            cell(0, 0, 2), cell(2, 0, 1), cell(3, 0, 1), cell(0, 1, 1), cell(1, 1, 3),
            cell(0, 2, 4),
          ])),
        contentInsets: sides(16, top: 8, bottom: 8)))
  }

  @Sendable
  static func zooming(in environment: LayoutEnvironment) -> CompositionalLayout {
    let middle = LayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    return CompositionalLayout(
      section: LayoutSection(
        group: column(
          .absolute(75), .fractionalHeight(1),
          [item(.fractionalWidth(1), .absolute(75), edges: middle)]),
        contentInsets: sides(75), interGroupSpacing: 65),
      configuration: LayoutConfiguration(scrollDirection: .horizontal))
  }

  @Sendable
  static func carousel(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(0.75), .fractionalHeight(0.3), [filling]),
        contentInsets: sides(30), interGroupSpacing: 13,
        orthogonalScrollingBehavior: .groupPagingCentered,
        orthogonalScrollingProperties: OrthogonalScrollingProperties(
          bounce: .never, decelerationRate: .normal)))
  }

  @Sendable
  static func complex(in environment: LayoutEnvironment) -> CompositionalLayout {
    let quarter = item(.fractionalWidth(0.25), .fractionalHeight(1))
    let wide = item(.fractionalWidth(0.4), .fractionalHeight(1))
    let lines = [[quarter, wide, quarter], [wide, quarter, quarter], [quarter, quarter, wide]]
      .map {
        LayoutSubitem.group(
          row(.fractionalWidth(1), .fractionalHeight(0.3), $0, spacing: .fixed(8)))
      }
    let small = column(
      .fractionalWidth(0.25), .fractionalHeight(1), 3,
      of: item(.fractionalWidth(1), .fractionalHeight(0.3)), spacing: 8)
    let stack = column(
      .fractionalWidth(0.75), .fractionalHeight(1), lines, spacing: .flexible(0))
    return CompositionalLayout(
      section: LayoutSection(
        group: row(.fractionalWidth(1), .fractionalHeight(0.5), [.group(small), .group(stack)]),
        interGroupSpacing: 8))
  }

  @Sendable
  static func boundaries(in environment: LayoutEnvironment) -> CompositionalLayout {
    CompositionalLayout(
      section: LayoutSection(
        group: row(
          .fractionalWidth(0.9), .absolute(50), [filling],
          edges: LayoutEdgeSpacing(leading: .flexible(0))),
        boundarySupplementaryItems: [
          header(.absolute(50), kind: "Header"), footer(.absolute(50), kind: "Footer"),
          header(.absolute(150), kind: "Left", width: .fractionalWidth(0.1), at: .leading),
        ]),
      configuration: LayoutConfiguration(interSectionSpacing: 16))
  }

  @Sendable
  static func overflow(in environment: LayoutEnvironment) -> CompositionalLayout {
    let part = item(
      .fractionalWidth(1), .fractionalHeight(1), insets: DirectionalEdgeInsets(all: 10))
    let third = 1.0 / 3
    let columns: [[(Double, Int)]] = [
      [(third, 1), (third, 2), (third, 1)], [(0.3, 2), (0.3, 2), (0.7, 1)],
      [(third, 2), (third, 2), (third, 1)], [(third, 3), (third, 3), (third, 1)],
    ]
    let all = columns.enumerated().map { index, columns in
      LayoutSection(
        group: row(
          .fractionalWidth(index == 0 ? 3 : 0.85), .fractionalHeight(0.4),
          columns.map {
            .group(column(.fractionalWidth($0.0), .fractionalHeight(1), $0.1, of: part))
          }),
        orthogonalScrollingBehavior: .continuous,
        boundarySupplementaryItems: [header(.estimated(44), kind: "steps-header")])
    }
    return CompositionalLayout(
      sections: all, configuration: LayoutConfiguration(interSectionSpacing: 20))
  }
}
