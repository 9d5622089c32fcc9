import RMLayout
import RMLayoutUIKit

extension FactoryCase {
  static let all = apps + samples + shapes + boundaries + compositions

  private static let apps: [FactoryCase] = [
    FactoryCase(
      "featured store", [7, 5, 1, 4, 0], { keep(FeaturedStore()).makeLayout() },
      is: EngineApps.featuredStore),
    FactoryCase(
      "screenshots", [5], { keep(ScreenshotStrip()).makeLayout() },
      is: EngineApps.screenshotStrip),
    FactoryCase("ratings", [8, 2], { RatingSections().layout() }, is: EngineApps.ratings),
    FactoryCase("wallet", [4, 3, 6], { keep(WalletHome()).makeLayout() }, is: EngineApps.wallet),
    FactoryCase("tokens", [1, 9, 1, 0], { keep(TokenList()).makeLayout() }, is: EngineApps.tokens),
    FactoryCase(
      "photos", [11, 7], { PhotoGrid.createLayout(sectionCount: 2) }, is: EngineApps.photos),
    FactoryCase("colours", [19, 1], { Palettes().colorLayout() }, is: EngineApps.colors),
    FactoryCase("emoji", [40], { Palettes.emojiLayout() }, is: EngineApps.emoji),
    FactoryCase("reactions", [23], { Palettes.reactionLayout() }, is: EngineApps.reactions),
    FactoryCase("chips", [10, 3], { ContactChips.layout() }, is: EngineApps.chips),
    FactoryCase("read later", [5, 4, 0], { ReadLater().layout() }, is: EngineApps.readLater),
    FactoryCase(
      "browser", [9, 5, 1, 0], { keep(BrowserHome()).createLayout() }, is: EngineApps.browser),
  ]

  private static let samples: [FactoryCase] = [
    FactoryCase(
      "flow bridge", [5],
      {
        FlowBridge(
          sizes: [(100, 40), (120, 60), (90, 50), (200, 30), (330, 44)].map {
            CGSize(width: $0.0, height: $0.1)
          }
        ).layout()
      }, is: EngineSamples.flowBridge),
    FactoryCase(
      "empty flow bridge", [1], { FlowBridge(sizes: []).layout() },
      is: EngineSamples.emptyFlowBridge),
    FactoryCase(
      "behaviours", [7, 7, 7, 7, 7, 7], { OrthogonalBehaviors().createLayout() },
      is: EngineSamples.behaviors),
    FactoryCase(
      "downwards", [5, 11, 7], { DirectionGeneric.layout(.vertical) },
      is: EngineSamples.directional(.vertical)),
    FactoryCase(
      "sideways grids", [5, 11, 7], { DirectionGeneric.layout(.horizontal) },
      is: EngineSamples.directional(.horizontal)),
    FactoryCase(
      "tiles", [13], { TileGallery().createLayout() }, is: EngineSamples.tiles(isPaging: false)),
    FactoryCase(
      "paging tiles", [13],
      {
        let gallery = TileGallery()
        gallery.isPaging = true
        return gallery.createLayout()
      }, is: EngineSamples.tiles(isPaging: true)),
    FactoryCase(
      "global header", [4, 6], { GlobalHeaderFeedback.createLayout() },
      is: EngineSamples.globalHeader),
    FactoryCase("stickers", [9], { StickerTray().layout() }, is: EngineSamples.stickers),
    FactoryCase("zigzag", [10], { ZigzagGroup.createLayout() }, is: EngineSamples.zigzag),
    FactoryCase("waterfalls", [8, 8, 9], { WaterfallPage.layout() }, is: EngineWaterfalls.page),
    FactoryCase("pattern", [14], { PatternGrid().collectionLayout() }, is: EngineSamples.pattern),
    FactoryCase(
      "zooming", [8], { CarouselTransforms().prepareLayout() }, is: EngineSamples.zooming),
    FactoryCase(
      "carousel", [6],
      {
        CarouselTransforms().createCarouselLayout(
          groupWidth: 0.75, groupHeight: 0.3, minScale: 0.8, maxScale: 1)
      }, is: EngineSamples.carousel),
    FactoryCase(
      "complex groups", [25], { ComplexGroups().createComplexLayout() }, is: EngineSamples.complex),
    FactoryCase(
      "boundary trio", [2, 5], { ComplexGroups().createBoundaryLayout() },
      is: EngineSamples.boundaries),
    FactoryCase(
      "overflow", [9, 9, 9, 9], { OverflowStudy.createLayout() }, is: EngineSamples.overflow),
  ]

