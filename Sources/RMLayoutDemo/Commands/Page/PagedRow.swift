import RMLayout
import RMLayoutDocument

/// A row that scrolls on its own, with what is asked about it.
struct PagedRow {
  /// How many resting offsets stand on a line for people.
  static let textLimit = 20

  let row: LayoutRow
  /// Where it stands, or is let go.
  let offset: Double
  let settings: PageSettings

  /// Where it comes to rest, if that is asked for.
  private var target: Double? {
    guard settings.wantsTarget else { return nil }
    return row.targetOffset(
      from: offset, velocity: settings.velocity ?? 0, projected: settings.projected)
  }

  private func restingOffsets(upTo usual: Int) -> [Double] {
    (0..<min(row.restingOffsetCount, settings.limit ?? usual)).map(row.restingOffset(at:))
  }
}

// MARK: - Text

extension PagedRow {
  /// The row in some lines for people.
  var text: String {
    let groups = "\(row.groupCount) \(row.groupCount == 1 ? "group" : "groups")"
    let range = row.range
    var lines = [
      "section \(row.section): \(row.behavior), \(groups)",
      "content \(row.contentLength.decimalText), visible \(row.visibleLength.decimalText), "
        + "range \(range.lowerBound.decimalText) to \(range.upperBound.decimalText)",
      row.restingOffsetCount == 0 ? "rests anywhere in its range" : "rests at \(restingText)",
      "at \(offset.decimalText)" + pageText(at: offset),
    ]
    if let target {
      let speed = settings.velocity.map { " with velocity \($0.decimalText)" } ?? ""
      let end = settings.projected.map { ", towards \($0.decimalText)" } ?? ""
      lines.append("let go\(speed)\(end): to \(target.decimalText)" + pageText(at: target))
    }
    return lines.joined(separator: "\n  ") + "\n"
  }

  private var restingText: String {
    let offsets = restingOffsets(upTo: Self.textLimit)
    let rest = row.restingOffsetCount - offsets.count
    let shown = offsets.map(\.decimalText) + (rest > 0 ? ["\(rest) more"] : [])
    return shown.joined(separator: ", ")
  }

  private func pageText(at offset: Double) -> String {
    row.pageIndex(at: offset).map { ", page \($0) of 0 to \(row.restingOffsetCount - 1)" } ?? ""
  }
}

// MARK: - JSON

extension PagedRow {
  /// The row as an object on one line.
  var json: String {
    let resting = restingOffsets(upTo: LayoutDocument.restingOffsetLimit)
    let range = [row.range.lowerBound, row.range.upperBound]
    let frame = [row.frame.minX, row.frame.minY, row.frame.width, row.frame.height]
    var members = [
      ("section", "\(row.section)"), ("behavior", "\"\(row.behavior)\""),
      ("axis", "\"\(row.axis)\""), ("groups", "\(row.groupCount)"), ("frame", list(frame)),
      ("contentLength", row.contentLength.decimalText), ("range", list(range)),
      ("restingOffsets", list(resting)), ("offset", offset.decimalText), ("page", page(at: offset)),
    ]
    if let target {
      members.append(
        ("target", "{\"offset\": \(target.decimalText), \"page\": \(page(at: target))}"))
    }
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(\.decimalText).joined(separator: ", "))]"
  }

  private func page(at offset: Double) -> String {
    row.pageIndex(at: offset).map { "\($0)" } ?? "null"
  }
}
