/// One decision of a solve: the place, the numbers it rests on and the rule it follows.
///
/// ```swift
/// for decision in try layout.trace(in: environment, itemCounts: [8]) { print(decision) }
/// // sections[0].group: 2 subitems on a horizontal line, fractions of 310, at least 10 apart [G2]
/// ```
public struct SolveDecision: Hashable, Sendable {
  /// What was decided.
  public enum Subject: Hashable, Sendable {
    /// The bounds less the referenced insets hold a section (C3).
    case container(Size, start: Double)
    /// Fractions of the outermost group are taken of this base (D3, D4).
    case base(Size, insets: DirectionalEdgeInsets)
    /// A group has an outer size, and an inner one for what it holds (D1, S2).
    case group(Size, inner: Size)
    /// A line holds so many subitems; free space is shared by flexible places (G2, G3, G5, G6, S6).
    case line(axis: Axis, count: Int, base: Double, spacing: Double)
    /// The next subitem would have needed more than is left, and opens the next group (G2).
    case wrapped(count: Int, needed: Double, available: Double)
    /// A subitem of the line has its slot (D1, D2, D5, S5, S6).
    case slot(number: Int, frame: Rect)
    /// An item's insets make its frame of its slot (S1).
    case inset(DirectionalEdgeInsets, frame: Rect)
    /// Items of a group were measured, which is solved again with their lengths (E1).
    case measured(firstItem: Int, count: Int)
    /// An estimated length was filled in from what the group holds (G6, G7).
    case estimated(axis: Axis, length: Double)
    /// A partial group was cut to what its items need (G9).
    case trimmed(axis: Axis, from: Double, to: Double)
    /// Groups repeat with a pitch from an origin (G13, S7, O1).
    case repeated(groups: Int, origin: Point, pitch: Double, axis: Axis)
    /// A boundary item has its place, from the section's start (B2, B3, B5).
    case boundary(kind: String, frame: Rect)
    /// A section lies along the scroll axis (C2, B2).
    case section(start: Double, length: Double)
    /// A line of a flow layout holds these items (F3, F4).
    case flowLine(firstItem: Int, count: Int, start: Double, gap: Double)
    /// Something could not be laid out as meant.
    case finding(LayoutDiagnostic.Finding)
  }

  /// The place, such as `sections[1].group.subitems[0]`.
  public let path: String
  /// The rule by its id in the list of UIKit's rules.
  public let rule: String
  /// What was decided.
  public let subject: Subject

  /// Creates a decision.
  public init(path: String, rule: String, subject: Subject) {
    self.path = path
    self.rule = rule
    self.subject = subject
  }
}

extension SolveDecision: CustomStringConvertible {
  /// One line: path, decision and rule.
  public var description: String { "\(path): \(text) [\(rule)]" }

  /// What was decided, with the numbers.
  public var text: String {
    switch subject {
    case .container(let size, let start):
      "container of \(size.text) from \(start.decimalText)"
    case .base(let size, let insets):
      "base of \(size.text) within insets \(insets.text)"
    case .group(let size, let inner):
      "group of \(size.text), inside \(inner.text)"
    case .line(let axis, let count, let base, let spacing):
      "\(count) \(count == 1 ? "subitem" : "subitems") on a \(axis.name) line, fractions of "
        + "\(base.decimalText), at least \(spacing.decimalText) apart"
    case .wrapped(let count, let needed, let available):
      "\(count + 1) subitems would need \(needed.decimalText), there is \(available.decimalText): "
        + "the next group begins"
    case .slot(let number, let frame):
      "subitem \(number) at \(frame.text)"
    case .inset(let insets, let frame):
      "less insets \(insets.text): \(frame.text)"
    case .measured(let firstItem, let count):
      "\(count) \(count == 1 ? "item" : "items") from \(firstItem) on as measured"
    case .estimated(let axis, let length):
      "\(axis.name) length \(length.decimalText) from what it holds"
    case .trimmed(let axis, let from, let to):
      "partial: \(axis.name) length \(from.decimalText) cut to \(to.decimalText)"
    case .repeated(let groups, let origin, let pitch, let axis):
      "\(groups) \(groups == 1 ? "group" : "groups") from \(origin.x.decimalText),"
        + "\(origin.y.decimalText), one each \(pitch.decimalText) along the \(axis.name) axis"
    case .boundary(let kind, let frame):
      "\(kind) at \(frame.text)"
    case .section(let start, let length):
      "from \(start.decimalText), \(length.decimalText) long"
    case .flowLine(let firstItem, let count, let start, let gap):
      "line of \(count) from item \(firstItem) at \(start.decimalText), \(gap.decimalText) apart"
    case .finding(let finding):
      LayoutDiagnostic(finding, path: "").message
    }
  }
}
