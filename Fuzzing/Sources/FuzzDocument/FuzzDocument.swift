import RMLayout
import RMLayoutDocument

/// Reads bytes as a layout document; a sound one is written, read again, solved and asked for frames.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = try? LayoutDocument(json: bytes, lenient: true) else { return 0 }
  guard let text = try? document.json(), let again = try? LayoutDocument(json: text.utf8) else {
    preconditionFailure("What was read must be written and read again")
  }
  precondition(again == document, "What was written must be read as an equal document")
  guard let solution = try? document.solve() else { return 0 }
  let position = document.scrollPosition(in: solution)
  _ = try? document.lint()
  _ = solution.framesText(at: position, limit: 100)
  precondition(solution.contentSize.isFinite, "Frames must be finite")
  ask(solution, at: position)
  return 0
}

/// What a front end asks on each step of scrolling.
private func ask(_ solution: LayoutSolution, at position: ScrollPosition) {
  // A screen may hold any number of elements without extent: finding them all is right, but long.
  if solution.elementCount <= 100_000 {
    let visible = Rect(origin: position.offset, size: solution.environment.size)
    solution.forEachAttributes(intersecting: visible, at: position) { element in
      precondition(element.frame.isFinite, "Frames must be finite")
    }
    _ = solution.hitTest(Point(x: visible.minX + 1, y: visible.minY + 1), at: position)
  }
  for section in 0..<min(solution.sectionCount, 20) {
    let count = solution.itemCount(inSection: section)
    guard count > 0 else { continue }
    let path = ItemPath(section: section, item: count - 1)
    precondition(solution.frame(forItemAt: path)?.isFinite ?? true, "Frames must be finite")
    precondition(
      solution.explanation(ofItemAt: path, at: position).frame?.isFinite ?? true,
      "Explanations must lead to frames")
    let offset = solution.contentOffset(showing: path, aligned: .center, from: position)
    precondition(offset.x.isFinite && offset.y.isFinite, "Offsets must be finite")
    let rowOffset = solution.rowOffset(showing: path, aligned: .nearest, from: position)
    precondition(rowOffset?.isFinite ?? true, "Offsets must be finite")
  }
}

extension Size {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Rect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && size.isFinite }
}
