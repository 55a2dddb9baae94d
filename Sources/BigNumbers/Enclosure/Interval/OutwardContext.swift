import NumericCore

/// The two roundings of an enclosure at one precision: lower bounds are rounded down, upper bounds
/// up.
///
/// Every function here takes intervals with members, and returns one without the facts of its
/// arguments; ``BigInterval/compute(_:_:precision:limits:)`` handles empty intervals and facts.
struct OutwardContext: Sendable {
  let down: BigFloatContext
  let up: BigFloatContext

  /// Creates the roundings at a precision.
  ///
  /// - Throws: `LimitExceeded` where the precision exceeds its limit.
  init(precision: Precision, limits: Limits) throws(LimitExceeded) {
    try limits.check(.precision, precision.bits)
    self.init(within: limits, precision)
  }

  init(within limits: Limits, _ precision: Precision) {
    down = BigFloatContext(within: limits, precision: precision, rounding: .down)
    up = BigFloatContext(within: limits, precision: precision, rounding: .up)
  }

  var precision: Precision { down.precision }
  var limits: Limits { down.limits }

  /// The same with another number of bits and the same limits.
  func with(bits: Int) throws(LimitExceeded) -> OutwardContext {
    try OutwardContext(precision: .bits(bits), limits: limits)
  }

  /// The same with more bits.
  func wider(by bits: Int) throws(LimitExceeded) -> OutwardContext {
    try with(bits: precision.bits + bits)
  }

  /// The interval with its bounds rounded outward to this precision.
  func rounded(_ x: BigInterval) -> BigInterval {
    if x.isEmpty { return x }
    return BigInterval(
      ordered: rounded(x.lower, .down), rounded(x.upper, .up)
    ).inheriting(from: x)
  }

  private func rounded(_ x: BigFloat, _ rounding: Rounding) -> BigFloat {
    x.hasOwnPrecision && x.precision == precision
      ? x : BigFloat(x, precision: precision, rounding: rounding)
  }

  /// A small whole number as an interval.
  func integer(_ n: Int) -> BigInterval {
    let exact = BigFloat.integer(n)
    return BigInterval(ordered: exact, exact)
  }

  func constant(_ constant: Constant) throws(LimitExceeded) -> BigInterval {
    BigInterval(ordered: try down.constant(constant), try up.constant(constant))
  }
}

// Functions at exact numbers.
extension OutwardContext {
  /// A function of one number at that number, enclosed; undefined if it is NaN or at a pole.
  ///
  /// An infinity that is the result of both roundings is exact, so that finite arguments make it a
  /// pole.
  func compute(_ f: UnaryFunction, _ x: BigFloat) throws(LimitExceeded) -> BigInterval {
    enclosure(try down.compute(f, x), try up.compute(f, x), isFinite: x.isFinite)
  }

  /// A function of two numbers at these numbers, enclosed.
  func compute(
    _ f: BinaryFunction, _ x: BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) -> BigInterval {
    enclosure(
      try down.compute(f, x, y), try up.compute(f, x, y), isFinite: x.isFinite && y.isFinite)
  }

  /// The interval between two roundings of one value.
  func enclosure(_ low: BigFloat, _ high: BigFloat, isFinite: Bool) -> BigInterval {
    if low.isNaN || high.isNaN || (isFinite && low.isInfinite && low == high) { return .undefined }
    return BigInterval(ordered: low, high)
  }

  /// The hull of the values of a function at exact numbers, limits at poles included; NaNs are
  /// skipped.
  func hull(
    of f: BinaryFunction, at corners: [(BigFloat, BigFloat)]
  ) throws(LimitExceeded) -> BigInterval {
    var result = BigInterval.empty
    for (x, y) in corners {
      let (low, high) = (try down.compute(f, x, y), try up.compute(f, x, y))
      if !low.isNaN, !high.isNaN { result = result.hull(BigInterval(ordered: low, high)) }
    }
    return result
  }
}
