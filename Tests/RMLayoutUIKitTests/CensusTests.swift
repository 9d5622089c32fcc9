import Foundation
import Testing

@Suite("The census of names in real use")
struct CensusTests {
  /// A piece of code for each row of the census that more than one file of it uses.
  private static let rows = [
    "NSCollectionLayoutSize(", ".fractionalWidth(", "NSCollectionLayoutSection(group:",
    "NSCollectionLayoutItem(", "contentInsets =", "NSDirectionalEdgeInsets(", ".fractionalHeight(",
    "NSCollectionLayoutGroup.horizontal(", ".absolute(", ".estimated(",
    "UICollectionViewCompositionalLayout {", "UICollectionViewCompositionalLayout() {",
    "boundarySupplementaryItems = [", "boundarySupplementaryItems.append(",
    "boundarySupplementaryItems += [", "NSCollectionLayoutBoundarySupplementaryItem(",
    "interGroupSpacing =", "alignment: .top)", "orthogonalScrollingBehavior =",
    "NSCollectionLayoutGroup.vertical(", "environment: NSCollectionLayoutEnvironment",
    "UICollectionViewCompositionalLayout(section:", "subitem: item, count:",
    "NSCollectionLayoutSpacing.fixed(", "interItemSpacing = .fixed(",
    "UICollectionViewCompositionalLayoutConfiguration()",
    "UICollectionLayoutListConfiguration(appearance:", "Behavior = .continuous\n",
    "interSectionSpacing =", "container.effectiveContentSize", "layoutSize: .init(",
    "Behavior = .groupPaging\n", "alignment: .bottom)", "container.contentSize",
    "sectionProvider:", "configuration: config", ".list(using:", ", layoutEnvironment:",
    "Behavior = .groupPagingCentered", "contentInsetsReference =",
    "visibleItemsInvalidationHandler =", "(appearance: .plain)", "decorationItems =",
    "UICollectionViewCompositionalLayout.list(using:", ".background(elementKind:",
    "forDecorationViewOfKind:", "pinToVisibleBounds = true", ".edgeSpacing =", "headerMode =",
    "showsSeparators =", "backgroundColor =", "NSCollectionLayoutEdgeSpacing(",
    "(appearance: .insetGrouped)", ".flexible(", "layout.configuration =",
    "layoutSize.widthDimension", "layoutSize.heightDimension", "contentInsets.bottom =",
    "supplementaryItems: [badge]", "headerMode = .supplementary",
    "extension NSCollectionLayoutSection", ".topLeading", "scrollDirection = .horizontal",
    ".continuousGroupLeadingBoundary", ".none",
    "contentInsets = .zero", "repeatingSubitem:", "footerMode =",
    "trailingSwipeActionsConfigurationProvider =", "(appearance: .grouped)",
    "containerAnchor: badgeAnchor", "(section: section, configuration:", ".sidebar", "edges: [",
    "supplementaryContentInsetsReference =", ".zIndex =", ".leading,",
    "NSCollectionLayoutGroup.custom(", ".layoutMargins", ".isFractionalHeight",
    ".isFractionalWidth", ".dimension", "configuration.boundarySupplementaryItems =",
    "fractionalOffset:", "absoluteOffset:", ".sidebarPlain", "headerTopPadding =",
    "Behavior = .paging", "extension UICollectionViewCompositionalLayout",
    "supplementariesFollowContentInsets =",
    "NSCollectionLayoutSectionVisibleItemsInvalidationHandler", ".safeArea", ".readableContent",
    ".automatic", "leadingSwipeActionsConfigurationProvider =", ".bottomTrailing",
    ".uniformAcrossSiblings(estimate:", ": UICollectionViewCompositionalLayout {",
    "headerMode = section == 0 ? .none : .firstItemInSection",
    "NSCollectionLayoutGroupCustomItem", ".init(frame:", "frame: frame, zIndex:",
    "separatorConfiguration =", "orthogonalScrollingProperties.", "(edges: [.leading, .top])",
    ".topTrailing", "representedElementCategory", "SectionProvider = {",
    "UICollectionViewCompositionalLayoutSectionProvider", "extendsBoundary = false",
    "extension NSDirectionalEdgeInsets", "itemSeparatorHandler =",
    "extension NSCollectionLayoutGroup", "effectiveContentInsets", "UICollectionViewLayout {",
    "elementKindSectionHeader", "elementKindSectionFooter", "UIEdgeInsets",
    "UIFont.preferredFont", "UIFontMetrics(", "UIScreen.main.bounds",
    "traitCollection.horizontalSizeClass", "CGAffineTransform(", "userInterfaceIdiom",
    "extension UICollectionViewLayout", "verticalSizeClass", "[weak self]", "[unowned self]",
    "CGPoint(", "CGRect(", "CGSize(", "IndexPath(item:", "UISwipeActionsConfiguration(",
    "UIContextualAction(", "UICollectionView.ScrollDirection", "CATransform3DMakeScale(",
    "UICollectionView(frame:", "snapshot()", "#available(iOS", "@unknown default",
    "allCases[", "Section(rawValue:", "@MainActor func", ".map(NSCollectionLayoutGroupCustomItem",
  ]

  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func factories() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Tests/RMLayoutUIKitTests/Factories"),
      includingPropertiesForKeys: nil)
  }

  @Test("every factory stands in the table of the documentation")
  func documentation() throws {
    let page = "Sources/RMLayoutUIKit/RMLayoutUIKit.docc/FactoriesAndNames.md"
    let table = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    for file in try Self.factories() {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(table.contains("| `\(name)` |"))
    }
  }

  @Test("every row that more than one file uses stands in a factory")
  func rowsAreUsed() throws {
    let files = try Self.factories()
    let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let missing = Self.rows.filter { !code.contains($0) }
    #expect(missing.isEmpty)
  }
}
