public import NumericCore

// Functions at the precision of their operands. They do not throw: where a limit of the cost is exceeded the enclosure is the
// whole line with a possible error, which is true of every number.
extension BigInterval: CatalogueField {
  /// log₂ of the distance from zero; −∞ if zero is a member, nil if there is no other.
  public var pivotRank: Double? {
    if isEmpty || (isPoint && lower.isZero) { return nil }
    let (low, high) = (lower.signum, upper.signum)
    if low <= 0 && high >= 0 { return -.infinity }
    return low > 0 ? lower.pivotRank : upper.pivotRank
  }

  /// The absolute values of all members.
  public var absoluteValue: BigInterval { Self.compute(.magnitude, self) }

  /// The range of a function of one number, enclosed at its precision.
  public static func compute(_ function: UnaryFunction, _ x: BigInterval) -> BigInterval {
    orEntire { () throws(LimitExceeded) in try compute(function, x, precision: x.precision) }
  }
  /// The range of a function of two independent numbers, enclosed at the larger precision.
  public static func compute(
    _ function: BinaryFunction, _ x: BigInterval, _ y: BigInterval
  ) -> BigInterval {
    orEntire { () throws(LimitExceeded) in
      try compute(function, x, y, precision: commonPrecision(x, y))
    }
  }
  /// The range of a function of a list of independent numbers, enclosed at the largest precision.
  public static func compute(_ function: ListFunction, _ x: [BigInterval]) -> BigInterval {
    orEntire { () throws(LimitExceeded) in
      try compute(function, x, precision: commonPrecision(x), limits: Limits())
    }
  }
  /// The tightest bounds of a constant at the precision of `WorkingPrecision`.
  public static func constant(_ constant: Constant) -> BigInterval {
    orEntire { () throws(LimitExceeded) in
      try self.constant(constant, precision: WorkingPrecision.current)
    }
  }

  private static func orEntire(
    _ body: () throws(LimitExceeded) -> BigInterval
  ) -> BigInterval {
    do throws(LimitExceeded) { return try body() } catch { return entire.flagged() }
  }
}
