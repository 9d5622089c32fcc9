import RMLayout

extension LayoutGenerator {
  /// A group for a section of a certain extent.
  /// - Parameters:
  ///   - container: about the size that fractions are of.
  ///   - axis: the axis along which groups follow each other.
  ///   - nesting: how many levels of groups it holds at the least.
  /// - Returns: the group with edge spacing.
  mutating func outerGroup(in container: Size, along axis: Axis, nesting: Int) -> LayoutGroup {
    let main = outerMain(container, along: axis)
    let cross = outerCross(container, along: axis.cross)
    let size = LayoutSize(along: axis, main.dimension, across: cross.dimension)
    var group = group(
      of: size, about: Size(along: axis, main.length, across: cross.length), nesting: nesting)
    group.edgeSpacing = edgeSpacing(percent: 15)
    return group
  }

  private mutating func outerMain(
    _ container: Size, along axis: Axis
  ) -> (dimension: LayoutDimension, length: Double) {
    let length = length(in: 30...200)
    if let estimate = estimate(length, percent: 55) { return (estimate, length) }
    switch numbers.whole(in: 1...100) {
    case ...50: return (.absolute(length), length)
    case ...70:
      let factor = numbers.one(of: 0.1, 0.25, 0.3, 1.0 / 3, 0.5, 0.8)
      return (.fraction(factor, of: axis), factor * container[axis])
    case ...80:
      let factor = numbers.one(of: 0.1, 0.25, 0.3, 0.5)
      return (.fraction(factor, of: axis.cross), factor * container[axis.cross])
    case ...95: return (.estimated(length), length)
    default: return (.uniformAcrossSiblings(estimate: length), length)
    }
  }

  private mutating func outerCross(
    _ container: Size, along axis: Axis
  ) -> (dimension: LayoutDimension, length: Double) {
    let length = length(in: 100...300)
    if let estimate = estimate(length, percent: 8) { return (estimate, length) }
    switch numbers.whole(in: 1...100) {
    case ...62: return (.fraction(1, of: axis), container[axis])
    case ...77:
      let factor = numbers.one(of: 0.5, 0.75, 0.9, 1.25)
      return (.fraction(factor, of: axis), factor * container[axis])
    case ...93: return (.absolute(length), length)
    default: return (.estimated(length), length)
    }
  }

  /// A group with everything that can be set on one, but edge spacing.
  mutating func group(of size: LayoutSize, about extent: Size, nesting: Int) -> LayoutGroup {
    let axis = numbers.anyCase(of: Axis.self)
    let spacing = numbers.chance(percent: 50) ? spacing(upTo: 12) : .fixed(0)
    let insets = groupInsets()
    let inner = Size(
      width: extent.width - insets.total(along: .horizontal),
      height: extent.height - insets.total(along: .vertical))
    return LayoutGroup(
      size: size, arrangement: arrangement(in: inner, along: axis, nesting: nesting),
      interItemSpacing: spacing, contentInsets: insets,
      supplementaryItems: supplementaryItems(percent: 15))
  }

  private mutating func groupInsets() -> DirectionalEdgeInsets {
    switch numbers.whole(in: 1...100) {
    case ...65: .zero
    case ...92: insets(upTo: 8)
    case ...98: DirectionalEdgeInsets(top: -length(in: 1...4), trailing: -length(in: 1...4))
    default: DirectionalEdgeInsets(leading: 400, trailing: 300)
    }
  }

  private mutating func arrangement(
    in inner: Size, along axis: Axis, nesting: Int
  ) -> LayoutGroup.Arrangement {
    switch numbers.whole(in: 1...100) {
    case ...10 where nesting == 0:
      return .custom(.items(customItems(in: inner)))
    case ...28:
      let count = numbers.whole(in: 1...5)
      var part = inner
      part[axis] /= Double(count)
      return .dividing(
        subitem(in: part, along: axis, nesting: nesting, fills: true), count: count, along: axis)
    case ...44:
      let count = numbers.whole(in: 1...4)
      return .repeating(
        subitem(in: inner, along: axis, nesting: nesting), count: count, along: axis)
    default:
      var subitems: [LayoutSubitem] = []
      let count = numbers.one(of: 1, 1, 2, 2, 3)
      let deep = numbers.whole(in: 0...count - 1)
      for index in 0..<count {
        subitems.append(
          subitem(in: inner, along: axis, nesting: index == deep ? nesting : max(0, nesting - 2)))
      }
      return .subitems(subitems, along: axis)
    }
  }

