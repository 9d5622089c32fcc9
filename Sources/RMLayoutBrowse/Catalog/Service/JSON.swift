#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads what the API sends, and names the place of what it cannot read.
enum JSON {
  static func read<Value: Decodable>(
    _ type: Value.Type, from body: [UInt8]
  ) throws(CatalogError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch let error as DecodingError {
      throw .malformed(place(of: error))
    } catch {
      throw .malformed("it is no JSON")
    }
  }

  static func bytes(of value: some Encodable) -> [UInt8] {
    // Records hold texts and numbers alone, which can always be written.
    (try? JSONEncoder().encode(value)).map(Array.init) ?? []
  }

  private static func place(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context): "\(path(context.codingPath)) has the wrong type"
    case .valueNotFound(_, let context): "\(path(context.codingPath)) is null"
    case .keyNotFound(let key, let context):
      "\(path(context.codingPath + [key])) is missing"
    default: "it is no JSON, or not all of it"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "the whole" }
    return keys.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      .drop { $0 == "." }.description
  }
}

extension ErrorBody {
  /// The reason in a body that tells one; cleaned, since it is shown on a line.
  static func reason(in body: [UInt8]) -> String? {
    guard let text = try? JSON.read(ErrorBody.self, from: body).error else { return nil }
    return String(text.prefix(200).map { $0.isNewline || $0 < " " ? " " : $0 })
  }
}
