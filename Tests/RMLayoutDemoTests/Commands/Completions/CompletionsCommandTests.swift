import RMLayoutCommands
import Testing

@Suite("The command completions")
struct CompletionsCommandTests {
  @Test("each shell has a script that starts as the shell expects it")
  func scripts() {
    let world = RecordedSurroundings()
    #expect(world.run("completions bash -o bash") == .success)
    #expect(world.written["bash"]?.contains("\n_rmlayout_demo() {\n") == true)
    #expect(
      world.written["bash"]?.hasSuffix(
        "\ncomplete -o filenames -F _rmlayout_demo rmlayout-demo\n") == true)
    #expect(world.run("completions zsh -o zsh") == .success)
    #expect(world.written["zsh"]?.hasPrefix("#compdef rmlayout-demo\n") == true)
  }

  @Test("what an option does is said in a few words, and quoted for the shell")
  func summaries() {
    let world = RecordedSurroundings()
    #expect(world.run("completions zsh") == .success)
    #expect(world.output.contains("'--device[the device]:NAME:(iPhone-SE-2 iPhone-SE-3 "))
    #expect(
      world.output.contains("'--errors[how errors and warnings are told]:text|json:(text json)'"))
    #expect(
      world.output.contains("'(--output -o)'{--output,-o}'[write to a file, whole or not at all]"))
  }

  @Test("another shell is refused with those that are known")
  func otherShells() {
    let world = RecordedSurroundings()
    #expect(world.run("completions fish") == .usage)
    #expect(world.errors == ["error: SHELL: needs one of bash, zsh, has 'fish'"])
    #expect(world.run("completions") == .usage)
    #expect(world.errors.last == "error: SHELL is missing; see rmlayout-demo completions --help")
  }
}
