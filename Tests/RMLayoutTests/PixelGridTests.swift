import RMLayout
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("a fraction is floored to a pixel, with a tolerance of a thousandth of one (D1)")
  func floorsFractions() {
    let grid = PixelGrid(scale: 2, profile: .modern)
    #expect(grid.fraction(320.0 / 3) == 106.5)
    #expect(grid.fraction(280.0 / 3) == 93)
    #expect(grid.fraction(301.0 / 3) == 100)
    #expect(grid.fraction(0.1 + 0.2 + 0.1999999999) == 0.5)
    #expect(PixelGrid(scale: 3, profile: .modern).fraction(0.5 * 393) == 589.0 / 3)
    #expect(PixelGrid(scale: 3, profile: .legacy).fraction(87.75) == 87.75)
  }

  @Test("a position goes to the nearest pixel, half away from zero, without tolerance (X1)")
  func roundsPositions() {
    let grid = PixelGrid(scale: 3, profile: .modern)
    #expect(grid.origin(-7.5) == -23.0 / 3)
    #expect(grid.origin(88.5) == 266.0 / 3)
    #expect(grid.origin(0.7 * 365 - 10) == 736.0 / 3)
    #expect(PixelGrid(scale: 2, profile: .modern).origin(33.3) == 33.5)
    #expect(PixelGrid(scale: 2, profile: .exact).origin(33.3) == 33.3)
    #expect(grid.origin(-0.01).sign == .plus)
  }

  @Test("sizes are rounded in the legacy profile alone")
  func roundsSizes() {
    let rect = Rect(x: 33.3, y: 0.2, width: 33.3, height: 10.3)
    let modern = PixelGrid(scale: 2, profile: .modern).frame(rect)
    #expect(modern == Rect(x: 33.5, y: 0, width: 33.3, height: 10.3))
    let legacy = PixelGrid(scale: 2, profile: .legacy).frame(rect)
    #expect(legacy == Rect(x: 33.5, y: 0, width: 33.5, height: 10.5))
  }

  @Test("positions beyond 2^51 pixels stay as they are")
  func leavesHugePositions() {
    let grid = PixelGrid(scale: 2, profile: .modern)
    #expect(grid.origin(1e24) == 1e24)
    #expect(grid.fraction(-1e24) == -1e24)
  }
}

@Suite("Numbers as text")
struct DecimalTextTests {
  @Test(
    "a number has at most four decimals, no exponent and no negative zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-7.5, "-7.5"), (196.0 + 1.0 / 3, "196.3333"),
      (0.00004, "0"), (-0.00004, "0"), (0.99996, "1"), (2.5001, "2.5001"),
      (1e15, "1000000000000000"),
      (1e22, "10000000000000000000000"), (0x1p64, "18446744073709551616"),
      (123_456.78905, "123456.7891"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func formats(value: Double, text: String) {
    #expect(value.decimalText == text)
  }
}
