guard TerminalBrowser.hasTerminal else {
  print("rmlayout-browse needs a terminal")
  TerminalBrowser.exit(1)
}
TerminalBrowser.exit(await TerminalBrowser.run(.embedded()))
