/// Decides when a scrolling list should load its next page: once per page, near the end.
///
/// Test it on every scroll and after every layout: a page that does not fill the screen never
/// scrolls. Loading is marked at once, so that one page is never asked for twice.
/// ```swift
/// var trigger = InfiniteScrollTrigger()
/// trigger.test(offset: 2183.2, viewportLength: 619.333, contentLength: 2922.5, itemCount: 20,
///   hasNextPage: true)  // true: load, then call finish()
/// ```
public struct InfiniteScrollTrigger: Hashable, Sendable {
  /// How far before the end of the content the next page is due, in points.
  public var threshold: Double
  /// Whether a page was asked for and has not arrived.
  public private(set) var isLoading = false

  /// Creates a trigger; 120 points are a footer of 100 and 20 before it.
  public init(threshold: Double = 120) {
    self.threshold = threshold
  }

  /// The offset from which on the next page is due, in points.
  public func triggerOffset(contentLength: Double, viewportLength: Double) -> Double {
    contentLength - viewportLength - threshold
  }

  /// Whether to load the next page now; if so, nothing more is due until ``finish()``.
  ///
  /// False while there is no further page, while one is loading, and while nothing was laid out.
  public mutating func test(
    offset: Double, viewportLength: Double, contentLength: Double, itemCount: Int,
    hasNextPage: Bool
  ) -> Bool {
    guard hasNextPage, !isLoading, itemCount > 0, contentLength > 0 else { return false }
    let due = triggerOffset(contentLength: contentLength, viewportLength: viewportLength)
    guard offset >= due else { return false }
    isLoading = true
    return true
  }

  /// Ends loading, whether the page arrived or not; the next test may ask again.
  public mutating func finish() {
    isLoading = false
  }
}
