import RMLayout

extension LayoutSample {
  /// Explanations that do not lead to the frame of their element, or not line by line.
  ///
  /// Of a large layout some twenty elements are explained, from its start to its end.
  func faultsOfExplanations() throws(SpecificationError) -> [LayoutMismatch.Difference] {
    let solution = try solve()
    let elements = solution.elements(at: position)
    let step = max(1, elements.count / 16)
    return stride(from: 0, to: elements.count, by: step).flatMap { index in
      let element = elements[index]
      guard let explanation = solution.explanation(of: element, at: position) else {
        return [
          LayoutMismatch.Difference(element.elementName, expected: "an explanation", actual: nil)
        ]
      }
      return explanation.faults(leadingTo: element, pixel: 1 / environment.scale)
    }
  }
}

extension LayoutExplanation {
  fileprivate func faults(
    leadingTo element: LayoutAttributes, pixel: Double
  ) -> [LayoutMismatch.Difference] {
    let frame = element.frame
    let wanted: [(Quantity, Double)] = [
      (.width, frame.width), (.height, frame.height), (.x, frame.minX), (.y, frame.minY),
    ]
    return wanted.flatMap { quantity, value in
      var faults: [String] = []
      var sum = 0.0
      for line in lines where line.quantity == quantity {
        sum += line.amount ?? .nan
        if !sum.isNear(line.value ?? .nan) { faults.append("'\(line.text)' comes to another sum") }
        if line.text.contains("to a pixel"), abs(line.amount ?? 0) > pixel + 1e-6 {
          faults.append("'\(line.text)' moves by \((line.amount ?? 0).decimalText)")
        }
      }
      if !sum.isNear(value) { faults.append("a ledger that ends at \(sum)") }
      return faults.map {
        LayoutMismatch.Difference(
          element.elementName, expected: "a ledger of \(quantity.rawValue) that ends at \(value)",
          actual: $0)
      }
    }
  }
}

extension Double {
  /// Whether another number differs by no more than the last bits of a sum.
  fileprivate func isNear(_ other: Double) -> Bool {
    abs(self - other) <= 1e-9 * Swift.max(1, abs(self), abs(other))
  }
}
