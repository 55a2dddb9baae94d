internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// Rounds an irrational value correctly: evaluates with growing precision until the bound of the
  /// error excludes every boundary of rounding (Ziv, ACM TOMS 17(3), 1991).
  ///
  /// `approximate` computes with the context it is given and must err by at most 2⁴ ulp of its
  /// precision. A value that is representable in this precision plus one bit would keep the loop
  /// going to the precision limit: `isExact` is asked about such candidates.
  func ziv(
    _ approximate: (BigFloatContext) throws(LimitExceeded) -> BigFloat,
    isExact: (BigFloat) -> Bool = { _ in false }
  ) throws(LimitExceeded) -> BigFloat {
    ulp_prepare_thread()
    return try Deadline.within(limits) { () throws(LimitExceeded) in
      try narrowed(approximate, isExact)
    }
  }

  private func narrowed(
    _ approximate: (BigFloatContext) throws(LimitExceeded) -> BigFloat,
    _ isExact: (BigFloat) -> Bool
  ) throws(LimitExceeded) -> BigFloat {
    let flags = ulp_flags()
    // The value must lie between two neighbours of this precision, and to nearest of one bit more: its side of a number is
    // the ternary value, and a format may round a second time, to a subnormal number.
    let decided = bits + (rounding == .nearestEven ? 1 : 0)
    var working = bits + 64
    while true {
      try Deadline.check()
      let inner = try BigFloatContext(precision: .bits(working), limits: limits)
      let value = try approximate(inner)
      guard value.isRegular else { return unary(mpfr_set, value) }
      let candidate = BigFloat(value, precision: .bits(bits + 1))
      if value.agrees(with: candidate, bits: working - 4), isExact(candidate) {
        // The flags that the approximations raised say nothing about an exact result.
        ulp_restore_flags(flags)
        return unary(mpfr_set, candidate)
      }
      let isDecided = value.read {
        mpfr_can_round($0, working - 4, MPFR_RNDN, MPFR_RNDZ, decided) != 0
      }
      if isDecided {
        defer { mpfr_set_inexflag() }
        return unary(mpfr_set, value)
      }
      working += working / 2
    }
  }
}

extension BigFloat {
  /// Whether the difference from another value is at most 2^−bits relative to this one, by their
  /// exponents.
  fileprivate func agrees(with other: BigFloat, bits: Int) -> Bool {
    let difference = self - other
    guard let own = binaryExponent, let gap = difference.binaryExponent else {
      return difference.isZero
    }
    return gap <= own - bits
  }
}
