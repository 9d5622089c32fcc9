import RMLayout
import RMLayoutDocument

/// What is said of an element, or of a point and the element on top there.
struct Explained: Sendable {
  /// What lies at a point.
  struct Place: Sendable {
    let point: Point
    /// The elements there, the topmost first.
    let elements: [LayoutAttributes]
    /// The nearest one and how far it is, where there is none.
    let nearest: (element: LayoutAttributes, distance: Double)?
  }

  let place: Place?
  let explanation: LayoutExplanation?

  init(_ explanation: LayoutExplanation) {
    place = nil
    self.explanation = explanation
  }

  init(at point: Point, in solution: LayoutSolution, _ position: ScrollPosition) {
    let elements = solution.elements(at: point, at: position)
    let nearest = elements.isEmpty ? solution.nearestElement(to: point, at: position) : nil
    place = Place(point: point, elements: elements, nearest: nearest)
    explanation = (elements.first ?? nearest?.element).flatMap {
      solution.explanation(of: $0, at: position)
    }
  }
}

// MARK: - For people

extension Explained {
  var text: String {
    [place?.text, explanation?.description].compactMap { $0 }.joined(separator: "\n")
  }
}

extension Explained.Place {
  fileprivate var text: String {
    let place = "\(point.x.decimalText),\(point.y.decimalText)"
    guard elements.isEmpty else {
      let rows = elements.map { element in
        "  \(element.name): \(element.frame.text), depth \(element.zIndex)"
          + (element.isPinned ? ", keeps in view" : "")
      }
      return (["at \(place), from the top:"] + rows).joined(separator: "\n") + "\n"
    }
    guard let nearest else { return "nothing lies at \(place), and the content is empty\n" }
    return "nothing lies at \(place); \(nearest.distance.decimalText) away is "
      + "\(nearest.element.name)\n"
  }
}

// MARK: - For scripts

extension Explained {
  /// An object with each line of the ledger on a line of its own.
  var json: String {
    let members = [
      "\"version\": \(LayoutDocument.version)", place.map { "\"point\": \($0.point.json.text)" },
      place.map { "\"elements\": \(JSONValue.array($0.elements.map { $0.json }).text)" },
      place?.nearest.map { "\"nearest\": \($0.element.json(at: $0.distance).text)" },
      explanation.map { "\"explanation\": \($0.json)" },
    ]
    return "{\n  " + members.compactMap { $0 }.joined(separator: ",\n  ") + "\n}\n"
  }
}

extension LayoutExplanation {
  fileprivate var json: String {
    let rows = lines.map { "      " + $0.json.text }.joined(separator: ",\n")
    return "{\n    \"element\": \(JSONValue.quoted(name)),\n    \"frame\": "
      + (frame?.json ?? .null).text + ",\n    \"lines\": [\n\(rows)\n    ]\n  }"
  }
}

extension LayoutExplanation.Line {
  fileprivate var json: JSONValue {
    .object(of: [
      ("quantity", quantity.map { .string($0.rawValue) }), ("amount", amount.map { .rounded($0) }),
      ("value", value.map { .rounded($0) }), ("rule", .string(rule)),
      ("path", path.isEmpty ? nil : .string(path)), ("text", .string(text)),
    ])
  }
}

extension LayoutAttributes {
  fileprivate var json: JSONValue { json(at: nil) }

  fileprivate func json(at distance: Double?) -> JSONValue {
    .object(of: [
      ("element", .string(name)), ("frame", frame.json), ("zIndex", .number(Double(zIndex))),
      ("pinned", isPinned ? .bool(true) : nil), ("distance", distance.map { .rounded($0) }),
    ])
  }
}

extension Point {
  fileprivate var json: JSONValue {
    .object(of: [("x", .rounded(x)), ("y", .rounded(y))])
  }
}

extension Rect {
  fileprivate var json: JSONValue {
    .array([.rounded(minX), .rounded(minY), .rounded(width), .rounded(height)])
  }
}
