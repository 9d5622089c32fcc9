import Foundation
import Testing

@Suite("Articles of the documentation")
struct ArticleTests {
  static let articles = [
    "FirstLayout", "Sizes", "Groups", "SpacingAndInsets", "OrthogonalPaging", "Pinning",
    "SelfSizing", "PixelsAndProfiles", "Diagnostics", "Testing",
  ]

  @Test("the code of an article is compiled, and prints what stands below it", arguments: articles)
  func snippets(_ name: String) throws {
    let article = try Article(name)
    let sources = try SnippetSources()
    #expect(article.examples.count >= 2)
    for example in article.examples {
      let snippet = try #require(
        sources.name(of: example.code), "this is in no snippet:\n\(example.code)")
      let run = try #require(Snippets.all[snippet])
      let transcript = Transcript()
      try Transcript.$current.withValue(transcript) { try run() }
      #expect(transcript.text == example.output, "\(snippet)")
    }
  }

  @Test("every snippet stands in an article, and every article on the landing page")
  func completeness() throws {
    let sources = try SnippetSources()
    var shown: Set<String> = []
    for name in Self.articles {
      for example in try Article(name).examples {
        shown.insert(sources.name(of: example.code) ?? "")
      }
    }
    #expect(shown == Set(Snippets.all.keys))
    let landing = try String(
      contentsOf: Article.catalog.appending(path: "RMLayout.md"), encoding: .utf8)
    for name in Self.articles { #expect(landing.contains("<doc:\(name)>")) }
  }

  @Test("every article has a picture that is there, with a description", arguments: articles)
  func pictures(_ name: String) throws {
    let article = try Article(name)
    let pictures = article.text.matches(of: /!\[(.+?)\]\((.+?)\)/)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let path = Article.folder.appending(path: String(picture.output.2)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
  }
}
