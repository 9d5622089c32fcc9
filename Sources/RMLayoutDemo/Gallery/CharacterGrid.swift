package import RMLayout
import RMLayoutFacts

/// The list of characters: cards in two columns on phones, in four on tablets.
package struct CharacterGrid: Hashable, Sendable {
  /// How many characters have arrived.
  package var itemCount: Int

  /// Whether another page exists, and with it the footer that shows that it loads.
  package var hasNextPage: Bool

  /// Creates a list; without more it shows what the first page of the catalogue brings.
  package init(itemCount: Int = Catalog.pageLength, hasNextPage: Bool? = nil) {
    self.itemCount = itemCount
    self.hasNextPage = hasNextPage ?? (itemCount < Catalog.characterCount)
  }

  /// The layout in a collection view: cards half as high again as wide, 10 points between them.
  ///
  /// Without a number of columns there are two on phones and four elsewhere.
  package func layout(in environment: LayoutEnvironment, columns count: Int? = nil) -> FlowLayout {
    let width = environment.size.width
    let columns = Double(count ?? (environment.idiom == .phone ? 2 : 4))
    let cardWidth = (width - 10 * (columns + 1)) / columns
    var layout = FlowLayout(
      section: FlowSection(
        itemSizes: .uniform(Size(width: cardWidth, height: 1.5 * cardWidth)),
        sectionInset: DirectionalEdgeInsets(leading: 10, bottom: 10, trailing: 10),
        minimumLineSpacing: 10, minimumInteritemSpacing: 10,
        footerReferenceSize: hasNextPage ? Size(width: width, height: 100) : .zero))
    layout.flipsHorizontallyInOppositeLayoutDirection = true
    return layout
  }
}
