import Foundation
import RMLayoutTesting

extension GoldenText {
  /// A drawing in this target's folder `Snapshots`.
  static func snapshot(_ name: String) -> GoldenText {
    GoldenText(name, beside: URL(filePath: #filePath).deletingLastPathComponent().path)
  }

  /// Compares drawn bytes with the file line by line, or records them.
  func mismatch(withDrawn bytes: [UInt8]) -> LayoutMismatch? {
    mismatch(with: String(decoding: bytes, as: UTF8.self))
  }
}
