public import NumericCore

// The catalogue over intervals. Every enclosure is rounded outward to the precision asked for, whatever
// the precision of the arguments, and has their facts and its own.
//
// - Accuracy: both bounds are attained but for one rounding wherever a function is made of monotone
//   pieces. The other functions (Γ and its kin inside a valley, ζ below −2, the Bessel functions, Ai below
//   0, the incomplete Γ in its first argument) overshoot by 2⁻¹² of the width of the range at most, unless
//   the interval has so many extrema that this would take too long; the beta function of negative numbers
//   by a factor on wide intervals.
// - Domain: an error is possible where a member of the arguments lies outside the domain that the backend
//   protocols state, or at a pole, and certain where all do.
extension BigInterval {
  /// The range of a function of one number, enclosed.
  ///
  /// - Throws: `LimitExceeded` where a bound on the cost is exceeded.
  public static func compute(
    _ function: UnaryFunction, _ x: BigInterval, precision: Precision, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    try enclosed([x], precision, limits) { outward throws(LimitExceeded) in
      try outward.compute(function, x)
    }
  }

  /// The range of a function of two independent numbers, enclosed.
  ///
  /// - Throws: `LimitExceeded` where a bound on the cost is exceeded.
  public static func compute(
    _ function: BinaryFunction, _ x: BigInterval, _ y: BigInterval, precision: Precision,
    limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    try enclosed([x, y], precision, limits) { outward throws(LimitExceeded) in
      try outward.compute(function, x, y)
    }
  }

  /// The tightest bounds of a mathematical constant at a precision.
  ///
  /// - Throws: `LimitExceeded` where the precision is beyond its limit.
  public static func constant(
    _ constant: Constant, precision: Precision, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    try OutwardContext(precision: precision, limits: limits).constant(constant)
  }

  /// The products of all members with an exact ratio, each bound rounded once.
  ///
  /// - Throws: `LimitExceeded` where the ratio's parts have too many bits.
  public func scaled(
    by ratio: ExactRatio, precision: Precision, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    try Self.enclosed([self], precision, limits) { outward throws(LimitExceeded) in
      let a = outward.enclosure(
        try outward.down.scaled(lower, by: ratio), try outward.up.scaled(lower, by: ratio),
        isFinite: false)
      let b = outward.enclosure(
        try outward.down.scaled(upper, by: ratio), try outward.up.scaled(upper, by: ratio),
        isFinite: false)
      return a.hull(b)
    }
  }

  /// What surrounds every computation: precision, empty arguments and facts.
  static func enclosed(
    _ arguments: [BigInterval], _ precision: Precision, _ limits: Limits,
    _ body: (OutwardContext) throws(LimitExceeded) -> BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let outward = try OutwardContext(precision: precision, limits: limits)
    if arguments.contains(where: \.isEmpty) { return empty.inheriting(from: arguments) }
    return outward.rounded(try body(outward)).inheriting(from: arguments)
  }
}
