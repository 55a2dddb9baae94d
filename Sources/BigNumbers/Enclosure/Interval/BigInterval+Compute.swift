public import NumericCore

// The catalogue over intervals. Every enclosure is rounded outward to the requested precision,
// whatever the precision of the arguments, and has the facts of the arguments in addition to its
// own.
//
// - Accuracy: for functions that consist of monotone pieces both bounds are attained, up to one
//   rounding. For the others (Γ and functions derived from it inside a valley, ζ below −2, the
//   Bessel functions, Ai below 0, the incomplete Γ in its first argument) they exceed the range by
//   at most 2⁻¹² of its width, unless an interval has so many extrema that this would take too
//   long; those of the beta function of negative numbers exceed it by a factor on wide intervals.
// - Domain: an error is possible if some member of the arguments is outside the domain that the
//   catalogue states, or at a pole, and certain if all are.
extension BigInterval {
  /// The range of a function of one number, enclosed.
  ///
  /// - Throws: `LimitExceeded` where a limit of the cost is exceeded.
  public static func compute(
    _ function: UnaryFunction, _ x: BigInterval, precision: Precision, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    try enclosed([x], precision, limits) { outward throws(LimitExceeded) in
      try outward.compute(function, x)
    }
  }

  /// The range of a function of two independent numbers, enclosed.
  ///
  /// - Throws: `LimitExceeded` where a limit of the cost is exceeded.
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
  /// - Throws: `LimitExceeded` where the precision exceeds its limit.
  public static func constant(
    _ constant: Constant, precision: Precision, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    try OutwardContext(precision: precision, limits: limits).constant(constant)
  }

  /// The products of all members with an exact ratio; each bound is rounded once.
  ///
  /// - Throws: `LimitExceeded` where the ratio's numerator or denominator has too many bits.
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

  /// What all functions share: the precision, empty arguments and the facts of the arguments.
  static func enclosed(
    _ arguments: [BigInterval], _ precision: Precision, _ limits: Limits,
    _ body: (OutwardContext) throws(LimitExceeded) -> BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let outward = try OutwardContext(precision: precision, limits: limits)
    if arguments.contains(where: \.isEmpty) { return empty.inheriting(from: arguments) }
    let value = try Deadline.within(limits) { () throws(LimitExceeded) in try body(outward) }
    return outward.rounded(value).inheriting(from: arguments)
  }
}
