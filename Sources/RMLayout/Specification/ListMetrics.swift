/// The numbers of list sections on one kind of device (L2, L2b, L3).
public struct ListMetrics: Hashable, Sendable {
  /// The estimated height of a row.
  public var rowHeight: Double
  /// The space above a grouped section that has no header.
  public var groupedTop: Double
  /// The space below a grouped section that has no footer.
  public var groupedBottom: Double
  /// The space above a plain section whose first item is its header.
  public var plainFirstItemTop: Double
  /// The side margins of cards.
  public var insetGroupedSides: Double
  /// The side margins of sidebars.
  public var sidebarSides: Double
  /// The space below a sidebar section that has no footer.
  public var sidebarBottom: Double
  /// The estimated height of headers and footers that pin.
  public var plainBoundaryHeight: Double
  /// The estimated height of other headers and footers.
  public var groupedBoundaryHeight: Double
  /// The space above each header of a plain list (L4).
  public var headerTopPadding: Double

  /// Creates metrics; without more they are the desktop's as measured (L2).
  public init(
    rowHeight: Double = 44, groupedTop: Double = 35, groupedBottom: Double = 20,
    plainFirstItemTop: Double = 22, insetGroupedSides: Double = 16, sidebarSides: Double = 10,
    sidebarBottom: Double = 10, plainBoundaryHeight: Double = 28,
    groupedBoundaryHeight: Double = 17.5, headerTopPadding: Double = 0
  ) {
    self.rowHeight = rowHeight
    self.groupedTop = groupedTop
    self.groupedBottom = groupedBottom
    self.plainFirstItemTop = plainFirstItemTop
    self.insetGroupedSides = insetGroupedSides
    self.sidebarSides = sidebarSides
    self.sidebarBottom = sidebarBottom
    self.plainBoundaryHeight = plainBoundaryHeight
    self.groupedBoundaryHeight = groupedBoundaryHeight
    self.headerTopPadding = headerTopPadding
  }

  /// The metrics of an environment's device, width and scale.
  public static func metrics(in environment: LayoutEnvironment) -> ListMetrics {
    switch environment.idiom {
    case .phone: phone(width: environment.size.width, scale: environment.scale)
    case .pad: pad
    case .catalystScaled: catalystScaled
    }
  }

  /// A phone on iOS 14 to 16: 17.5 above and below a group, rounded up to the pixel (L2b).
  public static func phone(width: Double, scale: Double) -> ListMetrics {
    let half = (17.5 * scale).ceiledWhole / scale
    return ListMetrics(
      groupedTop: half, groupedBottom: half, insetGroupedSides: width > 375 ? 20 : 16)
  }

  /// A phone on iOS 26: 35 between cards, margins of 16, rows of 52 (L2b).
  public static let phoneIOS26 = ListMetrics(
    rowHeight: 52, groupedTop: 17.5, groupedBottom: 17.5, insetGroupedSides: 16)

  /// A tablet: the desktop's numbers with wider cards (L2b).
  public static let pad = ListMetrics(insetGroupedSides: 20)

  /// A desktop that shows tablet content at 77 %, as measured (L1, L2).
  public static let catalystScaled = ListMetrics(rowHeight: 40.04, sidebarSides: 10 / 0.77)
}
