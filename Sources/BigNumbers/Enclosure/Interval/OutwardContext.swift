import NumericCore

/// The two roundings of an enclosure at one precision: lower bounds round down, upper bounds up.
///
/// Every function here takes intervals that have members and answers one without the facts of its
/// arguments; ``BigInterval/compute(_:_:precision:limits:)`` sees to both.
struct OutwardContext: Sendable {
  let down: BigFloatContext
  let up: BigFloatContext

  /// - Throws: a precision beyond the limit.
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

  /// The same limits at another number of bits.
  func with(bits: Int) throws(LimitExceeded) -> OutwardContext {
    try OutwardContext(precision: .bits(bits), limits: limits)
  }

  /// More bits.
  func wider(by bits: Int) throws(LimitExceeded) -> OutwardContext {
    try with(bits: precision.bits + bits)
  }

  /// The bounds at this precision, outward.
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

  /// A small whole number.
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
  /// A function of one number, at that number; undefined where it is NaN or at a pole.
  ///
  /// An infinity that is the result of both roundings is exact, so finite arguments make it a pole.
  func value(_ f: UnaryFunction, _ x: BigFloat) throws(LimitExceeded) -> BigInterval {
    enclosure(try down.compute(f, x), try up.compute(f, x), isFinite: x.isFinite)
  }

  /// A function of two numbers, at these numbers.
  func value(
    _ f: BinaryFunction, _ x: BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) -> BigInterval {
    enclosure(
      try down.compute(f, x, y), try up.compute(f, x, y), isFinite: x.isFinite && y.isFinite)
  }

  /// What two roundings of one value enclose.
  func enclosure(_ low: BigFloat, _ high: BigFloat, isFinite: Bool) -> BigInterval {
    if low.isNaN || high.isNaN || (isFinite && low.isInfinite && low == high) { return .undefined }
    return BigInterval(ordered: low, high)
  }

  /// The hull of a function's values at exact numbers, limits at poles included; a NaN is skipped.
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
