extension Ledger {
  /// Begins a length with what a dimension resolves to (D1, D2, D8).
  mutating func resolve(
    _ dimension: LayoutDimension, along axis: Axis, of base: Size, on grid: PixelGrid,
    at path: String
  ) {
    let quantity = Quantity.length(axis)
    let path = "\(path).\(axis.lengthName)"
    let resolved = dimension.resolved(in: base, on: grid)
    guard let fractionAxis = dimension.fractionAxis else {
      let rule =
        switch dimension {
        case .uniformAcrossSiblings: "D9"
        case .estimated: "D8"
        case .absolute, .fractionalWidth, .fractionalHeight: "D2"
        }
      begin(quantity, with: dimension.value, dimension.text, rule, at: path)
      replace(quantity, with: resolved, "a length below 0 counts as 0", "D7", at: path)
      return
    }
    let product = dimension.value * base[fractionAxis]
    begin(
      quantity, with: product,
      "\(dimension.text) of \(base[fractionAxis].decimalText)", "D1", at: path)
    floor(quantity, to: resolved, on: grid, at: path)
  }

  /// Ends a fraction as the solver does: on a pixel, and within bounds.
  mutating func floor(
    _ quantity: Quantity, to resolved: Double, on grid: PixelGrid, at path: String
  ) {
    let text =
      self[quantity] < 0
      ? "a length below 0 counts as 0"
      : self[quantity] > LayoutDimension.greatest
        ? "a length ends at 1000000000000" : "floored to a pixel at \(grid.text)"
    replace(quantity, with: resolved, text, "D1", at: path)
  }

  /// Takes insets off a frame; one that they exceed is turned over (S1).
  mutating func inset(
    by insets: DirectionalEdgeInsets, along axis: Axis, _ rule: String, at path: String
  ) {
    let length = Quantity.length(axis)
    let origin = Quantity.origin(axis)
    let names = axis.edgeNames
    let rest = self[length] - insets.start(along: axis) - insets.end(along: axis)
    add(
      -insets.start(along: axis), to: length, "less inset \(names.start)", rule,
      at: "\(path).contentInsets")
    add(
      -insets.end(along: axis), to: length, "less inset \(names.end)", rule,
      at: "\(path).contentInsets")
    settle(length, at: rest)
    add(
      insets.start(along: axis), to: origin, "inset \(names.start)", rule,
      at: "\(path).contentInsets")
    guard rest < 0 else { return }
    replace(length, with: -rest, "turned over, since the insets exceed it", "S1")
    add(rest, to: origin, "turned over with it", "S1")
  }

  /// Brings a frame, `exact` as the solver has it, onto the pixel grid and mirrors it (X1, T1).
  ///
  /// A legacy row rounds from its own corner.
  mutating func show(
    at exact: Rect, in solution: LayoutSolution, corner: Point? = nil, rule: String = "X1"
  ) {
    let grid = solution.grid
    for axis in Axis.allCases {
      let (origin, length) = (Quantity.origin(axis), Quantity.length(axis))
      settle(origin, at: exact.origin[axis])
      settle(length, at: exact.size[axis])
      let start = corner?[axis] ?? 0
      replace(
        origin, with: grid.origin(self[origin] - start) + start,
        corner == nil
          ? "rounded to a pixel at \(grid.text)"
          : "rounded to a pixel from the row's own corner at \(start.decimalText)", rule)
      replace(
        length, with: grid.length(self[length]), "rounded to a pixel at \(grid.text)", rule)
    }
    mirror(in: solution)
  }

  /// Turns a frame to the other side in a right-to-left layout (T1).
  mutating func mirror(in solution: LayoutSolution) {
    if solution.isMirrored { turn(in: solution.contentSize.width) }
  }
}

extension PixelGrid {
  /// The grid in words.
  var text: String { "scale \(scale.decimalText)" }
}
