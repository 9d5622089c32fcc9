import RMLayout
import RMLayoutDocument

/// An element as a command line names it: `1.4` is a cell, `header:1` a header, `-` the whole layout.
struct ElementName: Hashable, Sendable {
  let kind: String?
  let path: ItemPath

  /// Reads `[KIND:]SECTION[.ITEM]`; without a kind both numbers are needed.
  init(_ text: String) throws(ValueProblem) {
    let colon = text.lastIndex(of: ":")
    let kind = colon.map { String(text[..<$0]) }
    let numbers = text[(colon.map { text.index(after: $0) } ?? text.startIndex)...]
      .split(separator: ".", omittingEmptySubsequences: false)
    let values = numbers.map { Self.number($0, isSection: $0 == numbers.first) }
    guard kind != "", (1...2).contains(values.count), let section = values[0],
      let item = values.count == 2 ? values[1] : kind == nil ? nil : 0
    else {
      guard text != "-" else { throw ValueProblem(needs: "a kind before -, such as title:-") }
      throw ValueProblem(
        needs: "SECTION.ITEM, such as 1.4, or KIND:SECTION, such as header:1 or title:-")
    }
    self.kind = kind
    path = ItemPath(section: section, item: item)
  }

  private static func number(_ text: Substring, isSection: Bool) -> Int? {
    if isSection, text == "-" { return ItemPath.layoutSection }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }

  /// The explanation of the element that has the name.
  func explanation(
    in solution: LayoutSolution, at position: ScrollPosition
  ) throws(Failure) -> LayoutExplanation {
    let isOfLayout = path.section == ItemPath.layoutSection
    let count = solution.sectionCount
    guard isOfLayout || path.section < count else {
      throw Failure(.usage, "there is no section \(path.section), the layout has \(count)")
    }
    guard let kind else {
      let items = solution.itemCount(inSection: path.section)
      guard path.item < items else {
        throw Failure(
          .usage, "there is no item \(path.section).\(path.item), the section has \(items)")
      }
      return solution.explanation(ofItemAt: path, at: position)
    }
    for category in [LayoutAttributes.Category.supplementary, .decoration] {
      let element = LayoutAttributes(category: category, path: path, kind: kind, frame: .zero)
      if let found = solution.explanation(of: element, at: position) { return found }
    }
    let place = isOfLayout ? "the layout" : "section \(path.section)"
    let kinds = solution.kinds(inSection: path.section, at: position)
    let hint = kind.nearest(among: kinds).map { $0 == kind ? "" : "; did you mean \($0)?" }
    throw Failure(.usage, "\(place) has no \(kind) \(path.item)" + (hint ?? ""))
  }
}

extension LayoutSolution {
  /// The kinds of elements at the start of a section, or of the whole layout, where most of them are.
  fileprivate func kinds(inSection section: Int, at position: ScrollPosition) -> [String] {
    var start = Rect(origin: .zero, size: contentSize)
    if section != ItemPath.layoutSection { start = frame(ofSection: section) }
    start.size[scrollDirection] = min(start.size[scrollDirection], 2_000)
    var kinds: Set<String> = []
    forEachAttributes(intersecting: start, at: position) { element in
      if element.path.section == section, let kind = element.kind { kinds.insert(kind) }
    }
    return kinds.sorted()
  }
}
