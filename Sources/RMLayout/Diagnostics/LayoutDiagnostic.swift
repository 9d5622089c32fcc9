/// A legal specification that cannot be laid out as meant; frames are defined all the same.
///
/// The numbers are UIKit's (section 15 of the rules), the words are ours.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// How bad the finding is.
  public enum Severity: String, Hashable, Sendable {
    /// The layout shows something else than it says.
    case warning
    /// A section lays out nothing.
    case error
  }

  /// What was found, with the numbers that collide.
  public enum Finding: Hashable, Sendable {
    /// Not even the first subitem fits its group; the section is empty (M3, G8).
    case groupCannotFitItem(needed: Double, available: Double, axis: Axis, effectiveSize: Size)
    /// Insets leave 0 or less of a section or group; the section is empty (M4).
    case insetsLeaveNoRoom(insets: DirectionalEdgeInsets, size: Size)
    /// The spacing between a fixed number of items leaves 0 or less for them (M4, G5).
    case spacingLeavesNoRoom(spacing: Double, count: Int, available: Double)
    /// A custom group has no frames; the section is empty (G10).
    case customGroupIsEmpty
    /// A section with items has no definition; it is empty (M5).
    case missingSection(items: Int)
    /// An item's insets exceed its slot; the frame is turned over (S1).
    case insetsExceedItem(insets: DirectionalEdgeInsets, size: Size)
    /// A length beyond 10^12 points counts as that.
    case lengthTooGreat
    /// A boundary item has the alignment `none`: it has no extent and takes no room (B4).
    case boundaryItemWithoutPlace
    /// A length below 0 counts as 0.
    case negativeLength(Double)
    /// A flow item is longer than its line (M1, F12).
    case flowItemTooLarge(item: Int, needed: Double, available: Double, axis: Axis)
    /// A group would hold more than 1,048,576 items, or take too long to fill; it ends there.
    case groupHoldsTooManyItems
    /// An item was measured longer than its line has room for, and is cut to that (M3, E7).
    case measuredItemTooLong(needed: Double, available: Double, axis: Axis)
    /// Measuring went on changing sizes; the last ones are kept (M6, E9).
    case measuringDoesNotSettle(passes: Int)
  }

  /// What was found.
  public var finding: Finding
  /// The place, such as `sections[1].group`.
  public var path: String
  /// The size of what holds the section, in points, where a container is at fault (C3).
  public var container: Size?

  /// Creates a diagnostic.
  public init(_ finding: Finding, path: String, container: Size? = nil) {
    self.finding = finding
    self.path = path
    self.container = container
  }

  /// How bad the finding is.
  public var severity: Severity {
    switch finding {
    case .groupCannotFitItem, .insetsLeaveNoRoom, .spacingLeavesNoRoom, .customGroupIsEmpty,
      .missingSection:
      .error
    case .negativeLength, .flowItemTooLarge, .groupHoldsTooManyItems, .insetsExceedItem,
      .lengthTooGreat, .boundaryItemWithoutPlace, .measuredItemTooLong, .measuringDoesNotSettle:
      .warning
    }
  }

  /// The stable name of the finding, for scripts.
  public var code: String {
    switch finding {
    case .groupCannotFitItem: "groupCannotFitItem"
    case .insetsLeaveNoRoom: "insetsLeaveNoRoom"
    case .spacingLeavesNoRoom: "spacingLeavesNoRoom"
    case .customGroupIsEmpty: "customGroupIsEmpty"
    case .missingSection: "missingSection"
    case .insetsExceedItem: "insetsExceedItem"
    case .lengthTooGreat: "lengthTooGreat"
    case .boundaryItemWithoutPlace: "boundaryItemWithoutPlace"
    case .negativeLength: "negativeLength"
    case .flowItemTooLarge: "flowItemTooLarge"
    case .groupHoldsTooManyItems: "groupHoldsTooManyItems"
    case .measuredItemTooLong: "measuredItemTooLong"
    case .measuringDoesNotSettle: "measuringDoesNotSettle"
    }
  }

  /// What collides, with the numbers, in one line.
  public var message: String {
    switch finding {
    case .groupCannotFitItem(_, let available, let axis, let effectiveSize) where available <= 0:
      "the group cannot fit even one item: its effective size \(effectiveSize.text) has no "
        + "\(axis.name) room"
    case .groupCannotFitItem(let needed, let available, let axis, let effectiveSize):
      "the group cannot fit even one item: its first needs \(needed.decimalText) along the "
        + "\(axis.name) axis, \(available.decimalText) is left of the effective size "
        + effectiveSize.text
    case .insetsLeaveNoRoom(let insets, let size):
      "the content insets \(insets.text) leave no room in \(size.text)"
    case .spacingLeavesNoRoom(let spacing, let count, let available):
      "\(count) items with \(spacing.decimalText) between them leave no room for themselves in "
        + available.decimalText
    case .customGroupIsEmpty:
      "the custom group has no frames"
    case .missingSection(let items):
      "the section has \(items) \(items == 1 ? "item" : "items") but no definition"
    case .insetsExceedItem(let insets, let size):
      "the content insets \(insets.text) exceed the item's \(size.text), its frame is turned over"
    case .lengthTooGreat:
      "the length is beyond 1000000000000 points and counts as that"
    case .boundaryItemWithoutPlace:
      "the boundary item has no alignment, and so no extent"
    case .negativeLength(let length):
      "the length \(length.decimalText) is below 0 and counts as 0"
    case .flowItemTooLarge(let item, _, let available, let axis) where available < 0:
      "item \(item) has no \(axis.name) room: the insets exceed the container by "
        + (-available).decimalText
    case .flowItemTooLarge(let item, let needed, let available, let axis):
      "item \(item) needs \(needed.decimalText) along the \(axis.name) axis, a line has "
        + available.decimalText
    case .groupHoldsTooManyItems:
      "a group would hold more than 1048576 items and ends there"
    case .measuredItemTooLong(let needed, let available, let axis):
      "an item was measured \(needed.decimalText) long along the \(axis.name) axis, its line has "
        + available.decimalText
    case .measuringDoesNotSettle(let passes):
      "sizes still changed after \(passes) passes of measuring; the last ones are kept"
    }
  }

  /// What to change.
  public var suggestion: String {
    switch finding {
    case .groupCannotFitItem: "make the item smaller, the group larger or the spacing less"
    case .insetsLeaveNoRoom: "make the insets smaller or the container larger"
    case .spacingLeavesNoRoom: "make the spacing less or the count smaller"
    case .customGroupIsEmpty: "return at least one frame"
    case .missingSection: "define the section or give it no items"
    case .insetsExceedItem: "make the insets smaller or the item larger"
    case .lengthTooGreat: "use smaller fractions"
    case .boundaryItemWithoutPlace: "align it to a side or corner"
    case .negativeLength: "use 0 or more"
    case .flowItemTooLarge: "make the item smaller, or the section's insets"
    case .groupHoldsTooManyItems: "give the items a length"
    case .measuredItemTooLong: "let the view wrap or shorten its content"
    case .measuringDoesNotSettle: "answer the same size when asked again"
    }
  }
}

