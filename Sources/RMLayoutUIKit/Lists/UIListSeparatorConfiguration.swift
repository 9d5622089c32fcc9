#if !canImport(UIKit)
/// The look of the lines between rows: inert, since no frame depends on it (L6).
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line shows.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list's style has it.
    case automatic = 0
    /// It shows.
    case visible = 1
    /// It does not show.
    case hidden = 2
  }

  /// Insets that stand for those of the list's style.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above a row shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below a row shows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above a row.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the line below a row.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// The colour of the lines while several rows are selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the lines of a list's style.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
#endif
