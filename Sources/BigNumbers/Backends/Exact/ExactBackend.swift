public import NumericCore

/// The backend of true values: every printed digit is proven.
///
///     let x = try Calculator(ExactBackend()).evaluate("sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))")   // 0
///
/// Evaluating a program encloses its outputs, and decides whether every operation is defined.
/// Digits come from the enclosures, from fractions where everything is rational, and from symbolic
/// knowledge. A question that cannot be decided within the limits is an error that says so.
public struct ExactBackend: NumericBackend {
  /// Computes on exact reals.
  public typealias Number = ExactReal
  /// Either a limit was exceeded, a question could not be decided, or an operation has no value.
  public typealias Failure = ComputationFailure

  /// The command-line name.
  public var name: String { "exact" }
  /// True: a result is never infinite.
  public var isRounded: Bool { false }
  public var signalsOverflow: Bool { true }

  /// The limits of evaluation.
  public let limits: ExactLimits
  /// The direction in which digits are rounded; values are not.
  public let rounding: Rounding
  /// Whether digits that are rounded to nearest go away from zero where the number is half-way
  /// between two results.
  public let tiesAwayFromZero: Bool

  /// Creates a backend.
  public init(
    limits: ExactLimits = ExactLimits(), rounding: Rounding = .nearestEven,
    tiesAwayFromZero: Bool = false
  ) {
    self.limits = limits
    self.rounding = rounding
    self.tiesAwayFromZero = tiesAwayFromZero
  }

  /// The number zero.
  public var zero: ExactReal { 0 }

  /// Whether a number is not known to be zero.
  public func isRegular(_ x: ExactReal) -> Bool { !isZero(x) }
  /// False: there is no NaN.
  public func isNaN(_ x: ExactReal) -> Bool { false }
  /// False: there are no infinities.
  public func isInfinite(_ x: ExactReal) -> Bool { false }
  /// Whether the value is known to be zero.
  public func isZero(_ x: ExactReal) -> Bool { known(x)?.isZero ?? false }
  /// Whether the value is known to be an integer.
  public func isInteger(_ x: ExactReal) -> Bool { known(x)?.isInteger ?? false }

  /// The order of two numbers, proven; `.undecided` if a limit ends the search.
  public func compare(
    _ a: ExactReal, _ b: ExactReal
  ) throws(ComputationFailure) -> Ordering {
    try a.compared(to: b, limits: limits)
  }

  /// (x · numerator + offset)/denominator · π^piPower for the parts of a ratio, as an exact real.
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

  /// A constant as an exact real.
  public func constant(_ constant: Constant) -> ExactReal { ExactReal(constant) }

  /// Runs `body`; exactness is a property of each result, and is reported with its digits.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    (try body(), true)
  }

  /// Nil: exceptions are thrown where they occur.
  public func exception(
    of operation: Operation, operands: [ExactReal], result: ExactReal
  ) -> ArithmeticException? { nil }

  /// A fraction where it is known to be one; else the number itself.
  public func settled(_ x: ExactReal) -> ExactReal { known(x).map { ExactReal($0) } ?? x }

  private func known(_ x: ExactReal) -> BigRational? {
    do throws(ComputationFailure) { return try x.rational(limits: limits) } catch { return nil }
  }
}

// Single functions are only recorded; where one is undefined is found out when digits are asked
// for.
extension ExactBackend {
  /// Sets `result` to f(x), which is recorded and not computed.
  ///
  /// - Throws: `inapplicable` for a function of a number's format.
  public func compute(
    _ function: UnaryFunction, _ x: ExactReal, into result: inout ExactReal
  ) throws(ComputationFailure) {
    try Function.unary(function).checkForRealNumbers()
    result = ExactReal.compute(function, x)
  }

  /// Sets `result` to f(x, y), which is recorded and not computed.
  ///
  /// - Throws: `inapplicable` for a function of a number's format.
  public func compute(
    _ function: BinaryFunction, _ x: ExactReal, _ y: ExactReal, into result: inout ExactReal
  ) throws(ComputationFailure) {
    try Function.binary(function).checkForRealNumbers()
    result = .compute(function, x, y)
  }

  /// Sets `result` to a function of a list, which is recorded and not computed.
  public func compute(
    _ function: ListFunction, _ x: Registers<ExactReal>, into result: inout ExactReal
  ) {
    result = .noting(Array(x)) { tape, operands in tape.append(function, operands, origin: 0) }
  }

  /// Sets `result` to a part of a function of complex numbers, which is recorded and not computed.
  public func compute(
    _ part: PartFunction, _ x: Registers<ExactReal>, into result: inout ExactReal
  ) {
    result = .noting(Array(x)) { tape, operands in tape.append(part, operands, origin: 0) }
  }
}
