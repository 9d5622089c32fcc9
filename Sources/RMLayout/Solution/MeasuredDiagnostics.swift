extension LayoutSolution {
  /// What could not be laid out as meant, at most 1,000 findings.
  ///
  /// - Complexity: O(number of findings); in sections whose lines depend on measured lengths also
  ///   O(measured groups).
  public var diagnostics: [LayoutDiagnostic] {
    var found = fixedDiagnostics
    sections.forEachEntry { entry, place in
      guard let run = entry.leaf.run, run.plan.mayCutItems else { return }
      found += run.findings.map { $0.within("sections[\(place.element)]") }
    }
    return found.count > 1_000 ? Array(found.prefix(1_000)) : found
  }
}

extension MeasuredRun {
  /// What measured lengths do not allow, each once for a place in the group (E7, M3).
  fileprivate var findings: [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    func collect(_ sizes: [Size]) {
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
    forEachMeasurement { _, sizes in collect(sizes) }
    return found
  }
}
