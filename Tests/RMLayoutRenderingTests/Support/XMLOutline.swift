import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of an XML document in their order, each with its attributes, text and parents.
struct XMLOutline {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The names and ids of the elements around, the outermost first.
    var parents: [String]

    /// The number in an attribute, 0 where there is none.
    func number(_ name: String) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }
  }

  var elements: [Element] = []
  /// Why the document is not well-formed, nil if it is.
  var problem: String?

  init(_ bytes: [UInt8]) {
    let parser = XMLParser(data: Data(bytes))
    let collector = Collector()
    parser.delegate = collector
    if !parser.parse() {
      problem = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
    }
    elements = collector.elements
  }

  /// The elements with a name.
  func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      let parents = open.flatMap { [elements[$0].name, elements[$0].attributes["id"] ?? ""] }
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes, parents: parents))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}
