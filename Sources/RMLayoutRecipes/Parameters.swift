import RMLayout

// The path of an error is the parameter's name, as the recipe's initialiser spells it.
extension Double {
  /// Refuses what is no number of points: NaN, infinities and absurd values.
  func checked(_ name: @autoclosure () -> String) throws(SpecificationError) {
    guard abs(self) <= 1e12 else {
      throw SpecificationError(path: name(), reason: .numberOutOfRange(self))
    }
  }

  /// Refuses what is no length as well: values below 0.
  func checkedLength(_ name: @autoclosure () -> String) throws(SpecificationError) {
    try checked(name())
    guard self >= 0 else { throw SpecificationError(path: name(), reason: .negativeSize(self)) }
  }

  /// Refuses ratios by which nothing can be divided or multiplied: those not above 0.
  func checkedRatio(_ name: @autoclosure () -> String) throws(SpecificationError) {
    guard self > 0, self <= 1e6 else {
      throw SpecificationError(path: name(), reason: .scaleOutOfRange(self))
    }
  }
}

extension Int {
  /// Refuses counts below 1.
  func checkedCount(_ name: @autoclosure () -> String) throws(SpecificationError) {
    guard self >= 1 else { throw SpecificationError(path: name(), reason: .countOutOfRange(self)) }
  }
}

extension DirectionalEdgeInsets {
  func checked(_ name: String) throws(SpecificationError) {
    try top.checked("\(name).top")
    try leading.checked("\(name).leading")
    try bottom.checked("\(name).bottom")
    try trailing.checked("\(name).trailing")
  }
}
