import RMLayout
import RMLayoutDocument
import RMLayoutRendering

/// A document solved in one of the environments of a matrix.
struct MatrixCell: Sendable {
  let variant: MatrixVariant
  let solved: SolvedDocument

  private var environment: LayoutEnvironment { solved.solution.environment }

  /// The words of the variant in the columns of a table.
  var row: [String] {
    let solution = solved.solution
    let content = solution.contentSize
    let columns = sideBySide.map { "\($0)" }.joined(separator: " ")
    return [
      variant.name, "\(environment.scale.decimalText)x",
      environment.layoutDirection == .leftToRight ? "ltr" : "rtl", columns,
      "\(content.width.decimalText) x \(content.height.decimalText)",
      "\(solution.diagnostics.count)",
    ]
  }

  static let heading = ["stage", "scale", "dir", "columns", "content", "findings"]

  /// The variant as an object.
  var json: JSONValue {
    let size = environment.size
    let content = solved.solution.contentSize
    return .object(of: [
      ("stage", .string(variant.name)), ("size", Self.list(size)),
      ("scale", .number(environment.scale)),
      ("direction", .string(environment.layoutDirection == .leftToRight ? "ltr" : "rtl")),
      ("columns", .array(sideBySide.map { .number(Double($0)) })),
      ("contentSize", Self.list(content)),
      ("findings", .array(solved.solution.diagnostics.map { .string($0.code) })),
    ])
  }

  private static func list(_ size: Size) -> JSONValue {
    .array([size.width, size.height].map { .number(Double($0.decimalText) ?? 0) })
  }

  /// Of each section, how many cells stand side by side at most.
  var sideBySide: [Int] {
    (0..<solved.solution.sectionCount).map(solved.solution.cellsSideBySide(inSection:))
  }

  /// The variant as a picture.
  func scene(titled title: String, id: String) -> LayoutScene {
    let direction = environment.layoutDirection == .leftToRight ? "" : ", right to left"
    let scale = environment.scale.decimalText
    return LayoutScene(
      id: id, title: title, caption: "\(variant.name) at \(scale)x" + direction,
      solution: solved.solution, position: position, screen: variant.screen)
  }

  /// As the document has it, or as it opens: below the bars of the device.
  private var position: ScrollPosition {
    var position = solved.position
    let isOpening = solved.document.offset == .zero && environment.contentInset == .zero
    if isOpening, solved.solution.scrollDirection == .vertical {
      position.offset.y = -environment.safeArea.top
    }
    return position
  }
}

extension LayoutSolution {
  /// How many cells of a section overlap along the scroll axis at most: columns, as people count.
  ///
  /// Of a row that scrolls on its own those count that it shows; of a long section the first 500.
  func cellsSideBySide(inSection section: Int) -> Int {
    let count = min(itemCount(inSection: section), 500)
    let viewport = row(inSection: section)?.frame
    let frames = (0..<count).compactMap { frame(forItemAt: ItemPath(section: section, item: $0)) }
      .filter { viewport?.intersects($0) ?? true }
    let axis = scrollDirection
    // Frames on the pixel grid may overlap by a part of a pixel.
    let slack = 0.5 / environment.scale
    var events = frames.filter { $0.size[axis] > 2 * slack }.flatMap {
      [($0.min(along: axis) + slack, 1), ($0.max(along: axis) - slack, -1)]
    }
    events.sort { $0 < $1 }
    var (open, most) = (0, 0)
    for (_, change) in events {
      open += change
      most = max(most, open)
    }
    return most
  }
}
