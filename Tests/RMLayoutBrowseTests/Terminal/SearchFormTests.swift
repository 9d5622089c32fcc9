import RMLayoutBrowse
import Testing

@Suite("Search form")
struct SearchFormTests {
  @Test("typed characters, pasted ones and those of several code points are in the search")
  func types() {
    var form = SearchForm()
    for scalar in "Ricke\u{301}".unicodeScalars { _ = form.press(.character(scalar)) }
    #expect(form.filter.name == "Ricke\u{301}")
    _ = form.press(.backspace)
    #expect(form.filter.name == "Rick")
    form.type(" &\n\u{1B}Morty")
    #expect(form.press(.enter) == .search(CharacterFilter(name: "Rick &Morty")))
    _ = form.press(.control("u"))
    #expect(form.filter.isEmpty)
    form.type(String(repeating: "x", count: 1000))
    #expect(form.filter.name.count == 200)
  }

  @Test("fields follow each other both ways, round and round")
  func fields() {
    var form = SearchForm()
    let forwards = (0..<6).map { _ in
      _ = form.press(.tab)
      return form.field
    }
    #expect(forwards == [.status, .species, .type, .gender, .name, .status])
    _ = form.press(.up)
    _ = form.press(.backTab)
    #expect(form.field == .gender)
  }

  @Test("where there are words to choose from, left and right choose, and nothing can be typed")
  func chooses() {
    var form = SearchForm(at: .status)
    _ = form.press(.character("x"))
    form.type("dead")
    #expect(form.filter.status.isEmpty)
    let words = (0..<4).map { _ in
      _ = form.press(.right)
      return form.filter.status
    }
    #expect(words == ["alive", "dead", "unknown", ""])
    _ = form.press(.left)
    #expect(form.press(.enter) == .search(CharacterFilter(status: "unknown")))
    #expect(form.press(.escape) == .closed)
  }
}
