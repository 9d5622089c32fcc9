/// Loads pictures once and keeps those used lately, up to a number of bytes.
package actor ImageLoader {
  private let base: CatalogBase
  private let fetcher: Fetcher
  private var cache: CostCache<LoadedImage>

  package init(
    base: CatalogBase = .publicAPI, transport: any CatalogTransport,
    policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock(),
    memoryLimit: Int = 32 << 20
  ) {
    self.base = base
    fetcher = Fetcher(transport: transport, policy: policy, clock: clock)
    cache = CostCache(limit: memoryLimit)
  }

  /// The picture at an address of the server; from memory if it is there.
  ///
  /// Whoever asks while it loads gets the same; loading stops when all of them are cancelled.
  package func image(at address: String) async throws(CatalogError) -> LoadedImage {
    if let image = cache.value(for: address) { return image }
    guard base.serves(address) else { throw .foreignAddress(address) }
    let bytes = try await fetcher.body(of: address)
    guard let image = LoadedImage(bytes) else { throw .noPicture }
    cache.insert(image, for: address, cost: bytes.count)
    return image
  }

  /// How many bytes of pictures are kept.
  package var memoryUse: Int { cache.cost }
}
