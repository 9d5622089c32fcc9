/// The way from an outermost group down to one of its cells, or to a view attached on the way.
struct GroupDescent {
  /// A group on the way, and the subitem of it through which the way goes on.
  struct Level {
    let group: LayoutGroup
    /// The place in the specification.
    let path: String
    /// The outer size, and what the group's own fractions were taken of.
    let size: Size
    let base: Size
    /// The size less insets.
    let inner: Size
    /// The line; nil in custom groups.
    var line: Line?
    /// What the solver noted of the line.
    var decision: LineDecision?
    /// The number of the subitem on the line, or of the frame in a custom group.
    var index = 0
  }

  /// What the way leads to.
  enum End {
    /// A cell.
    case item(LayoutItem)
    /// A frame of a custom group.
    case frame(CustomItem)
    /// A view on the innermost group.
    case groupView(LayoutSupplementaryItem)
    /// A view on a cell, by the cell's number in the outermost group.
    case itemView(LayoutSupplementaryItem, slot: Int)
  }

  var levels: [Level] = []
  var end: End?
}

/// What the solver told of the last line that it filled.
struct LineDecision: SolveRecorder {
  private(set) var count = 0
  private(set) var base = 0.0
  private(set) var rule = ""
  /// What one subitem more would have needed.
  private(set) var excess: Double?

  mutating func note(
    _ subject: @autoclosure () -> SolveDecision.Subject, _ rule: StaticString
  ) {
    // Nested groups are tried first: the line's own note is the last one.
    switch subject() {
    case .line(_, let count, let base, _):
      self = LineDecision(count: count, base: base, rule: "\(rule)", excess: nil)
    case .wrapped(_, let needed, _):
      excess = needed
    default: break
    }
  }
}

extension GroupSolver where Recorder == LineDecision {
  /// What is looked for: the cell or the attached view with a number in the outermost group.
  enum Target {
    case slot(Int)
    case view(Int)
  }

  /// The way to a cell or view of a group that holds so many items.
  mutating func descent(
    to target: Target, in group: LayoutGroup, path: String, size: Size, base: Size, limit: Int,
    measured sizes: MeasuredItems
  ) -> GroupDescent {
    measured = sizes
    var search = DescentSearch(target: target, remaining: limit)
    var descent = GroupDescent()
    var next: Nested? = (group, path, size, base)
    while let (group, path, size, base) = next {
      let inner = size.less(group.size.effective(group.contentInsets))
      var level = GroupDescent.Level(
        group: group, path: path, size: size, base: base, inner: inner)
      if let view = search.view(in: group.supplementaryItems) {
        descent.end = .groupView(view)
        next = nil
      } else {
        next = step(into: &level, &search, to: &descent.end)
      }
      descent.levels.append(level)
    }
    return descent
  }

  /// A group that the way goes on in.
  private typealias Nested = (group: LayoutGroup, path: String, size: Size, base: Size)

  /// Finds the subitem of a group through which the way goes on; nil where it ends there.
  private mutating func step(
    into level: inout GroupDescent.Level, _ search: inout DescentSearch,
    to end: inout GroupDescent.End?
  ) -> Nested? {
    let group = level.group
    if case .custom(.items(let items)) = group.arrangement, search.slot < items.count {
      level.index = search.slot
      end = .frame(items[search.slot])
    }
    guard let list = list(of: group, inner: level.inner) else { return nil }
    let line = line(of: group, list: list, inner: level.inner, limit: search.remaining)
    guard line.count > 0 else { return nil }
    (level.line, level.decision) = (line, recorder)
    level.index = advance(&search, along: line, list: list, inner: level.inner)
    switch list.subitems[level.index % list.subitems.count] {
    case .item(let item):
      end =
        search.view(in: item.supplementaryItems).map { .itemView($0, slot: search.passed) }
        ?? .item(item)
      return nil
    case .group(let nested):
      return (
        nested, "\(level.path).\(group.arrangement.name(ofSubitem: level.index))",
        line.entry(at: level.index).resolvedSize, level.inner
      )
    }
  }

  /// Passes the subitems of a line that do not hold what is looked for; the number of the one that does.
  private mutating func advance(
    _ search: inout DescentSearch, along line: Line, list: SubitemList, inner: Size
  ) -> Int {
    let last = line.count - 1
    if let slot = search.slotsBefore, list.holdsItemsAlone {
      let index = min(slot, last)
      search.pass((slots: index, views: 0))
      measured.next = search.passed
      return index
    }
    var index = 0
    // Where nothing was measured, each cycle of the line is like the first one.
    var cycle: [(slots: Int, views: Int)] = []
    while index < last {
      let place = index % list.subitems.count
      let isKnown = measured.isEmpty && place < cycle.count
      let held =
        isKnown
        ? cycle[place]
        : contents(
          of: list.subitems[place], entry: line.entry(at: index), inner: inner,
          limit: search.remaining)
      if !isKnown { cycle.append(held) }
      guard !search.isAmong(held) else { break }
      search.pass(held)
      measured.next = search.passed
      index += 1
    }
    return index
  }

  /// How many cells and views a subitem of a line holds.
  private mutating func contents(
    of subitem: LayoutSubitem, entry: LineEntry, inner: Size, limit: Int
  ) -> (slots: Int, views: Int) {
    switch subitem {
    case .item(let item):
      return (1, item.supplementaryItems.count)
    case .group(let group):
      let solved =
        entry.solved
        ?? solvedAlone(group, size: entry.resolvedSize, base: inner, remaining: limit)
      return (solved?.slots.count ?? 0, solved?.supplementaries.count ?? 0)
    }
  }
}

extension SubitemList {
  /// Whether there is no group among the subitems, so that each takes one item.
  fileprivate var holdsItemsAlone: Bool {
    subitems.allSatisfy { subitem in
      if case .item = subitem { true } else { false }
    }
  }
}

/// How much of a group lies before what is looked for.
private struct DescentSearch {
  /// The cells, or the views, that are still before it; nil for what is not looked for.
  private(set) var slotsBefore: Int?
  private var viewsBefore: Int?
  /// The cells passed.
  private(set) var passed = 0
  /// The items that are left, at which a line without length ends (section 17, 21).
  private(set) var remaining: Int

  init(target: GroupSolver<LineDecision>.Target, remaining: Int) {
    switch target {
    case .slot(let number): slotsBefore = number
    case .view(let number): viewsBefore = number
    }
    self.remaining = remaining
  }

  /// The number of the cell among those that are left.
  var slot: Int { slotsBefore ?? 0 }

  func isAmong(_ held: (slots: Int, views: Int)) -> Bool {
    slotsBefore.map { $0 < held.slots } ?? viewsBefore.map { $0 < held.views } ?? true
  }

  mutating func pass(_ held: (slots: Int, views: Int)) {
    slotsBefore = slotsBefore.map { $0 - held.slots }
    viewsBefore = viewsBefore.map { $0 - held.views }
    passed += held.slots
    remaining = max(1, remaining - held.slots)
  }

  /// The view that is looked for, if it is one of these; else passes them.
  mutating func view(in items: [LayoutSupplementaryItem]) -> LayoutSupplementaryItem? {
    guard let before = viewsBefore else { return nil }
    guard before >= items.count else { return items[before] }
    viewsBefore = before - items.count
    return nil
  }
}
