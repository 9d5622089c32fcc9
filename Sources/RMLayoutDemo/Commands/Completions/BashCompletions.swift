/// The function by which bash completes the program's command lines.
enum BashCompletions {
  static var script: String {
    let outlines = CommandTable.outlines
    let names = (outlines.map(\.name) + ["help"]).joined(separator: " ")
    let values = ([CommandTable.unnamedOutline] + outlines).map(valueCase).joined()
    let words = ([CommandTable.unnamedOutline] + outlines).map(wordCase).joined()
    return """
      # Completions of \(Program.name) for bash: source this file, or put it where bash-completion looks.
      _\(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command='' options='' operands='' files=''
        COMPREPLY=()
        if ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[1]} != -* ]]; then command=${COMP_WORDS[1]}; fi
        case "$command $previous" in
      \(values)  esac
        case "$command" in
      \(words)    help) operands='\(names)' ;;
        esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(names)' -- "$current"))
        elif [[ $files ]]; then
          COMPREPLY=($(compgen -f -- "$current"))
        else
          COMPREPLY=($(compgen -W "$operands" -- "$current"))
        fi
      }
      complete -o filenames -F _\(function) \(Program.name)

      """
  }

  private static var function: String { Program.name.replacing("-", with: "_") }

  /// What may follow the options that take a value.
  private static func valueCase(of outline: CommandOutline) -> String {
    let options = outline.options.filter { $0.placeholder != nil }
    var cases = options.filter { $0.takesFile || !$0.words.isEmpty }.map { option in
      let generator = option.takesFile ? "-f" : "-W '\(option.words.joined(separator: " "))'"
      return (options: [option], reply: "COMPREPLY=($(compgen \(generator) -- \"$current\")); ")
    }
    let others = options.filter { !$0.takesFile && $0.words.isEmpty }
    if !others.isEmpty { cases.append((others, "")) }
    return cases.map { options, reply in
      let names = options.flatMap(\.names).map { "'\(outline.name) \($0)'" }
      return "    \(names.joined(separator: " | "))) \(reply)return ;;\n"
    }.joined()
  }

  /// The options of a command, and what else can stand behind it.
  private static func wordCase(of outline: CommandOutline) -> String {
    let options = outline.options.flatMap(\.names).joined(separator: " ")
    var operands = ""
    if outline.operand != nil {
      let words = outline.operandWords.joined(separator: " ")
      operands = outline.operandWords.isEmpty ? " files=yes" : " operands='\(words)'"
    }
    return "    '\(outline.name)') options='\(options)'\(operands) ;;\n"
  }
}
