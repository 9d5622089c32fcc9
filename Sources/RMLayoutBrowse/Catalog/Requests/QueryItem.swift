/// One part of a query: a name, and a value unless the name says it all.
package struct QueryItem: Hashable, Sendable {
  package var name: String
  package var value: String?

  package init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }

  /// Reads a part of a query, whose value may hold a `=`; nil if it has no name.
  init?(encoded text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.name = String(name).percentDecoded(plusIsSpace: true)
    value = parts.count == 2 ? String(parts[1]).percentDecoded(plusIsSpace: true) : nil
  }

  var encoded: String {
    let name = name.percentEncoded(keeping: "")
    guard let value else { return name }
    return name + "=" + value.percentEncoded(keeping: "/,:=@!()*")
  }
}
