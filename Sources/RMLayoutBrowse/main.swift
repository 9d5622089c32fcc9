import RMLayoutCommands

await BrowseProgram.main(CatalogBrowser())
