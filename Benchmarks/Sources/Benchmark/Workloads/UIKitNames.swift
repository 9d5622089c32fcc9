import RMLayout
import RMLayoutUIKit

extension Workload {
  /// U1: solving by UIKit's names, against the engine's own interface.
  static let uikitNames = UIKitWork.Subject.allCases.map { subject in
    Workload(
      id: "U1", part: subject.rawValue,
      title: "instructions of frames(in:) of 10,000 items (callgrind); baseline: solve(in:)",
      unit: "instructions", targets: Targets(mustRatio: 1.2, stretchRatio: 1.1),
      lacking: "valgrind is not installed"
    ) { _ throws(BenchmarkError) in
      // As many passes more of the same work show what a pass costs, whatever the start costs.
      try UIKitWork(subject: subject, names: .uikit).compare()
      func perPass(_ names: UIKitWork.Names) throws(BenchmarkError) -> Double? {
        let work = [UIKitWork.option, subject.rawValue, names.rawValue]
        guard
          let few = try Callgrind.instructions(of: work + ["10"]),
          let many = try Callgrind.instructions(of: work + ["110"])
        else { return nil }
        return Double(many - few) / 100
      }
      guard let value = try perPass(.uikit), let baseline = try perPass(.engine) else {
        return nil
      }
      return Comparison(value: value, baseline: baseline)
    }
  }
}

/// The work of U1 alone, for a child of this program that runs under an instruction counter.
struct UIKitWork {
  /// What is solved.
  enum Subject: String, CaseIterable {
    /// One section of 10,000 items.
    case section
    /// Ten different sections of 1,000 items by a provider that has them ready: making them is its own.
    case provider
    /// A flow layout of 10,000 items of one size.
    case flow
  }

  /// By whose names.
  enum Names: String {
    case uikit
    case engine
  }

  /// The hidden option that runs it: `--uikit-work SUBJECT NAMES PASSES`.
  static let option = "--uikit-work"

  let subject: Subject
  let names: Names

  init(subject: Subject, names: Names) {
    self.subject = subject
    self.names = names
  }

  init?(_ words: [String]) {
    guard words.count == 4, let subject = Subject(rawValue: words[1]),
      let names = Names(rawValue: words[2])
    else { return nil }
    self.subject = subject
    self.names = names
  }

  private var itemCounts: [Int] {
    subject == .provider ? Array(repeating: 1000, count: 10) : [10_000]
  }

  func run(passes: Int, _ blackHole: BlackHole) throws(BenchmarkError) {
    switch names {
    case .uikit: blackHole.take(uikitHeight(passes: passes))
    case .engine:
      for _ in 0..<passes { blackHole.take(try engineHeight()) }
    }
  }

  /// Refuses to measure what does not come to the same.
  func compare() throws(BenchmarkError) {
    guard uikitHeight(passes: 1) == (try engineHeight()) else {
      throw BenchmarkError(message: "UIKit's names give other frames than the engine's own")
    }
  }

  private func uikitHeight(passes: Int) -> Double {
    MainActor.assumeIsolated {
      let layout = uikitLayout()
      return (0..<passes).reduce(0) { sum, _ in
        let solution = layout.frames(
          in: CGSize(width: 390, height: 844), itemCounts: itemCounts)
        return sum + solution.contentSize.height
      }
    }
  }

  @MainActor
  private func uikitLayout() -> UICollectionViewLayout {
    switch subject {
    case .section:
      return UICollectionViewCompositionalLayout(section: uikitSection(height: 150))
    case .provider:
      let sections = (0..<10).map { uikitSection(height: 150 + Double($0)) }
      return UICollectionViewCompositionalLayout { index, _ in sections[index] }
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 96, height: 128)
      return layout
    }
  }

  @MainActor
  private func uikitSection(height: Double) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }

  private func engineHeight() throws(BenchmarkError) -> Double {
    let environment = LayoutEnvironment(size: Size(width: 390, height: 844))
    do throws(SpecificationError) {
      switch subject {
      case .section:
        return try Self.compositional.solve(in: environment, itemCounts: itemCounts)
          .contentSize.height
      case .provider:
        return try Self.provided.solve(in: environment, itemCounts: itemCounts)
          .contentSize.height
      case .flow:
        return try Self.flow.solve(in: environment, itemCounts: itemCounts).contentSize.height
      }
    } catch {
      throw BenchmarkError(message: "\(error)")
    }
  }

  private static let compositional = CompositionalLayout(section: section(height: 150))
  private static let provided: CompositionalLayout = {
    let sections = (0..<10).map { section(height: 150 + Double($0)) }
    return CompositionalLayout { index, _ in sections[index] }
  }()
  private static let flow = FlowLayout(
    section: FlowSection(itemSizes: .uniform(Size(width: 96, height: 128))))

  private static func section(height: Double) -> LayoutSection {
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    return LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
        subitems: [.item(item)], interItemSpacing: .fixed(8)),
      interGroupSpacing: 8)
  }
}
