import RMLayoutCommands

Program.main()
