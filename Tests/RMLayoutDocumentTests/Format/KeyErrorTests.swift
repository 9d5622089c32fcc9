import Testing

@Suite("Errors of keys")
struct KeyErrorTests {
  @Test(
    "an unknown key is named with its path and the known key that resembles it",
    arguments: [
      (
        "\"interGroupSpacing\": 8", "\"intergroupSpacng\": 8",
        "sections[0].intergroupSpacng: unknown key; did you mean \"interGroupSpacing\"?"
      ),
      (
        "\"contentInsets\": {\"top\"", "\"contentInset\": {\"top\"",
        "sections[0].group.subitems[0].contentInset: unknown key; did you mean \"contentInsets\"?"
      ),
      ("\"name\"", "\"wallpaper\"", "wallpaper: unknown key; remove it"),
      ("\"scale\"", "\"SCALE\"", "environment.SCALE: unknown key; did you mean \"scale\"?"),
      ("\"name\"", "\"a b\\n\"", "\"a b\\n\": unknown key; remove it"),
      (
        "\"count\": 2", "\"count\": 2, \"frames\": []",
        "sections[2].group: has subitem and frames; keep one of them"
      ),
      (
        "\"zIndexes\": [0, -1]", "\"axis\": \"vertical\"",
        "sections[1].group.axis: unknown key; remove it"
      ),
    ])
  func unknownKeys(old: String, new: String, text: String) throws {
    #expect(try message(old, new) == text)
  }

  @Test(
    "a missing required key is named",
    arguments: [
      ("\"version\": 1, ", "", "version: is missing; add the key"),
      (
        "\"size\": {\"width\": 320, \"height\": 480}, ", "",
        "environment.size: is missing; add the key"
      ),
      ("\"items\": 3, ", "", "sections[0].items: is missing; add the key"),
      ("\"axis\": \"horizontal\", ", "", "sections[0].group.axis: is missing; add the key"),
      ("\"count\": 2, ", "", "sections[2].group.count: is missing; add the key"),
      (
        "\"width\": {\"absolute\": 40}, ", "",
        "sections[0].group.subitems[0].width: is missing; add the key"
      ),
      (
        "{\"absolute\": 40}", "{}",
        "sections[0].group.subitems[0].width: has none of absolute, fractionalWidth, "
          + "fractionalHeight, estimated, uniformAcrossSiblings; add one of them"
      ),
      (
        ", \"zIndexes\": [0, -1]", ", \"x\": 1",
        "sections[1].group.x: unknown key; remove it"
      ),
      (
        "\"frames\": [[0, 0, 1, 2], [3, 4, 5, 6]], \"zIndexes\": [0, -1]", "\"axis\": \"vertical\"",
        "sections[1].group: has none of subitems, subitem, repeatingSubitem, frames; "
          + "add one of them"
      ),
    ])
  func missingKeys(old: String, new: String, text: String) throws {
    #expect(try message(old, new) == text)
  }

  @Test(
    "a misspelt key in the place of a required one is named, in lenient reading too",
    arguments: [
      ("\"sections\"", "\"sectoins\"", "sectoins: unknown key; did you mean \"sections\"?"),
      (
        "\"environment\"", "\"evnironment\"",
        "evnironment: unknown key; did you mean \"environment\"?"
      ),
      ("\"version\"", "\"Version\"", "Version: unknown key; did you mean \"version\"?"),
      (
        "\"width\": 320", "\"widht\": 320",
        "environment.size.widht: unknown key; did you mean \"width\"?"
      ),
      (
        "{\"absolute\": 40}", "{\"absolut\": 40}",
        "sections[0].group.subitems[0].width.absolut: unknown key; did you mean \"absolute\"?"
      ),
      (
        "\"fixed\"", "\"fix\"",
        "sections[0].group.interItemSpacing: has none of fixed, flexible; add one of them"
      ),
      (
        "\"fixed\"", "\"fixd\"",
        "sections[0].group.interItemSpacing.fixd: unknown key; did you mean \"fixed\"?"
      ),
      (
        "\"subitem\": {", "\"subitm\": {",
        "sections[2].group.subitm: unknown key; did you mean \"subitem\"?"
      ),
      (
        "\"group\": {\"width\": {\"frac", "\"grup\": {\"width\": {\"frac",
        "sections[0].grup: unknown key; did you mean \"group\"?"
      ),
    ])
  func misspeltKeys(old: String, new: String, text: String) throws {
    #expect(try message(old, new) == text)
    #expect(try message(old, new, lenient: true) == text)
  }

  @Test("the first of several unknown keys in the text is named")
  func firstUnknownKey() throws {
    #expect(try message("\"name\"", "\"z\": 1, \"b\"") == "z: unknown key; remove it")
  }

  @Test(
    "of a long path only the start and the end are named, cut between steps",
    arguments: [3, 100, 240])
  func longPaths(depth: Int) throws {
    let size = "\"width\": {\"absolute\": 9}, \"height\": {\"absolute\": 9}"
    let start = String(
      repeating: "{\(size), \"axis\": \"vertical\", \"subitems\": [", count: depth)
    let end = String(repeating: "]}", count: depth)
    let nested = "\"group\": \(start){\(size), \"colour\": 1}\(end)}"
    let text = try message("\"group\": {\"width\": {\"frac", nested + ", {\"x\": {\"y\": {\"frac")
    let step = "subitems[0]"
    let path =
      depth == 3
      ? "sections[0].group.subitems[0].subitems[0].subitems[0].colour"
      : "sections[0].group.\(step).\(step).\(step)…\(step).\(step).\(step).\(step).colour"
    #expect(text == path + ": unknown key; remove it")
  }

  @Test("a long key or word is shortened in its error")
  func longWords() throws {
    let word = String(repeating: "abcdefghi ", count: 1000)
    let (start, end) = ("\"" + word.prefix(59), word.suffix(59) + "\"")
    #expect(try message("\"name\"", "\"\(word)\"") == "\(start)…\(end): unknown key; remove it")
    #expect(
      try message("\"compositional\"", "\"\(word)\"")
        == "layout: unknown value \(start)…\(end); use one of compositional, flow")
  }

  @Test(
    "keys that exclude each other are named together",
    arguments: [
      (
        "{\"absolute\": 40}", "{\"absolute\": 40, \"estimated\": 4}",
        "sections[0].group.subitems[0].width: has absolute and estimated; keep one of them"
      ),
      (
        "{\"fixed\": 2}", "{\"fixed\": 2, \"flexible\": 2}",
        "sections[0].group.interItemSpacing: has fixed and flexible; keep one of them"
      ),
      (
        "\"orthogonalOffset\": 4", "\"orthogonalOffset\": 4, \"orthogonalTargetOffset\": 4",
        "sections[0]: has orthogonalOffset and orthogonalTargetOffset; keep one of them"
      ),
      (
        "\"subitems\": [", "\"subitem\": {}, \"subitems\": [",
        "sections[0].group: has subitems and subitem; keep one of them"
      ),
    ])
  func conflicts(old: String, new: String, text: String) throws {
    #expect(try message(old, new) == text)
  }

  @Test("a section needs a group or a list")
  func neither() throws {
    #expect(
      try message("\"group\": {\"width\": {\"frac", "\"cells\": {\"width\": {\"frac")
        == "sections[0]: has none of group, list; add one of them")
  }
}
