#if !canImport(UIKit)
internal import RMLayout

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension DirectionalEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Insets by sides as insets by the reading direction.
  init(_ insets: UIEdgeInsets, _ direction: LayoutDirection = .leftToRight) {
    let turned = direction == .rightToLeft
    self.init(
      top: insets.top, leading: turned ? insets.right : insets.left, bottom: insets.bottom,
      trailing: turned ? insets.left : insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension RectEdge {
  init(_ edges: NSDirectionalRectEdge) {
    var result: RectEdge = []
    if edges.contains(.top) { result.insert(.top) }
    if edges.contains(.leading) { result.insert(.leading) }
    if edges.contains(.bottom) { result.insert(.bottom) }
    if edges.contains(.trailing) { result.insert(.trailing) }
    self = result
  }
}

extension RectAlignment {
  init(_ alignment: NSRectAlignment) {
    self =
      switch alignment {
      case .none: .none
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
  }
}

extension NSRectAlignment {
  init(_ alignment: RectAlignment) {
    self =
      switch alignment {
      case .none: .none
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
  }
}

extension ItemPath {
  /// An index path that names an item; nil for others.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], item: path[1])
  }
}

extension IndexPath {
  /// The path as UIKit writes it: elements of the whole layout have a section alone (B10).
  init(_ path: ItemPath) {
    self =
      path.section == ItemPath.layoutSection
      ? IndexPath(index: 0) : IndexPath(item: path.item, section: path.section)
  }
}
#endif