extension LayoutDiagnostic.Finding {
  /// The rule that the finding follows, by its id in the list of UIKit's rules.
  var rule: StaticString {
    switch self {
    case .groupCannotFitItem: "M3"
    case .insetsLeaveNoRoom, .spacingLeavesNoRoom: "M4"
    case .customGroupIsEmpty: "G10"
    case .missingSection: "M5"
    case .insetsExceedItem: "S1"
    case .lengthTooGreat: "D1"
    case .boundaryItemWithoutPlace: "B4"
    case .negativeLength: "D7"
    case .flowItemTooLarge: "M1"
    case .groupHoldsTooManyItems: "G2"
    case .measuredItemTooLong: "M3"
    case .measuringDoesNotSettle: "M6"
    }
  }
}

extension LayoutDiagnostic {
  /// The rule that the finding follows, by its id in the list of UIKit's rules.
  public var rule: String { "\(finding.rule)" }

  /// The same finding seen from one level further out.
  func within(_ component: String) -> LayoutDiagnostic {
    LayoutDiagnostic(
      finding, path: path.isEmpty ? component : "\(component).\(path)", container: container)
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// One line: severity, path, message and suggestion.
  public var description: String {
    let place = path.isEmpty ? "" : path + ": "
    return "\(severity.rawValue): \(place)\(message); \(suggestion)"
  }
}

extension Size {
  var text: String { "\(width.decimalText) x \(height.decimalText)" }
}

extension DirectionalEdgeInsets {
  var text: String {
    "(\(top.decimalText), \(leading.decimalText), \(bottom.decimalText), \(trailing.decimalText))"
  }
}
