/// Some entries of a collection, and how many there are in all.
package struct Page<Record: CatalogRecord>: Codable, Hashable, Sendable {
  package var info: PageSummary
  package var results: [Record]

  package init(info: PageSummary, results: [Record]) {
    self.info = info
    self.results = results
  }
}

/// How a list goes on.
package struct PageSummary: Codable, Hashable, Sendable {
  /// How many entries match.
  package var count: Int
  package var pages: Int
  /// Where the next page is, its values not encoded; nil on the last.
  package var next: String?
  package var prev: String?

  package init(count: Int, pages: Int, next: String? = nil, prev: String? = nil) {
    self.count = count
    self.pages = pages
    self.next = next
    self.prev = prev
  }
}

/// What the API sends instead when it cannot answer.
struct ErrorBody: Codable, Hashable, Sendable {
  let error: String
}
