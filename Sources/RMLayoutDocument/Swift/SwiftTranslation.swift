import RMLayout

/// Whose names the code has.
package enum SwiftDialect: Hashable, Sendable, CaseIterable {
  /// Those of this package.
  case engine
  /// Those of UIKit.
  case uikit

  var translation: any SwiftTranslation {
    switch self {
    case .engine: EngineTranslation()
    case .uikit: UIKitTranslation()
    }
  }
}

/// The names that a layout's parts have in code: those of one library.
protocol SwiftTranslation: Sendable {
  /// The modules that the code imports, in order.
  var imports: [String] { get }
  /// What stands before the type that stands for a document, such as `@MainActor `.
  var typeAttribute: String { get }
  /// How a value that is changed after it was made is declared: `var` for values, `let` for objects.
  var changeable: String { get }
  /// The static members of the type that stands for a document.
  func members(of document: LayoutDocument) throws(DocumentError) -> [SwiftMember]

  // What differs in parts that are else written the same.
  func value(_ insets: DirectionalEdgeInsets) -> SwiftValue
  func value(_ subitem: LayoutSubitem, at path: String) throws(DocumentError) -> SwiftValue
  /// The argument of a group for frames of its own.
  func argument(_ items: [CustomItem]) -> SwiftArgument
  func value(_ item: LayoutSupplementaryItem) -> SwiftValue
  func value(_ item: LayoutBoundarySupplementaryItem) -> SwiftValue
  func value(_ item: LayoutDecorationItem) -> SwiftValue
  /// What differs from a section's usual scrolling across.
  func parts(
    of properties: OrthogonalScrollingProperties, unless usual: OrthogonalScrollingProperties
  ) -> [SwiftEntry]
}

/// A static member of the type that stands for a document.
struct SwiftMember: Hashable, Sendable {
  /// What a member does with its value.
  enum Form: Hashable, Sendable {
    /// Keeps it.
    case stored
    /// Makes it anew each time.
    case computed
  }

  /// What it is, for a reader.
  var comment: String
  /// All that stands before the value, such as `static let itemCounts`.
  var declaration: String
  var form: Form
  var value: SwiftValue

  init(_ declaration: String, comment: String, value: SwiftValue) {
    self.declaration = declaration
    self.comment = comment
    self.value = value
    form = declaration.contains("static let ") ? .stored : .computed
  }
}

extension SwiftMember {
  /// What the member is called.
  var name: String {
    let words = declaration.split { !$0.isLetter && !$0.isNumber }
    let keywords: Set<Substring> = ["private", "static", "let", "var", "func"]
    return words.first { !keywords.contains($0) }.map(String.init) ?? ""
  }

  /// The lines of the member, from the margin on; constants in it take no name of other members.
  func lines(in translation: any SwiftTranslation, beside names: Set<String>) -> [String] {
    let start = comment.isEmpty ? [] : ["/// \(comment)"]
    switch form {
    case .stored: return start + value.lines(after: declaration + " = ")
    case .computed:
      var scope = SwiftScope(
        reserving: names.subtracting([name]), changeable: translation.changeable)
      let body = scope.body(of: value)
      return start + [declaration + " {"] + body.map { "  " + $0 } + ["}"]
    }
  }
}
