import RMLayoutGallery

extension Value {
  /// A device by name; case, spaces and dashes do not count, nor does a missing `iPhone`.
  static func device(_ text: String) throws(ValueProblem) -> Device {
    let typed = letters(of: text)
    for device in Device.all {
      let name = letters(of: device.name)
      if typed == name || "iphone" + typed == name { return device }
    }
    throw ValueProblem(needs: "a device, such as \(suggestions(for: typed))")
  }

  private static func suggestions(for typed: String) -> String {
    let ranked = Device.all.enumerated().sorted { left, right in
      let leftDistance = distance(from: typed, to: left.element)
      let rightDistance = distance(from: typed, to: right.element)
      return (leftDistance, left.offset) < (rightDistance, right.offset)
    }
    return ranked.prefix(3).map(\.element.name).joined(separator: ", ")
  }

  private static func distance(from typed: String, to device: Device) -> Int {
    let name = letters(of: device.name)
    return min(editDistance(typed, name), editDistance("iphone" + typed, name))
  }

  private static func letters(of name: String) -> String {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return plain.hasSuffix("inch") ? String(plain.dropLast(4)) : plain
  }
}
