import RMLayout
import RMLayoutBrowse

private let catalog = EmbeddedCatalog()

extension ScriptedTransport {
  /// Answers as the embedded catalogue, and remembers what it was asked.
  static func embedded() -> ScriptedTransport {
    ScriptedTransport { address, _ in catalog.answer(to: address) }
  }

  /// Answers as the embedded catalogue once the gate is open, but the first page at once.
  static func embedded(behind gate: Gate) -> ScriptedTransport {
    ScriptedTransport { address, _ in
      if address.contains("page=") { await gate.pass() }
      return catalog.answer(to: address)
    }
  }

  /// The numbers of the pages of characters that were asked for.
  var pages: [Int] {
    requests.filter { $0.contains("/character") }.map { address in
      CatalogRequest(address)?.query.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
    }
  }
}

extension LayoutEnvironment {
  /// The list on an iPhone 14 Pro, under its large title.
  static let phone = LayoutEnvironment(size: Size(width: 393, height: 619), scale: 3)
  static let pad = LayoutEnvironment(
    size: Size(width: 1024, height: 1175), scale: 2, idiom: .pad)
}

extension Point {
  /// Scrolled down so far.
  static func down(_ y: Double) -> Point { Point(x: 0, y: y) }
}

/// Gathers what a model tells.
@MainActor
final class ChangeLog<Change: Sendable> {
  private(set) var changes: [Change] = []

  func note(_ change: Change) { changes.append(change) }
}
