import NumericCore

// What comes after a pass that left something open: proofs, and more bits for the steps that matter.
extension ExactEvaluation {
  mutating func raise(_ targets: [PrecisionPlan.Target]) throws(ComputationFailure) {
    try plan(for: targets)
    if plan.widest > ceiling {
      throw .limit(
        LimitExceeded(
          limit: .workingPrecision, allowed: ceiling,
          requested: Int(min(max(plan.wanted, Double(plan.widest)), 0x1p62))))
    }
  }

  mutating func plan(
    for targets: [PrecisionPlan.Target]
  ) throws(ComputationFailure) {
    let isFirst = !seeksPerturbations
    seeksPerturbations = true
    if !beyond.isEmpty || !perturbed.isEmpty {
      // The sizes of such steps are no extents, so that all steps get more bits.
      plan.raiseAll(to: 2 * plan.widest)
      return
    }
    if extents.isEmpty {
      makeExtents()
      _ = try run()
    }
    let earlier = plan
    plan.raise(for: targets, tape, extents)
    if isFirst, plan.widest > ceiling {
      // These may be the bits of a deviation from a fraction, which the next pass looks for.
      plan = earlier
      plan.raiseAll(to: 2 * plan.widest)
    }
  }

  // MARK: - Decisions

  /// Makes progress with a step that has no enclosure: its page has the exact value, or an operand is
  /// proven to lie exactly where the function jumps, or the operands are narrowed.
  mutating func unblock(
    _ step: Int, _ operands: [(step: Int, ball: Ball)]
  ) throws(ComputationFailure) {
    if !operands.allSatisfy(\.ball.isPoint),
      grows(isVague: operands.contains { $0.ball.isVague })
    {
      return
    }
    if case .unary(let function) = tape[step],
      proofs.isPole(of: function, operands[0].step)
    {
      throw .exception(.domain)
    }
    if let value = proofs.pageValue(of: step) {
      settled[step] = BigFloat(value, precision: .bits(max(64, value.numeratorBits)))
      return
    }
    if !beyond.isEmpty {
      try raise([])
      return
    }
    // Nothing is left to narrow.
    if operands.allSatisfy(\.ball.isPoint) { throw .undecided(bits: plan[step]) }
    var targets: [PrecisionPlan.Target] = []
    for (place, ball) in operands where !ball.isPoint {
      // Jumps are not only at multiples of ½: the exponent of a number, for example, jumps at
      // powers of two.
      if let value = proofs.rational(place), value.isBinaryFraction {
        settled[place] = BigFloat(value, precision: .bits(max(64, value.numeratorBits)))
        return
      }
      guard let point = ball.onlyMultipleOfHalf else {
        targets.append(PrecisionPlan.Target(step: place, exponent: ball.narrowerExponent))
        continue
      }
      if try decide(place, ball, at: point) { return }
    }
    if !targets.isEmpty { try raise(targets) }
  }

  /// Proves that a step equals a number and records that, or narrows its enclosure; returns whether
  /// it was proven.
  ///
  /// - Throws: `undecided` where there is no proof and the limit of narrowing is reached.
  mutating func decide(
    _ step: Int, _ ball: Ball, at number: BigRational
  ) throws(ComputationFailure) -> Bool {
    if proofs.proves(step, in: ball, equals: number) {
      // Numbers that are not binary fractions occur only as the border of a final rounding, which
      // needs no record.
      if number.isBinaryFraction {
        settled[step] = BigFloat(number, precision: .bits(max(64, number.numeratorBits)))
      }
      openQuestion = nil
      return true
    }
    let exponent = proofs.decisiveExponent(ball.narrowerExponent, step: step, from: number)
    let reached = plan.widest
    openQuestion = reached
    try plan(for: [PrecisionPlan.Target(step: step, exponent: exponent)])
    if plan.widest > ceiling { throw .undecided(bits: reached) }
    return false
  }
}
