import NumericCore

// Steps next to a fraction, as 1/(1 + e^(−10¹²)), from which a later step may subtract the fraction.
extension ExactEvaluation {
  /// The number of bits beyond those of a step by which a deviation must be below the fraction: computing with more bits finds
  /// larger ones.
  private static let leastGap = 2048

  /// What is known of a step by deviations of its operands from fractions; nil without such operands, or without a rule.
  func perturbation(of step: Int, _ balls: [Ball?], bits: Int) -> StepOutcome? {
    let found: PerturbedRational?
    switch tape[step] {
    case .unary(let function):
      let place = tape.operand(0, of: step)
      if let x = perturbed[place] {
        found = PerturbedRational.compute(function, x, bits: bits)
      } else {
        found = perturbation(by: function, place, balls, bits: bits)
      }
    case .binary(let function):
      let (left, right) = (tape.operand(0, of: step), tape.operand(1, of: step))
      if function == .pow || function == .powr {
        found = power(left, right, balls, bits: bits)
        break
      }
      let isSum = function == .add || function == .subtract
      guard
        perturbed[left] != nil || perturbed[right] != nil
          || isSum
            && (isFar(left, above: right, balls, bits) || isFar(right, above: left, balls, bits)),
        let x = operand(left, mayBeTiny: isSum, balls),
        let y = operand(right, mayBeTiny: isSum, balls)
      else { return nil }
      found = PerturbedRational.compute(function, x, y, bits: bits)
    default: return nil
    }
    guard let found else { return nil }
    if found.base.isZero {
      if found.deviation.sign == nil { return nil }
      return found.deviation.narrowed.map { .enclosed($0) } ?? .beyond(found.deviation)
    }
    let size = max(found.base.numeratorBits, found.base.denominatorBits)
    guard size <= PerturbedRational.mostBits, found.isLost(bits: bits + Self.leastGap) else {
      return nil
    }
    return .perturbed(found)
  }

  private func power(
    _ left: Int, _ right: Int, _ balls: [Ball?], bits: Int
  ) -> PerturbedRational? {
    guard let index = scaled(right, balls) else { return nil }
    if let x = perturbed[left] {
      if x.base == .one { return x.power(index, bits: bits) }
      guard let ball = balls[slot(of: right)], ball.isPoint, let index = Int(exactly: ball.middle)
      else { return nil }
      return x.power(index, bits: bits)
    }
    guard let exponent = index.exponentBound, exponent < BigInteger(-bits - Self.leastGap) else {
      return nil
    }
    return scaled(left, balls).flatMap { .power(of: $0, index, bits: bits) }
  }

  /// A function whose value is next to a fraction although its operand is not.
  private func perturbation(
    by function: UnaryFunction, _ place: Int, _ balls: [Ball?], bits: Int
  ) -> PerturbedRational? {
    switch function {
    case .exp, .exp2, .exp10, .cos, .cosh:
      guard let x = scaled(place, balls), let exponent = x.exponentBound,
        exponent < BigInteger(-(bits + Self.leastGap) / 2)
      else { return nil }
      return .compute(function, nextToZero: x, bits: bits)
    case .expMinusOne, .tanh, .coth, .erf:
      // erfc(32) is 2⁻¹⁴⁸², and e^(−1024) is 2⁻¹⁴⁷⁷: smaller arguments have values farther from the limit than the least gap. The
      // exponential of a larger one has as many bits in its exponent as that has before the point.
      guard let x = balls[slot(of: place)], let exponent = x.middle.binaryExponent,
        exponent > (function == .erf ? 5 : 10), exponent <= limits.sizes.exponent
      else { return nil }
      if function != .erf { return .farOut(function, x, bits: bits) }
      // erf x = 1 − erfc x, an odd function.
      guard
        case .enclosed(let rest)? = try? StepOutcome.of(
          UnaryFunction.erfc, x.magnitude, bits: bits, limits.sizes)
      else { return nil }
      let limit = PerturbedRational(base: .one, deviation: ScaledBall(rest).negated)
      return x.middle.isNegative ? limit.negated : limit
    default: return nil
    }
  }

  /// An operand as a fraction with a deviation; one that is merely enclosed may be the deviation of a sum from the other term.
  private func operand(_ place: Int, mayBeTiny: Bool, _ balls: [Ball?]) -> PerturbedRational? {
    if let near = perturbed[place] { return near }
    if let ball = balls[slot(of: place)], let fraction = fraction(place, ball) {
      return PerturbedRational(base: fraction, deviation: .zero)
    }
    guard mayBeTiny else { return nil }
    return scaled(place, balls).map { PerturbedRational(base: .zero, deviation: $0) }
  }

  /// Whether a step is a fraction, and another one less than its bits and the least gap show.
  private func isFar(_ place: Int, above other: Int, _ balls: [Ball?], _ bits: Int) -> Bool {
    guard let ball = balls[slot(of: place)], let exponent = ball.middle.binaryExponent else {
      return false
    }
    if let tiny = beyond[other] {
      if !tiny.isVanishing { return false }
    } else {
      guard let least = balls[slot(of: other)]?.upperMagnitude.ceilingExponent, least != .max,
        least < exponent - bits - Self.leastGap
      else { return false }
    }
    return fraction(place, ball) != nil
  }

  /// The fraction that a step is; nil for one that is none, as far as its own row of the tape and its ball tell.
  private func fraction(_ place: Int, _ ball: Ball) -> BigRational? {
    if ball.isPoint, abs(ball.middle.binaryExponent ?? 0) <= PerturbedRational.mostBits {
      return try? BigRational(exactly: ball.middle)
    }
    switch tape[place] {
    case .value(let fraction): return fraction
    case .binary(.divide):
      guard let numerator = tape.whole(tape.operand(0, of: place)),
        let denominator = tape.whole(tape.operand(1, of: place)),
        let x = try? BigRational(exactly: numerator), let y = try? BigRational(exactly: denominator)
      else { return nil }
      return x / y
    default: return nil
    }
  }
}
