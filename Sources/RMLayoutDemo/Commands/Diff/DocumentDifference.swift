import RMLayout
import RMLayoutDocument
import RMLayoutRendering

/// What differs between two documents.
struct DocumentDifference: Sendable {
  /// One of the two documents.
  struct Side: Sendable {
    /// How messages name the file.
    let name: String
    let frames: FramesDocument
    /// Pixels per point, where the document says so.
    let scale: Double?
  }

  /// Something of the whole content or of a section that differs.
  struct Remark: Hashable, Sendable {
    let name: String
    let before: String
    let after: String
  }

  let before: Side
  let after: Side
  let comparison: LayoutComparison
  let remarks: [Remark]

  init(from before: Side, to after: Side, tolerance: Double) {
    self.before = before
    self.after = after
    comparison = LayoutComparison(
      from: before.frames.elements, to: after.frames.elements, tolerance: tolerance)
    remarks = Self.remarks(before.frames, after.frames, tolerance: tolerance)
  }

  /// The sections whose rows are scrolled by other offsets.
  var scrolledRows: Set<Int> {
    let pairs = zip(before.frames.sections, after.frames.sections).enumerated()
    return Set(pairs.filter { $1.0.row?.offset != $1.1.row?.offset }.map(\.offset))
  }

  var isEmpty: Bool { comparison.changes.isEmpty && remarks.isEmpty }

  /// What differs of the content and of the sections that both have.
  private static func remarks(
    _ before: FramesDocument, _ after: FramesDocument, tolerance: Double
  ) -> [Remark] {
    var remarks: [Remark] = []
    func compare(_ name: String, _ before: [Double]?, _ after: [Double]?) {
      // What one of the documents does not tell cannot differ.
      guard let before, let after else { return }
      let isSame =
        before.count == after.count
        && zip(before, after).allSatisfy { abs($0 - $1) <= tolerance }
      if !isSame {
        remarks.append(
          Remark(name: name, before: numbers(before), after: numbers(after)))
      }
    }
    compare("content", before.contentSize.numbers, after.contentSize.numbers)
    for (number, (old, new)) in zip(before.sections, after.sections).enumerated() {
      compare("section \(number)", old.frame?.numbers, new.frame?.numbers)
      compare("row \(number)", old.row?.frame?.numbers, new.row?.frame?.numbers)
      compare("row \(number) length", old.row?.contentLength.list, new.row?.contentLength.list)
      compare("row \(number) offset", old.row?.offset.list, new.row?.offset.list)
      compare("row \(number) stops", old.row?.restingOffsets, new.row?.restingOffsets)
    }
    let counts = [before, after].map { $0.sections.isEmpty ? nil : [Double($0.sections.count)] }
    compare("sections", counts[0], counts[1])
    return remarks
  }

  private static func numbers(_ values: [Double]) -> String {
    let texts = values.prefix(8).map(\.decimalText)
    return texts.joined(separator: ",") + (values.count > 8 ? ",…" : "")
  }

  /// Both layouts as a picture.
  func picture(_ arrangement: ComparisonRenderer.Arrangement) -> [UInt8] {
    ComparisonRenderer(
      arrangement: arrangement, titles: (before: before.name, after: after.name)
    ).render(comparison)
  }
}

extension Size {
  fileprivate var numbers: [Double] { [width, height] }
}

extension Rect {
  /// The four numbers in the order of documents.
  var numbers: [Double] { [minX, minY, width, height] }
}

extension Double? {
  fileprivate var list: [Double]? { map { [$0] } }
}
