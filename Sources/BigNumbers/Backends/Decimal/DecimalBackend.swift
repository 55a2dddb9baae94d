internal import CMPFR
public import NumericCore

/// Decimal arithmetic as on paper: every operation is correctly rounded to so many decimal digits, and
/// zeros at the end are kept.
///
///     let price = try Calculator(DecimalBackend(digits: 16)).evaluate("1.20 * 3")    // 3.60
///     let third = try Calculator(DecimalBackend(digits: 5)).evaluate("1/3")          // 0.33333
///
/// Arithmetic is that of a ``DecimalContext`` with the widest range of exponents. The functions of the
/// catalogue are rounded from enclosures, and what no enclosure decides by ``ExactBackend``.
public struct DecimalBackend: Sendable {
  /// Computes on `BigDecimal`.
  public typealias Number = BigDecimal
  /// A limit, or a rounding that could not be decided.
  public typealias Failure = ComputationFailure

  /// The precision and the direction of every rounding; its conditions are not used.
  public let context: DecimalContext
  /// What must not be exceeded.
  public let limits: Limits

  /// Creates a backend.
  ///
  /// - Throws: a count of digits beyond the limits.
  public init(
    digits: Int, rounding: DecimalRounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.digits, digits)
    self.init(DecimalContext(precision: digits, rounding: rounding), limits: limits)
  }

  /// The arithmetic of a context, with its range of exponents: that of decimal64, say.
  public init(_ context: DecimalContext, limits: Limits = Limits()) {
    var context = context
    context.conditions = []
    self.context = context
    self.limits = limits
  }

  /// Computes with a context of its own, and tells the thread whether anything was rounded.
  @inline(__always)
  func computing<Failed: Error>(
    _ body: (inout DecimalContext) throws(Failed) -> BigDecimal
  ) throws(Failed) -> BigDecimal {
    var context = context
    let result = try body(&context)
    if context.conditions.contains(.inexact) { ulp_set_decimal_inexact(1) }
    return result
  }
}

extension DecimalBackend: NumericBackend {
  /// The command-line name.
  public var name: String { "decimal" }
  /// Finite operands that overflow are an error.
  public var signalsOverflow: Bool { true }

  /// The number zero.
  public var zero: BigDecimal { .zero }

  public func isRegular(_ x: BigDecimal) -> Bool { x.isRegular }
  public func isNaN(_ x: BigDecimal) -> Bool { x.isNaN }
  public func isInfinite(_ x: BigDecimal) -> Bool { x.isInfinite }
  public func isZero(_ x: BigDecimal) -> Bool { x.isZero }
  public func isInteger(_ x: BigDecimal) -> Bool { x.isInteger }

  public func compare(_ a: BigDecimal, _ b: BigDecimal) -> Ordering {
    if a.isNaN || b.isNaN { return .unordered }
    switch BigDecimal.order(a, b) {
    case 0: return .equal
    case let order: return order < 0 ? .less : .greater
    }
  }

  public func constant(_ constant: Constant) throws(ComputationFailure) -> BigDecimal {
    try computing { context throws(ComputationFailure) in
      try rounded(ExactReal(constant), &context)
    }
  }

  public func scaled(
    _ x: BigDecimal, by ratio: ExactRatio
  ) throws(ComputationFailure) -> BigDecimal {
    // Digits that are far from those of the offset are not written out.
    let isPlain = ratio.offset.isZero || x.isZero || x.exponent.magnitude < 1 << 16
    guard (ratio.piPower == 0 && isPlain) || !x.isFinite else {
      return try computing { context throws(ComputationFailure) in
        try rounded(try exact.scaled(real(x), by: ratio), &context)
      }
    }
    let (numerator, denominator) = (try exactly(ratio.numerator), try exactly(ratio.denominator))
    var dividend = x * numerator
    if !ratio.offset.isZero, x.isFinite { dividend = dividend + (try exactly(ratio.offset)) }
    return computing { $0.divide(dividend, denominator) }
  }

  public func rescaled(
    _ x: BigDecimal, by rescaling: Rescaling
  ) throws(ComputationFailure) -> BigDecimal {
    if case .multiple(let ratio) = rescaling { return try scaled(x, by: ratio) }
    guard x.isFinite, !x.isZero else { return try rescaledStepByStep(x, by: rescaling) }
    return try computing { context throws(ComputationFailure) in
      try rounded(try exact.rescaledStepByStep(real(x), by: rescaling), &context)
    }
  }

  /// A sticky flag of the thread is cleared before `body` and read after it, and `body` stays on one thread
  /// because it is synchronous.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    ulp_set_decimal_inexact(0)
    let result = try body()
    return (result, ulp_decimal_inexact() == 0)
  }
}
