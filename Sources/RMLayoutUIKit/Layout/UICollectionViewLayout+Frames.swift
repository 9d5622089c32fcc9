#if !canImport(UIKit)
public import RMLayout

extension UICollectionViewLayout {
  /// Where everything of the layout lies in a container: the engine's solution, no object per item.
  ///
  /// ```swift
  /// let solution = makeLayout().frames(in: CGSize(width: 393, height: 852), itemCounts: [1, 8, 51])
  /// solution.frame(forItemAt: ItemPath(section: 1, item: 3))
  /// ```
  /// Cells have their estimates; `LayoutSolution.setPreferredSize(_:forItemAt:contentOffset:)` takes over what
  /// views asked for. A flow layout in a collection view asks the view's delegate for its metrics. What
  /// subclasses make of the attributes shows only in a ``UICollectionView``.
  /// - Parameters:
  ///   - size: the bounds of the collection view, in points.
  ///   - itemCounts: the number of items of each section.
  ///   - traits: what providers are told, and the scale, direction and idiom; see ``UITraitCollection``.
  /// - Returns: the solution, in which impossible layouts are diagnostics.
  /// - Precondition: the layout is compositional or a flow layout, its numbers are finite and at most 10^12, no
  ///   object has two supplementary items of one kind (G12), sizes and counts are not negative.
  /// - Complexity: O(sections), whatever the item counts; O(items) where a delegate gives sizes.
  public func frames(
    in size: CGSize, itemCounts: [Int], traits: UITraitCollection? = nil
  ) -> LayoutSolution {
    frames(
      in: traits?.environment(size: size) ?? LayoutEnvironment(size: Size(size)),
      itemCounts: itemCounts, traits: traits)
  }

  /// Where everything lies in an environment of the engine: with insets, margins and a pixel profile.
  ///
  /// - Parameters:
  ///   - environment: the bounds, scale, direction and insets, which all frames follow.
  ///   - itemCounts: the number of items of each section.
  ///   - traits: what providers are told; what is unspecified follows the environment.
  ///   - preferredSizes: what cells, headers and footers asked for, on estimated axes (E1, E6).
  /// - Returns: the solution, in which impossible layouts are diagnostics.
  /// - Precondition: as of ``frames(in:itemCounts:traits:)-(CGSize,_,_)``.
  public func frames(
    in environment: LayoutEnvironment, itemCounts: [Int], traits: UITraitCollection? = nil,
    preferredSizes: PreferredSizes = PreferredSizes()
  ) -> LayoutSolution {
    do throws(SpecificationError) {
      return try solve(
        in: environment, itemCounts: itemCounts, traits: traits, preferredSizes: preferredSizes)
    } catch {
      preconditionFailure("\(error.rule): \(error)")
    }
  }
}

extension SpecificationError {
  /// The rule that a specification breaks, by its id in the list of UIKit's rules.
  fileprivate var rule: String {
    switch reason {
    case .emptyGroup, .countOutOfRange, .duplicateKind: "G12"
    case .numberOutOfRange, .scaleOutOfRange, .negativeSize, .nestedTooDeep, .itemCountOutOfRange,
      .sizeCountMismatch, .sectionDoesNotExist, .itemDoesNotExist:
      "D7"
    }
  }
}

extension LayoutSolution {
  /// The frame of an item by its index path; nil if there is no such item, or its section shows none.
  public func frame(forItemAt indexPath: IndexPath) -> CGRect? {
    guard let path = ItemPath(indexPath), has(path) else { return nil }
    return frame(forItemAt: path).map { CGRect($0) }
  }
}
#endif
