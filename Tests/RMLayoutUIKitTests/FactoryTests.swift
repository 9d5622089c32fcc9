import RMLayout
import RMLayoutTesting
import RMLayoutUIKit
import Testing

@MainActor
@Suite("Code with UIKit's names")
struct FactoryTests {
  private static let containers: [Size] = [
    Size(width: 393, height: 852), Size(width: 1024, height: 768), Size(width: 820, height: 1180),
  ]

  @Test("frames are those of the engine's own interface", arguments: FactoryCase.all)
  func frames(factory: FactoryCase) throws {
    for size in Self.containers {
      let environment = LayoutEnvironment(
        size: size,
        safeArea: DirectionalEdgeInsets(top: 59, leading: 5, bottom: 34, trailing: 7),
        layoutMargins: DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 20))
      let expected = try factory.engine(environment)
      let actual = factory.layout().frames(in: environment, itemCounts: factory.counts)
      #expect(expected.elementCount > 0)
      #expect(
        actual.mismatch(with: expected, subject: factory.testDescription) == nil,
        "in \(size.width) x \(size.height)")
      #expect(actual.diagnostics == expected.diagnostics)
      let first = try #require(
        factory.counts.indices.first { expected.itemCount(inSection: $0) > 0 })
      #expect(
        actual.row(inSection: first)?.restingOffsets
          == expected.row(inSection: first)?.restingOffsets)
    }
  }

  @Test("there are more than sixty of them, each with a name of its own")
  func count() {
    let names = FactoryCase.all.map(\.testDescription)
    #expect(names.count >= 60)
    #expect(Set(names).count == names.count)
  }
}
