package import RMLayout
import RMLayoutGallery
package import RMLayoutRendering

/// How the app's layouts stand on a terminal: a cell is so many points, and bars take two rows.
package enum TerminalStage {
  /// The points that a cell stands for: cells are about twice as high as wide.
  package static let cell = Size(width: 8, height: 16)

  /// Below this size no layout of the app can be read.
  package static let leastColumns = 24
  package static let leastRows = 8

  /// The rows between the title bar and the line of keys.
  package static func viewport(columns: Int, rows: Int) -> CellRect {
    CellRect(columns: 0..<max(0, columns), rows: 1..<max(1, rows - 1))
  }

  /// What layouts are solved in: the viewport in points, a phone's idiom where it is narrow.
  package static func environment(
    columns: Int, rows: Int, _ direction: LayoutDirection
  ) -> LayoutEnvironment {
    let viewport = viewport(columns: columns, rows: rows)
    let size = Size(
      width: Double(viewport.columns.count) * cell.width,
      height: Double(viewport.rows.count) * cell.height)
    return LayoutEnvironment(
      size: size, scale: 1, layoutDirection: direction, idiom: size.width < 600 ? .phone : .pad)
  }

  /// The app's grid, which on wide terminals goes on with columns about as wide as a phone's.
  package static func grid(in environment: LayoutEnvironment, hasNextPage: Bool) -> FlowLayout {
    let width = environment.size.width
    return CharacterGrid(itemCount: 0, hasNextPage: hasNextPage).layout(
      in: environment, columns: width > 950 ? Int(width / 190) : nil)
  }
}