  private static let shapes: [FactoryCase] = [
    FactoryCase(
      "after parentheses", [2, 2], { ProviderShapes().afterParentheses() },
      is: EngineShapes.afterParentheses),
    FactoryCase("by method", [2, 2], { ProviderShapes().byMethod() }, is: EngineShapes.byMethod),
    FactoryCase(
      "by stored closure", [2, 2], { ProviderShapes().byStoredClosure() },
      is: EngineShapes.byStoredClosure),
    FactoryCase(
      "by property", [2, 0], { keep(ProviderShapes()).byProperty() }, is: EngineShapes.byProperty),
    FactoryCase(
      "by numbered arguments", [2, 2], { ProviderShapes().byNumberedArguments() },
      is: EngineShapes.byNumberedArguments),
    FactoryCase(
      "by local functions", [2, 4], { ProviderShapes().byLocalFunctions() },
      is: EngineShapes.byLocalFunctions),
    FactoryCase(
      "by weak self", [2, 2], { keep(ProviderShapes()).byWeakSelf() },
      is: EngineShapes.byWeakSelf),
    FactoryCase(
      "by cases", [2, 7, 2, 4], { SectionCases.createLayout() }, is: EngineShapes.cases),
    FactoryCase(
      "static members", [1, 7, 5], { UICollectionViewCompositionalLayout.gallery },
      is: EngineShapes.gallery),
    FactoryCase(
      "own initialiser", [1, 2, 1], { UICollectionViewCompositionalLayout(rows: [30, 50]) },
      is: EngineShapes.rows),
    FactoryCase(
      "implicit member", [5],
      {
        let layout: UICollectionViewLayout = .cards(spacing: 9)
        return layout
      }, is: EngineShapes.cards),
    FactoryCase("whole list", [3, 4], { ListLayouts().wholeList() }, is: EngineShapes.wholeList),
    FactoryCase("sidebar", [3, 4], { ListLayouts().sidebar() }, is: EngineShapes.sidebar),
    FactoryCase("settings", [3, 4], { ListLayouts().settings() }, is: EngineShapes.settings),
    FactoryCase("mailbox", [3, 4], { keep(ListLayouts()).mailbox() }, is: EngineShapes.mailbox),
    FactoryCase("feed", [9, 4], { ListLayouts().feed() }, is: EngineShapes.feed),
  ]

