import RMLayout
import RMLayoutCommands
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering

/// One drawing of a screen: loads what it shows, and keeps going without what cannot be loaded.
@MainActor
struct ScreenDrawing {
  typealias Drawn = (scene: LayoutScene, warnings: [String])

  let source: CatalogSource
  let settings: BrowseSettings

  /// The list, with the pictures of its cells.
  func grid() async throws(Failure) -> Drawn {
    let (pagination, characters, pageWarnings) = try await characters()
    let cells = characters.map(CharacterCell.init)
    let pictures = await pictures(at: cells.map(\.imageURL))
    let grid = CharacterGrid(itemCount: cells.count, hasNextPage: pagination.hasNextPage)
    var scene = try failing { () throws(SpecificationError) in
      try grid.scene(on: settings.stage, offset: settings.offset)
    }
    // What has not been loaded cannot follow.
    scene.laterPages = { _ in nil }
    scene.contents = { attributes in
      guard attributes.category == .cell else { return .spinner }
      let cell = cells[attributes.path.item]
      var content = CellContent.card(name: cell.name, status: cell.statusLine, tint: cell.tint)
      content.picture = pictures.loaded[cell.imageURL]
      return content
    }
    return (scene, pageWarnings + pictures.warnings)
  }

  /// The characters of the pages asked for; one that fails ends them, the first one the drawing.
  private func characters() async throws(Failure) -> (
    Pagination<CharacterRecord>, [CharacterRecord], warnings: [String]
  ) {
    let query = CharacterFilter(settings.filters).query
    var pagination = Pagination<CharacterRecord>(
      CatalogRequest(.character, query: query, base: source.service.base))
    var characters: [CharacterRecord] = []
    while let number = pagination.nextPage, number <= settings.pageCount ?? 1 {
      do throws(CatalogError) {
        let page = try await source.service.page(number, of: pagination)
        characters += pagination.take(page, number: number)
      } catch {
        guard number > 1 else { throw Failure(error, loading: "the characters") }
        return (pagination, characters, ["page \(number): \(error.message)"])
      }
    }
    return (pagination, characters, [])
  }

  /// The detail screen of a character, with its photo and its episodes.
  func detail() async throws(Failure) -> Drawn {
    let character: CharacterRecord
    do throws(CatalogError) {
      character = try await source.service.record(settings.id ?? 1)
    } catch {
      throw Failure(error, loading: "character \(settings.id ?? 1)")
    }
    let stage = settings.stage
    let page = try failing { () throws(SpecificationError) in
      try CharacterPage(
        character: character, source: source,
        environment: stage.environment(filling: stage.device.pushedFrame))
    }
    await page.loadPhoto()
    await page.showEpisodes(page.episodes.indices)
    var scene = try failing { () throws(SpecificationError) in
      try CharacterDetail(character: character.facts).scene(on: stage, offset: settings.offset)
    }
    scene.contents = contents(of: page)
    return (scene, warnings(of: page))
  }

  private func failing<Value>(
    _ body: () throws(SpecificationError) -> Value
  ) throws(Failure) -> Value {
    do throws(SpecificationError) {
      return try body()
    } catch {
      throw Failure(.internalError, "the layout of the screens is wrong: \(error)")
    }
  }
}

// MARK: - Contents

extension ScreenDrawing {
  private func contents(of page: CharacterPage) -> LayoutScene.Contents {
    let cell = CharacterCell(page.character)
    let information = page.information
    let episodes = page.episodes.indices.map(page.episodeLines)
    let picture = page.photo.value.map(EmbeddedPicture.init)
    return { attributes in
      let item = attributes.path.item
      switch CharacterDetail.Section(rawValue: attributes.path.section) {
      case .photo:
        var content = CellContent.photo(of: cell.name, tint: cell.tint)
        content.picture = picture
        return content
      case .information:
        let field = information[item]
        return .information(title: field.title, value: field.value, tint: field.tint)
      case .episodes:
        let lines = episodes[item]
        return .episode(code: lines[0], name: lines[1], airDate: lines[2])
      case nil: return .indexPath(of: attributes)
      }
    }
  }

  private func warnings(of page: CharacterPage) -> [String] {
    var warnings: [String] = []
    if case .failed(let error) = page.photo { warnings.append("the photo: \(error.message)") }
    for (item, episode) in page.episodes.enumerated() {
      if case .failed(let error) = episode {
        warnings.append("episode \(item + 1) of the row: \(error.message)")
      }
    }
    return warnings
  }

  private func pictures(
    at addresses: [String]
  ) async -> (loaded: [String: EmbeddedPicture], warnings: [String]) {
    let shelf = PictureShelf(source: source)
    shelf.show(addresses)
    await shelf.settle()
    var loaded: [String: EmbeddedPicture] = [:]
    var warnings: [String] = []
    for (item, address) in addresses.enumerated() {
      switch shelf.picture(at: address) {
      case .loaded(let image): loaded[address] = EmbeddedPicture(image)
      case .failed(let error): warnings.append("picture \(item + 1): \(error.message)")
      case .idle, .loading: break
      }
    }
    return (loaded, warnings)
  }
}

extension EmbeddedPicture {
  fileprivate init(_ image: LoadedImage) {
    self.init(mimeType: image.format.mimeType, bytes: image.bytes)
  }
}

extension CharacterFilter {
  /// The filter that options ask for, by the names of the API.
  init(_ values: [String: String]) {
    self.init(
      name: values["name"] ?? "", status: values["status"] ?? "",
      species: values["species"] ?? "", type: values["type"] ?? "",
      gender: values["gender"] ?? "")
  }
}
