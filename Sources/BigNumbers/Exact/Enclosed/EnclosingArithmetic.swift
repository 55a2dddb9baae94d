public import NumericCore

/// Arithmetic on real numbers with enclosures of one working precision, for programs that are run again with more bits until
/// their results are narrow enough.
///
/// Where this precision leaves open what a value is, or which of two is larger, the answer is `.undecided`. Whether the
/// numbers in question look as if they were equal, so that more bits will not tell them apart either, is noted.
///
/// **Source.** Müller, "The iRRAM: Exact arithmetic in C++" (CCA 2000): programs are run anew with higher precision. Short
/// fractions stay exact here, so that most conditions are decided whatever the precision.
public final class EnclosingArithmetic {
  /// The bits of the middles of enclosures.
  public let bits: Int
  let limits: Limits
  /// Whether an undecided question is likely to stay so: it is about a number that seems to be a short one.
  public internal(set) var suspectsEquality = false

  /// Creates the arithmetic of a number of bits.
  public init(bits: Int, limits: Limits) {
    (self.bits, self.limits) = (bits, limits)
  }

  // MARK: - Numbers

  /// A whole number.
  public func integer(_ value: Int) -> EnclosedReal { number(BigRational(value)) }

  /// A fraction.
  public func number(_ value: BigRational) -> EnclosedReal {
    let isPoint = value.isBinaryFraction && value.numeratorBits <= bits
    if !isPoint, value.numeratorBits + value.denominatorBits <= EnclosedReal.mostBits {
      return EnclosedReal(.fraction(value))
    }
    return wrapped { () throws(ComputationFailure) in try .whole(Ball(value, bits: bits)) }
  }

  /// A literal.
  ///
  /// - Throws: if it is not a finite number.
  public func number(_ literal: ExactLiteral) throws(ComputationFailure) -> EnclosedReal {
    // The exponent of a literal may be far too large for a fraction.
    if literal.kind == .finite, literal.exponent.magnitude <= Self.mostPlaces,
      let value = try? BigRational(exactly: literal)
    {
      return number(value)
    }
    _ = try Tape.Step.exact(literal)
    return wrapped { () throws(ComputationFailure) in try .of(literal, bits: bits) }
  }

  /// A mathematical constant.
  public func constant(_ constant: Constant) -> EnclosedReal {
    wrapped { () throws(ComputationFailure) in try .of(constant, bits: bits, limits) }
  }

  /// A number that is computed exactly.
  ///
  /// - Throws: if it has no value, or a limit is reached.
  public func number(
    _ value: ExactReal, limits: ExactLimits
  ) throws(ComputationFailure) -> EnclosedReal {
    if case .rational(let fraction) = value.storage { return number(fraction) }
    return EnclosedReal(.ball(try value.ball(.relative(bits: bits), limits)))
  }

  private static let mostPlaces = 1000

  // MARK: - Functions

  /// The value of a function.
  ///
  /// - Throws: the limit of time, and what the function is not: a function of real numbers.
  public func compute(
    _ function: Function, _ x: [EnclosedReal]
  ) throws(ComputationFailure) -> EnclosedReal {
    try function.checkForRealNumbers()
    if let failed = x.first(where: { $0.failure != nil }) { return failed }
    switch function {
    case .unary(let function): return try compute(function, x[0])
    case .binary(let function): return try compute(function, x[0], x[1])
    case .list(let function):
      if function == .minimum || function == .maximum {
        return extremum(x, isGreatest: function == .maximum)
      }
      return try composed(.list(function), x)
    }
  }

  func compute(
    _ function: UnaryFunction, _ x: EnclosedReal
  ) throws(ComputationFailure) -> EnclosedReal {
    if case .fraction(let value) = x.storage {
      if function == .negate { return EnclosedReal(.fraction(-value)) }
      if function == .magnitude { return EnclosedReal(.fraction(value.magnitude)) }
    }
    guard function.isEnclosedItself else { return try composed(.unary(function), [x]) }
    guard let a = x.ball(bits: bits) else { return Self.overflow }
    return try settled(a, a) { () throws(ComputationFailure) in
      try .of(function, a, bits: bits, limits)
    }
  }

  func compute(
    _ function: BinaryFunction, _ x: EnclosedReal, _ y: EnclosedReal
  ) throws(ComputationFailure) -> EnclosedReal {
    guard function.isEnclosedItself else { return try composed(.binary(function), [x, y]) }
    if x.isFraction || y.isFraction, let value = exactly(function, x, y) { return value }
    guard let a = x.ball(bits: bits), let b = y.ball(bits: bits) else { return Self.overflow }
    let result = try settled(a, b) { () throws(ComputationFailure) in
      try .of(function, a, b, bits: bits, limits)
    }
    // An operation on points that had to be rounded may have a short value still.
    guard a.isPoint, b.isPoint, case .ball(let ball) = result.storage, !ball.isPoint else {
      return result
    }
    return exactly(function, x, y) ?? result
  }

  /// A result of arithmetic on fractions that is short; nil for others.
  private func exactly(
    _ function: BinaryFunction, _ x: EnclosedReal, _ y: EnclosedReal
  ) -> EnclosedReal? {
    guard function.isFractional, let a = x.fraction, let b = y.fraction,
      let value = a.combined(function, b, mostBits: EnclosedReal.mostBits)
    else { return nil }
    return number(value)
  }

  /// The image of two balls, or of one given twice; a function that jumps or ends in them leaves the value open.
  func settled(
    _ x: Ball, _ y: Ball, _ image: () throws(ComputationFailure) -> StepOutcome
  ) throws(ComputationFailure) -> EnclosedReal {
    let outcome: StepOutcome
    do throws(ComputationFailure) { outcome = try image() } catch {
      if case .limit(let exceeded) = error, exceeded.limit == .time { throw error }
      // Exponents may be beyond all bounds because nothing is known of an operand.
      let isOpen = error.isBeyondRange && (x.sign == nil || y.sign == nil)
      return EnclosedReal(.failure(isOpen ? .undecided(bits: bits) : error))
    }
    guard let ball = (consume outcome).ball(bits: bits) else {
      if seemsShort(x) || seemsShort(y) { suspectsEquality = true }
      return EnclosedReal(.failure(.undecided(bits: bits)))
    }
    // In a loop that squares, the radius would grow like 2^(2^n).
    let isLost = ball.sign == nil && ball.radius > Self.mostRadius
    return EnclosedReal(isLost ? .failure(.undecided(bits: bits)) : .ball(ball))
  }

  /// The largest radius of a number whose sign is not known: what depends on it is not worth computing.
  private static let mostRadius = ErrorBound.powerOfTwo(1 << 16)

  /// A number that depends on no other one.
  private func wrapped(
    _ outcome: () throws(ComputationFailure) -> StepOutcome
  ) -> EnclosedReal {
    do throws(ComputationFailure) {
      return (try outcome()).ball(bits: bits).map { EnclosedReal(.ball($0)) } ?? Self.overflow
    } catch {
      return EnclosedReal(.failure(error))
    }
  }

  static let overflow = EnclosedReal(.failure(.exception(.overflow)))
}

extension BinaryFunction {
  /// Whether the function of two fractions is a fraction.
  fileprivate var isFractional: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide: true
    default: false
    }
  }
}
