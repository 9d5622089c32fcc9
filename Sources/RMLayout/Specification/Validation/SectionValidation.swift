extension LayoutSection {
  /// Refuses numbers and groups that mean nothing; returns the lengths below 0 as diagnostics.
  func validate() throws(SpecificationError) -> [LayoutDiagnostic] {
    try contentInsets.checked("contentInsets")
    try interGroupSpacing.checked("interGroupSpacing")
    try headerTopPadding.checked("headerTopPadding")
    for (index, item) in decorationItems.enumerated() {
      try item.contentInsets.checked("decorations[\(index)].contentInsets")
    }
    let found = try within("group") { () throws(SpecificationError) in
      try group.validate()
    }
    return try boundarySupplementaryItems.validate() + found.map { $0.within("group") }
  }

  /// Refuses groups nested too deep, before anything follows them down.
  func validateDepth() throws(SpecificationError) {
    guard group.isShallower(than: SpecificationLimits.depth) else {
      throw SpecificationError(path: "group", reason: .nestedTooDeep)
    }
  }

  /// The section with providers of custom frames replaced by what they return now (G10).
  package func resolvingCustomFrames(
    in environment: LayoutEnvironment, on grid: PixelGrid
  ) -> LayoutSection {
    guard group.hasFrameProvider else { return self }
    var section = self
    section.group = group.resolvingCustomFrames(in: environment, on: grid)
    return section
  }
}

extension LayoutSize {
  /// Refuses numbers that mean nothing; returns the lengths below 0 as diagnostics.
  func validate() throws(SpecificationError) -> [LayoutDiagnostic] {
    try width.value.checked("width")
    try height.value.checked("height")
    var found: [LayoutDiagnostic] = []
    if width.value < 0 {
      found.append(LayoutDiagnostic(.negativeLength(width.value), path: "width"))
    }
    if height.value < 0 {
      found.append(LayoutDiagnostic(.negativeLength(height.value), path: "height"))
    }
    return found
  }
}

extension LayoutSubitem {
  fileprivate func validate() throws(SpecificationError) -> [LayoutDiagnostic] {
    switch self {
    case .item(let item):
      try item.contentInsets.checked("contentInsets")
      try item.edgeSpacing.checked()
      return try item.size.validate() + item.supplementaryItems.validate()
    case .group(let group):
      return try group.validate()
    }
  }
}

extension LayoutGroup {
  /// Whether no group lies more than `depth` groups deep.
  fileprivate func isShallower(than depth: Int) -> Bool {
    guard depth > 0 else { return false }
    func isShallow(_ subitem: LayoutSubitem) -> Bool {
      switch subitem {
      case .item: true
      case .group(let group): group.isShallower(than: depth - 1)
      }
    }
    switch arrangement {
    case .custom: return true
    case .subitems(let subitems, _): return subitems.allSatisfy(isShallow)
    case .dividing(let subitem, _, _), .repeating(let subitem, _, _): return isShallow(subitem)
    }
  }

  fileprivate func validate() throws(SpecificationError) -> [LayoutDiagnostic] {
    var found = try size.validate() + supplementaryItems.validate()
    try contentInsets.checked("contentInsets")
    try edgeSpacing.checked()
    try interItemSpacing.value.checked("interItemSpacing")
    switch arrangement {
    case .subitems(let subitems, _):
      guard !subitems.isEmpty else { throw SpecificationError(path: "", reason: .emptyGroup) }
      for (index, subitem) in subitems.enumerated() {
        found += try validate(subitem, name: "subitems[\(index)]")
      }
    case .dividing(let subitem, let count, _):
      try checkCount(count)
      found += try validate(subitem, name: "subitem")
    case .repeating(let subitem, let count, _):
      try checkCount(count)
      found += try validate(subitem, name: "repeatingSubitem")
    case .custom(.items(let items)):
      for (index, item) in items.enumerated() {
        try item.frame.origin.x.checked("frames[\(index)].x")
        try item.frame.origin.y.checked("frames[\(index)].y")
        try item.frame.size.checked("frames[\(index)]")
      }
    case .custom(.provider):
      break
    }
    return found
  }

  private func validate(
    _ subitem: LayoutSubitem, name: @autoclosure () -> String
  ) throws(SpecificationError) -> [LayoutDiagnostic] {
    let found = try within(name()) { () throws(SpecificationError) in
      try subitem.validate()
    }
    return found.isEmpty ? [] : found.map { $0.within(name()) }
  }

  private func checkCount(_ count: Int) throws(SpecificationError) {
    guard count >= 1, count <= SpecificationLimits.count else {
      throw SpecificationError(path: "count", reason: .countOutOfRange(count))
    }
  }

  /// Whether frames of a custom group are still to be asked for.
  package var hasFrameProvider: Bool {
    switch arrangement {
    case .custom(.provider): true
    case .custom(.items): false
    case .subitems(let subitems, _): subitems.contains { $0.hasFrameProvider }
    case .dividing(let subitem, _, _), .repeating(let subitem, _, _): subitem.hasFrameProvider
    }
  }

  fileprivate func resolvingCustomFrames(
    in environment: LayoutEnvironment, on grid: PixelGrid
  ) -> LayoutGroup {
    var group = self
    switch arrangement {
    case .custom(.provider(let provider)):
      let container = LayoutContainer(
        contentSize: size.resolved(in: environment.size, on: grid),
        contentInsets: size.effective(contentInsets))
      group.arrangement = .custom(.items(provider.body(container, environment)))
    case .custom(.items):
      break
    case .subitems(let subitems, let axis):
      group.arrangement = .subitems(
        subitems.map { $0.resolvingCustomFrames(in: environment, on: grid) }, along: axis)
    case .dividing(let subitem, let count, let axis):
      group.arrangement = .dividing(
        subitem.resolvingCustomFrames(in: environment, on: grid), count: count, along: axis)
    case .repeating(let subitem, let count, let axis):
      group.arrangement = .repeating(
        subitem.resolvingCustomFrames(in: environment, on: grid), count: count, along: axis)
    }
    return group
  }
}

extension LayoutSubitem {
  fileprivate var hasFrameProvider: Bool {
    switch self {
    case .item: false
    case .group(let group): group.hasFrameProvider
    }
  }

  fileprivate func resolvingCustomFrames(
    in environment: LayoutEnvironment, on grid: PixelGrid
  ) -> LayoutSubitem {
    switch self {
    case .item: self
    case .group(let group): .group(group.resolvingCustomFrames(in: environment, on: grid))
    }
  }
}
