import RMLayoutDocument
import RMLayoutRecipes

extension Value {
  /// A device by name; case, spaces and dashes do not count, nor does a missing `iPhone`.
  static func device(_ text: String) throws(ValueProblem) -> Device {
    let typed = letters(of: text)
    for device in Device.all {
      let name = letters(of: device.name)
      if typed == name || "iphone" + typed == name { return device }
    }
    let names = typed.isEmpty ? [] : namesResembling(typed)
    throw ValueProblem(
      needs: names.isEmpty
        ? "a device that --help lists" : "a device, such as \(names.joined(separator: ", "))")
  }

  /// The names of all devices as words without spaces.
  static var deviceWords: [String] {
    Device.all.map { $0.name.split(separator: " ").joined(separator: "-") }
  }

  // Part of a name is meant more often than another name: `ipad` stands for all tablets.
  private static func namesResembling(_ typed: String) -> [String] {
    let ranked = Device.all.map { device in
      let name = letters(of: device.name)
      let words = [typed, "iphone" + typed]
      let part = words.map { $0.typosFromStarts(of: name).min() ?? 0 }.min() ?? 0
      return (
        name: device.name, part: name.contains(typed) ? 0 : part,
        whole: words.map { $0.typos(from: name) }.min() ?? 0
      )
    }
    let least = ranked.map(\.part).min() ?? 0
    guard least <= max(1, typed.count / 3) else { return [] }
    // Sorting keeps the order of devices that are equally near.
    let nearest = ranked.filter { $0.part == least }.sorted { $0.whole < $1.whole }
    return nearest.prefix(4).map(\.name)
  }

  private static func letters(of name: String) -> String {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return plain.hasSuffix("inch") ? String(plain.dropLast(4)) : plain
  }
}
