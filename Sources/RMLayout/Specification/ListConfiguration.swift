/// The look of a list section, from which its layout follows (L1-L6).
///
/// ```swift
/// var list = ListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// let section = LayoutSection.list(using: list, in: environment)
/// ```
public struct ListConfiguration: Hashable, Sendable {
  /// The style of a list.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, headers that pin.
    case plain
    /// Rows from edge to edge in groups with space between them.
    case grouped
    /// Groups as cards with side margins.
    case insetGrouped
    /// Rows of a sidebar.
    case sidebar
    /// Rows of a sidebar with headers that pin.
    case sidebarPlain
  }

  /// Where a list's header comes from.
  public enum HeaderMode: Hashable, Sendable, CaseIterable {
    /// There is none.
    case none
    /// A supplementary view of kind `header`.
    case supplementary
    /// The first item of the section is styled as one.
    case firstItemInSection
  }

  /// Where a list's footer comes from.
  public enum FooterMode: Hashable, Sendable, CaseIterable {
    /// There is none.
    case none
    /// A supplementary view of kind `footer`.
    case supplementary
  }

  /// The style.
  public var appearance: Appearance
  /// Where the header comes from.
  public var headerMode: HeaderMode
  /// Where the footer comes from.
  public var footerMode: FooterMode
  /// Space above each header of a plain list, in points; nil takes the metrics' value (L4).
  public var headerTopPadding: Double?
  /// Whether rows are separated by lines; no frame depends on it (L6).
  public var showsSeparators: Bool
  /// The insets of the lines between rows; no frame depends on them (L5, L6).
  public var separatorInsets: DirectionalEdgeInsets

  /// Creates a configuration with UIKit's defaults.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none,
    headerTopPadding: Double? = nil, showsSeparators: Bool = true,
    separatorInsets: DirectionalEdgeInsets = DirectionalEdgeInsets(leading: 16)
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.headerTopPadding = headerTopPadding
    self.showsSeparators = showsSeparators
    self.separatorInsets = separatorInsets
  }
}
