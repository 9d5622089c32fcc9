import RMLayout

/// A value of a document that knows where it stands: it gives itself as the type asked for.
package struct DocumentValue {
  /// The value as it was read.
  package let json: JSONValue
  /// The place in the document.
  let place: DocumentPath
  /// Whether unknown keys pass.
  let lenient: Bool

  package init(_ json: JSONValue, path: String = "", lenient: Bool = false) {
    self.init(json, at: .root(path), lenient: lenient)
  }

  init(_ json: JSONValue, at place: DocumentPath, lenient: Bool) {
    self.json = json
    self.place = place
    self.lenient = lenient
  }

  /// The place in the document as text.
  package var path: String { place.text }

  /// An error at this place.
  package func error(_ reason: DocumentError.Reason) -> DocumentError {
    DocumentError(path: path, reason: reason)
  }

  func wrongType(_ expected: String) -> DocumentError {
    error(.wrongType(expected: expected, found: json.typeName))
  }

  /// The number that stands here.
  package func number() throws(DocumentError) -> Double {
    guard case .number(let value) = json else { throw wrongType("a number") }
    guard value.isWritable else { throw error(.numberOutOfRange(value)) }
    return value
  }

  /// The whole number that stands here.
  package func whole(atLeast least: Int? = nil) throws(DocumentError) -> Int {
    let value = try number()
    guard let whole = Int(exactly: value), whole >= least ?? whole else {
      throw error(.notCountable(value, least: least))
    }
    return whole
  }

  /// The number of at least 0 that stands here.
  package func length() throws(DocumentError) -> Double {
    let value = try number()
    guard value >= 0 else { throw error(.negativeLength(value)) }
    return value
  }

  /// The truth value that stands here.
  package func bool() throws(DocumentError) -> Bool {
    guard case .bool(let value) = json else { throw wrongType("true or false") }
    return value
  }

  /// The string that stands here.
  package func string() throws(DocumentError) -> String {
    guard case .string(let value) = json else { throw wrongType("a string") }
    return value
  }

  /// The case of an enumeration whose word stands here.
  package func word<Word: DocumentWord>(_ type: Word.Type = Word.self) throws(DocumentError) -> Word
  {
    let text = try string()
    guard let value = Word.allCases.first(where: { $0.word == text }) else {
      throw error(.unknownWord(text, allowed: Word.allCases.map(\.word)))
    }
    return value
  }

  /// The entries of the list that stands here.
  package func elements() throws(DocumentError) -> DocumentElements {
    guard case .array(let elements) = json else { throw wrongType("a list") }
    return DocumentElements(elements, at: place, lenient: lenient)
  }

  /// The numbers of a list that must have a certain length.
  package func numbers(_ count: Int) throws(DocumentError) -> [Double] {
    let elements = try elements()
    guard elements.count == count else {
      throw error(.countMismatch(found: elements.count, needed: count))
    }
    return try elements.map { (element) throws(DocumentError) in try element.number() }
  }

  /// The keys and values of the object that stands here, whose keys are names and no part of the format.
  func forEachMember(
    _ body: (String, DocumentValue) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    guard case .object(let members) = json else { throw wrongType("an object") }
    for member in members {
      let place = DocumentPath.key(member.key, of: place)
      try body(member.key, DocumentValue(member.value, at: place, lenient: lenient))
    }
  }

  /// What is made of the object that stands here; a key that is not asked for is an error.
  package func object<Result>(
    _ read: (inout DocumentObject) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    guard case .object(let members) = json else { throw wrongType("an object") }
    var object = DocumentObject(self, members: members)
    let result = try read(&object)
    try object.finish()
    return result
  }
}

/// The entries of a list, each made when it is asked for: lists may be long.
package struct DocumentElements: RandomAccessCollection {
  private let elements: [JSONValue]
  private let place: DocumentPath
  private let lenient: Bool

  init(_ elements: [JSONValue], at place: DocumentPath, lenient: Bool) {
    self.elements = elements
    self.place = place
    self.lenient = lenient
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { elements.count }

  package subscript(index: Int) -> DocumentValue {
    DocumentValue(elements[index], at: .index(index, of: place), lenient: lenient)
  }
}

/// An enumeration whose cases are words in a document.
package protocol DocumentWord: CaseIterable, Equatable {
  /// The word for the case.
  var word: String { get }
}

extension Double {
  /// Whether the number may stand in a document: the range that the engine accepts.
  var isWritable: Bool { abs(self) <= 1e12 }
}
