/// The function by which zsh completes the program's command lines.
enum ZshCompletions {
  static var script: String {
    let outlines = CommandTable.outlines
    let names = (outlines.map(\.name) + ["help"]).joined(separator: " ")
    let described = outlines.map { "    \(quoted("\($0.name):\($0.brief)"))\n" }.joined()
    return """
      #compdef \(Program.name)
      # Completions of \(Program.name) for zsh: put this file into a folder of $fpath as _\(Program.name).

      _\(Program.name)() {
        local -a commands=(
      \(described)    'help:what a command does'
        )
        if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
          _describe 'command' commands
          return
        fi
        local command=''
        if [[ $words[2] != -* ]]; then
          command=$words[2]
          shift words
          ((CURRENT--))
        fi
        case $command in
      \(([CommandTable.unnamedOutline] + outlines).map(commandCase).joined())    help) _values 'command' \(names) ;;
        esac
      }

      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _\(Program.name) "$@"
      else
        compdef _\(Program.name) \(Program.name)
      fi

      """
  }

  private static func commandCase(of outline: CommandOutline) -> String {
    let specifications = outline.options.map(specification) + operand(of: outline)
    let lines = specifications.map { "        \($0)" }.joined(separator: " \\\n")
    return """
          '\(outline.name)')
            _arguments -S \\
      \(lines)
            ;;

      """
  }

  /// An option with its names, its summary and what its value is.
  private static func specification(of option: CommandOutline.Option) -> String {
    let summary = "[\(escaped(option.brief))]"
    var value = ""
    if let placeholder = option.placeholder {
      let action = option.takesFile ? "_files" : action(for: option.words)
      value = ":\(escaped(placeholder)):\(action)"
    }
    guard option.names.count > 1 else { return quoted(option.names[0] + summary + value) }
    let names = option.names
    return quoted("(\(names.joined(separator: " ")))") + "{\(names.joined(separator: ","))}"
      + quoted(summary + value)
  }

  private static func operand(of outline: CommandOutline) -> [String] {
    guard let operand = outline.operand else { return [] }
    let action = outline.operandWords.isEmpty ? "_files" : action(for: outline.operandWords)
    return [quoted("*:\(escaped(operand)):\(action)")]
  }

  private static func action(for words: [String]) -> String {
    words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }

  private static func escaped(_ text: String) -> String {
    String(
      text.flatMap { character -> [Character] in
        "[]:\\".contains(character)
          ? ["\\", character] : [character == noBreakSpace ? " " : character]
      })
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
