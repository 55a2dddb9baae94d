internal import CMPFR

// Exact conversions to integers.
extension BigRational {
  /// The largest integer that is not above the number.
  public var floor: BigRational { divided(__gmpz_fdiv_q) }

  /// The smallest integer that is not below the number.
  public var ceiling: BigRational { divided(__gmpz_cdiv_q) }

  /// The number without its fraction: truncated towards zero.
  public var wholePart: BigRational { divided(__gmpz_tdiv_q) }

  /// The number minus its ``wholePart``: below 1 in magnitude, with the sign of the number.
  public var fractionPart: BigRational { self - wholePart }

  /// The number rounded to an integer by a rule.
  ///
  /// `rounded()` rounds to nearest, ties away from zero, as in the standard library.
  public func rounded(
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> BigRational {
    switch rule {
    case .down: return floor
    case .up: return ceiling
    case .towardZero: return wholePart
    case .awayFromZero: return sign < 0 ? floor : ceiling
    case .toNearestOrEven: return nearest { lower in !lower.isEven }
    case .toNearestOrAwayFromZero: return nearest { _ in sign > 0 }
    @unknown default: preconditionFailure("there is no rounding rule \(rule)")
    }
  }

  /// The nearest integer; for a tie, `prefersUpper` chooses, given the lower one.
  private func nearest(_ prefersUpper: (BigRational) -> Bool) -> BigRational {
    let lower = floor
    let doubled = (self - lower).scaled(byPowerOfTwo: 1)
    let isUpper = doubled > .one || (doubled == .one && prefersUpper(lower))
    return isUpper ? lower + .one : lower
  }

  /// Whether an integer is divisible by 2.
  private var isEven: Bool { read { __gmpz_tstbit(ulp_numerator($0), 0) == 0 } }

  private typealias Division =
    @convention(c) (
      BigInteger.Pointer?, UnsafePointer<__mpz_struct>?, UnsafePointer<__mpz_struct>?
    ) -> Void

  private func divided(_ quotient: Division) -> BigRational {
    if isInteger { return self }
    return Self.make { r in
      read { x in quotient(ulp_numerator(r), ulp_numerator(x), ulp_denominator(x)) }
    }
  }
}
