/// Writes the ledgers of what a compositional section holds.
struct SectionLedger {
  let solution: LayoutSolution
  let section: PlacedSection
  let source: SectionSource
  var ledger = Ledger()

  init?(of section: PlacedSection, in solution: LayoutSolution) {
    guard let source = section.solution.source else { return nil }
    self.solution = solution
    self.section = section
    self.source = source
  }

  var definition: LayoutSection { source.section }
  var path: String { "sections[\(section.number)]" }
  var scrollAxis: Axis { source.scrollAxis }
  var groupAxis: Axis { source.groupAxis }
  var grid: PixelGrid { source.grid }

  /// What fractions of the outermost group are of (D3, D4).
  var groupBase: Size { definition.groupBase(in: source.container, along: groupAxis) }

  /// Tells what the section lies in (C3).
  mutating func tellContainer() {
    let own = definition.contentInsetsReference
    let reference =
      own == .automatic ? source.configuration.contentInsetsReference : own
    let container = source.container
    let bounds = source.environment.size
    let text =
      container.size == bounds
      ? "the bounds hold the section: \(bounds.text)"
      : "\(reference.text) leaves \(container.size.text) of the bounds \(bounds.text), from "
        + container.start.decimalText
    ledger.note(text, "C3", at: path)
  }

  /// Tells what fractions of the outermost group are of.
  mutating func tellBase() {
    let axis = groupAxis.cross
    let insets = definition.contentInsets
    guard insets.total(along: axis) != 0 else { return }
    let names = axis.edgeNames
    ledger.note(
      "insets \(names.start) \(insets.start(along: axis).decimalText) and \(names.end) "
        + "\(insets.end(along: axis).decimalText) leave groups \(groupBase.text)",
      groupAxis == scrollAxis ? "D3" : "D4", at: "\(path).contentInsets")
  }

  /// Begins where elements start on an axis: with the section along the scroll axis, else with its
  /// container (C2, C3).
  mutating func beginOrigin(along axis: Axis) {
    guard axis == scrollAxis else {
      ledger.begin(
        .origin(axis), with: source.container.start, "the section's container starts", "C3",
        at: path)
      return
    }
    ledger.beginSection(section, in: solution)
  }
}

extension Ledger {
  /// Begins with where a section starts along the scroll axis (C2, B10).
  mutating func beginSection(_ section: PlacedSection, in solution: LayoutSolution) {
    let origin = Quantity.origin(solution.scrollDirection)
    let spacing = Double(section.number) * solution.spacing
    let before = section.start - solution.firstStart - spacing
    let path = "sections[\(section.number)]"
    let rule =
      switch solution.source {
      case .compositional: "C2"
      case .flow: "F6"
      }
    guard section.number > 0 || solution.firstStart != 0 else {
      return begin(origin, with: section.start, "the section starts", rule, at: path)
    }
    begin(
      origin, with: solution.firstStart, "the first section starts",
      solution.firstStart == 0 ? rule : "B10")
    add(
      before, to: origin,
      section.number == 1 ? "the section before it" : "the \(section.number) sections before it",
      rule, at: path)
    add(
      spacing, to: origin,
      "\(section.number) x \(solution.spacing.decimalText) between sections", "C2",
      at: "configuration.interSectionSpacing")
  }
}

extension ContentInsetsReference {
  /// The reference as documents name it.
  var text: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    }
  }
}
