public import NumericCore

// What can be asked of an exact real. Every answer is proven.
extension ExactReal {
  /// An enclosure that meets a goal; what was found before serves again.
  func ball(_ goal: Goal, _ limits: ExactLimits) throws(ComputationFailure) -> Ball {
    switch storage {
    case .rational(let value):
      let bits = max(64, goal.bits + 2)
      return Ball(BigFloat(value, precision: .bits(bits))).asRounded(from: value, bits)
    case .step(let graph, let step):
      if let known = graph.knowledge(of: step).ball, goal.isMet(by: known) { return known }
      let (tape, root) = Tape.flattened(graph, step)
      var evaluation = ExactEvaluation(tape, root: root, limits: limits, goal: goal)
      let ball = try evaluation.enclose(goal)
      graph.remember(ball, of: step)
      return ball
    }
  }

  /// An interval of at most 2^−bits of the value on either side, or the point zero.
  ///
  /// - Throws: what could not be decided, the limit that was reached, or the operation that has no value.
  public func enclosure(
    _ precision: Precision, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigInterval {
    let ball = try ball(.relative(bits: precision.bits), limits)
    let (lower, upper) = ball.endpoints(bits: precision.bits + 32)
    return BigInterval(lower: lower, upper: upper)
  }

  /// The number, rounded once to a precision.
  ///
  /// **Errors.** As for ``enclosure(_:limits:)``; a value that lies next to the border between two
  /// roundings and cannot be told from it is undecided.
  public func rounded(
    to precision: Precision, _ rounding: Rounding = .nearestEven,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigFloat {
    var bits = precision.bits + 32
    do throws(ComputationFailure) {
      // An enclosure is cheaper than the question whether the value is a fraction.
      if let number = try rounded(enclosedTo: bits, precision, rounding, limits) { return number }
    } catch {
      if !error.isOpenToSymbols { throw error }
    }
    if let value = try rational(limits: limits) {
      return BigFloat(value, precision: precision, rounding: rounding)
    }
    while bits <= limits.sizes.workingPrecision {
      bits *= 2
      if let number = try rounded(enclosedTo: bits, precision, rounding, limits) { return number }
    }
    throw .undecided(bits: bits)
  }

  /// The rounding of everything in an enclosure of so many bits; nil where there are two.
  private func rounded(
    enclosedTo bits: Int, _ precision: Precision, _ rounding: Rounding, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigFloat? {
    let (lower, upper) = try ball(.relative(bits: bits), limits).endpoints(bits: bits + 32)
    let low = BigFloat(lower, precision: precision, rounding: rounding)
    return low == BigFloat(upper, precision: precision, rounding: rounding) ? low : nil
  }

  /// The value as a fraction, where it is known to be rational: all arithmetic on fractions, and what
  /// symbolic knowledge proves, such as sin(π/6) = 1/2. Nil says nothing.
  ///
  /// - Throws: an operation that has no value, or cannot be shown to have one.
  public func rational(
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigRational? {
    switch storage {
    case .rational(let value): return value
    case .step(let graph, let step):
      let known = graph.knowledge(of: step)
      if let value = known.rational { return value }
      var evaluation = evaluation(graph, step, limits)
      var value = evaluation.rational()
      if known.ball == nil {
        // Nothing to remember: an enclosure may tell more.
        guard value != nil else { return nil }
        try evaluation.checkDefined()
      } else if value == nil {
        evaluation.settleChoices()
        value = evaluation.rational()
      }
      // A task that is cancelled has not looked everywhere.
      if value != nil || !Task.isCancelled { graph.remember(rational: value, of: step) }
      return value
    }
  }

  /// The value in the symbols of the expression language, such as `2*sqrt(2)` or `pi/6`; nil where none
  /// are known.
  ///
  /// - Throws: as ``rational(limits:)`` does.
  public func symbolicText(
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> String? {
    switch storage {
    case .rational(let value): return value.description
    case .step(let graph, let step):
      var evaluation = evaluation(graph, step, limits)
      if graph.knowledge(of: step).ball != nil { evaluation.settleChoices() }
      let text = evaluation.text()
      if text != nil, graph.knowledge(of: step).ball == nil { try evaluation.checkDefined() }
      return text
    }
  }

  /// What asks about symbols start with: no goal of digits.
  private func evaluation(_ graph: ExactGraph, _ step: Int, _ limits: ExactLimits)
    -> ExactEvaluation
  {
    let (tape, root) = Tape.flattened(graph, step)
    return ExactEvaluation(tape, root: root, limits: limits, goal: .relative(bits: 16))
  }

  /// −1, 0 or 1, proven.
  public func sign(limits: ExactLimits = ExactLimits()) throws(ComputationFailure) -> Int {
    if case .rational(let value) = storage { return value.sign }
    let ball = try ball(.relative(bits: 1), limits)
    guard let sign = ball.sign else { throw .undecided(bits: limits.sizes.workingPrecision) }
    return sign
  }

  /// Whether the value is zero, proven.
  public func isZero(limits: ExactLimits = ExactLimits()) throws(ComputationFailure) -> Bool {
    try sign(limits: limits) == 0
  }

  /// The order of two numbers; `.undecided` where the limits end the search.
  public func compared(
    to other: ExactReal, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Ordering {
    do throws(ComputationFailure) {
      switch try (self - other).sign(limits: limits) {
      case 0: return .equal
      case let sign: return sign < 0 ? .less : .greater
      }
    } catch {
      if case .undecided = error { return .undecided }
      throw error
    }
  }
}

extension Ball {
  /// The ball of a rational's rounding.
  func asRounded(from value: BigRational, _ bits: Int) -> Ball {
    guard let exponent = middle.binaryExponent else { return self }
    let isExact = value.isBinaryFraction && value.numeratorBits <= bits
    return isExact ? self : Ball(middle, radius: .powerOfTwo(exponent - bits - 1))
  }
}
