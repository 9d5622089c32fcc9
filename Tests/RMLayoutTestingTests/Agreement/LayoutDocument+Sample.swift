import RMLayout
import RMLayoutDocument
import RMLayoutTesting

extension LayoutDocument {
  /// The document of a sample, for reports of failures.
  init(_ sample: LayoutSample) {
    let layout: Layout
    switch sample.layout {
    case .compositional(let compositional): layout = .compositional(compositional)
    case .flow(let flow): layout = .flow(flow)
    }
    self.init(
      name: sample.name, layout: layout, environment: sample.environment,
      itemCounts: sample.itemCounts, offset: sample.position.offset,
      rowOffsets: sample.position.rowOffsets.mapValues { .exact($0) },
      preferredSizes: sample.preferredSizes)
  }
}

extension LayoutSample {
  /// The sample that a document states.
  init(json text: String) throws(DocumentError) {
    let document = try LayoutDocument(json: text.utf8)
    let layout: Layout
    switch document.layout {
    case .compositional(let compositional): layout = .compositional(compositional)
    case .flow(let flow): layout = .flow(flow)
    }
    self.init(
      name: document.name ?? "document", layout: layout, environment: document.environment,
      itemCounts: document.itemCounts, preferredSizes: document.preferredSizes)
  }

  /// The mismatch, and the simplest document that shows one, as text.
  func report(_ mismatch: LayoutMismatch, _ check: (LayoutSample) -> LayoutMismatch?) -> String {
    let simple = simplest { check($0) != nil }
    let document = (try? LayoutDocument(simple).json()) ?? "\(simple)"
    return "\(mismatch)\nIn its simplest form:\n\(check(simple) ?? mismatch)\n\(document)"
  }
}
