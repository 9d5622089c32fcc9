#if !canImport(UIKit)
internal import RMLayout

/// Defines a section by its index and the environment; nil leaves the section empty (C5, M5).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of items in groups in sections.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///   environment.container.effectiveContentSize.width > 600 ? wideSection : narrowSection
/// }
/// let solution = layout.frames(in: CGSize(width: 393, height: 852), itemCounts: [12])
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Where the sections come from.
  private enum Sections {
    /// One definition for all, as it was when the layout was made (D10), and its handler.
    case same(LayoutSection, NSCollectionLayoutSectionVisibleItemsInvalidationHandler?)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  private let sections: Sections
  /// The handlers of the sections of the last solve.
  private var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

  /// Whether a header or footer of the last solve's sections keeps in view (B7).
  private var sectionsPin = false

  /// What holds for all sections: a copy of what was set (C7).
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration }
    set {
      currentConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }
  private var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// Creates a layout whose sections are all alike (C6).
  public init(section: NSCollectionLayoutSection) {
    sections = .same(section.specification, section.visibleItemsInvalidationHandler)
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are all alike, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .same(section.specification, section.visibleItemsInvalidationHandler)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout that asks a function for each section, once per solve (C5).
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    sections = .provider(sectionProvider)
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that asks a function for each section, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .provider(sectionProvider)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Nothing can be decoded here: the initialiser always fails.
  public required init?(coder: NSCoder) { nil }

  /// Compositional layouts are mirrored where leading is right (T1).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var solvesFrames: Bool { true }

  override var pins: Bool {
    sectionsPin
      || currentConfiguration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
  }

  override func solve(
    in environment: LayoutEnvironment, itemCounts: [Int], traits: UITraitCollection?,
    preferredSizes: PreferredSizes
  ) throws(SpecificationError) -> LayoutSolution {
    let configuration = currentConfiguration.specification
    switch sections {
    case .same(let section, let handler):
      handlers = [:]
      if let handler {
        for index in itemCounts.indices { handlers[index] = handler }
      }
      sectionsPin = section.pins
      return try CompositionalLayout(
        section: section.ready(in: environment, traits), configuration: configuration
      ).solve(in: environment, itemCounts: itemCounts, preferredSizes: preferredSizes)
    case .provider(let provider):
      let sections = sections(
        by: provider, count: itemCounts.count, in: environment, configuration, traits)
      return try CompositionalLayout(sections: sections, configuration: configuration)
        .solve(in: environment, itemCounts: itemCounts, preferredSizes: preferredSizes)
    }
  }

  /// Asks a provider for every section, in order (C5).
  private func sections(
    by provider: UICollectionViewCompositionalLayoutSectionProvider, count: Int,
    in environment: LayoutEnvironment, _ configuration: LayoutConfiguration,
    _ traits: UITraitCollection?
  ) -> CompositionalLayout.Sections {
    let container = environment.container(
      configuration.contentInsetsReference, along: configuration.scrollDirection)
    let traits = UITraitCollection.solving(traits, in: environment)
    let asked = SolvingEnvironment(
      SolvingContainer(contentSize: CGSize(container.size)), traits, environment)
    handlers = [:]
    var found: [LayoutSection] = []
    found.reserveCapacity(count)
    var numbers: [Int] = []
    traits.asCurrent {
      for index in 0..<count {
        guard let parts = provider(index, asked)?.parts else { continue }
        if let handler = parts.handler { handlers[index] = handler }
        found.append(parts.specification.ready(in: environment, traits))
        numbers.append(index)
      }
    }
    sectionsPin = found.contains { $0.pins }
    // A list where it can be one: the engine compares its sections without copying them.
    guard found.count < count else { return .each(found) }
    let sections = Dictionary(uniqueKeysWithValues: zip(numbers, found))
    return .provider(SectionProvider { index, _ in sections[index] })
  }

  override func visibleItemsHandler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    handlers[section]
  }
}

extension LayoutSection {
  /// Whether a header or footer keeps in view.
  fileprivate var pins: Bool { boundarySupplementaryItems.contains { $0.pinToVisibleBounds } }

  /// The section with the frames of custom groups asked for now, on the main actor (G10).
  @MainActor
  fileprivate func ready(
    in environment: LayoutEnvironment, _ traits: UITraitCollection?
  ) -> LayoutSection {
    guard group.hasFrameProvider else { return self }
    return UITraitCollection.solving(traits, in: environment).asCurrent {
      resolvingCustomFrames(
        in: environment,
        on: PixelGrid(scale: environment.scale, profile: environment.profile))
    }
  }
}
#endif
