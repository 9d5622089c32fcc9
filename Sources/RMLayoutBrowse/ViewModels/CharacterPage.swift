package import RMLayout
import RMLayoutFacts
import RMLayoutGallery
package import RMLayoutRendering

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The screen of one character: its photo, eight facts, and its episodes, loaded when they show.
@MainActor
package final class CharacterPage {
  /// What has changed, after it did.
  package enum Change: Hashable, Sendable {
    case photo
    /// The episode of an item.
    case episode(Int)
    /// The same content lies elsewhere; the offset moves so that it stays in view.
    case relaidOut(LayoutChange)
  }

  /// One of the eight facts.
  package struct InformationCell: Hashable, Sendable {
    package let title: String
    package let value: String
    package let tint: Tint
  }

  /// Called after every change, on the main actor.
  package var onChange: (@MainActor (Change) -> Void)?
  package let character: CharacterRecord
  /// The eight facts, in the order of their cells.
  package let information: [InformationCell]
  /// The frames: the photo, the facts and the row of episodes are sections 0, 1 and 2.
  package private(set) var solution: LayoutSolution
  package private(set) var photo = Loading<LoadedImage>.idle
  /// The episodes by item, in whatever order they came.
  package private(set) var episodes: [Loading<EpisodeRecord>]

  private let source: CatalogSource

  /// Creates the screen with what the list knows; dates show in a zone of time.
  package init(
    character: CharacterRecord, source: CatalogSource, environment: LayoutEnvironment,
    timeZone: TimeZone = .current, layout: CompositionalLayout? = nil
  ) throws(SpecificationError) {
    self.character = character
    self.source = source
    let detail = CharacterDetail(character: character.facts)
    information = InformationField.allCases.map { field in
      InformationCell(
        title: field.title,
        value: field.value(of: character.facts, secondsFromGMT: timeZone.offset(at:)),
        tint: field.tint)
    }
    episodes = Array(repeating: .idle, count: character.episode.count)
    solution = try (layout ?? detail.layout).solve(
      in: environment, itemCounts: detail.itemCounts)
  }

  /// The title bar's text.
  package var title: String { character.name.uppercased() }

  /// The three lines of an episode's cell; empty ones while it is not there.
  ///
  /// - Precondition: the item exists.
  package func episodeLines(at item: Int) -> [String] {
    episodes[item].value?.facts.lines ?? ["", "", ""]
  }
}

// MARK: - Loading

extension CharacterPage {
  /// Loads the photo, also after it failed; from memory if the list has shown it.
  package func loadPhoto() async {
    guard !source.isEmbedded, photo.isDue, !character.image.isEmpty else { return }
    photo = .loading
    let (images, address) = (source.images, character.image)
    photo = Loading(
      await Result { () async throws(CatalogError) in try await images.image(at: address) })
    onChange?(.photo)
  }

  /// Loads the episodes of items in view, in their order; failed ones again.
  package func showEpisodes(_ items: Range<Int>) async {
    let due = items.clamped(to: episodes.indices).filter { episodes[$0].isDue }
    for item in due { episodes[item] = .loading }
    let (service, addresses) = (source.service, character.episode)
    await withTaskGroup(of: (Int, Result<EpisodeRecord, CatalogError>).self) { group in
      for (running, item) in due.enumerated() {
        // Four at a time; what comes is stored by its item and not by its turn.
        if running >= 4, let (item, outcome) = await group.next() { store(outcome, at: item) }
        group.addTask {
          let outcome = await Result { () async throws(CatalogError) in
            try await service.record(at: addresses[item], as: EpisodeRecord.self)
          }
          return (item, outcome)
        }
      }
      for await (item, outcome) in group { store(outcome, at: item) }
    }
  }

  private func store(_ outcome: Result<EpisodeRecord, CatalogError>, at item: Int) {
    episodes[item] = Loading(outcome)
    onChange?(.episode(item))
  }
}

// MARK: - The container

extension CharacterPage {
  /// Lays the screen out in another container; what shows first stays in view.
  package func resize(to environment: LayoutEnvironment, contentOffset: Point) {
    // A container that means nothing leaves the frames as they are.
    guard var change = try? solution.resize(to: environment, contentOffset: contentOffset)
    else { return }
    let kept = contentOffset.moved(by: change.contentOffsetAdjustment)
    change.contentOffsetAdjustment = contentOffset.distance(
      to: solution.reachableOffset(nearest: kept))
    onChange?(.relaidOut(change))
  }
}

extension TimeZone {
  /// How far clocks are ahead of UTC at a moment in seconds since 1970.
  fileprivate func offset(at moment: Int) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
  }
}
