public import NumericCore

/// The true value: every printed digit is proven.
///
///     let x = try Calculator(ExactBackend()).evaluate("sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))")   // 0
///
/// Evaluating a program encloses its outputs and decides on the way whether every operation is defined;
/// digits come from the enclosures, from fractions where all is rational, and from symbolic knowledge.
/// What cannot be decided within the limits is an error that says so.
public struct ExactBackend: NumericBackend {
  /// Computes on exact reals.
  public typealias Number = ExactReal
  /// A limit, a question without an answer, or an operation that has no value.
  public typealias Failure = ComputationFailure

  /// The command-line name.
  public var name: String { "exact" }
  /// There is nothing that overflows.
  public var signalsOverflow: Bool { true }

  /// How far it goes.
  public let limits: ExactLimits
  /// The direction in which digits are rounded; values are not.
  public let rounding: Rounding

  /// Creates a backend.
  public init(limits: ExactLimits = ExactLimits(), rounding: Rounding = .nearestEven) {
    self.limits = limits
    self.rounding = rounding
  }

  /// The number zero.
  public var zero: ExactReal { 0 }

  /// Every number is one to look at no closer.
  public func isRegular(_ x: ExactReal) -> Bool { !isZero(x) }
  /// There is no NaN.
  public func isNaN(_ x: ExactReal) -> Bool { false }
  /// There are no infinities.
  public func isInfinite(_ x: ExactReal) -> Bool { false }
  /// Whether the value is known to be zero.
  public func isZero(_ x: ExactReal) -> Bool { known(x)?.isZero ?? false }
  /// Whether the value is known to be an integer.
  public func isInteger(_ x: ExactReal) -> Bool { known(x)?.isInteger ?? false }

  public func compare(
    _ a: ExactReal, _ b: ExactReal
  ) throws(ComputationFailure) -> Ordering {
    try a.compared(to: b, limits: limits)
  }

  public func scaled(
    _ x: ExactReal, by ratio: ExactRatio
  ) throws(ComputationFailure) -> ExactReal {
    let product = x * (try number(ratio.numerator))
    let sum = ratio.offset.isZero ? product : product + (try number(ratio.offset))
    let quotient = sum / (try number(ratio.denominator))
    if ratio.piPower == 0 { return quotient }
    return quotient
      * ExactReal.compute(.pow, ExactReal(.pi), ExactReal(BigRational(ratio.piPower)))
  }

  public func constant(_ constant: Constant) -> ExactReal { ExactReal(constant) }

  /// Whether a result is exact is a property of the result here, and asked for with its digits.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    (try body(), true)
  }

  /// Exceptions are thrown where they occur.
  public func exception(
    of operation: Operation, operands: [ExactReal], result: ExactReal
  ) -> ArithmeticException? { nil }

  private func known(_ x: ExactReal) -> BigRational? {
    do throws(ComputationFailure) { return try x.rational(limits: limits) } catch { return nil }
  }
}

// Functions one by one are noted down; what is undefined comes out when digits are asked for.
extension ExactBackend {
  public func compute(
    _ function: UnaryFunction, _ x: ExactReal, into result: inout ExactReal
  ) throws(ComputationFailure) {
    try Function.unary(function).checkForRealNumbers()
    result = ExactReal.compute(function, x)
  }

  public func compute(
    _ function: BinaryFunction, _ x: ExactReal, _ y: ExactReal, into result: inout ExactReal
  ) throws(ComputationFailure) {
    try Function.binary(function).checkForRealNumbers()
    result = .compute(function, x, y)
  }

  public func compute(
    _ function: ListFunction, _ x: Registers<ExactReal>, into result: inout ExactReal
  ) {
    result = .noting(Array(x)) { tape, operands in tape.append(function, operands, origin: 0) }
  }
}
