import RMLayout
import RMLayoutDocument
import RMLayoutTesting
import Testing

/// Solves a document of one section 320 wide, on which the naive solver must agree.
func solveSection(_ section: String) throws -> LayoutSolution {
  let sample = try LayoutSample(
    json: #"""
      {"version": 1, "environment": {"size": {"width": 320, "height": 480}},
       "sections": [{\#(section)}]}
      """#)
  #expect(ReferenceComparison.mismatch(in: sample) == nil)
  return try sample.solve()
}
