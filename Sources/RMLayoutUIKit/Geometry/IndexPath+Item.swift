#if !canImport(UIKit)
extension IndexPath {
  /// Creates the path of an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the path of a row of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The number of the section, or `NSNotFound` in an empty path.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { self = IndexPath(indexes: [newValue, item]) }
  }

  /// The number of the item, or `NSNotFound` in paths of elements of the whole layout (B10).
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The number of the row, or `NSNotFound` in paths without one.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
#endif
