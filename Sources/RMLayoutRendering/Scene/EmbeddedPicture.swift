/// A picture that a drawing holds whole, so that it shows without a network.
public struct EmbeddedPicture: Hashable, Sendable {
  /// The kind of picture, such as `image/jpeg`.
  public var mimeType: String
  /// The picture's file.
  public var bytes: [UInt8]

  /// Creates a picture from a file's contents.
  public init(mimeType: String, bytes: [UInt8]) {
    self.mimeType = mimeType
    self.bytes = bytes
  }
}
