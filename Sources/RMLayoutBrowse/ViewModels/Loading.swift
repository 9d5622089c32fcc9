/// How far something has come that is loaded when it is first shown.
package enum Loading<Value: Hashable & Sendable>: Hashable, Sendable {
  case idle
  case loading
  case loaded(Value)
  case failed(CatalogError)

  /// What was loaded.
  package var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Whether loading is due: it never began, or it failed.
  var isDue: Bool {
    switch self {
    case .idle, .failed: true
    case .loading, .loaded: false
    }
  }

  /// What an attempt came to; one that was given up may begin again.
  init(_ outcome: Result<Value, CatalogError>) {
    self =
      switch outcome {
      case .success(let value): .loaded(value)
      case .failure(.cancelled): .idle
      case .failure(let error): .failed(error)
      }
  }
}
