/// What the options of `lint` say.
struct LintSettings: DocumentSettings, OutputSettings {
  var input = DocumentInput()
  var path: String?
  var isStrict = false
  var isJSON = false
}

extension LintSettings {
  static let command = Command<LintSettings>(
    LintCommand.name, brief: "known traps in layout documents",
    summary: """
      Looks for what is legal in a layout and seldom meant: fractions of an estimate, counts that \
      replace a length, siblings that never show, insets without effect, and the like; and for \
      what solving it reports. Each finding has its place, its numbers, what to change, and the \
      rule behind it.
      """,
    operand: .documents(),
    options: [
      Option("--strict", "end with status 1 where anything is found") { settings, _ in
        settings.isStrict = true
      },
      Option("--json", "print an object with a list of findings") { settings, _ in
        settings.isJSON = true
      },
    ] + Option.reading + [.output],
    finding: "something was found, and --strict is given",
    examples: [
      ("rmlayout-demo lint layout.json", "the traps of a document, a line each"),
      ("rmlayout-demo lint --strict Layouts/*.json", "for a script: fails if there are any"),
      ("rmlayout-demo lint - --json < layout.json", "the same as objects"),
    ])
}
