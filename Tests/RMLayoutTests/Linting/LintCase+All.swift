import RMLayout

extension LintCase {
  static let all = [
    fractionOfEstimate, countOverridesLength, siblingsCannotFit, edgeSpacingOnFullLength,
    insetsExceedContainer, zeroEstimate, insetsOnEstimate, groupWiderThanPage, fractionsAlmostOne,
  ]

  private static let fractionOfEstimate = LintCase(
    trap: .fractionOfEstimate,
    trapped: row(height: .estimated(44), of: [item(.fractionalWidth(0.5), .fractionalHeight(1))]),
    clean: row(height: .estimated(44), of: [item(.fractionalWidth(0.5), .estimated(44))]),
    line: "sections[0].group.subitems[0].height: fractionalHeight 1 is taken of the group's "
      + "estimated 44, so the height stays 44 and is never measured; estimate the height here too, "
      + "or make the group's height absolute or a fraction [G7]")

  private static let countOverridesLength = LintCase(
    trap: .countOverridesLength,
    trapped: counted(item(.absolute(80), .fractionalHeight(1))),
    clean: counted(item(.fractionalWidth(1), .fractionalHeight(1))),
    line:
      "sections[0].group.subitem.width: absolute 80 has no effect: a count of 2 makes the width "
      + "160; use repeatingSubitem to keep the width, or write fractionalWidth 1 [G5]")

  private static let siblingsCannotFit = LintCase(
    trap: .siblingsCannotFit,
    trapped: row(of: [
      item(.absolute(200), .fractionalHeight(1)), item(.absolute(121), .fractionalHeight(1)),
    ]),
    clean: row(of: [
      item(.absolute(200), .fractionalHeight(1)), item(.absolute(120), .fractionalHeight(1)),
    ]),
    line: "sections[0].group.subitems[1]: 2 subitems need 321 of the group's inner width of 320: "
      + "this one never shows; make them smaller, or list the others in a group of their own [G2]")

  private static let edgeSpacingOnFullLength = LintCase(
    trap: .edgeSpacingOnFullLength,
    trapped: row(of: [
      item(.fractionalWidth(1), .fractionalHeight(1), edge: LayoutEdgeSpacing(leading: .fixed(8)))
    ]),
    clean: row(of: [
      item(.fractionalWidth(0.9), .fractionalHeight(1), edge: LayoutEdgeSpacing(leading: .fixed(8)))
    ]),
    line:
      "sections[0].group.subitems[0].edgeSpacing: fractionalWidth 1 is 320, with edge spacing of "
      + "8 it needs 328 of 320: it does not fit on the line; use contentInsets, or a smaller fraction "
      + "[S5]")

  private static let insetsExceedContainer = LintCase(
    trap: .insetsExceedContainer,
    trapped: LayoutSection(
      group: row(of: [item(.absolute(10), .absolute(10))]).group,
      contentInsets: DirectionalEdgeInsets(leading: 160, trailing: 160)),
    clean: LayoutSection(
      group: row(of: [item(.absolute(10), .absolute(10))]).group,
      contentInsets: DirectionalEdgeInsets(leading: 150, trailing: 160)),
    line:
      "sections[0].contentInsets: leading 160 and trailing 160 leave nothing of a width of 320: "
      + "the section stays empty; make the insets smaller [M4]")

  private static let zeroEstimate = LintCase(
    trap: .zeroEstimate,
    trapped: row(height: .estimated(50), of: [item(.fractionalWidth(0.5), .estimated(0))]),
    clean: row(height: .estimated(50), of: [item(.fractionalWidth(0.5), .estimated(1))]),
    line:
      "sections[0].group.subitems[0].height: estimated 0 has no length before it is measured, so "
      + "that everything is in view and measured at once; estimate what most come to, such as 44 [D8]"
  )

  private static let insetsOnEstimate = LintCase(
    trap: .insetsOnEstimate,
    trapped: row(
      height: .estimated(44),
      of: [
        item(.fractionalWidth(1), .estimated(44), insets: DirectionalEdgeInsets(top: 4, leading: 6))
      ]),
    clean: row(
      height: .estimated(44),
      of: [item(.fractionalWidth(1), .estimated(44), insets: DirectionalEdgeInsets(leading: 6))]),
    line:
      "sections[0].group.subitems[0].contentInsets: top 4 and bottom 0 have no effect: the height "
      + "is estimated 44; use edgeSpacing, or margins in the view itself [S1]")

  private static let groupWiderThanPage = LintCase(
    trap: .groupWiderThanPage,
    trapped: paged(width: .fractionalWidth(1)), clean: paged(width: .absolute(288)),
    line:
      "sections[0].group.width: fractionalWidth 1 is 320, the row shows 288 at a time: 32 of each "
      + "group lie beyond it at rest; make the group at most 288 long, or put the insets on the group "
      + "[O6]")

  private static let fractionsAlmostOne = LintCase(
    trap: .fractionsAlmostOne,
    trapped: row(of: [item(.fractionalWidth(0.33), .fractionalHeight(1))]),
    clean: row(of: [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))]),
    line:
      "sections[0].group: 3 fractions of the width add up to 0.99: 3.2 of 320 stay empty at the "
      + "end of the line; give the last fraction what is missing to 1, or divide by a count [G4]")

  private static func row(
    height: LayoutDimension = .absolute(50), of items: [LayoutSubitem]
  ) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: height), subitems: items))
  }

  private static func counted(_ item: LayoutSubitem) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitem: item, count: 2
      ))
  }

  private static func paged(width: LayoutDimension) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: width, height: .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]),
      contentInsets: DirectionalEdgeInsets(leading: 16, trailing: 16),
      orthogonalScrollingBehavior: .groupPaging)
  }

  private static func item(
    _ width: LayoutDimension, _ height: LayoutDimension, insets: DirectionalEdgeInsets = .zero,
    edge: LayoutEdgeSpacing = .zero
  ) -> LayoutSubitem {
    .item(
      LayoutItem(
        size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edge))
  }
}
