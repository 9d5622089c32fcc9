/// The server whose catalogue is shown: what all its addresses start with.
package struct CatalogBase: Hashable, Sendable {
  /// Without a slash at the end, such as `https://rickandmortyapi.com/api`.
  package let text: String
  /// The part that names the server, such as `https://rickandmortyapi.com`.
  package let origin: String

  /// Where the API is on the web.
  package static let publicAPI = CatalogBase(
    origin: "https://rickandmortyapi.com", path: "/api")

  private init(origin: String, path: String) {
    self.origin = origin
    text = origin + path
  }

  /// Reads an address; nil unless it is `http` or `https` with a host, without query and fragment.
  package init?(_ address: String) {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, ["http:", "https:"].contains(parts[0].lowercased()), parts[1].isEmpty,
      !parts[2].isEmpty, parts[2].utf8.allSatisfy({ Self.hostBytes.contains($0) }),
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x3F && $0 != 0x23 })
    else { return nil }
    var path = parts.count > 3 ? "/" + parts[3] : ""
    while path.hasSuffix("/") { path.removeLast() }
    self.init(origin: "\(parts[0].lowercased())//\(parts[2].lowercased())", path: path)
  }

  /// Whether an address is one of this server, so that asking for it tells nobody else.
  package func serves(_ address: String) -> Bool {
    address.hasPrefix(origin + "/")
  }

  // Names, numbers, ports and addresses in brackets; no user and no password.
  private static let hostBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]".utf8)
}
