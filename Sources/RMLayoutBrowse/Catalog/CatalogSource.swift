/// Where a front end gets its data from: the service and the pictures of one server.
package struct CatalogSource: Sendable {
  package let service: CatalogService
  package let images: ImageLoader
  /// Whether everything is in the program, in which there are no pictures.
  package let isEmbedded: Bool

  package init(
    base: CatalogBase = .publicAPI, transport: any CatalogTransport,
    policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock(),
    isEmbedded: Bool = false
  ) {
    service = CatalogService(base: base, transport: transport, policy: policy, clock: clock)
    images = ImageLoader(base: base, transport: transport, policy: policy, clock: clock)
    self.isEmbedded = isEmbedded
  }

  /// The catalogue that the program holds; nothing is sent anywhere.
  package static func embedded(characterCount: Int = EmbeddedCatalog.characterCount) -> Self {
    CatalogSource(
      transport: EmbeddedCatalog(characterCount: characterCount), isEmbedded: true)
  }

  /// A server that speaks as the API does, by default the API itself.
  package static func server(_ base: CatalogBase = .publicAPI) -> Self {
    CatalogSource(base: base, transport: URLSessionTransport())
  }
}
