// One file, for a test target of an application too: it uses UIKit's documented interface alone.
#if canImport(UIKit) && !os(watchOS)
public import UIKit
#endif

#if !os(watchOS)
/// Writes down where the elements of a live collection view lie, as a frames document.
///
/// ```swift
/// let recording = CollectionViewRecorder.record(collectionView)
/// try recording.framesDocument.write(to: url, atomically: true, encoding: .utf8)
/// ```
/// `rmlayout-demo diff --by-rule recording.json frames.json` says where it differs from computed frames. Rows are
/// recorded unscrolled: a layout document that is compared gives their sections an `orthogonalOffset` of 0.
@MainActor
public enum CollectionViewRecorder {
  /// Lays a collection view out and takes down its elements.
  ///
  /// Cells are asked for one by one; headers, footers, badges and backgrounds are found by a rectangle of the whole
  /// content; of those, what hangs out of the content is not found.
  public static func record(_ view: UICollectionView) -> CollectionViewRecording {
    view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    let size = layout.collectionViewContentSize
    var elements: [CollectionViewRecording.Element] = []
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let attributes = layout.layoutAttributesForItem(at: path) else { continue }
        elements.append(CollectionViewRecording.Element(attributes, in: layout))
      }
    }
    let everything = CGRect(origin: .zero, size: size)
    for attributes in layout.layoutAttributesForElements(in: everything) ?? []
    where attributes.representedElementCategory != .cell {
      elements.append(CollectionViewRecording.Element(attributes, in: layout))
    }
    return CollectionViewRecording(
      contentSize: size, elements: elements.sorted { $0.precedes($1) })
  }
}

/// What a collection view showed: its content size and all its elements, in the order of frames documents.
public struct CollectionViewRecording: Equatable, Sendable {
  /// The size of everything, in points.
  public var contentSize: CGSize
  /// The elements by section, sort, number and kind; those of the whole layout last.
  public var elements: [Element]

  /// The frame of an item; nil if it has none.
  public func frame(forItemAt indexPath: IndexPath) -> CGRect? {
    elements.first {
      $0.type == .cell && $0.section == indexPath.section && $0.item == indexPath.item
    }?.frame
  }

  /// The recording as a frames document: without sections and diagnostics, which no view tells.
  public var framesDocument: String {
    let size =
      "{\"width\": \(Self.text(contentSize.width)), \"height\": \(Self.text(contentSize.height))}"
    let lines = elements.map { "\n    " + $0.text }.joined(separator: ",")
    return "{\n  \"version\": 1,\n  \"contentSize\": \(size),\n  \"elements\": ["
      + lines + (elements.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// A number with at most four decimals, no exponent and no `-0`.
  fileprivate static func text(_ value: CGFloat) -> String {
    let scaled = (abs(Double(value)) * 10_000).rounded()
    guard scaled.isFinite, scaled < 9e18 else { return "0" }
    let digits = UInt64(scaled)
    var text = "\(digits / 10_000)"
    if digits % 10_000 != 0 {
      var fraction = "\(10_000 + digits % 10_000)".dropFirst()
      while fraction.last == "0" { fraction.removeLast() }
      text += "." + fraction
    }
    return value < 0 && digits > 0 ? "-" + text : text
  }
}

extension CollectionViewRecording {
  /// One element of a recording.
  public struct Element: Equatable, Sendable {
    /// The three sorts of elements, in the order of documents.
    public enum ElementType: String, CaseIterable, Sendable {
      /// A background.
      case decoration
      /// An item.
      case cell
      /// A header, footer or badge.
      case supplementary
    }

    /// The sort of element.
    public var type: ElementType
    /// The section; nil for elements of the whole layout.
    public var section: Int?
    /// The item, or for other elements their number per kind within the section.
    public var item: Int
    /// The kind, in the words of documents; nil for cells.
    public var kind: String?
    /// The place in content coordinates, in points.
    public var frame: CGRect
    /// The stacking order; greater is nearer.
    public var zIndex: Int
    /// Whether the element keeps in view, as far as depths tell.
    public var isPinned: Bool

    /// Takes down what attributes say.
    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) {
      let path = attributes.indexPath
      type =
        switch attributes.representedElementCategory {
        case .supplementaryView: .supplementary
        case .decorationView: .decoration
        default: .cell
        }
      // Elements of the whole layout have a path without an item.
      let isOfLayout = path.count < 2 || path[1] == NSNotFound
      section = isOfLayout ? nil : path[0]
      item = isOfLayout ? 0 : path[1]
      kind = attributes.representedElementKind.map(Self.word)
      frame = attributes.frame
      zIndex = attributes.zIndex
      isPinned = Self.pins(attributes, in: layout)
    }

    /// Compositional layouts raise what keeps in view by 1,000,000,000, flow layouts a little.
    @MainActor
    private static func pins(
      _ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
    ) -> Bool {
      guard let flow = layout as? UICollectionViewFlowLayout else {
        return attributes.zIndex >= 1_000_000_000 && attributes.zIndex < .max
      }
      switch attributes.representedElementKind {
      case UICollectionView.elementKindSectionHeader:
        return flow.sectionHeadersPinToVisibleBounds && attributes.zIndex > 0
      case UICollectionView.elementKindSectionFooter:
        return flow.sectionFootersPinToVisibleBounds && attributes.zIndex > 0
      default: return false
      }
    }

    /// UIKit's own kinds in the words of documents.
    @MainActor
    private static func word(_ kind: String) -> String {
      switch kind {
      case UICollectionView.elementKindSectionHeader: "header"
      case UICollectionView.elementKindSectionFooter: "footer"
      default: kind
      }
    }

    fileprivate func precedes(_ other: Element) -> Bool {
      let (mine, theirs) = (section ?? .max, other.section ?? .max)
      if mine != theirs { return mine < theirs }
      if type != other.type { return order < other.order }
      if item != other.item { return item < other.item }
      return (kind ?? "") < (other.kind ?? "")
    }

    private var order: Int { ElementType.allCases.firstIndex(of: type) ?? 0 }

    fileprivate var text: String {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        .map(CollectionViewRecording.text).joined(separator: ", ")
      let place = section.map { "\($0)" } ?? "null"
      let kind = kind.map { ", \"kind\": \(Self.quoted($0))" } ?? ""
      let pinned = isPinned ? ", \"pinned\": true" : ""
      return "{\"type\": \"\(type.rawValue)\", \"section\": \(place), \"item\": \(item)\(kind), "
        + "\"frame\": [\(numbers)], \"zIndex\": \(zIndex)\(pinned)}"
    }

    private static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\u{0}"..<"\u{20}":
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }
}
#endif
