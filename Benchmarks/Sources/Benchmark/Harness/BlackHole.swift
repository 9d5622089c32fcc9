/// Takes results, so that the work behind them cannot be optimised away.
///
/// The digest of all of them decides whether a line is printed at the end: leaving out any result
/// would need proof that it cannot matter.
final class BlackHole {
  private var digest: UInt64 = 0

  func take(_ value: Double) {
    digest = (digest &* 31) ^ value.bitPattern
  }

  func close() {
    if digest == 0x5EED_0F_A11_0DD5 { standardError("The digest of all results is remarkable.") }
  }
}
