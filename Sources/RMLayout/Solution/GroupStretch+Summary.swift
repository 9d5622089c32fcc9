extension GroupStretch {
  /// What the stretch comes to.
  func summary(_ plan: MeasuringPlan) -> OffsetSummary {
    if let shape = plan.shape, isSingles(plan, shape) { return singleSummary(plan, shape) }
    var sum = OffsetSummary()
    let pitch = plan.pitch
    visitParts(plan) { part in
      guard let index = part.measured else {
        sum.append(
          elements: part.groupCount, items: plan.perGroup, step: pitch, low: plan.reach.start,
          high: plan.reach.end)
        return true
      }
      let own = self.length(of: index, value: part.value, plan)
      let reach = reach(of: index, length: own)
      sum.append(
        elements: 1, items: part.itemCount, step: (own + plan.gap).summable, low: reach.start,
        high: reach.end)
      // A line that what follows made shorter holds nothing measured (E7).
      let end = part.value + part.itemCount * plan.axes.count
      guard !plan.isPacking || values[part.value..<end].contains(where: { !$0.isNaN }) else {
        return true
      }
      sum.thickness = max(
        sum.thickness,
        solved.isEmpty ? plan.template.size[plan.axis.cross] : solved[index].cross)
      sum.measured += 1
      return true
    }
    return sum
  }

  /// Whether all are measured groups of one item, whose lengths follow from their values.
  @inline(__always)
  func isSingles(_ plan: MeasuringPlan, _ shape: SimpleShape) -> Bool {
    numbers.count == groupCount && plan.perGroup == 1 && !shape.isFixed && shape.extras[0] >= 0
  }

  /// What measured groups of one item come to, whose lengths follow from their values.
  private func singleSummary(_ plan: MeasuringPlan, _ shape: SimpleShape) -> OffsetSummary {
    let extra = shape.extras[0]
    let gap = plan.gap
    var length = 0.0
    var low = 0.0
    var high = -Double.infinity
    for value in values {
      let own = value + extra
      high = max(high, length + own)
      length += (own + gap).summable
      low = min(low, length)
    }
    return OffsetSummary(
      elements: groupCount, items: groupCount, length: length, low: low + plan.reach.start,
      high: high + plan.reach.end - plan.template.size[plan.axis],
      thickness: plan.template.size[plan.axis.cross], measured: groupCount)
  }

  /// How far measured groups of one item reach where they come to a length and none reaches farther
  /// than the last.
  func singleReach(length: Double, _ plan: MeasuringPlan) -> Double {
    let own = values[values.count - 1] + (plan.shape?.extras[0] ?? 0)
    return length - (own + plan.gap).summable + own + plan.reach.end
      - plan.template.size[plan.axis]
  }
}
