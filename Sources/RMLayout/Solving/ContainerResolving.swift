/// What a section is laid out in: the bounds less the referenced insets across the scroll axis (C3).
package struct SectionContainer: Hashable, Sendable {
  /// The start across the scroll axis.
  var start: Double
  /// The size; along the scroll axis the whole bounds.
  package var size: Size
}

extension LayoutEnvironment {
  /// The widest readable column at the default text size, in points (C4).
  static var readableLength: Double { 672 }

  /// The container of a section: its own reference, or else that of the layout (C3).
  func container(
    of section: LayoutSection, in configuration: LayoutConfiguration
  ) -> SectionContainer {
    container(
      section.contentInsetsReference == .automatic
        ? configuration.contentInsetsReference : section.contentInsetsReference,
      along: configuration.scrollDirection)
  }

  /// The container that a reference leaves across the scroll axis (C3, C4).
  package func container(
    _ reference: ContentInsetsReference, along scrollAxis: Axis
  ) -> SectionContainer {
    let cross = scrollAxis.cross
    switch reference {
    case .automatic, .none:
      return SectionContainer(start: 0, size: size)
    case .safeArea:
      return container(inset: safeArea, across: cross)
    case .layoutMargins:
      return container(inset: layoutMargins, across: cross)
    case .readableContent:
      let narrow = container(inset: layoutMargins, across: cross)
      // The guide limits the width of lines, not the height of columns.
      guard cross.isHorizontal, narrow.size[cross] > Self.readableLength else { return narrow }
      return SectionContainer(
        start: (size[cross] - Self.readableLength) / 2,
        size: size.replacing(cross, with: Self.readableLength))
    }
  }

  private func container(inset: DirectionalEdgeInsets, across cross: Axis) -> SectionContainer {
    SectionContainer(
      start: inset.start(along: cross),
      size: size.replacing(cross, with: max(0, size[cross] - inset.total(along: cross))))
  }
}
