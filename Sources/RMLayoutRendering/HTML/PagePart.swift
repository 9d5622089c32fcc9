import RMLayout

/// What a page holds of one solution: elements and rows, sorted into blocks.
struct PagePart {
  /// The length of a block, in points: within it a browser keeps numbers exact to 1/64 px.
  ///
  /// Browsers read lengths in single precision and add them up in whole 64ths, up to 2^25 px.
  static let blockLength = 65_536.0
  /// How long the content of a page can be: a little less than browsers can scroll.
  static let longest = 30_000_000.0

  /// An element or a row in its place among the others.
  enum Entry: Hashable {
    case element(PageElement)
    case row(PageRow)

    /// The part of the id behind the scene's.
    var id: String {
      switch self {
      case .element(let element): element.id
      case .row(let row): row.id
      }
    }
  }

  /// Entries that start in one stretch of the content.
  struct Block {
    /// The number of the stretch from the content's start.
    let index: Int
    var entries: [Entry]
  }

  let solution: LayoutSolution
  /// The part of the content along the scroll axis that is in the page.
  let extent: ClosedRange<Double>
  let blocks: [Block]
  /// What has been left out, in words.
  let notes: [String]

  init(
    _ solution: LayoutSolution, extent: ClosedRange<Double>, entries: [Entry], notes: [String]
  ) {
    self.solution = solution
    self.extent = extent
    self.notes = notes
    let axis = solution.scrollDirection
    blocks = Self.blocks(of: entries) { entry in
      switch entry {
      case .element(let element): element.start(along: axis)
      case .row(let row): row.box.min(along: axis)
      }
    }
  }

  /// Entries by the block in which they start, each block's in their order.
  private static func blocks(of entries: [Entry], start: (Entry) -> Double) -> [Block] {
    var found: [Int: Block] = [:]
    for entry in entries {
      let index = blockIndex(of: start(entry))
      found[index, default: Block(index: index, entries: [])].entries.append(entry)
    }
    return found.values.sorted { $0.index < $1.index }
  }

  /// The number of the block in which a coordinate lies, counted from 0 both ways.
  static func blockIndex(of coordinate: Double) -> Int { Int(coordinate / blockLength) }

  /// All entries by their ids.
  var entriesById: [String: Entry] {
    var found: [String: Entry] = [:]
    for block in blocks {
      for entry in block.entries { found[entry.id] = entry }
    }
    return found
  }

  /// The number of items of all sections.
  var itemCount: Int {
    (0..<solution.sectionCount).reduce(0) { $0 + solution.itemCount(inSection: $1) }
  }
}

/// An element of a page, its row unscrolled.
struct PageElement: Hashable {
  /// The part of the id behind the scene's.
  let id: String
  var attributes: LayoutAttributes
  /// How it keeps in view; nil for elements that scroll with the content.
  var travel: PinnedTravel?

  /// Where it starts, or what it needs to move in.
  func start(along axis: Axis) -> Double {
    (travel?.first ?? attributes.frame).min(along: axis)
  }
}

/// What changes in a page when more has arrived.
struct PageGrowth {
  let part: PagePart
  /// What is new or has changed.
  let blocks: [PagePart.Block]
  /// The ids of what is no longer there, in order.
  let gone: [String]

  init(from old: PagePart, to new: PagePart) {
    let before = old.entriesById
    part = new
    blocks = new.blocks.compactMap { block in
      let changed = block.entries.filter { before[$0.id] != $0 }
      return changed.isEmpty ? nil : PagePart.Block(index: block.index, entries: changed)
    }
    let after = new.entriesById
    gone = before.keys.filter { after[$0] == nil }.sorted()
  }
}
