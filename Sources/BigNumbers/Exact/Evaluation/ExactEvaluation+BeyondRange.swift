import NumericCore

// Steps whose values are beyond the exponents of numbers, such as e^(10²⁴) in a quotient.
extension ExactEvaluation {
  /// An enclosure of the value of a step, whether a number can hold it or not.
  func encloseAnywhere(
    _ step: Int, _ balls: [Ball?], bits: Int
  ) throws(ComputationFailure) -> StepOutcome {
    do throws(ComputationFailure) {
      return try enclose(step, balls, bits: bits)
    } catch {
      guard error.isBeyondRange else { throw error }
      return try encloseScaled(step, balls, bits: bits, error)
    }
  }

  /// What is said of the first operand of a step that is beyond the exponents of numbers; nil if none is.
  func failureOfOperand(_ step: Int) -> ComputationFailure? {
    if beyond.isEmpty { return nil }
    for place in tape.operands(of: step) {
      if let operand = beyond[Int(place)] { return operand.rangeFailure }
    }
    return nil
  }

  /// The enclosure of a step that has been computed and not been released, whatever its exponent.
  func scaled(_ step: Int, _ balls: [Ball?]) -> ScaledBall? {
    beyond[step] ?? balls[slot(of: step)].map { ScaledBall($0) }
  }

  /// The enclosure of a step whose operands, or whose value, no ball can hold.
  ///
  /// - Throws: `failure` where there is no rule for the function.
  func encloseScaled(
    _ step: Int, _ balls: [Ball?], bits: Int, _ failure: ComputationFailure
  ) throws(ComputationFailure) -> StepOutcome {
    let operands = tape.operands(of: step).compactMap { scaled(Int($0), balls) }
    let image: ScaledBall.Image
    switch tape[step] {
    case .unary(let function):
      if try exceedsExponents(operands[0], of: step) { throw failure }
      image = ScaledBall.compute(function, operands[0], bits: bits)
    case .binary(let function):
      if function == .divide, operands[1].sign == 0 { throw .exception(.divisionByZero) }
      if function == .pow || function == .powr, try exceedsExponents(operands[1], of: step) {
        throw failure
      }
      image = ScaledBall.compute(function, operands[0], operands[1], bits: bits)
    default: throw failure
    }
    switch image {
    case .unknown: throw failure
    case .blocked: return .blocked
    case .enclosed(let scaled):
      return scaled.narrowed.map { .enclosed($0) } ?? .beyond(scaled)
    }
  }

  /// Throws the failure of a root that is proven to be beyond the exponents of numbers; adds bits for one that may be zero.
  mutating func refuse(_ value: ScaledBall) throws(ComputationFailure) {
    if value.sign != nil {
      failedStep = root
      throw value.rangeFailure
    }
    // Equal forms need no enclosure: this one says nothing.
    if proofs.proves(root, in: Ball(.zero, radius: .infinite), equals: .zero) {
      settled[root] = .zero
      return
    }
    let reached = plan.widest
    try plan(for: [])
    if plan.widest > ceiling { throw .undecided(bits: reached) }
  }

  /// The sign of a value that may be beyond the exponents of numbers.
  mutating func sign() throws(ComputationFailure) -> Int {
    while true {
      switch try run() {
      case .enclosed(let ball):
        if let sign = ball.sign { return sign }
        if grows(isVague: ball.isVague) { continue }
        if try decide(root, ball, at: .zero) { return 0 }
      case .beyond(let scaled):
        if let sign = scaled.sign { return sign }
        try refuse(scaled)
      case .blocked(let step, let balls):
        try unblock(step, balls)
      }
    }
  }

  /// Whether an ordinary argument has more bits before the point than the limit: its exponential has an exponent of as many.
  ///
  /// - Throws: the limit, unless the step is the root, of which there would be no digits in any case.
  private func exceedsExponents(
    _ x: ScaledBall, of step: Int
  ) throws(ComputationFailure) -> Bool {
    guard let exponent = x.narrowed?.middle.binaryExponent, exponent > limits.sizes.exponent else {
      return false
    }
    if step != root {
      throw .limit(
        LimitExceeded(
          limit: .exponent, allowed: limits.sizes.exponent, requested: exponent))
    }
    return true
  }
}

extension ComputationFailure {
  /// Whether the exponent of a value is beyond those of numbers.
  var isBeyondRange: Bool {
    switch self {
    case .exception(.overflow): true
    case .limit(let exceeded): exceeded.limit == .range
    default: false
    }
  }
}
