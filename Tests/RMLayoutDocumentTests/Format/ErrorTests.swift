import RMLayout
import RMLayoutDocument
import Testing

/// Reads a document made of a valid one by replacing one piece of text.
private func message(
  _ old: String, _ new: String, in source: String = valid, lenient: Bool = false
) throws -> String? {
  let pieces = source.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
  try #require(pieces.count == 2, "\(old) must stand in the document")
  do {
    _ = try LayoutDocument(json: (pieces[0] + new + pieces[1]).utf8, lenient: lenient)
    return nil
  } catch {
    return error.description
  }
}

private let valid = """
  {"version": 1, "name": "n", "environment": {"size": {"width": 320, "height": 480}, "scale": 2},
   "viewport": {"offset": {"x": 0, "y": 5}}, "layout": "compositional",
   "configuration": {"scrollDirection": "vertical"},
   "sections": [{"items": 3, "group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 50},
     "axis": "horizontal", "interItemSpacing": {"fixed": 2}, "subitems": [
       {"width": {"absolute": 40}, "height": {"absolute": 50}, "contentInsets": {"top": 1}}]},
     "interGroupSpacing": 8, "orthogonalScrolling": "paging", "orthogonalOffset": 4},
    {"items": 2, "group": {"width": {"absolute": 9}, "height": {"absolute": 8},
     "frames": [[0, 0, 1, 2], [3, 4, 5, 6]], "zIndexes": [0, -1]}},
    {"items": 2, "group": {"width": {"absolute": 9}, "height": {"absolute": 8}, "axis": "vertical",
     "count": 2, "subitem": {"width": {"absolute": 9}, "height": {"absolute": 8}}}}]}
  """

private let validFlow = """
  {"version": 1, "environment": {"size": {"width": 320, "height": 480}}, "layout": "flow",
   "configuration": {"scrollDirection": "vertical"},
   "sections": [{"items": 2, "itemSizes": [[10, 20], [30, 40]], "minimumLineSpacing": 1}]}
  """

