import RMLayout
import RMLayoutRendering

extension Workload {
  /// T14: a picture of 10,000 elements in a file, against writing the same bytes from a prepared string.
  static let drawing = Workload(
    id: "T14", part: "10,000 elements to SVG",
    title: "drawn and written to a file; baseline: the same text, prepared, to a file", unit: "us",
    targets: Targets(mustRatio: 10)
  ) { blackHole throws(BenchmarkError) in
    let scene = try scene(itemCount: 10_000)
    let renderer = SVGRenderer(elementLimit: nil)
    let prepared = String(decoding: renderer.render([scene]), as: UTF8.self)
    let path = ChildProgram.folderOfThisProgram + "drawing.svg"
    return try Timing.medians { () throws(BenchmarkError) in
      try Timing.seconds { () throws(BenchmarkError) in
        let bytes = renderer.render([scene])
        guard bytes.count == prepared.utf8.count else {
          throw BenchmarkError(message: "a picture differs from the one before")
        }
        try writeFile(bytes, to: path)
        blackHole.take(Double(bytes.count))
      }
    } baseline: { () throws(BenchmarkError) in
      try Timing.seconds { () throws(BenchmarkError) in
        try writeFile(prepared, to: path)
      }
    }.scaled(by: 1e6)
  }

  /// Cells with their index paths in four columns.
  static func scene(itemCount: Int) throws(BenchmarkError) -> LayoutScene {
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(all: 4))
    let line = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)), subitems: [.item(cell)])
    do throws(SpecificationError) {
      let solution = try CompositionalLayout(section: LayoutSection(group: line)).solve(
        in: LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3),
        itemCounts: [itemCount])
      return LayoutScene(title: "Cells", solution: solution)
    } catch {
      throw BenchmarkError(message: "\(error)")
    }
  }
}
