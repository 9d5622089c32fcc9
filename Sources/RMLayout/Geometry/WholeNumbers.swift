// Adding and taking away 1.5 * 2^52 rounds to a whole number without a call into libm, which costs
// 3 ns a frame where the processor's own rounding instruction may not be assumed.
extension Double {
  /// The greatest whole number that is not above; values beyond ±2^51 stay as they are.
  @inlinable
  var flooredWhole: Double {
    guard abs(self) < 0x1p51 else { return self }
    let nearest = (self + 0x1.8p52) - 0x1.8p52
    return nearest > self ? nearest - 1 : nearest
  }

  /// The least whole number that is not below; values beyond ±2^51 stay as they are.
  var ceiledWhole: Double { -(-self).flooredWhole }
}
