#if !canImport(UIKit)
internal import RMLayout

/// The look of a list section, from which its layout follows (L1-L6).
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// ```
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge, headers that pin.
    case plain = 0
    /// Rows from edge to edge in groups with space between them.
    case grouped = 1
    /// Groups as cards with side margins.
    case insetGrouped = 2
    /// Rows of a sidebar.
    case sidebar = 3
    /// Rows of a sidebar with headers that pin.
    case sidebarPlain = 4
  }

  /// Where a list's header comes from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind of section headers.
    case supplementary = 1
    /// The first item of the section is styled as one.
    case firstItemInSection = 2
  }

  /// Where a list's footer comes from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind of section footers.
    case supplementary = 1
  }

  /// Elements whose size follows their content; inert here.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit per sort of element.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Headers in supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Gives the actions that a swipe over a row shows; never called here.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  /// Gives a row its separators; never called here.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The style.
  public var appearance: Appearance
  /// Where the header comes from.
  public var headerMode = HeaderMode.none
  /// Where the footer comes from.
  public var footerMode = FooterMode.none
  /// Space above each header of a plain list, in points; nil takes the metrics' value (L4).
  public var headerTopPadding: CGFloat?
  /// Whether rows are separated by lines; no frame depends on it (L6).
  public var showsSeparators = true
  /// The look of the lines; inert here.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives a row its separators; never called here.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; inert here.
  public var backgroundColor: UIColor?
  /// Actions at the leading edge; never asked for here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Actions at the trailing edge; never asked for here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Elements whose size follows their content; inert here.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates a configuration with UIKit's defaults.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The configuration as the engine knows it.
  var specification: ListConfiguration {
    ListConfiguration(
      appearance: appearance.specification, headerMode: headerMode.specification,
      footerMode: footerMode == .supplementary ? .supplementary : .none,
      headerTopPadding: headerTopPadding.map { Double($0) }, showsSeparators: showsSeparators)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate var specification: ListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
  fileprivate var specification: ListConfiguration.HeaderMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    case .firstItemInSection: .firstItemInSection
    }
  }
}

extension NSCollectionLayoutSection {
  /// Creates the section that a list configuration stands for, to be changed like any other (L1).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      list: LayoutSection.list(
        using: configuration.specification, in: layoutEnvironment.solving))
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout of list sections that are all alike (L1).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
#endif
