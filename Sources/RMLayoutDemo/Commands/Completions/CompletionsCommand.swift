/// Prints the completions of the program for a shell.
struct CompletionsCommand: ProgramCommand {
  static let name = "completions"

  let settings: CompletionsSettings

  func run(in world: some Surroundings) throws(Failure) -> ExitStatus {
    var output = Output(path: settings.path, in: world)
    switch settings.shell {
    case .bash: try output.write(BashCompletions.script)
    case .zsh: try output.write(ZshCompletions.script)
    }
    return try output.finish(.success)
  }
}

/// What the options of `completions` say.
struct CompletionsSettings: OutputSettings {
  /// The shells that are known.
  enum Shell: String, Hashable, Sendable, CaseIterable {
    case bash
    case zsh
  }

  var path: String?
  var shell = Shell.bash
}

extension CompletionsSettings {
  static let command = Command<CompletionsSettings>(
    CompletionsCommand.name, brief: "completions of this program for a shell",
    summary: """
      Prints a script by which a shell completes the commands, options and words of this program.
      """,
    operand: Command.Operand(
      placeholder: "SHELL", summary: "bash or zsh", words: Shell.allCases.map(\.rawValue)
    ) { settings, text throws(ValueProblem) in
      settings.shell = try Value.choice(text, as: Shell.self)
    },
    options: [.output],
    examples: [
      (
        "source <(rmlayout-demo completions bash)",
        "for the bash that you are in; a line of ~/.bashrc does it for every one"
      ),
      (
        "rmlayout-demo completions zsh -o ~/.zfunc/_rmlayout-demo",
        "for zsh, if ~/.zfunc is in its $fpath"
      ),
    ])
}
