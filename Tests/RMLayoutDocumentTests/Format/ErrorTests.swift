import RMLayout
import RMLayoutDocument
import Testing

@Suite("Errors of reading")
struct ErrorTests {
  @Test("the documents that the errors are made of are valid")
  func startsValid() throws {
    #expect(try message("n", "n") == nil)
    #expect(try message("1", "1", in: validFlow) == nil)
  }

  @Test("lenient reading passes over unknown keys and nothing else")
  func lenient() throws {
    #expect(try message("\"name\"", "\"wallpaper\"", lenient: true) == nil)
    #expect(
      try message("\"items\": 3", "\"items\": true, \"more\": 1", lenient: true)
        == "sections[0].items: must be a number, is true; give a number")
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
        "sections[0].group: unknown key; remove it"
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
