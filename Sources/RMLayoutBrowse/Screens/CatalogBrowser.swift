import RMLayout
package import RMLayoutCommands
package import RMLayoutRendering

/// Draws the catalogue's screens with what a server, or the program itself, knows.
package struct CatalogBrowser: BrowseHost {
  /// Gives the source that settings ask for; tests put one without a network in its place.
  private let source: @Sendable (BrowseSettings.Server) throws(Failure) -> CatalogSource

  package init() {
    source = { server throws(Failure) in try CatalogSource(server) }
  }

  package init(_ source: CatalogSource) {
    self.source = { _ in source }
  }

  package func scene(
    for settings: BrowseSettings
  ) async throws(Failure) -> (scene: LayoutScene, warnings: [String]) {
    let drawing = ScreenDrawing(source: try source(settings.server), settings: settings)
    return switch settings.screen {
    case .grid: try await drawing.grid()
    case .detail: try await drawing.detail()
    }
  }

  package func frameTimes(itemCount: Int) async throws(Failure) -> String {
    do throws(SpecificationError) {
      return try await FrameTiming.measured(itemCount: itemCount).description
    } catch {
      throw Failure(.internalError, "the layout of the list is wrong: \(error)")
    }
  }

  package func browse(_ settings: BrowseSettings) async throws(Failure) -> Int32 {
    guard TerminalBrowser.hasTerminal else {
      throw Failure(.usage, "this terminal cannot be browsed on; ask for a drawing, as by --ascii")
    }
    return await TerminalBrowser.run(try source(settings.server))
  }
}

extension CatalogSource {
  /// The source that options name.
  package init(_ server: BrowseSettings.Server) throws(Failure) {
    switch server {
    case .none: self = .embedded()
    case .live: self = .server()
    case .address(let text):
      guard let base = CatalogBase(text) else {
        throw Failure(
          .usage,
          "--api: needs the address of a server, such as http://localhost:8080/api, has '\(text)'")
      }
      self = .server(base)
    }
  }
}

extension Failure {
  /// The end of a run that could not load what it is about.
  init(_ error: CatalogError, loading what: String) {
    let status: ExitStatus =
      switch error {
      case .malformed, .tooLarge, .noPicture: .badData
      default: .noInput
      }
    self.init(status, "\(what): \(error.message)")
  }
}
