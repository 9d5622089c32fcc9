/// The system colours that cells are drawn in, by name; each has a light and a dark value.
public enum Tint: UInt8, Hashable, Sendable, CaseIterable {
  /// (0, 122, 255) in light mode.
  case blue
  /// (255, 59, 48) in light mode.
  case red
  /// (175, 82, 222) in light mode.
  case purple
  /// (52, 199, 89) in light mode.
  case green
  /// (255, 149, 0) in light mode.
  case orange
  /// (255, 45, 85) in light mode.
  case pink
  /// (255, 204, 0) in light mode.
  case yellow
  /// (0, 199, 190) in light mode.
  case mint
  /// (88, 86, 214) in light mode.
  case indigo
  /// (142, 142, 147) in both modes.
  case gray
}

/// The little drawings in bars and cells.
public enum Symbol: Hashable, Sendable, CaseIterable {
  /// The mark of all information cells.
  case bell
  /// A head and shoulders: characters.
  case person
  /// A globe: locations.
  case globe
  /// A television set: episodes.
  case television
  /// A cog wheel: settings.
  case gear
  /// A magnifying glass.
  case search
  /// A box with an arrow out of it.
  case share
  /// A pin: an element that keeps in view.
  case pin
}
