internal import CMPFR
public import NumericCore

extension BinaryFormat {
  /// The range of exponents by MPFR's convention: significands lie in [½, 1), and the smallest
  /// exponent is that of the smallest subnormal number.
  var range: ExponentRange {
    ExponentRange(least: leastExponent - precision.bits + 2, greatest: greatestExponent + 1)
  }
}

/// The exponents to which the results of a backend are confined.
@usableFromInline
struct ExponentRange: Hashable, Sendable {
  var least: Int
  var greatest: Int

  /// Fits a result that was rounded to its precision into this range, subnormal numbers included;
  /// returns the new ternary value.
  func fit(_ result: BigFloat.Pointer, _ ternary: Int32, _ rounding: Rounding) -> Int32 {
    ulp_fit(result, ternary, rounding.mpfr, least, greatest)
  }
}

extension BigFloat {
  /// This number rounded to a format, once.
  ///
  /// The result may be a subnormal number, a zero or an infinity.
  public func rounded(to format: BinaryFormat, _ rounding: Rounding = .nearestEven) -> BigFloat {
    Self.make(bits: format.precision.bits) { r in
      format.range.fit(r, read { mpfr_set(r, $0, rounding.mpfr) }, rounding)
    }
  }
}
