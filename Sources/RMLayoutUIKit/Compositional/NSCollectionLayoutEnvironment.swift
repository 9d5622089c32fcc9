#if !canImport(UIKit)
internal import RMLayout

/// The size in which a section or a custom group is laid out (C5, G10).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The whole size, in points.
  var contentSize: CGSize { get }
  /// The size less the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets: of the container of a section none, of a custom group its own (G10).
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that take room off the size.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider is told: where the section will lie, and the view's traits (C5).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The size in which the section is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view; in a solve none is unspecified.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a solve.
final class SolvingEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// What the engine solves in, for what else follows from it.
  let environment: LayoutEnvironment

  init(_ container: SolvingContainer, _ traits: UITraitCollection, _ environment: LayoutEnvironment)
  {
    self.container = container
    traitCollection = traits
    self.environment = environment
  }

  /// The environment of a custom group, by the traits of the running solve.
  convenience init(_ container: LayoutContainer, in environment: LayoutEnvironment) {
    self.init(
      SolvingContainer(
        contentSize: CGSize(container.contentSize),
        contentInsets: NSDirectionalEdgeInsets(container.contentInsets)),
      UITraitCollection.solving(.current, in: environment), environment)
  }
}

/// A container of which all is known.
final class SolvingContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

extension NSCollectionLayoutEnvironment {
  /// The engine's environment; for one that is not of a solve, by its container and traits.
  var solving: LayoutEnvironment {
    (self as? SolvingEnvironment)?.environment
      ?? traitCollection.environment(size: container.contentSize)
  }
}
#endif
