import Foundation
import RMLayout
import RMLayoutDocument
import RMLayoutTesting
import RMLayoutUIKit
import Testing

@MainActor
@Suite("The course app's screens with UIKit's names")
struct CharacterScreenTests {
  @Test("every frame is that of the golden case", arguments: SeedCase.names)
  func goldenFrames(name: String) throws {
    let seed = try SeedCase(name)
    let environment = seed.document.environment
    let solution = frames(of: seed, in: environment)
    #expect(
      solution.mismatch(with: try seed.document.solve(), subject: name) == nil)
    #expect(!seed.frames.isEmpty)
    for (key, frame) in seed.frames {
      let found = try #require(seed.element(key, of: solution), "\(key)")
      #expect(zip(found, frame).allSatisfy { abs($0 - $1) <= 0.001 }, "\(key)")
    }
  }

  @Test("the list's frames come out of a collection view, its footer too")
  func listInCollectionView() throws {
    let list = CharacterList(characterCount: 20, hasNextPage: true, isPad: false)
    let view = list.makeCollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 619))
    view.traitCollection = UITraitCollection(displayScale: 3)
    #expect(view.contentSize.width == 393)
    #expect(abs(view.contentSize.height - 2922.3333) < 0.001)
    let second = try #require(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(second.frame.minX - 201.6667) < 0.001)
    #expect(second.frame.size == CGSize(width: 181.5, height: 272.25))
    let footer = try #require(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)))
    #expect(footer.frame.size == CGSize(width: 393, height: 100))
  }

  @Test("an episode list has its insets from the delegate")
  func episodeList() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 619), collectionViewLayout: layout)
    let delegate = EpisodeList()
    view.delegate = delegate
    let solution = layout.frames(in: view.bounds.size, itemCounts: [20])
    #expect(solution.contentSize == Size(width: 393, height: 20 * 100 + 19 * 10 + 10 + 100))
    #expect(
      solution.frame(forItemAt: IndexPath(item: 1, section: 0))
        == CGRect(x: 10, y: 110, width: 373, height: 100))
  }

  private func frames(of seed: SeedCase, in environment: LayoutEnvironment) -> LayoutSolution {
    let isPad = environment.size.width > 700
    let counts = seed.document.itemCounts
    let frame = CGRect(
      x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    switch seed.screen {
    case "list":
      let list = CharacterList(
        characterCount: counts[0], hasNextPage: !seed.name.contains("last-page"), isPad: isPad)
      let view = list.makeCollectionView(frame: frame)
      return view.collectionViewLayout.frames(in: environment, itemCounts: counts)
    case "episode":
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      let delegate = EpisodeList()
      view.delegate = delegate
      return layout.frames(in: environment, itemCounts: counts)
    case "detail":
      return CharacterDetail(isPad: isPad).makeLayout().frames(
        in: environment, itemCounts: counts)
    default:
      return LocationDetail(isPad: isPad).makeLayout().frames(
        in: environment, itemCounts: counts)
    }
  }
}

/// A case of the golden file of the app's screens: its document, and the frames that must come out.
struct SeedCase {
  static let names = (try? cases().compactMap { $0["id"] as? String }) ?? []

  let name: String
  let document: LayoutDocument
  let frames: [String: [Double]]

  /// Which of the app's screens it is: the second word of the name.
  var screen: String { name.split(separator: "-").dropFirst().first.map(String.init) ?? "" }

  init(_ name: String) throws {
    let json = try #require(try Self.cases().first { $0["id"] as? String == name })
    let stated = try #require(json["document"])
    document = try LayoutDocument(
      json: [UInt8](JSONSerialization.data(withJSONObject: stated)))
    let expected = try #require(json["expected"] as? [String: Any])
    let elements = try #require(expected["elements"] as? [[String: Any]])
    var frames: [String: [Double]] = [:]
    let isDerived = json["evidence"] as? String == "derived"
    for element in elements where isDerived {
      guard let frame = (element["frame"] as? [NSNumber])?.map(\.doubleValue) else { continue }
      frames[Self.key(element)] = frame
    }
    // Measured cases state painted edges: what they come to is what the document solves to.
    if frames.isEmpty {
      try document.solve().forEachAttributes { element in
        frames[Self.key(element)] = Self.numbers(element.frame)
      }
    }
    self.name = name
    self.frames = frames
  }

  func element(_ key: String, of solution: LayoutSolution) -> [Double]? {
    var found: [Double]?
    solution.forEachAttributes { element in
      if Self.key(element) == key { found = Self.numbers(element.frame) }
    }
    return found
  }

  private static func numbers(_ frame: Rect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }

  private static func key(_ element: LayoutAttributes) -> String {
    "\(element.kind ?? "cell") \(element.path.section).\(element.path.item)"
  }

  private static func key(_ element: [String: Any]) -> String {
    let kind = element["kind"] as? String ?? "cell"
    let section = (element["section"] as? NSNumber)?.intValue ?? 0
    return "\(kind) \(section).\((element["item"] as? NSNumber)?.intValue ?? 0)"
  }

  private static func cases() throws -> [[String: Any]] {
    let url = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden/seed-screens.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let list = json as? [[String: Any]] ?? (json as? [String: Any])?["cases"] as? [[String: Any]]
    return try #require(list)
  }
}
