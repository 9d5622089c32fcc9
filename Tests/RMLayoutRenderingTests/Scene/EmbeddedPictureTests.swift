import RMLayout
import RMLayoutRendering
import Testing

@Suite("Embedded pictures")
struct EmbeddedPictureTests {
  private func scene(_ bytes: [UInt8], mimeType: String = "image/png") throws -> LayoutScene {
    let layout = FlowLayout(
      section: FlowSection(itemSizes: .uniform(Size(width: 100, height: 160))))
    let solution = try layout.solve(
      in: LayoutEnvironment(size: Size(width: 100, height: 160)), itemCounts: [1])
    var card = CellContent.card(name: "Rick", status: "Status: Alive", tint: .blue)
    card.picture = EmbeddedPicture(mimeType: mimeType, bytes: bytes)
    return LayoutScene(title: "One card", solution: solution, contents: { [card] _ in card })
  }

  private func svg(_ bytes: [UInt8], mimeType: String = "image/png") throws -> String {
    let scene = try scene(bytes, mimeType: mimeType)
    return String(decoding: SVGRenderer().render([scene]), as: UTF8.self)
  }

  @Test("a card's picture takes the place of the portrait, whole and cut to its frame")
  func card() throws {
    let svg = try svg(Array("abc".utf8))
    let image = "preserveAspectRatio=\"xMidYMid slice\" href=\"data:image/png;base64,YWJj\"/>"
    #expect(svg.contains(image))
    #expect(svg.components(of: "<image").count == 2)
    #expect(!svg.contains("<ellipse"))
  }

  @Test("a page shows the picture in place of the portrait, and asks no network for it")
  func page() throws {
    let scene = try scene(Array("abc".utf8))
    let page = String(decoding: HTMLRenderer().render([scene]), as: UTF8.self)
    let image = "<img class=\"drawing\" alt=\"\" src=\"data:image/png;base64,YWJj\"/>"
    #expect(page.components(of: image).count == 2)
    #expect(page.contains("default-src 'none'; img-src data:; "))
    #expect(!page.contains("<use href=\"#face-"))
  }

  @Test(
    "bytes are written in groups of three",
    arguments: [("", ""), ("a", "YQ=="), ("ab", "YWI="), ("abcd", "YWJjZA=="), ("ÿ~", "w79+")])
  func letters(text: String, letters: String) throws {
    #expect(try svg(Array(text.utf8)).contains("base64,\(letters)\"/>"))
  }

  @Test("a kind of picture cannot break out of its attribute")
  func mimeType() throws {
    #expect(try svg([], mimeType: "a\"><script>").contains("data:a&quot;&gt;&lt;script&gt;;base64"))
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
