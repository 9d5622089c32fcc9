extension LayoutSection {
  /// The section that a list configuration stands for, to be changed like any other (L1-L3).
  ///
  /// - Parameters:
  ///   - configuration: the look of the list.
  ///   - environment: chooses the device's metrics by its idiom, width and scale.
  ///   - metrics: the numbers to use instead.
  /// - Returns: a column of self-sizing rows with the appearance's insets, header and footer.
  public static func list(
    using configuration: ListConfiguration, in environment: LayoutEnvironment,
    metrics: ListMetrics? = nil
  ) -> LayoutSection {
    let metrics = metrics ?? ListMetrics.metrics(in: environment)
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(metrics.rowHeight))
    return LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]),
      contentInsets: metrics.contentInsets(of: configuration),
      boundarySupplementaryItems: metrics.boundaryItems(of: configuration),
      headerTopPadding: metrics.topPadding(of: configuration),
      contentInsetsReference: ContentInsetsReference.none)
  }
}

extension ListMetrics {
  /// The insets of a list section (L2).
  fileprivate func contentInsets(of list: ListConfiguration) -> DirectionalEdgeInsets {
    let hasHeader = list.headerMode != .none
    let hasFooter = list.footerMode != .none
    switch list.appearance {
    case .plain:
      return DirectionalEdgeInsets(
        top: list.headerMode == .firstItemInSection ? plainFirstItemTop : 0)
    case .grouped, .insetGrouped:
      let sides = list.appearance == .insetGrouped ? insetGroupedSides : 0
      return DirectionalEdgeInsets(
        top: hasHeader ? 0 : groupedTop, leading: sides, bottom: hasFooter ? 0 : groupedBottom,
        trailing: sides)
    case .sidebar:
      return DirectionalEdgeInsets(
        leading: sidebarSides, bottom: hasFooter ? 0 : sidebarBottom, trailing: sidebarSides)
    case .sidebarPlain:
      return DirectionalEdgeInsets(leading: sidebarSides, trailing: sidebarSides)
    }
  }

  /// The space above the header of a plain list (L4).
  fileprivate func topPadding(of list: ListConfiguration) -> Double {
    guard list.appearance == .plain, list.headerMode == .supplementary else { return 0 }
    return list.headerTopPadding ?? headerTopPadding
  }

  /// The header and footer of a list section (L3).
  fileprivate func boundaryItems(
    of list: ListConfiguration
  ) -> [LayoutBoundarySupplementaryItem] {
    let pins = list.appearance == .plain || list.appearance == .sidebarPlain
    let height = pins ? plainBoundaryHeight : groupedBoundaryHeight
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(height))
    func item(_ kind: String, at alignment: RectAlignment) -> LayoutBoundarySupplementaryItem {
      LayoutBoundarySupplementaryItem(
        kind: kind, size: size, alignment: alignment, pinToVisibleBounds: pins, zIndex: 200)
    }
    var items: [LayoutBoundarySupplementaryItem] = []
    if list.headerMode == .supplementary { items.append(item("header", at: .top)) }
    if list.footerMode == .supplementary { items.append(item("footer", at: .bottom)) }
    return items
  }
}
