import Testing

@Suite("Checksums")
struct SHA256Tests {
  @Test("the digests are those of the standard's examples")
  func knownAnswers() {
    #expect(
      sha256([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      sha256(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      sha256(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      sha256(Array(repeating: UInt8(ascii: "a"), count: 1_000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  @Test("the golden files are whole and unedited")
  func goldenFiles() throws {
    let list = String(decoding: try GoldenFile.bytes(of: "SHA256SUMS"), as: UTF8.self)
    let sums = try GoldenFile.allCases.map { file in
      "\(sha256(try GoldenFile.bytes(of: file.name)))  \(file.name)"
    }
    #expect(sums.sorted() == list.split(separator: "\n").map(String.init).sorted())
  }
}
