import RMLayout

/// The pixel arithmetic of the rules, written out once more (D1, X1, section 0.1b).
struct ReferencePixels {
  let scale: Double
  let profile: PixelProfile

  /// Nearest pixel, half away from zero.
  func nearest(_ value: Double) -> Double {
    let pixels = (abs(value) * scale + 0.5).rounded(.down)
    return (value < 0 ? -pixels : pixels) / scale
  }

  /// The pixel below, with a tolerance of a thousandth.
  func below(_ value: Double) -> Double { (value * scale + 0.001).rounded(.down) / scale }

  /// What is taken of a base by a fraction.
  func fraction(_ value: Double) -> Double { profile == .modern ? below(value) : value }

  /// A coordinate of an origin as it shows.
  func origin(_ value: Double) -> Double { profile == .exact ? value : nearest(value) }

  /// A width or height as it shows.
  func length(_ value: Double) -> Double { profile == .legacy ? nearest(value) : value }

  /// A frame as it shows; old rows are rounded within their own viewport, which is not.
  func frame(_ rect: Rect, from corner: Point = .zero) -> Rect {
    Rect(
      x: corner.x + origin(rect.minX - corner.x), y: corner.y + origin(rect.minY - corner.y),
      width: length(rect.width), height: length(rect.height))
  }

  /// Whether a sum lies so near to half a pixel that the order of adding decides.
  func isTie(_ value: Double) -> Bool {
    guard profile != .exact else { return false }
    let pixels = abs(value) * scale
    return abs(pixels - pixels.rounded(.down) - 0.5) < 1e-6
  }
}

extension LayoutDimension {
  /// The length of a dimension, of a base where it is a fraction.
  func length(of base: Size, _ pixels: ReferencePixels) -> Double {
    switch self {
    case .fractionalWidth(let factor): max(0, pixels.fraction(factor * base.width))
    case .fractionalHeight(let factor): max(0, pixels.fraction(factor * base.height))
    case .absolute(let length), .estimated(let length),
      .uniformAcrossSiblings(estimate: let length):
      max(0, length)
    }
  }
}

extension LayoutSize {
  func size(of base: Size, _ pixels: ReferencePixels) -> Size {
    Size(width: width.length(of: base, pixels), height: height.length(of: base, pixels))
  }

  /// Insets count on axes that are not estimated only (S1, S2).
  func counted(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    var insets = insets
    if width.isEstimated {
      insets.leading = 0
      insets.trailing = 0
    }
    if height.isEstimated {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}

extension Rect {
  /// The rectangle less insets; what is left of less than nothing is turned over (S1).
  func less(_ insets: DirectionalEdgeInsets) -> Rect {
    var (x, y) = (minX + insets.leading, minY + insets.top)
    var w = width - insets.leading - insets.trailing
    var h = height - insets.top - insets.bottom
    if w < 0 { (x, w) = (x + w, -w) }
    if h < 0 { (y, h) = (y + h, -h) }
    return Rect(x: x, y: y, width: w, height: h)
  }

  func moved(_ delta: Point) -> Rect {
    Rect(x: minX + delta.x, y: minY + delta.y, width: width, height: height)
  }
}
