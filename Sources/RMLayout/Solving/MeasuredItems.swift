/// The measured lengths of the items of one group, while it is being solved (E1, D9).
///
/// Lengths that were not measured are NaN.
struct MeasuredItems {
  /// The lengths of each item, from the group's first.
  var sizes: [Size] = []
  /// The lengths that uniform items share with the whole section (D9).
  var shared = Size.unmeasured
  /// The item that comes next.
  var next = 0
  /// Where the items end that were looked at; some may lie behind the group (E7).
  var end = 0

  /// Whether anything replaces an estimate; without it lines are cycles.
  var isEmpty: Bool { sizes.isEmpty && shared.width.isNaN && shared.height.isNaN }

  /// The measured length of the item that comes next, or NaN.
  func length(along axis: Axis) -> Double {
    next < sizes.count ? sizes[next][axis] : .nan
  }

  /// The measured lengths of the item that comes next, on its estimated axes, else NaN.
  func lengths(of item: LayoutItem) -> Size {
    var lengths = Size.unmeasured
    for axis in Axis.allCases where item.size[axis].isEstimated {
      lengths[axis] = length(along: axis)
    }
    return lengths
  }

  /// The size of a nested group that begins with an item, on the axes on which one of its cells was
  /// measured, else NaN.
  func lengths(of group: LayoutGroup, solved: GroupTemplate, from first: Int) -> Size {
    var lengths = Size.unmeasured
    for axis in Axis.allCases where group.size[axis].isEstimated {
      let isMeasured = zip(sizes.dropFirst(first), solved.slots).contains { size, slot in
        slot.isEstimated(along: axis) && !size[axis].isNaN
      }
      if isMeasured { lengths[axis] = solved.size[axis] }
    }
    return lengths
  }

  /// A resolved size with the estimates of the item that comes next replaced (E1).
  func size(_ resolved: Size, of item: LayoutSize) -> Size {
    var size = resolved
    for axis in Axis.allCases where item[axis].isEstimated {
      let length = length(along: axis)
      if !length.isNaN { size[axis] = length }
    }
    return size
  }
}

extension Size {
  /// A size of which nothing was measured.
  static var unmeasured: Size { Size(width: .nan, height: .nan) }

  /// Whether nothing was measured.
  var isUnmeasured: Bool { width.isNaN && height.isNaN }
}

extension PreferredSize {
  /// The lengths as the solver keeps them: NaN where not measured, none below 0.
  var lengths: Size { Size(width: width ?? .nan, height: height ?? .nan).lengths }
}

extension Size {
  /// The lengths as the solver keeps them: NaN where they are not finite, none below 0.
  var lengths: Size { Size(width: Self.length(width), height: Self.length(height)) }

  private static func length(_ measured: Double) -> Double {
    measured.isFinite ? min(LayoutDimension.greatest, max(0, measured)) : .nan
  }
}
