import RMLayout
import RMLayoutFacts
import RMLayoutRecipes
import RMLayoutRendering

extension GalleryEntry {
  static let list = GalleryEntry(
    "list", title: "Characters", summary: "rows of one height under headers that keep in view"
  ) { environment, offset throws(SpecificationError) in
    let names = (20..<80).map { Catalog.entry(at: $0).name }.sorted()
    let letters = names.reduce(into: [[String]]()) { groups, name in
      if groups.last?.first?.first == name.first {
        groups[groups.count - 1].append(name)
      } else {
        groups.append([name])
      }
    }
    let recipe = try RowList(rowHeight: 44, spacing: 1, headerHeight: 28)
    let solution = try recipe.layout.solve(in: environment, itemCounts: letters.map(\.count))
    return Exhibit(solution, at: offset) { element in
      let names = letters[element.path.section]
      guard element.category == .cell else { return header(names[0].prefix(1).uppercased()) }
      return .plain(names[element.path.item], tint: tint(element.path.section))
    }
  }

  static let tags = GalleryEntry(
    "tags", title: "Tags", summary: "tags of any width on lines that stand left, centred or right"
  ) { environment, offset throws(SpecificationError) in
    let alignments = TagCloud.Alignment.allCases
    var sections: [LayoutSection] = []
    for alignment in alignments {
      let recipe = try TagCloud(
        tagWidths: tagNames.map { Double(8 * $0.count + 26) }, tagHeight: 32, alignment: alignment,
        contentInsets: DirectionalEdgeInsets(top: 8, leading: 12, bottom: 20, trailing: 12))
      var section = recipe.section(in: environment)
      section.boundarySupplementaryItems = [
        LayoutBoundarySupplementaryItem(
          kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(28)),
          alignment: .top)
      ]
      sections.append(section)
    }
    let solution = try CompositionalLayout(sections: sections)
      .solve(in: environment, itemCounts: alignments.map { _ in tagNames.count })
    return Exhibit(solution, at: offset) { element in
      guard element.category == .cell else { return header("\(alignments[element.path.section])") }
      return .plain(tagNames[element.path.item], tint: tint(element.path.item))
    }
  }

  static let shelf = GalleryEntry(
    "shelf", title: "Episodes", summary: "columns of three rows that page while the next peeks in"
  ) { environment, offset throws(SpecificationError) in
    let recipe = try ColumnShelf(
      rows: 3, rowHeight: 64, spacing: 12, rowSpacing: 8, peek: 28,
      contentInsets: DirectionalEdgeInsets(leading: 16, bottom: 18, trailing: 16), headerHeight: 40)
    let counts = [11, 10, 10, 10, 10]
    let solution = try recipe.layout.solve(in: environment, itemCounts: counts)
    return Exhibit(solution, at: offset) { element in
      let section = element.path.section
      guard element.category == .cell else { return header("Season \(section + 1)") }
      let episode = Catalog.episode(at: counts[..<section].reduce(0, +) + element.path.item)
      return .plain("\(episode.code)  \(episode.name)", tint: tint(section))
    }
  }

  private static let tagNames = [
    "Earth", "Citadel of Ricks", "portal gun", "Human", "Alien", "Cronenberg", "interdimensional",
    "cable", "Jerry", "Squanch", "microverse", "Gazorpazorp", "butter", "C-137", "plumbus",
  ]
}
