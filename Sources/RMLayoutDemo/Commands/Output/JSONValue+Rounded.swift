import RMLayoutDocument

extension JSONValue {
  /// A number with at most four decimals, as all our output has it.
  static func rounded(_ value: Double) -> JSONValue {
    .number((value * 10_000).rounded() / 10_000)
  }
}