@Suite("Errors of reading")
struct ErrorTests {
  @Test("the documents that the errors are made of are valid")
  func startsValid() throws {
    #expect(try message("n", "n") == nil)
    #expect(try message("1", "1", in: validFlow) == nil)
  }

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
      ("\"name\"", "\"wallpaper\"", "wallpaper: unknown key; remove it, or read leniently"),
      ("\"scale\"", "\"SCALE\"", "environment.SCALE: unknown key; did you mean \"scale\"?"),
      ("\"name\"", "\"a b\\n\"", "\"a b\\n\": unknown key; remove it, or read leniently"),
      (
        "\"count\": 2", "\"count\": 2, \"frames\": []",
        "sections[2].group: has subitem and frames; keep one of them"
      ),
      (
        "\"zIndexes\": [0, -1]", "\"axis\": \"vertical\"",
        "sections[1].group.axis: unknown key; remove it, or read leniently"
      ),
    ])
  func unknownKeys(old: String, new: String, text: String) throws {
    #expect(try message(old, new) == text)
  }

  @Test("lenient reading passes over unknown keys and nothing else")
  func lenient() throws {
    #expect(try message("\"name\"", "\"wallpaper\"", lenient: true) == nil)
    #expect(
      try message("\"items\": 3", "\"items\": true, \"more\": 1", lenient: true)
        == "sections[0].items: must be a number, is true; give a number")
    #expect(
      try message("\"items\": 3", "\"items\": 3, \"measured\": {}", lenient: true)
        == "sections[0].measured: not supported yet; remove the key")
  }

  @Test(
    "a value of another type is named with what is needed and what was found",
    arguments: [
      ("\"name\": \"n\"", "\"name\": 5", "name: must be a string, is a number; give a string"),
      ("\"name\": \"n\"", "\"name\": null", "name: must be a string, is null; give a string"),
      (
        "\"items\": 3", "\"items\": \"3\"",
        "sections[0].items: must be a number, is a string; give a number"
      ),
      (
        "{\"absolute\": 40}", "40",
        "sections[0].group.subitems[0].width: must be an object, is a number; give an object"
      ),
      (
        "[0, 0, 1, 2]", "{}",
        "sections[1].group.frames[0]: must be a list, is an object; give a list"
      ),
      (
        "[0, 0, 1, 2]", "[0, 0, 1]",
        "sections[1].group.frames[0]: needs 4 entries, has 3; add or remove entries"
      ),
      (
        "[0, 0, 1, 2]", "[0, 0, null, 2]",
        "sections[1].group.frames[0][2]: must be a number, is null; give a number"
      ),
      (
        "[0, -1]", "[0]",
        "sections[1].group.zIndexes: needs 2 entries, has 1; add or remove entries"
      ),
      (
        "[0, -1]", "[0, 0.5]",
        "sections[1].group.zIndexes[1]: must be a whole number, is 0.5; use a whole number"
      ),
      (
        "\"vertical\"", "\"down\"",
        "configuration.scrollDirection: unknown value \"down\"; use one of horizontal, vertical"
      ),
      (
        "\"compositional\"", "\"list\"",
        "layout: unknown value \"list\"; use one of compositional, flow"
      ),
    ])
  func wrongTypes(old: String, new: String, text: String) throws {
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
        "sections[1].group.x: unknown key; remove it, or read leniently"
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

  @Test(
    "numbers that mean nothing are named with their value",
    arguments: [
      (
        "\"items\": 3", "\"items\": -3",
        "sections[0].items: must be a whole number of at least 0, is -3; use a whole number"
      ),
      (
        "\"items\": 3", "\"items\": 2.5",
        "sections[0].items: must be a whole number of at least 0, is 2.5; use a whole number"
      ),
      (
        "\"items\": 3", "\"items\": 1e13",
        "sections[0].items: must be a finite number between -1e12 and 1e12, is 10000000000000; "
          + "use a number in that range"
      ),
      (
        "{\"absolute\": 40}", "{\"absolute\": 1e300}",
        "sections[0].group.subitems[0].width.absolute: must be a finite number between -1e12 and "
          + "1e12, is 1e+300; use a number in that range"
      ),
      (
        "\"y\": 5", "\"y\": -1e200",
        "viewport.offset.y: must be a finite number between -1e12 and 1e12, is -1e+200; "
          + "use a number in that range"
      ),
      (
        "\"version\": 1", "\"version\": 2",
        "version: unsupported version 2; this program reads version 1"
      ),
      (
        "\"version\": 1", "\"version\": 1.5",
        "version: unsupported version 1.5; this program reads version 1"
      ),
    ])
  func badNumbers(old: String, new: String, text: String) throws {
    #expect(try message(old, new) == text)
  }

  @Test(
    "a key of the format that cannot be done yet is refused, in lenient reading too",
    arguments: [
      ("\"items\": 3", "measured", "sections[0].", valid),
      ("\"items\": 2", "measured", "sections[0].", validFlow),
      ("\"scrollDirection\": \"vertical\"", "estimatedItemSize", "configuration.", validFlow),
    ])
  func notYet(beside: String, key: String, path: String, source: String) throws {
    let text = path + key + ": not supported yet; remove the key"
    for lenient in [false, true] {
      let found = try message(
        beside, "\(beside), \"\(key)\": {}", in: source, lenient: lenient)
      #expect(found == text)
    }
  }

  @Test(
    "headers, badges, backgrounds and lists have errors of the same form",
    arguments: [
      (
        "\"boundaryItems\": [{\"kind\": \"h\"}]",
        "sections[0].boundaryItems[0].width: is missing; add the key"
      ),
      (
        "\"boundaryItems\": [{\"kind\": \"h\", \"width\": {\"absolute\": 1}, "
          + "\"height\": {\"absolute\": 1}, \"alignment\": \"topRight\"}]",
        "sections[0].boundaryItems[0].alignment: unknown value \"topRight\"; use one of none, top, "
          + "leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing"
      ),
      (
        "\"boundaryItems\": [{\"edgeSpacing\": {\"top\": 4}}]",
        "sections[0].boundaryItems[0].edgeSpacing.top: must be an object, is a number; "
          + "give an object"
      ),
      (
        "\"decorations\": [{\"zIndex\": 1}]",
        "sections[0].decorations[0].kind: is missing; add the key"
      ),
      (
        "\"list\": {\"appearance\": \"plain\"}",
        "sections[0]: has group and list; keep one of them"
      ),
      (
        "\"contentInsetsReference\": \"safearea\"",
        "sections[0].contentInsetsReference: unknown value \"safearea\"; use one of automatic, "
          + "none, safeArea, layoutMargins, readableContent"
      ),
    ])
  func parts(member: String, text: String) throws {
    #expect(try message("\"items\": 3", "\"items\": 3, \(member)") == text)
  }

  @Test(
    "anchors have errors of the same form",
    arguments: [
      ("{}", "containerAnchor: is missing; add the key"),
      (
        "{\"containerAnchor\": {\"edges\": [\"right\"]}}",
        "containerAnchor.edges[0]: unknown value \"right\"; "
          + "use one of top, leading, bottom, trailing"
      ),
      (
        "{\"containerAnchor\": {\"absoluteOffset\": {}, \"fractionalOffset\": {}}}",
        "containerAnchor: has absoluteOffset and fractionalOffset; keep one of them"
      ),
    ])
  func anchors(badge: String, text: String) throws {
    let size = "\"kind\": \"b\", \"width\": {\"absolute\": 1}, \"height\": {\"absolute\": 1}"
    let whole = badge == "{}" ? "{\(size)}" : "{\(size), " + badge.dropFirst()
    let item = "\"contentInsets\": {\"top\": 1}"
    #expect(
      try message(item, "\(item), \"supplementaryItems\": [\(whole)]")
        == "sections[0].group.subitems[0].supplementaryItems[0].\(text)")
  }

  @Test("a section needs a group or a list")
  func neither() throws {
    #expect(
      try message("\"group\": {\"width\": {\"frac", "\"grup\": {\"width\": {\"frac")
        == "sections[0]: has none of group, list; add one of them")
  }

  @Test(
    "flow documents have errors of the same form",
    arguments: [
      (
        "[[10, 20], [30, 40]]", "[[10, 20]]",
        "sections[0].itemSizes: needs 2 entries, has 1; add or remove entries"
      ),
      (
        "[[10, 20], [30, 40]]", "[[10, 20], [30]]",
        "sections[0].itemSizes[1]: needs 2 entries, has 1; add or remove entries"
      ),
      (
        "\"items\": 2", "\"items\": 2, \"itemSize\": {\"width\": 1, \"height\": 1}",
        "sections[0]: has itemSize and itemSizes; keep one of them"
      ),
      (
        "\"items\": 2", "\"items\": 2, \"group\": {}",
        "sections[0].group: unknown key; remove it, or read leniently"
      ),
      (
        "\"scrollDirection\"", "\"sectionInsetReference\": \"none\", \"scrollDirection\"",
        "configuration.sectionInsetReference: unknown value \"none\"; "
          + "use one of contentInset, safeArea, layoutMargins"
      ),
      (
        "\"scrollDirection\"", "\"sectionHeadersPinToVisibleBounds\": 1, \"scrollDirection\"",
        "configuration.sectionHeadersPinToVisibleBounds: must be true or false, is a number; "
          + "give true or false"
      ),
    ])
  func flow(old: String, new: String, text: String) throws {
    #expect(try message(old, new, in: validFlow) == text)
  }

  @Test(
    "a document that is no object is refused as a whole",
    arguments: [("[]", "a list"), ("5", "a number"), ("\"x\"", "a string"), ("null", "null")])
  func notAnObject(text: String, found: String) {
    let reason = DocumentError.Reason.wrongType(expected: "an object", found: found)
    let error = DocumentError(path: "", reason: reason)
    #expect(throws: error) { try LayoutDocument(json: text.utf8) }
    #expect(error.description == "document: must be an object, is \(found); give an object")
  }
}
