/// A construct that is legal, solves without a diagnostic, and seldom does what was meant.
///
/// The raw value is the stable name of the trap, for scripts.
public enum LintTrap: String, Hashable, Sendable, CaseIterable {
  /// A fraction of an estimated length turns self-sizing off (G6, G7).
  case fractionOfEstimate
  /// A repeat count replaces the length that an item was given (G5).
  case countOverridesLength
  /// Siblings need more than their group has, so that some never show, or all stick out (G2, G5).
  case siblingsCannotFit
  /// Space at the edges of an element that already fills what holds it (S5, S7).
  case edgeSpacingOnFullLength
  /// Insets that leave nothing of what they are taken off (M4, S1, M1).
  case insetsExceedContainer
  /// An estimate of 0 makes all items visible, and so measured, at once (D8, E4).
  case zeroEstimate
  /// Insets on an estimated axis have no effect (S1, S2).
  case insetsOnEstimate
  /// A page of a row is longer than what the row shows of it (O6, O7).
  case groupWiderThanPage
  /// Fractions that come near to 1 and miss it (G4).
  case fractionsAlmostOne
}

/// One trap found in a layout: where it is, the numbers that make it one, and what to do.
public struct LintFinding: Hashable, Sendable {
  /// The trap.
  public var trap: LintTrap
  /// The place, such as `sections[1].group.subitems[0].height`.
  public var path: String
  /// The rule that makes it a trap, by its id in the list of UIKit's rules.
  public var rule: String
  /// What happens, with the numbers, in one line.
  public var message: String
  /// What to change.
  public var suggestion: String

  /// Creates a finding.
  public init(
    _ trap: LintTrap, path: String, rule: String, message: String, suggestion: String
  ) {
    self.trap = trap
    self.path = path
    self.rule = rule
    self.message = message
    self.suggestion = suggestion
  }
}

extension LintFinding: CustomStringConvertible {
  /// One line: path, message, suggestion and rule.
  public var description: String { "\(path): \(message); \(suggestion) [\(rule)]" }
}
