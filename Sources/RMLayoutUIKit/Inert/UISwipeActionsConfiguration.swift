#if !canImport(UIKit)
/// The actions that a swipe over a row shows: inert, since nobody swipes here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration from its actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action of a swipe: inert, its handler is never called here.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Hashable, Sendable {
    /// It leaves the row.
    case normal = 0
    /// It removes the row.
    case destructive = 1
  }

  /// Does the action; the function that it is given wants to know whether it was done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  public let style: Style
  /// The words on the action.
  open var title: String?
  /// The colour behind the action.
  open var backgroundColor: UIColor?
  /// The picture on the action.
  open var image: UIImage?
  /// Does the action.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A picture: inert, without pixels.
public final class UIImage: NSObject, Sendable {
  /// The size in points: none.
  public var size: CGSize { .zero }

  /// Creates a picture of a name in an asset catalog, without pixels.
  public convenience init?(named name: String) {
    self.init()
  }

  /// Creates a picture of one of the system's symbols, without pixels.
  public convenience init?(systemName name: String) {
    self.init()
  }
}

/// A file of views: inert, since no views are made.
public final class UINib: NSObject, Sendable {
  /// The name of the file.
  public let name: String

  /// Creates the file of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
}
#endif
