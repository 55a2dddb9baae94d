internal import CMPFR
import NumericCore

extension ExactLiteral {
  /// Writes the literal, rounded once, and sets MPFR's inexact flag when it had to round.
  func write(to result: BigFloat.Pointer, _ rounding: Rounding) {
    switch kind {
    case .nan: mpfr_set_nan(result)
    case .infinity: mpfr_set_inf(result, isNegative ? -1 : 1)
    case .finite: writeFinite(to: result, rounding)
    }
  }

  private func writeFinite(to result: BigFloat.Pointer, _ rounding: Rounding) {
    // The small cases compute the magnitude and negate, so a direction has to be mirrored first.
    let mode = isNegative ? rounding.mirrored : rounding
    switch (coefficient, base) {
    case (.word(0), _):
      mpfr_set_zero(result, isNegative ? -1 : 1)
      return
    case (.word(let word), 10) where exponent.magnitude <= 19:
      _ = ulp_set_decimal(result, word, exponent, mode.mpfr)
    case (.word(let word), 2):
      _ = mpfr_set_ui_2exp(result, UInt(word), exponent, mode.mpfr)
    default:
      // The text has its sign; `strtofr` reads decimals and hexadecimals of any size, rounding once.
      _ = text.withCString { mpfr_strtofr(result, $0, nil, base == 2 ? 16 : 10, rounding.mpfr) }
      return
    }
    if isNegative { _ = mpfr_neg(result, result, MPFR_RNDN) }
  }
}

extension Rounding {
  /// The mode that rounds −x to the negative of what this one makes of x.
  var mirrored: Rounding {
    switch self {
    case .up: .down
    case .down: .up
    case .nearestEven, .towardZero, .awayFromZero: self
    }
  }
}
