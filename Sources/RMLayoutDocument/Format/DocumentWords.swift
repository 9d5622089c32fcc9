import RMLayout

extension Axis: DocumentWord {
  package var word: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension LayoutDirection: DocumentWord {
  package var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension PixelProfile: DocumentWord {
  package var word: String {
    switch self {
    case .modern: "modern"
    case .legacy: "legacy"
    case .exact: "exact"
    }
  }
}

extension LayoutEnvironment.Idiom: DocumentWord {
  package var word: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    case .catalystScaled: "catalystScaled"
    }
  }
}

extension OrthogonalScrollingBehavior: DocumentWord {
  package var word: String {
    switch self {
    case .none: "none"
    case .continuous: "continuous"
    case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
    case .paging: "paging"
    case .groupPaging: "groupPaging"
    case .groupPagingCentered: "groupPagingCentered"
    }
  }
}

extension ContentInsetsReference: DocumentWord {
  package var word: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    }
  }
}

extension FlowSectionInsetReference: DocumentWord {
  package var word: String {
    switch self {
    case .contentInset: "contentInset"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    }
  }
}

extension RectAlignment: DocumentWord {
  package var word: String {
    switch self {
    case .none: "none"
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    }
  }
}

extension ListConfiguration.Appearance: DocumentWord {
  package var word: String {
    switch self {
    case .plain: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "insetGrouped"
    case .sidebar: "sidebar"
    case .sidebarPlain: "sidebarPlain"
    }
  }
}

extension ListConfiguration.HeaderMode: DocumentWord {
  package var word: String {
    switch self {
    case .none: "none"
    case .supplementary: "supplementary"
    case .firstItemInSection: "firstItemInSection"
    }
  }
}

extension ListConfiguration.FooterMode: DocumentWord {
  package var word: String {
    switch self {
    case .none: "none"
    case .supplementary: "supplementary"
    }
  }
}

extension DocumentWord {
  /// The word as it is written.
  var written: JSONValue { .string(word) }
  /// The word as it is written, nil for the value that a missing key means.
  func written(unless usual: Self) -> JSONValue? { self == usual ? nil : written }
}
