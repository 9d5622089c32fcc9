package import RMLayout
import RMLayoutFacts
import RMLayoutRendering

/// How long it takes from the bytes of a key to the bytes of the frame that answers it.
package struct FrameTiming: Hashable, Sendable {
  /// How many characters the list holds.
  package let itemCount: Int
  package let columns: Int
  package let rows: Int
  /// The time of each key, ascending.
  package let durations: [Duration]

  /// The time that half of all keys take less than.
  package var median: Duration { durations[durations.count / 2] }
  package var longest: Duration { durations.last ?? .zero }

  /// Presses keys at the app with a list of made-up characters, and draws without a terminal.
  ///
  /// The same keys whatever the number of characters, from the start, the end and in between.
  @MainActor
  package static func measured(
    itemCount: Int, columns: Int = 200, rows: Int = 60, rounds: Int = 20
  ) throws(SpecificationError) -> FrameTiming {
    let browser = try Browser(source: .embedded(characterCount: 1), columns: columns, rows: rows)
    browser.list.show(
      (1...max(1, itemCount)).map { CharacterRecord(id: $0, name: "Nobody", status: .alive) })
    var writer = FrameWriter()
    var parser = InputParser()
    _ = writer.bytes(showing: browser.frame())
    let clock = ContinuousClock()
    var durations: [Duration] = []
    for _ in 0..<rounds {
      for key in keys {
        durations.append(
          clock.measure {
            for input in parser.inputs(from: key.utf8) { browser.take(input) }
            _ = writer.bytes(showing: browser.frame())
          })
        while browser.wake == .scrolling { browser.tick() }
        _ = writer.bytes(showing: browser.frame())
      }
    }
    return FrameTiming(
      itemCount: itemCount, columns: columns, rows: rows, durations: durations.sorted())
  }

  private static let keys =
    ["\u{1B}[B", "\u{1B}[C", "\u{1B}[6~", "\u{1B}[B", "\u{1B}[F", "\u{1B}[A", "\u{1B}[5~", "e"]
    + ["e", "\u{1B}[<65;20;20M", "r", "r", "\u{1B}[H"]
}

extension FrameTiming: CustomStringConvertible {
  /// An object on one line, for scripts; times are in nanoseconds.
  package var description: String {
    "{\"items\": \(itemCount), \"columns\": \(columns), \"rows\": \(rows), "
      + "\"keys\": \(durations.count), \"median\": \(median.nanoseconds), "
      + "\"longest\": \(longest.nanoseconds)}"
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
