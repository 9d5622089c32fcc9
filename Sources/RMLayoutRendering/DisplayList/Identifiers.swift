import RMLayout

/// Gives each name once: one that is asked for again gets a number.
struct UniqueNames {
  private var counts: [String: Int] = [:]

  /// Starts with names that are taken.
  init(besides taken: [String] = []) {
    for name in taken { counts[name] = 1 }
  }

  /// The name itself, or followed by the first number that makes it a new one.
  mutating func unused(_ name: String) -> String {
    guard let count = counts[name] else {
      counts[name] = 1
      return name
    }
    var number = count + 1
    while counts["\(name)-\(number)"] != nil { number += 1 }
    let candidate = "\(name)-\(number)"
    counts[name] = number
    counts[candidate] = 1
    return candidate
  }
}

extension String {
  /// The text as a word that ids can start with: small letters, digits and dashes.
  var identifier: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-": scalars.append(scalar)
      case "A"..."Z": scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      default: scalars.append("-")
      }
    }
    let word = String(scalars)
    guard let first = word.first, ("a"..."z").contains(first) else { return "scene" + word }
    // As sections are called.
    return first == "s" && word.dropFirst().first?.isNumber == true ? "scene-" + word : word
  }
}

extension LayoutAttributes {
  /// The part of the element's id after the scene's, such as `s0-i5`.
  var identifier: String {
    guard category != .cell else { return "s\(path.section)-i\(path.item)" }
    var word = String.UnicodeScalarView()
    for scalar in (kind ?? "background").unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": word.append(scalar)
      default: word.append("-")
      }
    }
    return path.section == ItemPath.layoutSection
      ? "layout-\(String(word))" : "s\(path.section)-\(String(word))\(path.item)"
  }
}
