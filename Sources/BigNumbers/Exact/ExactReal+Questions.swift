public import NumericCore

// Questions to an exact real. Every answer is proven.
extension ExactReal {
  /// An enclosure that meets a goal; an earlier one is used if it does.
  func ball(_ goal: Goal, _ limits: ExactLimits) throws(ComputationFailure) -> Ball {
    if let ball = firstBall, goal.isMet(by: ball) { return ball }
    switch storage {
    case .rational(let value):
      let bits = max(64, goal.bits + 2)
      return Ball(BigFloat(value, precision: .bits(bits))).asRounded(from: value, bits)
    case .step(let graph, let step):
      if let known = graph.knowledge(of: step).ball, goal.isMet(by: known) { return known }
      if let ball = try graph.encloseFromInputs(step, goal, limits) { return ball }
      let ball = try Self.ball(graph, step, goal, limits)
      graph.remember(ball, of: step)
      return ball
    }
  }

  /// The enclosure that evaluation finds; a question that enclosed numbers leave open is asked again of their graphs.
  private static func ball(
    _ graph: ExactGraph, _ step: Int, _ goal: Goal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Ball {
    func evaluate(_ tape: Tape, _ root: Int) throws(ComputationFailure) -> Ball {
      var evaluation = ExactEvaluation(tape, root: root, limits: limits, goal: goal)
      return try evaluation.enclose(goal)
    }
    let (tape, root) = Tape.flattened(graph, step)
    do throws(ComputationFailure) {
      return try evaluate(tape, root)
    } catch {
      guard tape.hasEnclosedNumbers else { throw error }
      // More bits were refused: the graph would need as many.
      guard case .undecided = error else { throw error }
      let (opened, root) = Tape.flattened(graph, step, openingEnclosures: true)
      if opened.hasEnclosedNumbers { throw error }
      return try evaluate(opened, root)
    }
  }

  /// An interval with ends within 2^−bits of the value, relative to it, or the point zero.
  ///
  /// - Throws: the limit that was exceeded, the question that could not be decided, or the
  ///   operation that has no value.
  public func enclosure(
    _ precision: Precision, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigInterval {
    let ball = try ball(.relative(bits: precision.bits), limits)
    let (lower, upper) = ball.endpoints(bits: precision.bits + 32)
    return BigInterval(lower: lower, upper: upper)
  }

  /// The number, rounded once to a precision.
  ///
  /// - Throws: what ``enclosure(_:limits:)`` throws, and `undecided` if the value cannot be told
  ///   from the border between two roundings.
  ///
  /// A value next to the border, such as 1 − e^(−10¹⁰), is told from it by the sign of their difference.
  public func rounded(
    to precision: Precision, _ rounding: Rounding = .nearestEven,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigFloat {
    var bits = precision.bits + 32
    do throws(ComputationFailure) {
      // An enclosure is cheaper than finding out whether the value is a fraction.
      if let number = try rounded(enclosedTo: bits, precision, rounding, limits) { return number }
    } catch {
      if !error.isOpenToSymbols { throw error }
    }
    if let value = try rational(limits: limits) {
      return BigFloat(value, precision: precision, rounding: rounding)
    }
    bits *= 2
    let (low, high) = try roundings(bits, precision, rounding, limits)
    if low == high { return low }
    // The difference from a border with a huge exponent would be a fraction of as many bits.
    guard let exponent = low.binaryExponent, exponent.magnitude <= limits.sizes.workingPrecision,
      let first = try? BigRational(exactly: low), let second = try? BigRational(exactly: high)
    else { throw .undecided(bits: bits) }
    let border = rounding.border(first, second)
    switch try (self - ExactReal(border)).sign(limits: limits) {
    case 0: return BigFloat(border, precision: precision, rounding: rounding)
    case let sign: return sign < 0 ? low : high
    }
  }

  /// The common rounding of all points of an enclosure with a given number of bits; nil if there
  /// are two.
  private func rounded(
    enclosedTo bits: Int, _ precision: Precision, _ rounding: Rounding, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigFloat? {
    let (low, high) = try roundings(bits, precision, rounding, limits)
    return low == high ? low : nil
  }

  /// Both ends of an enclosure, rounded.
  private func roundings(
    _ bits: Int, _ precision: Precision, _ rounding: Rounding, _ limits: ExactLimits
  ) throws(ComputationFailure) -> (low: BigFloat, high: BigFloat) {
    let (lower, upper) = try ball(.relative(bits: bits), limits).endpoints(bits: bits + 32)
    return (
      BigFloat(lower, precision: precision, rounding: rounding),
      BigFloat(upper, precision: precision, rounding: rounding)
    )
  }

  /// The value as a fraction, if it is known to be rational; nil proves nothing.
  ///
  /// Known are all results of arithmetic on fractions, and what symbolic knowledge proves, such as
  /// sin(π/6) = 1/2.
  ///
  /// - Throws: an operation that has no value, or cannot be proven to have one.
  public func rational(
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigRational? {
    try rational(limits: limits, effort: .max)
  }

  /// The same with forms that take a limited amount of work together, in units of ``SymbolicBounds``.
  func rational(
    limits: ExactLimits, effort: Int
  ) throws(ComputationFailure) -> BigRational? {
    switch storage {
    case .rational(let value): return value
    case .step(let graph, let step):
      let known = graph.knowledge(of: step)
      if let value = known.rational { return value }
      let (tape, root) = Tape.flattened(graph, step)
      // Enclosures find short fractions, and longer ones are not worth the graph of a whole computation.
      if tape.hasEnclosedNumbers { return nil }
      if tape.isIrrational(root) {
        graph.remember(rational: nil, of: step)
        return nil
      }
      var evaluation = evaluation(tape, root, limits)
      evaluation.effort = effort
      var value = evaluation.rational()
      // What was given up may be found by those who ask again.
      if value == nil, evaluation.proofs.isExhausted { return nil }
      if known.ball == nil {
        // Not remembered, because an enclosure may tell more later.
        guard value != nil else { return nil }
        try evaluation.checkDefined()
      } else if value == nil {
        evaluation.settleChoices()
        value = evaluation.rational()
      }
      // The search of a cancelled task is incomplete, so that its nil is not remembered.
      if value != nil || (!Task.isCancelled && !evaluation.proofs.isExhausted) {
        graph.remember(rational: value, of: step)
      }
      return value
    }
  }

  /// The value in the symbols of the expression language, such as `2*sqrt(2)` or `pi/6`; nil if
  /// none are known.
  ///
  /// - Throws: what ``rational(limits:)`` throws.
  public func symbolicText(
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> String? {
    switch storage {
    case .rational(let value): return value.description
    case .step(let graph, let step):
      let (tape, root) = Tape.flattened(graph, step)
      var evaluation = evaluation(tape, root, limits)
      if graph.knowledge(of: step).ball != nil { evaluation.settleChoices() }
      let text = evaluation.text()
      if text != nil, graph.knowledge(of: step).ball == nil { try evaluation.checkDefined() }
      return text
    }
  }

  /// An evaluation for questions about symbols, without a goal of digits.
  private func evaluation(_ tape: Tape, _ root: Int, _ limits: ExactLimits) -> ExactEvaluation {
    ExactEvaluation(tape, root: root, limits: limits, goal: .relative(bits: 16))
  }

  /// The sign: −1, 0 or 1, proven.
  ///
  /// - Throws: `undecided` if the value cannot be told from zero, and what ``enclosure(_:limits:)``
  ///   throws.
  public func sign(limits: ExactLimits = ExactLimits()) throws(ComputationFailure) -> Int {
    if case .rational(let value) = storage { return value.sign }
    do throws(ComputationFailure) {
      let ball = try ball(.relative(bits: 1), limits)
      guard let sign = ball.sign else { throw .undecided(bits: limits.sizes.workingPrecision) }
      return sign
    } catch {
      // A number beyond all exponents has a sign, and so has the difference of two.
      guard error.isBeyondRange, case .step(let graph, let step) = storage else { throw error }
      let (tape, root) = Tape.flattened(graph, step, openingEnclosures: true)
      var evaluation = evaluation(tape, root, limits)
      return try evaluation.sign()
    }
  }

  /// Whether the value is zero, proven.
  ///
  /// - Throws: what ``sign(limits:)`` throws.
  public func isZero(limits: ExactLimits = ExactLimits()) throws(ComputationFailure) -> Bool {
    try sign(limits: limits) == 0
  }

  /// The order of two numbers; `.undecided` if a limit ends the search.
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

// There are no operators `==` and `<`, because a comparison may be undecided.
extension ExactReal {
  /// Whether this number is less than another, proven.
  ///
  /// - Throws: what ``sign(limits:)`` throws.
  public func isLess(
    than other: ExactReal, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Bool {
    try (self - other).sign(limits: limits) < 0
  }

  /// Whether this number is greater than another, proven.
  ///
  /// - Throws: what ``sign(limits:)`` throws.
  public func isGreater(
    than other: ExactReal, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Bool {
    try other.isLess(than: self, limits: limits)
  }

  /// Whether both are the same number, proven.
  ///
  /// - Throws: what ``sign(limits:)`` throws.
  public func isEqual(
    to other: ExactReal, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Bool {
    try (self - other).isZero(limits: limits)
  }
}

extension Rounding {
  /// The border at which rounding changes from one of two neighbors to the other.
  func border(_ low: BigRational, _ high: BigRational) -> BigRational {
    switch self {
    case .nearestEven: (low + high) / 2
    case .up: low
    case .down: high
    case .towardZero: high.sign <= 0 ? low : high
    case .awayFromZero: low.sign < 0 ? high : low
    }
  }
}

extension Ball {
  /// This rounding of a rational as a ball that contains the rational.
  func asRounded(from value: BigRational, _ bits: Int) -> Ball {
    guard let exponent = middle.binaryExponent else { return self }
    let isExact = value.isBinaryFraction && value.numeratorBits <= bits
    return isExact ? self : Ball(middle, radius: .powerOfTwo(exponent - bits - 1))
  }
}
