#if !canImport(UIKit)
extension UICollectionView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Down.
    case vertical = 0
    /// To the side.
    case horizontal = 1
  }

  /// The three sorts of elements.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell = 0
    /// A header, footer or badge.
    case supplementaryView = 1
    /// A background.
    case decorationView = 2
  }

  /// Where an item should stand after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit per place.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
#endif