  private static let boundaries: [FactoryCase] = [
    FactoryCase(
      "pinned header", [3, 4], { BoundaryShapes.pinnedHeader() },
      is: EngineBoundaries.pinnedHeader),
    FactoryCase(
      "index column", [9, 2], { BoundaryShapes.indexColumn() }, is: EngineBoundaries.indexColumn),
    FactoryCase("corners", [2, 2], { BoundaryShapes.corners() }, is: EngineBoundaries.corners),
    FactoryCase(
      "wide headers", [2, 2], { BoundaryShapes.wideHeaders() }, is: EngineBoundaries.wideHeaders),
    FactoryCase(
      "references", [1, 1, 1, 1, 1], { BoundaryShapes.references() },
      is: EngineBoundaries.references),
    FactoryCase(
      "sticky column", [30], { BoundaryShapes.stickyColumn() }, is: EngineBoundaries.stickyColumn),
    FactoryCase("sideways", [4, 2], { BoundaryShapes.sideways() }, is: EngineBoundaries.sideways),
    FactoryCase("badges", [9], { Badges.itemBadges() }, is: EngineBoundaries.itemBadges),
    FactoryCase("timetable", [12], { Badges.timetable() }, is: EngineBoundaries.timetable),
    FactoryCase("cards", [3, 0, 4], { Badges.cards() }, is: EngineBoundaries.cards),
    FactoryCase("trailing", [9], { Spacings.trailing() }, is: EngineBoundaries.trailing),
    FactoryCase("tags", [17], { Spacings.tags() }, is: EngineBoundaries.tags),
    FactoryCase("row gaps", [5, 5], { Spacings.rowGaps() }, is: EngineBoundaries.rowGaps),
    FactoryCase("fifths", [13], { Spacings.fifths() }, is: EngineBoundaries.fifths),
    FactoryCase("two columns", [7], { Spacings.twoColumns() }, is: EngineBoundaries.twoColumns),
  ]

  private static let compositions: [FactoryCase] = [
    FactoryCase("pages", [4], { keep(Rows()).pages() }, is: EngineCompositions.pages),
    FactoryCase("shelf", [10], { Rows().shelf() }, is: EngineCompositions.shelf),
    FactoryCase(
      "if carousel", [4], { Rows().conditional(isCarousel: true) },
      is: EngineCompositions.conditional(isCarousel: true)),
    FactoryCase(
      "if no carousel", [4], { Rows().conditional(isCarousel: false) },
      is: EngineCompositions.conditional(isCarousel: false)),
    FactoryCase(
      "fading", [5],
      {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 200),
          collectionViewLayout: UICollectionViewFlowLayout())
        return Rows().fading(in: view)
      }, is: EngineCompositions.fading),
    FactoryCase("reused", [12], { Compositions.reused() }, is: EngineCompositions.reused),
    FactoryCase(
      "repeated groups", [17], { Compositions.repeatedGroups() },
      is: EngineCompositions.repeatedGroups),
    FactoryCase("deep", [100], { Compositions.deep() }, is: EngineCompositions.deep),
    FactoryCase("mosaic", [11], { Compositions.mosaic() }, is: EngineCompositions.mosaic),
    FactoryCase("uniform", [5], { Compositions.uniform() }, is: EngineCompositions.uniform),
    FactoryCase(
      "size class", [9], { Surroundings.bySizeClass() }, is: EngineCompositions.bySizeClass),
    FactoryCase("idiom", [9], { Surroundings.byIdiom() }, is: EngineCompositions.byIdiom),
    FactoryCase("screen", [9], { Surroundings.byScreen() }, is: EngineCompositions.byScreen),
    FactoryCase("font", [9], { Surroundings.byFont() }, is: EngineCompositions.byFont),
    FactoryCase("room", [9], { Surroundings.byRoom() }, is: EngineCompositions.byRoom),
    FactoryCase("flow", [9, 3], { FlowLayouts.plain() }, is: EngineCompositions.plainFlow()),
    FactoryCase("strip", [19, 3], { FlowLayouts.strip() }, is: EngineCompositions.strip()),
    FactoryCase(
      "self-sizing flow", [9], { FlowLayouts.selfSizing() }, is: EngineCompositions.selfSizing()),
    FactoryCase(
      "left-aligned flow", [9], { LeftAlignedFlowLayout(spacing: 6) },
      is: EngineCompositions.leftAligned()),
  ]

  /// Keeps an object that its layout holds weakly for as long as the tests run.
  @MainActor
  private static func keep<Object: AnyObject>(_ object: Object) -> Object {
    KeptObjects.all.append(object)
    return object
  }
}

@MainActor
private enum KeptObjects {
  static var all: [AnyObject] = []
}
