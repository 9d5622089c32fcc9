import RMLayout

extension ReferenceSolution {
  /// Whether a rectangle finds an element (Q1); nil where an edge is too near to tell.
  func finds(_ element: ReferenceShown, in rect: Rect) -> Bool? {
    if element.hasNoPlace { return nil }
    let width = min(rect.maxX, contentSize.width) - max(rect.minX, 0)
    let height = min(rect.maxY, contentSize.height) - max(rect.minY, 0)
    if abs(width) < margin && width != 0 || abs(height) < margin && height != 0 { return nil }
    guard width >= 0, height >= 0 else { return false }
    let window = Rect(
      x: max(rect.minX, 0), y: max(rect.minY, 0), width: width, height: height)
    let attributes = element.attributes
    if attributes.category == .decoration {
      return meets([frame(ofSection: attributes.path.section), window])
    }
    guard width > 0, height > 0 else { return false }
    let section = attributes.path.section
    if section != ItemPath.layoutSection, sections[section].length <= 0 { return false }
    switch (attributes.category, element.holder) {
    case (.cell, let group?):
      return meets([attributes.frame, group, window])
    case (_, let group?):
      guard let own = meets([attributes.frame, window]), let other = meets([group, window])
      else { return nil }
      return own && other
    case (_, nil):
      return meets([attributes.frame, window])
    }
  }

  private var margin: Double { 1 / pixels.scale + 1e-6 }

  /// Whether all rectangles share an area; nil if an edge lies within a pixel of another.
  private func meets(_ rects: [Rect]) -> Bool? {
    var clearance = Double.infinity
    for axis in Axis.allCases {
      var near = -Double.infinity
      var far = Double.infinity
      for rect in rects {
        near = max(near, rect.min(along: axis))
        far = min(far, rect.max(along: axis))
      }
      clearance = min(clearance, far - near)
    }
    return abs(clearance) < margin ? nil : clearance > 0
  }
}
