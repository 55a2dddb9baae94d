// Comparisons whose result is a number, and what builds on them.
extension DecimalContext {
  /// −1, 0 or 1 as a is less than, equal to or greater than b; NaN with a NaN.
  public mutating func compare(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    passedOn(a, b) ?? BigDecimal(BigDecimal.order(a, b))
  }

  /// ``compare(_:_:)``, except that a quiet NaN is invalid as well.
  public mutating func compareSignal(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    if a.isNaN || b.isNaN { conditions.insert(.invalidOperation) }
    return compare(a, b)
  }

  /// The smaller number, rounded to the context.
  ///
  /// Of a number and a quiet NaN it is the number; of equal numbers it is the first in the total
  /// order.
  public mutating func minimum(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    chosen(a, b) { a, b in
      let order = BigDecimal.order(a, b)
      return (order != 0 ? order : BigDecimal.totalOrder(a, b)) <= 0
    }
  }

  /// The larger number, under the rules of ``minimum(_:_:)``.
  public mutating func maximum(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    chosen(a, b) { a, b in
      let order = BigDecimal.order(a, b)
      return (order != 0 ? order : BigDecimal.totalOrder(a, b)) >= 0
    }
  }

  /// The number of smaller magnitude; of equal magnitudes the ``minimum(_:_:)``.
  public mutating func minimumMagnitude(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    chosen(a, b) { a, b in
      let order = BigDecimal.order(a.magnitude, b.magnitude)
      return (order != 0 ? order : BigDecimal.totalOrder(a, b)) <= 0
    }
  }

  /// The number of larger magnitude; of equal magnitudes the ``maximum(_:_:)``.
  public mutating func maximumMagnitude(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    chosen(a, b) { a, b in
      let order = BigDecimal.order(a.magnitude, b.magnitude)
      return (order != 0 ? order : BigDecimal.totalOrder(a, b)) >= 0
    }
  }

  private mutating func chosen(
    _ a: BigDecimal, _ b: BigDecimal, takesFirst: (BigDecimal, BigDecimal) -> Bool
  ) -> BigDecimal {
    if a.isSignalingNaN || b.isSignalingNaN || (a.isNaN && b.isNaN), let nan = passedOn(a, b) {
      return nan
    }
    let choice = a.isNaN ? b : b.isNaN ? a : takesFirst(a, b) ? a : b
    // A zero keeps its sign, unlike the result of a sum.
    return rounded(choice)
  }
}

/// The classes into which the General Decimal Arithmetic specification and IEEE 754 divide numbers.
///
/// The raw values are the specification's names.
public enum DecimalClass: String, CaseIterable, Hashable, Sendable {
  case signalingNaN = "sNaN"
  case quietNaN = "NaN"
  case negativeInfinity = "-Infinity"
  case negativeNormal = "-Normal"
  case negativeSubnormal = "-Subnormal"
  case negativeZero = "-Zero"
  case positiveZero = "+Zero"
  case positiveSubnormal = "+Subnormal"
  case positiveNormal = "+Normal"
  case positiveInfinity = "+Infinity"
}

extension DecimalContext {
  /// The class of a number in this context.
  public func numberClass(of x: BigDecimal) -> DecimalClass {
    switch x.kind {
    case .signalingNaN: return .signalingNaN
    case .quietNaN: return .quietNaN
    case .infinity: return x.isNegative ? .negativeInfinity : .positiveInfinity
    case .finite: break
    }
    if x.isZero { return x.isNegative ? .negativeZero : .positiveZero }
    if isSubnormal(x) { return x.isNegative ? .negativeSubnormal : .positiveSubnormal }
    return x.isNegative ? .negativeNormal : .positiveNormal
  }

  /// Whether a number is not zero and closer to zero than the smallest number of full precision.
  public func isSubnormal(_ x: BigDecimal) -> Bool {
    x.isRegular && x.adjustedExponent < minimumExponent
  }

  /// Whether a number is finite, not zero and not subnormal.
  public func isNormal(_ x: BigDecimal) -> Bool { x.isRegular && !isSubnormal(x) }
}
