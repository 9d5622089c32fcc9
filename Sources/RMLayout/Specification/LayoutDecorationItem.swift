/// A background behind a whole section, headers and insets included (K1-K3).
public struct LayoutDecorationItem: Hashable, Sendable {
  /// The kind by which a front end tells it from others.
  public var kind: String
  /// What is taken off the section's extent (K1).
  public var contentInsets: DirectionalEdgeInsets
  /// The stacking order, also below 0 (K3); the section's cells are raised to at least 1 (K2).
  public var zIndex: Int

  /// Creates a background.
  public init(kind: String, contentInsets: DirectionalEdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
