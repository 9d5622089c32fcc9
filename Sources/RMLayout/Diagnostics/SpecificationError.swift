/// A specification that means nothing: where it stands and what is wrong with it (D7, G12, M11).
///
/// ```swift
/// // sections[1].group.subitems[0].size.width: the fraction must be finite, is nan
/// ```
public struct SpecificationError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A number is NaN, infinite or beyond ±10^12.
    case numberOutOfRange(Double)
    /// A scale is not above 0, or beyond 10^6.
    case scaleOutOfRange(Double)
    /// A size of the environment is negative.
    case negativeSize(Double)
    /// A group holds no subitems (G12).
    case emptyGroup
    /// A repeat count is below 1, or beyond 10^12 (G12).
    case countOutOfRange(Int)
    /// Groups are nested more than 100 deep.
    case nestedTooDeep
    /// An item count is negative or beyond 10^12.
    case itemCountOutOfRange(Int)
    /// Two supplementary items of one object have the same kind (G12).
    case duplicateKind(String)
    /// There are not as many sizes as items.
    case sizeCountMismatch(sizes: Int, items: Int)
    /// A preferred size is given for a section that does not exist.
    case sectionDoesNotExist(sections: Int)
    /// A preferred size is given for an item that does not exist.
    case itemDoesNotExist(items: Int)
  }

  /// The place, such as `sections[1].group.subitems[0]`; empty for the whole layout.
  public var path: String
  /// What is wrong, with the numbers.
  public var reason: Reason

  /// Creates an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The same error seen from one level further out.
  func within(_ component: String) -> SpecificationError {
    let joined =
      path.isEmpty ? component : path.first == "[" ? component + path : component + "." + path
    return SpecificationError(path: joined, reason: reason)
  }
}

extension SpecificationError: CustomStringConvertible {
  /// One line: the path, the number and what to do.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }

  /// What is wrong and what to do, without the path.
  public var message: String {
    switch reason {
    case .numberOutOfRange(let value):
      "must be a finite number between -1e12 and 1e12, is \(value.decimalText)"
    case .scaleOutOfRange(let value):
      "the scale must be above 0 and at most 1000000, is \(value.decimalText)"
    case .negativeSize(let value):
      "the size must not be negative, is \(value.decimalText)"
    case .emptyGroup:
      "a group needs at least 1 subitem, has none"
    case .countOutOfRange(let count):
      "a repeating group needs a count between 1 and 1000000000000, has \(count)"
    case .nestedTooDeep:
      "groups may be nested 100 deep, this one lies deeper"
    case .itemCountOutOfRange(let count):
      "the item count must lie between 0 and 1000000000000, is \(count)"
    case .duplicateKind(let kind):
      "every supplementary item needs a kind of its own, '\(kind)' stands twice"
    case .sizeCountMismatch(let sizes, let items):
      "needs a size for each of \(items) items, has \(sizes)"
    case .sectionDoesNotExist(let sections):
      "there is no such section, the layout has \(sections)"
    case .itemDoesNotExist(let items):
      "there is no such item, the section has \(items)"
    }
  }
}
