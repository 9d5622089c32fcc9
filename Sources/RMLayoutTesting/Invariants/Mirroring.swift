import RMLayout

extension LayoutSample {
  /// How the layout from right to left differs from the mirror image (T1, T2).
  func differencesFromMirror() throws(SpecificationError) -> [LayoutMismatch.Difference] {
    let forwards = try changing { $0.layoutDirection = .leftToRight }.solve()
    let backwards = try changing { $0.layoutDirection = .rightToLeft }.solve()
    let width = forwards.contentSize.width
    let isMirrored = mirrors
    var mirrored = position
    if isMirrored {
      // Offsets count from the left end, so the mirror shows what was at the other.
      mirrored.offset.x = width - environment.size.width - position.offset.x
    }
    var found: [LayoutMismatch.Difference] = []
    if forwards.contentSize != backwards.contentSize {
      found.append(
        .init(
          "content", expected: forwards.contentSize.text, actual: backwards.contentSize.text))
    }
    return found
      + differences(forwards.elements(at: position), backwards.elements(at: mirrored)) { frame in
        guard isMirrored else { return frame }
        return Rect(
          x: width - frame.minX - frame.width, y: frame.minY, width: frame.width,
          height: frame.height)
      }
  }

  /// Whether right to left turns the frames over; flow layouts must ask for it.
  private var mirrors: Bool {
    switch layout {
    case .compositional: true
    case .flow(let layout): layout.flipsHorizontallyInOppositeLayoutDirection
    }
  }
}
