import RMLayout

extension SwiftTranslation {
  /// What a group is called, the function that makes it, and the arguments for its content.
  func arrangement(
    of group: LayoutGroup, at path: String
  ) throws(DocumentError) -> (name: String, function: String, arguments: [SwiftArgument]) {
    let axis: Axis
    let content: [SwiftArgument]
    switch group.arrangement {
    case .subitems(let subitems, let along):
      axis = along
      let values = try subitems.enumerated().map { (index, subitem) throws(DocumentError) in
        try value(subitem, at: "\(path).subitems[\(index)]")
      }
      content = [SwiftArgument(label: "subitems", value: .elements(values))]
    case .dividing(let subitem, let count, let along):
      axis = along
      content = [
        SwiftArgument(label: "subitem", value: try value(subitem, at: path + ".subitem")),
        SwiftArgument(label: "count", value: .number(count)),
      ]
    case .repeating(let subitem, let count, let along):
      axis = along
      content = [
        SwiftArgument(
          label: "repeatingSubitem", value: try value(subitem, at: path + ".repeatingSubitem")),
        SwiftArgument(label: "count", value: .number(count)),
      ]
    case .custom(.items(let items)):
      return ("customGroup", "custom", [argument(items)])
    case .custom(.provider):
      throw DocumentError(
        path: path + ".frames", reason: .unwritable("come from a provider, which is code"))
    }
    return (axis == .horizontal ? "row" : "column", "\(axis)", content)
  }

  /// Insets, nil if there are none.
  func insets(_ insets: DirectionalEdgeInsets) -> SwiftValue? {
    insets == .zero ? nil : value(insets)
  }

  /// Views attached to an element, nil if there are none.
  func supplementaries(_ items: [LayoutSupplementaryItem]) -> SwiftValue? {
    items.isEmpty ? nil : .list(items.map { value($0) })
  }
}
