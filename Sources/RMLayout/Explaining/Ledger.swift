/// The lines of an explanation while they are written, with what each quantity has come to.
struct Ledger {
  typealias Quantity = LayoutExplanation.Quantity

  private(set) var lines: [LayoutExplanation.Line] = []
  private var values: [Quantity: Double] = [:]

  /// What a quantity has come to.
  subscript(quantity: Quantity) -> Double { values[quantity, default: 0] }

  /// Tells what numbers rest on.
  mutating func note(_ text: String, _ rule: String, at path: String = "") {
    lines.append(
      LayoutExplanation.Line(
        quantity: nil, amount: nil, value: nil, rule: rule, path: path, text: text))
  }

  /// Begins a quantity.
  mutating func begin(
    _ quantity: Quantity, with amount: Double, _ text: String, _ rule: String, at path: String = ""
  ) {
    write(quantity, amount: amount, value: amount, text, rule, at: path)
  }

  /// Adds to a quantity; nothing adds no line.
  mutating func add(
    _ amount: Double, to quantity: Quantity, _ text: String, _ rule: String,
    at path: String = ""
  ) {
    guard amount != 0 else { return }
    write(quantity, amount: amount, value: self[quantity] + amount, text, rule, at: path)
  }

  /// Puts a value in the place of what a quantity has come to; the same value adds no line.
  mutating func replace(
    _ quantity: Quantity, with value: Double, _ text: String, _ rule: String,
    at path: String = ""
  ) {
    guard !isNear(value, self[quantity]) else {
      values[quantity] = value
      return
    }
    write(quantity, amount: value - self[quantity], value: value, text, rule, at: path)
  }

  /// Takes the sum as the solver has it, which added in another order.
  ///
  /// Only the last bits of a sum depend on the order; more is left to be seen.
  mutating func settle(_ quantity: Quantity, at exact: Double) {
    if isNear(exact, self[quantity]) { values[quantity] = exact }
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool {
    abs(value - other) <= 1e-9 * max(1, abs(value))
  }

  /// Turns a frame around in a width, and says so wherever it stands (T1).
  mutating func turn(in whole: Double) {
    let (x, width) = (self[.x], self[.width])
    let value = whole - x - width
    write(
      .x, amount: value - x, value: value,
      "from the right: \(whole.decimalText) less \(x.decimalText) less \(width.decimalText)", "T1",
      at: "")
  }

  private mutating func write(
    _ quantity: Quantity, amount: Double, value: Double, _ text: String, _ rule: String,
    at path: String
  ) {
    values[quantity] = value
    lines.append(
      LayoutExplanation.Line(
        quantity: quantity, amount: amount, value: value, rule: rule, path: path, text: text))
  }

  /// The frame that the lines come to.
  var frame: Rect {
    Rect(x: self[.x], y: self[.y], width: self[.width], height: self[.height])
  }

  /// What was not moved by a line is told in the order of the quantities.
  func explanation(
    of element: LayoutAttributes, isPlaced: Bool = true
  ) -> LayoutExplanation {
    let told = lines.filter { $0.quantity == nil }
    let counted = Quantity.allCases.flatMap { quantity in
      lines.filter { $0.quantity == quantity }
    }
    return LayoutExplanation(
      category: element.category, path: element.path, kind: element.kind,
      frame: isPlaced ? frame : nil, lines: told + counted)
  }
}
