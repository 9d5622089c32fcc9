#if !canImport(UIKit)
internal import RMLayout

/// A container that arranges items and groups on one line, or by given frames; it is an item itself.
///
/// ```swift
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
///   subitems: [cell])
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Copies of what the group holds; of a counted group the one subitem.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between neighbours on the line (S4); nil is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views on every instance of the group, the partial last one included (A5).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  private let arrangement: LayoutGroup.Arrangement

  init(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
    arrangement: LayoutGroup.Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override func duplicate() -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: subitems, arrangement: arrangement)
    group.takeOver(self)
    group.interItemSpacing = interItemSpacing
    group.supplementaryItems = supplementaryItems.map { $0.duplicate() }
    return group
  }

  override var subitem: LayoutSubitem { .group(specification) }

  /// The group as the engine knows it: a copy of everything (D10).
  var specification: LayoutGroup {
    LayoutGroup(
      size: layoutSize.specification, arrangement: arrangement,
      interItemSpacing: interItemSpacing?.specification ?? .fixed(0),
      contentInsets: DirectionalEdgeInsets(contentInsets),
      edgeSpacing: edgeSpacing?.specification ?? .zero,
      supplementaryItems: supplementaryItems.map { $0.specification })
  }
}

/// Gives a custom group its frames, relative to the group's outer corner (G10).
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

extension NSCollectionLayoutGroup {
  /// Creates a row that repeats a list of subitems until no further one fits (G2).
  /// - Precondition: there is a subitem (G12).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filling(layoutSize, subitems, along: .horizontal)
  }

  /// Creates a column that repeats a list of subitems until no further one fits (G2).
  /// - Precondition: there is a subitem (G12).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filling(layoutSize, subitems, along: .vertical)
  }

  /// Creates a row of `count` equally wide subitems; the subitem's own width does not count (G5).
  ///
  /// Deprecated in UIKit since iOS 16, and used by most code there is.
  /// - Precondition: the count is 1 or more (G12).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, along: .horizontal) {
      .dividing($0, count: count, along: .horizontal)
    }
  }

  /// Creates a column of `count` equally high subitems; the subitem's own height does not count (G5).
  ///
  /// Deprecated in UIKit since iOS 16, and used by most code there is.
  /// - Precondition: the count is 1 or more (G12).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, along: .vertical) {
      .dividing($0, count: count, along: .vertical)
    }
  }

  /// Creates a row of a subitem `count` times at its own size (G5, iOS 16).
  /// - Precondition: the count is 1 or more (G12).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, along: .horizontal) {
      .repeating($0, count: count, along: .horizontal)
    }
  }

  /// Creates a column of a subitem `count` times at its own size (G5, iOS 16).
  /// - Precondition: the count is 1 or more (G12).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, along: .vertical) {
      .repeating($0, count: count, along: .vertical)
    }
  }

  /// Creates a group whose items have the frames that a function gives (G10).
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let source = CustomItemSource(provider: itemProvider)
    let frames = CustomFrameProvider { container, environment in
      // Sections are made ready on the main actor before the engine solves them.
      MainActor.assumeIsolated { source.items(in: container, environment) }
    }
    return NSCollectionLayoutGroup(
      layoutSize: layoutSize, subitems: [], arrangement: .custom(.provider(frames)))
  }

  private static func filling(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], along axis: Axis
  ) -> NSCollectionLayoutGroup {
    precondition(
      !subitems.isEmpty,
      "G12: a group needs at least 1 subitem, this one has 0; give it an item or a group")
    return NSCollectionLayoutGroup(
      layoutSize: size, subitems: subitems.map { $0.duplicate() },
      arrangement: .subitems(subitems.map { $0.subitem }, along: axis))
  }

  private static func counted(
    _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int,
    along axis: Axis, _ arrangement: (LayoutSubitem) -> LayoutGroup.Arrangement
  ) -> NSCollectionLayoutGroup {
    precondition(
      count >= 1,
      "G12: a repeating \(axis) group has the count \(count); give it a count of 1 or more")
    return NSCollectionLayoutGroup(
      layoutSize: size, subitems: [subitem.duplicate()],
      arrangement: arrangement(subitem.subitem))
  }

  /// The group and what it holds as indented lines, for debugging.
  public func visualDescription() -> String {
    lines(indent: "").joined(separator: "\n")
  }

  private func lines(indent: String) -> [String] {
    let own = "\(indent)group \(layoutSize.widthDimension) x \(layoutSize.heightDimension)"
    return [own]
      + subitems.flatMap { subitem in
        if let group = subitem as? NSCollectionLayoutGroup {
          return group.lines(indent: indent + "  ")
        }
        let size = subitem.layoutSize
        return ["\(indent)  item \(size.widthDimension) x \(size.heightDimension)"]
      }
  }
}

/// A provider of custom items that the engine may hold.
@MainActor
private final class CustomItemSource {
  private let provider: NSCollectionLayoutGroupCustomItemProvider

  init(provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    self.provider = provider
  }

  func items(in container: LayoutContainer, _ environment: LayoutEnvironment) -> [CustomItem] {
    provider(SolvingEnvironment(container, in: environment)).map { $0.specification }
  }
}

/// One item of a custom group: a frame relative to the group's outer corner, and its depth (G10).
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, Sendable {
  /// The frame in points, kept as it is, also where it leaves the group.
  public let frame: CGRect
  /// The stacking order; greater is nearer.
  public let zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame and a depth.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The same object: custom items never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  var specification: CustomItem { CustomItem(frame: Rect(frame), zIndex: zIndex) }
}
#endif
