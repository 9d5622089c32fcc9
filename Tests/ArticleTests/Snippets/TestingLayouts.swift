import RMLayout
import RMLayoutTesting

extension Snippets {
  static func testingMismatch() throws {
    func photos(spacing: Double) throws -> LayoutSolution {
      let photo = LayoutItem(
        size: LayoutSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)))
      let row = LayoutGroup.horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
        subitems: [.item(photo)], interItemSpacing: .fixed(spacing))
      return try CompositionalLayout(section: LayoutSection(group: row)).solve(
        in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [4])
    }
    let mismatch = try photos(spacing: 0).mismatch(with: photos(spacing: 4), subject: "photos")
    print(mismatch.map { "\($0)" } ?? "no difference")
  }

  static func testingInvariants() throws {
    let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    let list = LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]),
      contentInsets: DirectionalEdgeInsets(all: 16), interGroupSpacing: 1)
    let sample = LayoutSample(
      name: "settings", layout: .compositional(CompositionalLayout(section: list)),
      environment: LayoutEnvironment(size: Size(width: 375, height: 667)), itemCounts: [12, 3])
    for invariant in LayoutInvariant.allCases {
      print(invariant, invariant.mismatch(in: sample) == nil ? "holds" : "is broken")
    }
  }
}
