import RMLayout

extension LayoutSample {
  /// The sample with less that was measured of it, or with rounder lengths.
  var withFewerPreferredSizes: [LayoutSample] {
    guard preferredSizes != PreferredSizes() else { return [] }
    var result = simpler(self, [\.preferredSizes], PreferredSizes())
    if !preferredSizes.boundary.isEmpty {
      result += simpler(self, [\.preferredSizes.boundary], [:])
    }
    for (section, sizes) in preferredSizes.sections.sorted(by: { $0.key < $1.key }) {
      var simple = [nil, PreferredSizes.Section(items: sizes.items)]
      for (item, size) in sizes.items.sorted(by: { $0.key < $1.key }) {
        simple += size.simplifications.map { size in
          var copy = sizes
          copy.items[item] = size
          return copy
        }
      }
      for (kind, size) in sizes.boundary.sorted(by: { $0.key < $1.key }) {
        simple += size.simplifications.map { size in
          var copy = sizes
          copy.boundary[kind] = size
          return copy
        }
      }
      result += simple.filter { $0 != sizes }.map { sizes in
        var copy = self
        copy.preferredSizes.sections[section] = sizes
        return copy
      }
    }
    return result
  }
}

extension PreferredSize {
  /// Nothing measured, one length less, or a rounder one.
  fileprivate var simplifications: [PreferredSize?] {
    var result: [PreferredSize?] = [nil]
    for axis in Axis.allCases {
      guard let length = self[axis] else { continue }
      var lengths: [Double?] = [nil]
      for rounder in whole(length) { lengths.append(rounder) }
      for other in lengths {
        var copy = self
        copy[axis] = other
        result.append(copy)
      }
    }
    return result
  }
}
