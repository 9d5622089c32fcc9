import RMLayout

/// One scene as a page shows it: what is in it from the start, and what arrives while it is scrolled.
struct ScenePage {
  let id: String
  let scene: LayoutScene
  /// What the page shows before anything is scrolled.
  let first: PagePart
  private let elementLimit: Int

  init(of scene: LayoutScene, id: String, elementLimit: Int) {
    self.id = id
    self.scene = scene
    self.elementLimit = elementLimit
    first = Self.part(of: scene.solution, limit: elementLimit)
  }

  private static func part(of solution: LayoutSolution, limit: Int) -> PagePart {
    var collector = PageCollector(solution, elementLimit: limit)
    return collector.part()
  }

  /// What the page holds after each further page has arrived, as long as it may grow.
  func laterParts() -> LaterParts { LaterParts(scene: scene, elementLimit: elementLimit) }

  /// The parts that arrive one after the other, each made when it is asked for.
  struct LaterParts: Sequence, IteratorProtocol {
    let scene: LayoutScene
    let elementLimit: Int
    private var number = 0

    init(scene: LayoutScene, elementLimit: Int) {
      self.scene = scene
      self.elementLimit = elementLimit
    }

    mutating func next() -> PagePart? {
      number += 1
      guard let solution = scene.laterPages(number), solution.elementCount <= elementLimit else {
        return nil
      }
      return ScenePage.part(of: solution, limit: elementLimit)
    }
  }

  // MARK: - Scrolling

  /// The axis along which the view scrolls.
  var axis: Axis { scene.solution.scrollDirection }

  /// Whether the view's leading end is on its right, so that it scrolls to the left.
  var isRightToLeft: Bool {
    let solution = scene.solution
    guard solution.environment.layoutDirection == .rightToLeft else { return false }
    return solution.isMirrored || !axis.isHorizontal
  }

  /// What the content inset adds before the content on an axis, seen from the left or the top.
  func insetBefore(along axis: Axis) -> Double {
    let inset = scene.solution.environment.contentInset
    let isTurned = scene.solution.isMirrored && axis.isHorizontal
    return isTurned ? inset.end(along: axis) : inset.start(along: axis)
  }

  /// What the content inset adds behind the content on an axis.
  func insetAfter(along axis: Axis) -> Double {
    scene.solution.environment.contentInset.total(along: axis) - insetBefore(along: axis)
  }

  /// How far the view is scrolled on an axis, from its leading end.
  func scrolled(along axis: Axis) -> Double {
    let solution = scene.solution
    let before = scene.position.offset[axis] + insetBefore(along: axis)
    guard axis.isHorizontal, isRightToLeft else { return max(0, before) }
    let room = solution.contentSize[axis] - solution.environment.size[axis]
    let most = room + solution.environment.contentInset.total(along: axis)
    return max(0, max(0, most) - before)
  }
}
