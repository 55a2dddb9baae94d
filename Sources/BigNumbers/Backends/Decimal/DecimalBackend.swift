internal import CMPFR
public import NumericCore

/// Decimal arithmetic as on paper: every operation is correctly rounded to a given number of
/// decimal digits, and trailing zeros are kept.
///
///     let price = try Calculator(DecimalBackend(digits: 16)).evaluate("1.20 * 3")    // 3.60
///     let third = try Calculator(DecimalBackend(digits: 5)).evaluate("1/3")          // 0.33333
///
/// The arithmetic is that of a ``DecimalContext`` with the widest range of exponents. The functions
/// of the catalogue are rounded from enclosures; where these decide nothing, ``ExactBackend`` does.
public struct DecimalBackend: Sendable {
  /// Computes on `BigDecimal`.
  public typealias Number = BigDecimal
  /// Either a limit was exceeded, or a rounding could not be decided.
  public typealias Failure = ComputationFailure

  /// The precision, the range of exponents and the direction of every rounding; its conditions are
  /// not used.
  public let context: DecimalContext
  /// The limits that a computation must not exceed.
  public let limits: Limits

  /// Creates a backend with the widest range of exponents.
  ///
  /// - Throws: `LimitExceeded` where the number of digits exceeds the limits.
  public init(
    digits: Int, rounding: DecimalRounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.digits, digits)
    self.init(DecimalContext(precision: digits, rounding: rounding), limits: limits)
  }

  /// Creates a backend with the arithmetic of a context and its range of exponents, such as that of
  /// decimal64.
  public init(_ context: DecimalContext, limits: Limits = Limits()) {
    var context = context
    context.conditions = []
    self.context = context
    self.limits = limits
  }

  /// Runs `body` on a copy of the context, and sets the thread's flag if anything was rounded.
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
  /// True: an infinite result of finite operands is reported as an error.
  public var signalsOverflow: Bool { true }

  /// The number zero.
  public var zero: BigDecimal { .zero }

  /// Whether a number is finite and not zero.
  public func isRegular(_ x: BigDecimal) -> Bool { x.isRegular }
  /// Whether a number is a NaN of either kind.
  public func isNaN(_ x: BigDecimal) -> Bool { x.isNaN }
  /// Whether a number is an infinity of either sign.
  public func isInfinite(_ x: BigDecimal) -> Bool { x.isInfinite }
  /// Whether a number is a zero of either sign and any exponent.
  public func isZero(_ x: BigDecimal) -> Bool { x.isZero }
  /// Whether a number is whole; false for infinities and NaNs.
  public func isInteger(_ x: BigDecimal) -> Bool { x.isInteger }

  /// The order of two numbers by value; unordered with a NaN.
  public func compare(_ a: BigDecimal, _ b: BigDecimal) -> Ordering {
    if a.isNaN || b.isNaN { return .unordered }
    switch BigDecimal.order(a, b) {
    case 0: return .equal
    case let order: return order < 0 ? .less : .greater
    }
  }

  /// A constant, correctly rounded.
  ///
  /// - Throws: a limit that was exceeded before the rounding was decided.
  public func constant(_ constant: Constant) throws(ComputationFailure) -> BigDecimal {
    try computing { context throws(ComputationFailure) in
      try rounded(ExactReal(constant), &context)
    }
  }

  /// (x · numerator + offset)/denominator · π^piPower for the parts of a ratio, rounded once.
  ///
  /// Without a power of π the product and the sum are exact and one division rounds, unless their
  /// digits are too far apart; otherwise the value is rounded from an exact real.
  ///
  /// - Throws: a limit that was exceeded, or a rounding that could not be decided.
  public func scaled(
    _ x: BigDecimal, by ratio: ExactRatio
  ) throws(ComputationFailure) -> BigDecimal {
    // The sum with the offset is exact only while it is short: conversions of degrees took equally long either way with
    // exponents of 10 000 and 60 000, and with 300 000 the exact sum took 60 % longer.
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

  /// The number in another unit: a multiple, or a chain of steps with offsets and reciprocals,
  /// rounded once.
  ///
  /// - Throws: a limit that was exceeded, or a rounding that could not be decided.
  public func rescaled(
    _ x: BigDecimal, by rescaling: Rescaling
  ) throws(ComputationFailure) -> BigDecimal {
    if case .multiple(let ratio) = rescaling { return try scaled(x, by: ratio) }
    guard x.isFinite, !x.isZero else { return try rescaledStepByStep(x, by: rescaling) }
    return try computing { context throws(ComputationFailure) in
      try rounded(try exact.rescaledStepByStep(real(x), by: rescaling), &context)
    }
  }

  /// Runs `body`, and tells whether all of its operations were exact.
  ///
  /// The flag belongs to the thread. It is cleared before `body` and read after it; `body` is
  /// synchronous and stays on one thread.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    ulp_set_decimal_inexact(0)
    let result = try Deadline.within(limits, body)
    return (result, ulp_decimal_inexact() == 0)
  }
}
