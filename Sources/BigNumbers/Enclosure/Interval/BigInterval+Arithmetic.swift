import NumericCore

// Arithmetic: the result has the larger precision of the operands, and its bounds are rounded
// outward.
extension BigInterval {
  /// The sums of all members, enclosed at the larger precision.
  public static func + (a: BigInterval, b: BigInterval) -> BigInterval {
    plainSum(a, b) ?? combined(a, b) { $0.add(a, b) }
  }
  /// The differences of all members, enclosed at the larger precision.
  public static func - (a: BigInterval, b: BigInterval) -> BigInterval {
    plainDifference(a, b) ?? combined(a, b) { $0.subtract(a, b) }
  }
  /// The products of all members, enclosed at the larger precision.
  public static func * (a: BigInterval, b: BigInterval) -> BigInterval {
    plainProduct(a, b) ?? combined(a, b) { $0.multiply(a, b) }
  }
  /// The quotients of all members, enclosed at the larger precision.
  ///
  /// An error is possible if the divisor contains 0, and certain if it contains nothing else.
  public static func / (a: BigInterval, b: BigInterval) -> BigInterval {
    plainQuotient(a, b) ?? combined(a, b) { $0.divide(a, b) }
  }
  /// The negatives of all members, exactly.
  public static prefix func - (x: BigInterval) -> BigInterval {
    x.isEmpty ? x : BigInterval(ordered: -x.upper, -x.lower).inheriting(from: x)
  }

  /// Adds in place.
  public static func += (a: inout BigInterval, b: BigInterval) {
    if !a.addsInPlace(b) { a = a + b }
  }
  /// Subtracts in place.
  public static func -= (a: inout BigInterval, b: BigInterval) {
    if !a.subtractsInPlace(b) { a = a - b }
  }
  /// Multiplies in place.
  public static func *= (a: inout BigInterval, b: BigInterval) { a = a * b }
  /// Divides in place.
  public static func /= (a: inout BigInterval, b: BigInterval) { a = a / b }

  /// Subtracts the products of all members, enclosed at the larger precision.
  public mutating func subtractProduct(_ a: BigInterval, _ b: BigInterval) {
    if !subtractsPlainProduct(a, b) { self -= a * b }
  }

  @inline(never)
  private static func combined(
    _ a: BigInterval, _ b: BigInterval, _ body: (OutwardContext) -> BigInterval
  ) -> BigInterval {
    if a.isEmpty || b.isEmpty { return empty.inheriting(from: a, b) }
    return body(OutwardContext(within: Limits(), commonPrecision(a, b))).inheriting(from: a, b)
  }

  /// The precision of a result made from two intervals: the larger one of the bounds that have one of their own.
  static func commonPrecision(_ a: BigInterval, _ b: BigInterval) -> Precision {
    let rank = rank(a, b)
    return rank > 0 ? .bits(rank) : commonPrecision([a, b])
  }

  /// The precision of a result made from some intervals: the largest one of the bounds that have one of their own.
  static func commonPrecision(_ terms: [BigInterval]) -> Precision {
    BigFloat.commonPrecision(terms.lazy.flatMap { [$0.lower, $0.upper] })
  }
}
