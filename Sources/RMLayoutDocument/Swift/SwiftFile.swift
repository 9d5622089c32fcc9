/// A Swift file that builds the layouts of documents, each in a type of its own.
package struct SwiftFile {
  private let translation: any SwiftTranslation
  private var types: [[String]] = []
  private var names: Set<String> = []

  package init(_ dialect: SwiftDialect) {
    translation = dialect.translation
  }

  /// Adds a document under a name, to which a number is added where it is taken.
  /// - Throws: `DocumentError` where a part of the layout is code already.
  package mutating func add(_ document: LayoutDocument, named wish: String) throws(DocumentError) {
    let members = try translation.members(of: document)
    let name = freeName(like: wish)
    let memberNames = Set(members.map(\.name))
    var lines = document.name.map { ["/// " + Self.comment($0)] } ?? []
    lines.append("\(translation.typeAttribute)enum \(name) {")
    for (index, member) in members.enumerated() {
      if index > 0 { lines.append("") }
      lines += member.lines(in: translation, beside: memberNames).map { "  " + $0 }
    }
    types.append(lines + ["}"])
  }

  /// Whether there is no document yet.
  package var isEmpty: Bool { types.isEmpty }

  /// The whole file.
  package var text: String {
    let imports = translation.imports.map { "import \($0)" }
    return ([imports] + types).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private mutating func freeName(like wish: String) -> String {
    var name = wish
    var number = 2
    while !names.insert(name).inserted {
      name = "\(wish)\(number)"
      number += 1
    }
    return name
  }

  // A title that breaks its line would go on as code.
  private static func comment(_ title: String) -> String {
    String(title.map { $0.isNewline ? " " : $0 })
  }
}

extension LayoutDocument {
  /// Swift code that builds the same layout with this package's names.
  ///
  /// - Parameter name: The name of the type; nil makes one of the document's ``name``.
  /// - Returns: A type with the environment, the item counts, the layout and `solve()`, whose
  ///   solution has the frames of ``solve()`` here.
  /// - Throws: `DocumentError` where a part of the layout is code already: a provider.
  public func swiftSource(named name: String? = nil) throws(DocumentError) -> String {
    var file = SwiftFile(.engine)
    try file.add(self, named: name ?? SwiftName.type(for: self.name ?? "Layout"))
    return file.text
  }
}
