extension LayoutSolution {
  /// What could not be laid out as meant, at most 1,000 findings.
  ///
  /// - Complexity: O(number of findings); in sections whose lines depend on measured lengths also
  ///   O(measured groups).
  public var diagnostics: [LayoutDiagnostic] {
    var found = firstDiagnostics
    sections.forEachEntry { entry, place in
      let findings = entry.leaf.findings
      guard !findings.isEmpty else { return }
      for index in 0..<entry.leaf.count where found.count < 1_000 {
        found += findings.map { $0.within("sections[\(place.element + index)]") }
      }
    }
    found += lastDiagnostics
    if unsettledPasses > 0 {
      found.append(LayoutDiagnostic(.measuringDoesNotSettle(passes: unsettledPasses), path: ""))
    }
    return found.count > 1_000 ? Array(found.prefix(1_000)) : found
  }
}

extension SectionRun {
  /// What the specification and measured lengths do not allow, with paths from the section.
  fileprivate var findings: [LayoutDiagnostic] {
    guard let run = runs.first, run.plan.mayCutItems else { return solution.findings }
    return solution.findings + run.findings
  }
}

extension MeasuredRun {
  /// What measured lengths do not allow, each once for a place in the group (E7, M3).
  fileprivate var findings: [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    forEachMeasurement { _, sizes in
      guard sizes.contains(where: { !$0.isUnmeasured }), found.count < 100 else { return }
      var recorder = FindingCollector()
      _ = plan.solved(sizes, recorder: &recorder)
      for (path, finding) in recorder.findings {
        guard case .measuredItemTooLong = finding else { continue }
        let path = path.isEmpty ? "group" : "group.\(path)"
        guard !found.contains(where: { $0.path == path }) else { continue }
        found.append(LayoutDiagnostic(finding, path: path, container: plan.base))
      }
    }
    return found
  }
}
