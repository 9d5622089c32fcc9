/// Something that a layout can use, so that a test can say what its samples cover.
package enum LayoutFeature: String, Hashable, Sendable, CaseIterable {
  // How groups place what they hold.
  case horizontalGroup, verticalGroup
  case cyclicSubitems, dividedGroup, repeatingGroup, customGroup
  case nestedGroup, nestedTwoDeep, mixedAxes
  case fixedSpacing, flexibleSpacing
  case groupInsets, outermostEdgeSpacing, nestedEdgeSpacing

  // Sizes and insets.
  case fraction, fractionOfOtherAxis, absoluteLength, estimatedLength, uniformLength
  case estimatedAlongGroup, estimatedAcrossGroup, negativeLength
  case itemInsets, negativeInsets, insetsBeyondSize
  case fixedEdge, flexibleEdge

  // Attached views.
  case itemSupplementary, groupSupplementary, nestedGroupSupplementary
  case itemAnchor, absoluteAnchorOffset, fractionalAnchorOffset

  // Boundary items and backgrounds.
  case boundaryNone, boundaryTop, boundaryLeading, boundaryBottom, boundaryTrailing
  case boundaryTopLeading, boundaryTopTrailing, boundaryBottomLeading, boundaryBottomTrailing
  case boundaryOffset, boundaryInsets, overlappingBoundary, pinnedBoundary
  case severalOnOneSide, layoutBoundary, ignoringSectionInsets, supplementaryReference
  case decoration, decorationInsets

  // Sections.
  case sectionInsets, interGroupSpacing, interSectionSpacing
  case emptySection, emptySectionWithBoundary, severalSections, listSection, headerTopPadding
  case continuousRow, leadingBoundaryRow, pagingRow, groupPagingRow, centredPagingRow
  case rowInHorizontalLayout, scrolledRow

  // Flow layouts.
  case flowGrid, flowLines, flowHeader, flowFooter, flowPinnedHeader, flowPinnedFooter
  case flowSafeArea, flowLayoutMargins, flowFlipped, flowHorizontal, flowInsets

  // Environments.
  case horizontalScrolling, rightToLeft, contentInset, scrolledContent
  case modernProfile, legacyProfile, exactProfile
  case noInsetsReference, safeAreaReference, layoutMarginsReference, readableContentReference

  // Sections of which something was measured, and what measuring changes in them.
  case allMeasured, firstMeasured, scatteredMeasured, noneMeasured
  case measuredAlongFixedGroup, measuredAlongEstimatedGroup
  case measuredAcrossFixedGroup, measuredAcrossEstimatedGroup
  case measuredUniformItem, measuredUniformGroup, measuredUniformSection
  case measuredInNestedGroup, measuredDividedGroup, measuredRepeatingGroup
  case measuredRow, measuredBoundary, measuredLayoutBoundary
  case measuredFlowGrid, measuredFlowLines, measuredFlowAverage, measuredFlowSizes, automaticFlow

  /// The features that only samples have of which something was measured.
  package static let measuring: [LayoutFeature] = [
    .allMeasured, .firstMeasured, .scatteredMeasured, .noneMeasured, .measuredAlongFixedGroup,
    .measuredAlongEstimatedGroup, .measuredAcrossFixedGroup, .measuredAcrossEstimatedGroup,
    .measuredUniformItem, .measuredUniformGroup, .measuredUniformSection, .measuredInNestedGroup,
    .measuredDividedGroup, .measuredRepeatingGroup, .measuredRow, .measuredBoundary,
    .measuredLayoutBoundary, .measuredFlowGrid, .measuredFlowLines, .measuredFlowAverage,
    .measuredFlowSizes, .automaticFlow,
  ]
}
