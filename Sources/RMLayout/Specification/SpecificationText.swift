extension Axis {
  /// What a length along the axis is called, as documents name it.
  var lengthName: String { isHorizontal ? "width" : "height" }

  /// What the edges of the axis are called, as documents name them.
  var edgeNames: (start: String, end: String) {
    isHorizontal ? ("leading", "trailing") : ("top", "bottom")
  }
}

extension LayoutDimension {
  /// The dimension as documents name it, such as `fractionalWidth 0.5`.
  var text: String {
    let name =
      switch self {
      case .fractionalWidth: "fractionalWidth"
      case .fractionalHeight: "fractionalHeight"
      case .absolute: "absolute"
      case .estimated: "estimated"
      case .uniformAcrossSiblings: "uniformAcrossSiblings"
      }
    return "\(name) \(value.decimalText)"
  }
}
