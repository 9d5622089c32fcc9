import RMLayout
import RMLayoutFacts
import RMLayoutRecipes
import RMLayoutRendering

extension GalleryEntry {
  static let waterfall = GalleryEntry(
    "waterfall", title: "Portraits",
    summary: "pictures of any height, each in the shortest column; some span two"
  ) { environment, offset throws(SpecificationError) in
    let ratios = [0.75, 1, 1.3, 0.6, 0.9, 1.5, 0.8]
    let items = (0..<19).map { index in
      index % 9 == 5
        ? Waterfall.Item(.aspectRatio(2), span: 2)
        : Waterfall.Item(.aspectRatio(ratios[index * 5 % ratios.count]))
    }
    let recipe = try Waterfall(
      items: items, lanes: .minimumWidth(110), placement: .shortestLane(tolerance: 12), spacing: 8,
      contentInsets: DirectionalEdgeInsets(all: 8))
    let solution = try recipe.layout.solve(in: environment, itemCounts: [items.count])
    return Exhibit(solution, at: offset, contents: portrait)
  }

  static let mosaic = GalleryEntry(
    "mosaic", title: "Photos", summary: "large and small squares in a pattern that repeats"
  ) { environment, offset throws(SpecificationError) in
    let recipe = try Mosaic(
      pattern: [.largeLeading, .row(3), .largeTrailing, .full(aspectRatio: 2.2)], spacing: 3)
    let solution = try recipe.layout.solve(in: environment, itemCounts: [826])
    return Exhibit(solution, at: offset, contents: portrait)
  }

  static let carousel = GalleryEntry(
    "carousel", title: "Carousel",
    summary: "cards that rest in the middle and shrink towards the sides"
  ) { environment, offset throws(SpecificationError) in
    let large = try CenteredCarousel(
      share: 0.66, height: environment.size.height * 0.58, minimumScale: 0.78,
      contentInsets: DirectionalEdgeInsets(top: 24, bottom: 24))
    let small = try CenteredCarousel(
      share: 0.3, height: environment.size.height * 0.26, minimumScale: 0.5)
    let recipes = [large, small]
    let solution = try CompositionalLayout(sections: recipes.map(\.section))
      .solve(in: environment, itemCounts: [9, 20])
    let rows = recipes.indices.map { solution.row(inSection: $0) }
    var rests: [Int: Double] = [:]
    for (section, card) in [3, 1].enumerated() { rests[section] = rows[section]?.rest(card) }
    return Exhibit(
      solution, at: offset, rowOffsets: rests,
      drawnFrame: { element in
        let section = element.path.section
        return rows[section].map { recipes[section].transformed(element, in: $0).frame }
          ?? element.frame
      }, contents: portrait)
  }

  static let endless = GalleryEntry(
    "endless", title: "Endless",
    summary: "rows without an end, of 5, 2 and 1 items: which item each place shows"
  ) { environment, offset throws(SpecificationError) in
    let recipe = try CenteredCarousel(
      share: 0.5, height: 190, spacing: 12,
      contentInsets: DirectionalEdgeInsets(top: 24, bottom: 24))
    let row = try recipe.layout.solve(in: environment, itemCounts: [2]).row(inSection: 0)
    let stops = row?.restingOffsets ?? []
    var rows: [EndlessCarousel] = []
    for count in [5, 2, 1] {
      rows.append(
        try EndlessCarousel(
          itemCount: count, pitch: stops.count > 1 ? stops[1] - stops[0] : 0,
          viewportLength: environment.size.width))
    }
    let solution = try recipe.layout.solve(in: environment, itemCounts: rows.map(\.placeCount))
    var starts: [Int: Double] = [:]
    for (section, arithmetic) in rows.enumerated() {
      starts[section] = solution.row(inSection: section)?.rest(arithmetic.firstPlace)
    }
    return Exhibit(solution, at: offset, rowOffsets: starts) { [rows] element in
      let place = element.path.item
      let item = rows[element.path.section].item(atPlace: place) ?? 0
      return .information(title: "place \(place)", value: "item \(item)", tint: tint(item))
    }
  }

  static let devices = GalleryEntry(
    "devices", title: "Devices", summary: "every device of the table at a quarter of its size"
  ) { environment, offset throws(SpecificationError) in
    let sizes = Device.all.map {
      Size(width: $0.screen.width / 4, height: $0.screen.height / 4)
    }
    let layout = FlowLayout(
      section: FlowSection(
        itemSizes: .perItem(sizes), sectionInset: DirectionalEdgeInsets(all: 12)))
    let solution = try layout.solve(in: environment, itemCounts: [sizes.count])
    return Exhibit(solution, at: offset) { element in
      let device = Device.all[element.path.item]
      let words = device.name.split(separator: " ", maxSplits: 1).map(String.init)
      let model = words.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: " ")
      let screen = "\(device.screen.width.decimalText)x\(device.screen.height.decimalText)"
      let tint = device.idiom == .pad ? Tint.purple : device.scale == 2 ? .mint : .blue
      return .plain("\(model) \(screen) @\(device.scale.decimalText)x", tint: tint)
    }
  }

  private static func portrait(of element: LayoutAttributes) -> CellContent {
    let index = element.path.item
    return .photo(of: Catalog.entry(at: index).name, tint: tint(index))
  }
}

extension LayoutRow {
  /// Where a page comes to rest; nil for one that is not there, as where nothing has a length.
  fileprivate func rest(_ page: Int) -> Double? {
    page < restingOffsetCount ? restingOffset(at: page) : nil
  }
}
