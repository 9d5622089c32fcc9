/// Bytes to which much is appended in small pieces, with room beyond what is written.
///
/// Appending to an array takes three times the instructions for pieces as short as those of markup.
struct ByteBuffer {
  /// What is written, then zeros up to the room that there is.
  private var storage: [UInt8]
  private var count = 0

  init(room: Int) { storage = [UInt8](repeating: 0, count: max(64, room)) }

  /// What is written so far, as a copy.
  var bytes: [UInt8] { Array(storage[..<count]) }

  /// Hands out what is written, and starts anew.
  mutating func takeBytes() -> [UInt8] {
    defer { count = 0 }
    return bytes
  }

  /// What is written, without a copy.
  consuming func finished() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    storage[count] = byte
    count += 1
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { source in
      makeRoom(for: source.count)
      unsafe write(source)
    }
  }

  /// Appends a text with a byte before and one behind it.
  mutating func append(_ text: String, between first: UInt8, and last: UInt8) {
    var text = text
    text.withUTF8 { source in
      makeRoom(for: source.count + 2)
      storage[count] = first
      count += 1
      unsafe write(source)
      storage[count] = last
      count += 1
    }
  }

  /// Writes bytes for which there is room.
  @inline(__always)
  private mutating func write(_ source: UnsafeBufferPointer<UInt8>) {
    unsafe storage.withUnsafeMutableBytes { target in
      let end = unsafe UnsafeMutableRawBufferPointer(rebasing: target[count...])
      unsafe end.copyMemory(from: UnsafeRawBufferPointer(source))
    }
    count += source.count
  }

  /// Appends the decimal digits of a number.
  mutating func append(digitsOf number: UInt64) {
    guard number >= 10 else { return append(UInt8(ascii: "0") + UInt8(number)) }
    var length = 2
    var rest = number / 100
    while rest > 0 {
      length += 1
      rest /= 10
    }
    makeRoom(for: length)
    rest = number
    unsafe storage.withUnsafeMutableBufferPointer { target in
      for index in stride(from: count + length - 1, through: count, by: -1) {
        unsafe target[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    count += length
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if count + more > storage.count { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    storage += [UInt8](repeating: 0, count: max(more, storage.count))
  }
}
