internal import CMPFR
import NumericCore

extension ExactLiteral {
  /// Writes the literal, rounded once, and returns MPFR's ternary value.
  func write(to result: BigFloat.Pointer, _ rounding: Rounding) -> Int32 {
    switch kind {
    case .nan: return result.setNaN()
    case .infinity:
      mpfr_set_inf(result, isNegative ? -1 : 1)
      return 0
    case .finite: return writeFinite(to: result, rounding)
    }
  }

  private func writeFinite(to result: BigFloat.Pointer, _ rounding: Rounding) -> Int32 {
    // Literals are computed as magnitudes and negated, so that a direction must be mirrored
    // first.
    let mode = isNegative ? rounding.mirrored : rounding
    var ternary: Int32 = 0
    switch (coefficient, base) {
    case (.word(0), _):
      mpfr_set_zero(result, isNegative ? -1 : 1)
      return 0
    case (.word(let word), 10) where exponent.magnitude <= 19:
      ternary = ulp_set_decimal(result, word, exponent, mode.mpfr)
    case (.word(let word), 2):
      ternary = mpfr_set_ui_2exp(result, UInt(word), exponent, mode.mpfr)
    case (.word(let word), 10):
      guard let found = DecimalProduct.write(word, exponent, to: result, mode) else {
        return writeText(to: result, rounding)
      }
      ternary = found
    case (.digits(let digits), 10):
      guard let found = DecimalProduct.write(digits, exponent, to: result, mode) else {
        return writeText(to: result, rounding)
      }
      ternary = found
    default: return writeText(to: result, rounding)
    }
    guard isNegative else { return ternary }
    _ = mpfr_neg(result, result, MPFR_RNDN)
    return -ternary
  }

  /// The text has its sign; `mpfr_strtofr` reads decimals and hexadecimals of any size and rounds once.
  func writeText(to result: BigFloat.Pointer, _ rounding: Rounding) -> Int32 {
    text.withCString { mpfr_strtofr(result, $0, nil, base == 2 ? 16 : 10, rounding.mpfr) }
  }
}

extension Rounding {
  /// The mode m′ for which rounding −x by m′ is the negative of rounding x by this mode.
  var mirrored: Rounding {
    switch self {
    case .up: .down
    case .down: .up
    case .nearestEven, .towardZero, .awayFromZero: self
    }
  }
}
