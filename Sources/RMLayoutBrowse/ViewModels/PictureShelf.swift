/// The pictures of the cells in view, by address, so that a cell never shows another one's.
///
/// A few load at a time, those first that are in view now. What has begun is brought to its end:
/// scrolling to and fro asks for no picture twice.
@MainActor
package final class PictureShelf {
  /// Called when a picture has come or failed, with its address.
  package var onChange: (@MainActor (String) -> Void)?

  private let source: CatalogSource
  private let limit: Int
  private var shown: [String] = []
  private var pictures: [String: LoadedImage] = [:]
  private var failures: [String: CatalogError] = [:]
  private var running: [String: Task<Void, Never>] = [:]

  /// Creates a shelf that loads so many pictures at a time.
  package init(source: CatalogSource, atOnce limit: Int = 6) {
    self.source = source
    self.limit = limit
  }

  deinit {
    for task in running.values { task.cancel() }
  }

  /// How far the picture of a cell in view has come.
  package func picture(at address: String) -> Loading<LoadedImage> {
    if let picture = pictures[address] { return .loaded(picture) }
    if let error = failures[address] { return .failed(error) }
    return running[address] != nil || shown.contains(address) ? .loading : .idle
  }

  /// Says which pictures are in view, the most wanted first; what is no longer is not begun.
  package func show(_ addresses: [String]) {
    guard !source.isEmbedded, addresses != shown else { return }
    shown = addresses
    let wanted = Set(addresses)
    pictures = pictures.filter { wanted.contains($0.key) }
    begin()
  }

  /// Tries again what failed.
  package func retry() {
    failures.removeAll()
    begin()
  }

  /// Waits until no picture is on its way.
  package func settle() async {
    while let task = running.values.first { await task.value }
  }

  private func begin() {
    for address in shown where running.count < limit {
      guard pictures[address] == nil, failures[address] == nil, running[address] == nil,
        !address.isEmpty
      else { continue }
      let images = source.images
      running[address] = Task { [weak self] in
        let outcome = await Result { () async throws(CatalogError) in
          try await images.image(at: address)
        }
        self?.finish(address, outcome)
      }
    }
  }

  private func finish(_ address: String, _ outcome: Result<LoadedImage, CatalogError>) {
    running[address] = nil
    switch outcome {
    case .success(let picture):
      if shown.contains(address) { pictures[address] = picture }
    case .failure(.cancelled): break
    case .failure(let error): failures[address] = error
    }
    onChange?(address)
    begin()
  }
}
