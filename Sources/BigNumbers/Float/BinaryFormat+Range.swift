internal import CMPFR
public import NumericCore

extension BinaryFormat {
  /// The range of exponents in MPFR's terms: its significands lie in [½, 1), and its least exponent is
  /// that of the least subnormal number.
  var range: ExponentRange {
    ExponentRange(least: leastExponent - precision.bits + 2, greatest: greatestExponent + 1)
  }
}

/// The exponents that the results of a backend are confined to.
@usableFromInline
struct ExponentRange: Hashable, Sendable {
  var least: Int
  var greatest: Int

  /// Forces a result that was rounded to its precision into this range, subnormal numbers included.
  func fit(_ result: BigFloat.Pointer, _ ternary: Int32, _ rounding: Rounding) -> Int32 {
    ulp_fit(result, ternary, rounding.mpfr, least, greatest)
  }
}

extension BigFloat {
  /// This number in a format: rounded once, to a subnormal number, a zero or an infinity where the
  /// format has nothing nearer in that direction.
  public func rounded(to format: BinaryFormat, _ rounding: Rounding = .nearestEven) -> BigFloat {
    Self.make(bits: format.precision.bits) { r in
      format.range.fit(r, read { mpfr_set(r, $0, rounding.mpfr) }, rounding)
    }
  }
}
