import RMLayout

extension EngineTranslation {
  func value(_ dimension: LayoutDimension) -> SwiftValue {
    switch dimension {
    case .absolute(let value): .call(".absolute", ["": .number(value)])
    case .fractionalWidth(let value): .call(".fractionalWidth", ["": .number(value)])
    case .fractionalHeight(let value): .call(".fractionalHeight", ["": .number(value)])
    case .estimated(let value): .call(".estimated", ["": .number(value)])
    case .uniformAcrossSiblings(let value):
      .call(".uniformAcrossSiblings", ["estimate": .number(value)])
    }
  }

  func value(_ size: LayoutSize) -> SwiftValue {
    .repeatable(
      "size", .call("LayoutSize", ["width": value(size.width), "height": value(size.height)]))
  }

  func value(_ item: LayoutItem) -> SwiftValue {
    .named(
      "item",
      .call(
        "LayoutItem",
        [
          "size": value(item.size), "contentInsets": insets(item.contentInsets),
          "edgeSpacing": value(item.edgeSpacing),
          "supplementaryItems": supplementaries(item.supplementaryItems),
        ]))
  }

  func value(_ subitem: LayoutSubitem, at path: String) throws(DocumentError) -> SwiftValue {
    switch subitem {
    case .item(let item): .call(".item", ["": value(item)])
    case .group(let group): .call(".group", ["": try value(group, at: path)])
    }
  }

  func value(_ group: LayoutGroup, at path: String) throws(DocumentError) -> SwiftValue {
    let (name, function, content) = try arrangement(of: group, at: path)
    let isCustom = name == "customGroup"
    let spacing = self.spacing(group.interItemSpacing)
    var arguments = [SwiftArgument(label: "size", value: value(group.size))] + content
    let further: [(String, SwiftValue?)] = [
      ("interItemSpacing", isCustom ? nil : spacing),
      ("contentInsets", insets(group.contentInsets)), ("edgeSpacing", value(group.edgeSpacing)),
    ]
    for case (let label, let value?) in further {
      arguments.append(SwiftArgument(label: label, value: value))
    }
    return .named(
      name, .call("LayoutGroup.\(function)", arguments),
      changes: [
        "interItemSpacing": isCustom ? spacing : nil,
        "supplementaryItems": supplementaries(group.supplementaryItems),
      ])
  }

  func argument(_ items: [CustomItem]) -> SwiftArgument {
    SwiftArgument(label: "frames", value: .call(".items", ["": value(items)]))
  }

  // A table of numbers is read, and compiled, faster than as many calls.
  private func value(_ items: [CustomItem]) -> SwiftValue {
    let isFlat = items.allSatisfy { $0.zIndex == 0 }
    guard items.count > 3 else {
      return .list(
        items.map { item in
          let numbers = numbers(of: item.frame)
          let frame = SwiftValue.call(
            "Rect",
            ["x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3]])
          return .call(
            "CustomItem",
            ["frame": frame, "zIndex": item.zIndex == 0 ? nil : .number(item.zIndex)])
        })
    }
    let rows = items.map { item in
      SwiftValue.list(numbers(of: item.frame) + (isFlat ? [] : [.number(item.zIndex)]))
    }
    let rect = "Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])"
    let depth = isFlat ? "" : ", zIndex: Int($0[4])"
    return .mapped(rows, named: "frames", by: "CustomItem(frame: \(rect)\(depth))")
  }

  private func numbers(of frame: Rect) -> [SwiftValue] {
    [frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }
  }
}

extension SwiftValue {
  /// What a closure makes of each row of a table of numbers.
  static func mapped(_ rows: [SwiftValue], named name: String, by closure: String) -> SwiftValue {
    let table = SwiftValue.named(name, type: "[[Double]]", .list(rows))
    return .followed(table, by: ".map { \(closure) }")
  }
}
