/// Which of the view's insets narrow the container across the scroll direction (C3, C4).
public enum ContentInsetsReference: Hashable, Sendable, CaseIterable {
  /// The layout's reference for a section, no insets for a layout.
  case automatic
  /// No insets.
  case none
  /// What bars and the screen's shape cover.
  case safeArea
  /// The view's layout margins.
  case layoutMargins
  /// A centred column of readable width, or the layout margins where the view is narrower (C4).
  case readableContent
}