  private mutating func customItems(in inner: Size) -> [CustomItem] {
    var items: [CustomItem] = []
    for _ in 0..<numbers.whole(in: 1...5) {
      let frame = Rect(
        x: length(in: -5...max(inner.width, 10) / 2), y: length(in: -5...max(inner.height, 10)),
        width: length(in: 5...max(inner.width, 10) / 2), height: length(in: 5...60))
      items.append(CustomItem(frame: frame, zIndex: numbers.whole(in: -1...3)))
    }
    return items
  }

  /// An item, or a group where nesting asks for one.
  private mutating func subitem(
    in inner: Size, along axis: Axis, nesting: Int, fills: Bool = false
  ) -> LayoutSubitem {
    let main = subitemMain(inner, along: axis, fills: fills)
    let cross = subitemCross(inner, along: axis)
    let size = LayoutSize(along: axis, main.dimension, across: cross.dimension)
    if nesting > 0 || numbers.chance(percent: 8) {
      var group = group(
        of: size, about: Size(along: axis, main.length, across: cross.length),
        nesting: max(0, nesting - 1))
      group.edgeSpacing = edgeSpacing(percent: 12)
      return .group(group)
    }
    return .item(
      LayoutItem(
        size: size, contentInsets: itemInsets(), edgeSpacing: edgeSpacing(percent: 20),
        supplementaryItems: supplementaryItems(percent: 15)))
  }

  private mutating func subitemMain(
    _ inner: Size, along axis: Axis, fills: Bool
  ) -> (dimension: LayoutDimension, length: Double) {
    let length = length(in: 4...max(6, inner[axis] * 0.6))
    if let estimate = estimate(length, percent: 40) { return (estimate, length) }
    switch numbers.whole(in: 1...100) {
    case ...55:
      let factor = fills ? 1 : numbers.one(of: 1, 0.5, 1.0 / 3, 0.25, 0.2, 0.3, 0.4, 0.45, 0.6)
      return (.fraction(factor, of: axis), factor * inner[axis])
    case ...80: return (.absolute(length), length)
    case ...89: return (.estimated(length), length)
    case ...93: return (.uniformAcrossSiblings(estimate: length), length)
    case ...98:
      let factor = length / max(1, inner[axis.cross])
      return (.fraction(factor, of: axis.cross), length)
    case ...99: return (.absolute(-length), 0)
    default: return (.absolute(inner[axis] + 40), inner[axis] + 40)
    }
  }

  private mutating func subitemCross(
    _ inner: Size, along axis: Axis
  ) -> (dimension: LayoutDimension, length: Double) {
    let cross = axis.cross
    let length = length(in: 4...max(6, inner[cross]))
    if let estimate = estimate(length, percent: 45) { return (estimate, length) }
    switch numbers.whole(in: 1...100) {
    case ...55:
      let factor = numbers.one(of: 1, 1, 0.5, 1.0 / 3, 0.9)
      return (.fraction(factor, of: cross), factor * inner[cross])
    case ...80: return (.absolute(length), length)
    case ...88: return (.estimated(length), length)
    case ...91: return (.uniformAcrossSiblings(estimate: length), length)
    default:
      let factor = numbers.one(of: 0.1, 0.25, 0.3)
      return (.fraction(factor, of: axis), factor * inner[axis])
    }
  }
}

extension LayoutDimension {
  /// A share of the width or height of what holds the element.
  static func fraction(_ factor: Double, of axis: Axis) -> LayoutDimension {
    axis.isHorizontal ? .fractionalWidth(factor) : .fractionalHeight(factor)
  }
}

extension LayoutSize {
  /// A size from its dimension along an axis and the one across it.
  init(along axis: Axis, _ main: LayoutDimension, across cross: LayoutDimension) {
    self =
      axis.isHorizontal
      ? LayoutSize(width: main, height: cross) : LayoutSize(width: cross, height: main)
  }
}
