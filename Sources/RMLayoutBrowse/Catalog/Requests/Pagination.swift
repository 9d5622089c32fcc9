/// The pages of one question: which is next, and which entries were not there before.
///
/// Pages are counted here rather than followed by the API's `next`: that repeats values without
/// encoding them, so that a `&` or `#` in a name would lead elsewhere. It only says whether
/// there is a next page.
package struct Pagination<Record: CatalogRecord>: Sendable {
  /// The question for the first page.
  package let request: CatalogRequest
  /// How many pages have arrived.
  package private(set) var pageCount = 0
  /// What the last page said about all of them.
  package private(set) var summary: PageSummary?
  private var ids: Set<Int> = []

  package init(_ request: CatalogRequest) {
    self.request = request
  }

  /// Whether a page is due; the first always is.
  package var hasNextPage: Bool {
    guard let summary else { return true }
    return summary.next != nil
  }

  /// The number of the next page, from 1; nil after the last.
  package var nextPage: Int? { hasNextPage ? pageCount + 1 : nil }

  /// The question for a page, from 1.
  package func request(forPage number: Int) -> CatalogRequest { request.page(number) }

  /// Takes a page over: the entries that no page before it held, in their order.
  ///
  /// A page that is not the next one brings nothing and changes nothing.
  package mutating func take(_ page: Page<Record>, number: Int) -> [Record] {
    guard number == nextPage else { return [] }
    pageCount = number
    summary = page.info
    // A page without entries would be followed by others for ever.
    if page.results.isEmpty { summary?.next = nil }
    return page.results.filter { ids.insert($0.id).inserted }
  }
}
