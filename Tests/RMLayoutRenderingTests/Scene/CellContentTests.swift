import RMLayout
import RMLayoutRendering
import Testing

@Suite("Cell content")
struct CellContentTests {
  @Test("without content a cell shows its index path, another element its kind as well")
  func indexPaths() {
    let cell = LayoutAttributes(
      category: .cell, path: ItemPath(section: 2, item: 17), frame: .zero)
    let footer = LayoutAttributes(
      category: .supplementary, path: ItemPath(section: 0, item: 0), kind: "footer", frame: .zero)
    let header = LayoutAttributes(
      category: .supplementary, path: ItemPath(section: .max, item: 0), kind: "header",
      frame: .zero)
    #expect(CellContent.indexPath(of: cell).title == "2.17")
    #expect(CellContent.indexPath(of: header).title == "header")
    #expect(CellContent.indexPath(of: footer).title == "footer 0.0")
  }
}
