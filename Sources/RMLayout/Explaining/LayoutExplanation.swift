/// Why an element is where it is: the numbers from its container to its frame, each with its rule.
///
/// ```swift
/// let why = solution.explanation(ofItemAt: ItemPath(section: 0, item: 3))
/// print(why)                       // a table for people
/// why.value(of: .x)                // what the lines about x add up to: the frame's own x
/// ```
public struct LayoutExplanation: Hashable, Sendable {
  /// One of the four numbers of a frame.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    /// The frame's width.
    case width
    /// The frame's height.
    case height
    /// The frame's left edge.
    case x
    /// The frame's top edge.
    case y
  }

  /// One step of the ledger.
  public struct Line: Hashable, Sendable {
    /// The number that the step belongs to; nil where it tells what the others rest on.
    public let quantity: Quantity?
    /// What the step adds, in points; nil in lines without a quantity.
    public let amount: Double?
    /// What the quantity comes to with the step, in points.
    public let value: Double?
    /// The rule by its id in the list of UIKit's rules.
    public let rule: String
    /// The place in the specification, such as `sections[0].group`; empty where there is none.
    public let path: String
    /// The step in words.
    public let text: String
  }

  /// The sort of element.
  public let category: LayoutAttributes.Category
  /// The item's place, or the element's number per kind within the section.
  public let path: ItemPath
  /// The kind of a decoration or supplementary element; nil for cells.
  public let kind: String?
  /// The frame as it shows at the scroll position; nil where the element was not placed.
  public let frame: Rect?
  /// What the numbers rest on, from the outside in; then width, height, x and y, step by step.
  public let lines: [Line]

  /// What the lines about a quantity come to; nil where there are none.
  public func value(of quantity: Quantity) -> Double? {
    lines.last { $0.quantity == quantity }?.value
  }

  /// The element in a few words, such as `cell 1.4`.
  public var name: String {
    LayoutAttributes(category: category, path: path, kind: kind, frame: .zero).name
  }
}

extension LayoutExplanation.Quantity {
  /// The quantity that is a frame's length on an axis.
  static func length(_ axis: Axis) -> Self { axis.isHorizontal ? .width : .height }

  /// The quantity that is where a frame starts on an axis.
  static func origin(_ axis: Axis) -> Self { axis.isHorizontal ? .x : .y }
}

extension LayoutAttributes {
  /// The element in a few words, such as `cell 1.4` or `header 1`; `-` stands for the whole layout.
  public var name: String {
    let section = path.section == ItemPath.layoutSection ? "-" : "\(path.section)"
    let place = path.item == 0 && category == .supplementary ? section : "\(section).\(path.item)"
    return "\(kind ?? "cell") \(place)"
  }
}
