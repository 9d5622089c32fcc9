import RMLayout
import RMLayoutUIKit
import Testing

@MainActor
@Suite("Wrong use ends with the rule, the value and what to do (D7, G12)")
struct MisuseTests {
  @Test("dimensions must be finite numbers (D7)")
  func dimensions() async {
    expect(
      "D7: the fractional width is nan; give it a finite number",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
        }
      })
    expect(
      "D7: the fractional height is inf; give it a finite number",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutDimension.fractionalHeight(.infinity)
        }
      })
    expect(
      "D7: the absolute dimension is -inf; give it a finite number",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutDimension.absolute(-.infinity)
        }
      })
    expect(
      "D7: the estimated dimension is nan; give it a finite number",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutDimension.estimated(.nan)
        }
      })
    expect(
      "D7: the estimate of a uniform dimension is inf",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: .infinity)
        }
      })
  }

  @Test("a group needs a subitem, and a count of 1 or more (G12)")
  func groups() async {
    expect(
      "G12: a group needs at least 1 subitem, this one has 0; give it an item or a group",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutGroup.horizontal(layoutSize: .fullWidth(.absolute(9)), subitems: [])
        }
      })
    expect(
      "G12: a group needs at least 1 subitem",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutGroup.vertical(layoutSize: .fullWidth(.absolute(9)), subitems: [])
        }
      })
    expect(
      "G12: a repeating horizontal group has the count 0; give it a count of 1 or more",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutGroup.horizontal(
            layoutSize: .fullWidth(.absolute(9)), subitem: .fill, count: 0)
        }
      })
    expect(
      "G12: a repeating vertical group has the count -1",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutGroup.vertical(
            layoutSize: .fullWidth(.absolute(9)), subitem: .fill, count: -1)
        }
      })
    expect(
      "G12: a repeating horizontal group has the count 0",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutGroup.horizontal(
            layoutSize: .fullWidth(.absolute(9)), repeatingSubitem: .fill, count: 0)
        }
      })
    expect(
      "G12: a repeating vertical group has the count 0",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NSCollectionLayoutGroup.vertical(
            layoutSize: .fullWidth(.absolute(9)), repeatingSubitem: .fill, count: 0)
        }
      })
  }

  @Test("a layout pass refuses what means nothing")
  func passes() async {
    expect(
      "G12: sections[0].boundaryItems[1].kind: every supplementary item needs a kind of its own",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let section = NSCollectionLayoutSection.banner
          section.boundarySupplementaryItems = [.header(height: 9), .header(height: 8)]
          _ = UICollectionViewCompositionalLayout(section: section)
            .frames(in: CGSize(width: 9, height: 9), itemCounts: [1])
        }
      })
    expect(
      "D7: sections[0].contentInsets.top: must be a finite number",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let section = NSCollectionLayoutSection.banner
          section.contentInsets.top = .nan
          _ = UICollectionViewCompositionalLayout(section: section)
            .frames(in: CGSize(width: 9, height: 9), itemCounts: [1])
        }
      })
    expect(
      "D7: sections[0].items: the item count must lie between 0 and",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = UICollectionViewFlowLayout().frames(
            in: CGSize(width: 9, height: 9), itemCounts: [-1])
        }
      })
    expect(
      "D7: environment.size.width: the size must not be negative, is -9",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = UICollectionViewFlowLayout().frames(
            in: CGSize(width: -9, height: 9), itemCounts: [1])
        }
      })
    expect(
      "CircleLayout computes its own frames and has no solution",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = CircleLayout().frames(in: CGSize(width: 9, height: 9), itemCounts: [1])
        }
      })
  }

  @Test("a provider that returns nothing leaves an empty section and a diagnostic (M5)")
  func missingSection() {
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 1 ? nil : .banner }
    let solution = layout.frames(in: CGSize(width: 320, height: 480), itemCounts: [1, 3, 1])
    #expect(solution.diagnostics.map(\.code) == ["missingSection"])
    #expect(solution.diagnostics.first?.path == "sections[1]")
    #expect(solution.frame(forItemAt: IndexPath(item: 0, section: 1)) == nil)
    #expect(solution.contentSize.height == 360)
  }

  @Test("what cannot be laid out is a diagnostic, never a trap (M3, M4)")
  func impossible() {
    let wide = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(330), heightDimension: .absolute(9)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .fullWidth(.absolute(9)), subitems: [wide]))
    let solution = UICollectionViewCompositionalLayout(section: section).frames(
      in: CGSize(width: 320, height: 480), itemCounts: [3])
    #expect(solution.diagnostics.map(\.code) == ["groupCannotFitItem"])
  }

  /// A build for release says nothing when it ends.
  private func expect(_ message: String, in result: ExitTest.Result?) {
    #if DEBUG
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text)")
    #endif
  }
}
