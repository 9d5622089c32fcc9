import RMLayout
import RMLayoutRecipes
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "a list fills the screen between the large title and the tab bar",
    arguments: [
      ("iPhone SE 3", 116, 502), ("iPhone 11", 144, 669), ("iPhone 13 mini", 146, 583),
      ("iPhone 14", 143, 618), ("iPhone 14 Pro", 149.667, 619.333),
      ("iPhone 15 Pro Max", 149.667, 699.333), ("iPhone 16 Pro", 158, 633),
      ("iPad 10.2", 122, 909), ("iPad mini 6", 126, 942), ("iPad Pro 12.9", 126, 1175),
    ] as [(String, Double, Double)])
  func listFrames(name: String, top: Double, height: Double) throws {
    let device = try #require(Device.all.first { $0.name == name })
    #expect(abs(device.listFrame.minY - top) < 0.001)
    #expect(abs(device.listFrame.height - height) < 0.001)
    #expect(device.listFrame.width == device.screen.width)
  }

  @Test("a pushed screen has the room of the large title as well")
  func pushedFrames() throws {
    #expect(abs(Device.standard.pushedFrame.minY - 97.667) < 0.001)
    #expect(abs(Device.standard.pushedFrame.height - 671.333) < 0.001)
    let pad = try #require(Device.all.first { $0.name == "iPad Pro 12.9" })
    #expect(pad.pushedFrame == Rect(x: 0, y: 74, width: 1024, height: 1227))
  }

  @Test("a screen without a tab bar reaches down to the edge, and the whole screen has a safe area")
  func wholeScreens() throws {
    let phone = try #require(Device.named("iPhone SE 3"))
    #expect(phone.plainFrame == Rect(x: 0, y: 64, width: 375, height: 603))
    let environment = Device.standard.environment(layoutDirection: .rightToLeft)
    #expect(environment.size == Size(width: 393, height: 852))
    #expect(environment.safeArea == DirectionalEdgeInsets(top: 59, bottom: 34))
    #expect(environment.layoutDirection == .rightToLeft)
    #expect(Device.named("iPhone") == nil)
  }

  @Test("there are 28 devices under 28 names; four of them are tablets")
  func table() {
    #expect(Device.all.count == 28)
    #expect(Set(Device.all.map(\.name)).count == 28)
    #expect(Device.all.filter { $0.idiom == .pad }.map(\.screen.width) == [810, 744, 834, 1024])
    #expect(Device.standard.name == "iPhone 14 Pro")
    #expect(Device.standard.scale == 3)
  }
}
