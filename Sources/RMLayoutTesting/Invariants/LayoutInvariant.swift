/// Something that holds for the frames of every layout, whatever it says.
///
/// ```swift
/// #expect(LayoutInvariant.mirroring.mismatch(in: sample) == nil)
/// ```
public enum LayoutInvariant: Hashable, Sendable, CaseIterable {
  /// Every number of every frame is finite, and no length is negative.
  case finiteFrames
  /// Each item has one frame, except in sections that a diagnostic reports as empty.
  case oneFramePerItem
  /// A rectangle finds what a walk over all elements finds (Q1), in the same order (Q2).
  case queries
  /// Solving again gives the same frames.
  case determinism
  /// Another size and back gives the first frames.
  case resizing
  /// Right to left is the mirror image of left to right (T1, T2).
  case mirroring
  /// With both axes swapped in everything, frames are swapped and otherwise the same (C1, F8).
  case transposing
  /// Rounding moves an origin by less than a pixel, and no edge by more than one (X1).
  case rounding
  /// The numbers of each explanation lead line by line to the frame that it explains.
  case explanations

  /// Checks a layout; nil if all is well.
  ///
  /// Elements are compared at the sample's own scroll position. Takes time by their number.
  public func mismatch(in sample: LayoutSample) -> LayoutMismatch? {
    do {
      let subject = "\(sample.name), \(self)"
      return LayoutMismatch(subject, unlessEmpty: try differences(in: sample))
    } catch {
      return LayoutMismatch("\(sample.name) is refused", note: "\(error)")
    }
  }
}

extension LayoutSample {
  /// The first of some invariants that does not hold; nil if all do.
  public func firstMismatch(
    of invariants: [LayoutInvariant] = LayoutInvariant.allCases
  ) -> LayoutMismatch? {
    for invariant in invariants {
      if let mismatch = invariant.mismatch(in: self) { return mismatch }
    }
    return nil
  }
}
