/// One item of a custom group: a frame relative to the group's outer corner, and its depth (G10).
public struct CustomItem: Hashable, Sendable {
  /// The frame in points, kept as it is, also where it leaves the group.
  public var frame: Rect
  /// The stacking order; greater is nearer.
  public var zIndex: Int

  /// Creates an item of a custom group.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Where a custom group's frames come from: a list, or a provider asked once per section (G10).
public enum CustomFrames: Hashable, Sendable {
  /// A list; a group takes as many items as the list has frames.
  case items([CustomItem])
  /// A provider, called once per section in each solve.
  case provider(CustomFrameProvider)
}

/// A function that gives a custom group its frames; two are equal if they are the same object.
///
/// A class, because closures have no equality: identity keeps every specification Hashable.
public final class CustomFrameProvider: Hashable, Sendable {
  /// Receives the group's container and the environment, returns the frames.
  public typealias Body = @Sendable (LayoutContainer, LayoutEnvironment) -> [CustomItem]

  let body: Body

  /// Creates a provider from a function.
  public init(_ body: @escaping Body) {
    self.body = body
  }

  /// Whether both are the same object.
  public static func == (left: CustomFrameProvider, right: CustomFrameProvider) -> Bool {
    left === right
  }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The size that a custom group's provider works in (G10).
public struct LayoutContainer: Hashable, Sendable {
  /// The group's size resolved against the whole collection view.
  public var contentSize: Size
  /// The group's content insets, 0 on estimated axes.
  public var contentInsets: DirectionalEdgeInsets

  /// Creates a container.
  public init(contentSize: Size, contentInsets: DirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  /// The size less the insets, not below 0.
  public var effectiveContentSize: Size {
    Size(
      width: max(0, contentSize.width - contentInsets.total(along: .horizontal)),
      height: max(0, contentSize.height - contentInsets.total(along: .vertical)))
  }
}
