import NumericCore

extension BigInterval {
  /// The range of a part of a function of complex numbers whose parts are independent of each other, enclosed.
  ///
  /// The steps of a composition are taken as independent too, so that wide arguments give ranges that are wider than necessary.
  ///
  /// - Throws: `LimitExceeded` where a limit of the cost is exceeded.
  static func compute(
    _ part: PartFunction, _ x: [BigInterval], precision: Precision, limits: Limits
  ) throws(LimitExceeded) -> BigInterval {
    try enclosed(x, precision, limits) { outward throws(LimitExceeded) in
      try outward.value(part, x)
    }
  }
}

extension OutwardContext {
  /// A part of a function of complex numbers, composed of enclosures of real functions.
  func value(_ part: PartFunction, _ x: [BigInterval]) throws(LimitExceeded) -> BigInterval {
    var arithmetic = IntervalParts(outward: self)
    return try arithmetic.compose(part, x)
  }
}

/// The arithmetic of enclosures, in which parts are composed.
private struct IntervalParts: PartArithmetic {
  let outward: OutwardContext

  func compute(_ function: UnaryFunction, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    try .compute(function, x, precision: outward.precision, limits: outward.limits)
  }

  func compute(
    _ function: BinaryFunction, _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    try .compute(function, x, y, precision: outward.precision, limits: outward.limits)
  }

  func whole(_ number: Int) throws(LimitExceeded) -> BigInterval { outward.integer(number) }

  func uncomposed(
    _ part: PartFunction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval {
    try outward.special(part, x)
  }

  func knownWhole(_ x: BigInterval, halvings: Int) -> Int? {
    x.isPoint ? x.lower.smallWhole(times: halvings) : nil
  }

  func isKnownPositive(_ x: BigInterval) -> Bool { x.isPositive == .true }
}
