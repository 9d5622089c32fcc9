/// A layout composed of items in groups in sections, after `UICollectionViewCompositionalLayout`.
///
/// ```swift
/// let cell = LayoutItem(size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
/// let row = LayoutGroup.horizontal(
///   size: LayoutSize(width: .fractionalWidth(1), height: .absolute(150)), subitems: [.item(cell)])
/// let layout = CompositionalLayout(section: LayoutSection(group: row))
/// let solution = try layout.solve(
///   in: LayoutEnvironment(size: Size(width: 320, height: 480)), itemCounts: [8])
/// // solution.frame(forItemAt: ItemPath(section: 0, item: 3)) is (160, 150, 160, 150).
/// ```
public struct CompositionalLayout: Hashable, Sendable {
  /// Where the sections come from.
  public enum Sections: Hashable, Sendable {
    /// One definition for all sections (C6).
    case same(LayoutSection)
    /// A definition for each section; sections beyond the list have none.
    case each([LayoutSection])
    /// A provider, asked once per section in each solve, in order (C5).
    case provider(SectionProvider)
  }

  /// The definitions of the sections.
  public var sections: Sections
  /// What holds for all sections: a copy of what was set, which a next solve follows (C7).
  public var configuration: LayoutConfiguration

  /// Creates a layout from its parts.
  public init(sections: Sections, configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.sections = sections
    self.configuration = configuration
  }

  /// Creates a layout whose sections are all alike (C6).
  public init(section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.init(sections: .same(section), configuration: configuration)
  }

  /// Creates a layout with a definition for each section.
  public init(
    sections: [LayoutSection], configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.init(sections: .each(sections), configuration: configuration)
  }

  /// Creates a layout that asks a function for each section (C5).
  public init(
    configuration: LayoutConfiguration = LayoutConfiguration(),
    sectionProvider: @escaping SectionProvider.Body
  ) {
    self.init(sections: .provider(SectionProvider(sectionProvider)), configuration: configuration)
  }
}

/// A function that defines sections by index; two are equal if they are the same object (C5).
///
/// A class, because closures have no equality: identity keeps every specification Hashable.
public final class SectionProvider: Hashable, Sendable {
  /// Receives the section's index and the environment; nil leaves the section empty.
  public typealias Body = @Sendable (Int, LayoutEnvironment) -> LayoutSection?

  let body: Body

  /// Creates a provider from a function.
  public init(_ body: @escaping Body) {
    self.body = body
  }

  /// Whether both are the same object.
  public static func == (left: SectionProvider, right: SectionProvider) -> Bool {
    left === right
  }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
