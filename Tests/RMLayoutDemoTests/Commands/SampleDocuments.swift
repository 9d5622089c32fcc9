/// Layout documents that several commands are tried on.
enum SampleDocuments {
  /// Two cells under a header that stays, a row of eight pages at 300, a continuous row of three.
  static let rows = """
    {"version": 1, "environment": {"size": {"width": 393, "height": 852}, "scale": 3},
     "viewport": {"offset": {"x": 0, "y": 10}},
     "sections": [
      {"items": 2, "boundaryItems": [{"kind": "header", "width": {"fractionalWidth": 1},
        "height": {"absolute": 20}, "alignment": "top", "pinToVisibleBounds": true}],
       "group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 50},
        "axis": "horizontal", "subitems": [
         {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}]}},
      {"items": 8, "orthogonalScrolling": "groupPaging", "orthogonalOffset": 300,
       "group": \(page)},
      {"items": 3, "orthogonalScrolling": "continuous", "group": \(page)}]}
    """

  private static let page = """
    {"width": {"fractionalWidth": 0.8}, "height": {"absolute": 100}, "axis": "horizontal",
     "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}
    """

  /// A list of rows 40 high.
  static func list(items: Int) -> String {
    """
    {"version": 1, "environment": {"size": {"width": 300, "height": 500}},
     "sections": [{"items": \(items), "group": {
       "width": {"fractionalWidth": 1}, "height": {"absolute": 40}, "axis": "vertical",
       "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]}
    """
  }
}
