import RMLayoutDocument
import Testing

/// Reads a document made of a valid one by replacing one piece of text.
func message(
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

let valid = """
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

let validFlow = """
  {"version": 1, "environment": {"size": {"width": 320, "height": 480}}, "layout": "flow",
   "configuration": {"scrollDirection": "vertical"},
   "sections": [{"items": 2, "itemSizes": [[10, 20], [30, 40]], "minimumLineSpacing": 1}]}
  """
