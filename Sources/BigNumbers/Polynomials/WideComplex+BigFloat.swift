internal import CMPFR
import NumericCore

extension WideComplex {
  /// The middle of a disc, rounded.
  init(_ z: ComplexBall) {
    let (re, im) = (z.re.doubleParts, z.im.doubleParts)
    let exponent = max(re.exponent, im.exponent)
    if exponent == .min {
      self = .zero
      return
    }
    self.init(
      re.fraction * Self.power(re.exponent, below: exponent),
      im.fraction * Self.power(im.exponent, below: exponent), exponent: exponent)
  }

  /// 2^(exponent − greatest), or zero where that does not matter.
  private static func power(_ exponent: Int, below greatest: Int) -> Double {
    if exponent == .min || greatest - exponent > 1000 { return 0 }
    return Double(sign: .plus, exponent: exponent - greatest, significand: 1)
  }

  /// The same number as a point.
  func ball(bits: Int) -> ComplexBall {
    func number(_ part: Double) -> BigFloat {
      BigFloat.make(bits: bits) { r in
        _ = mpfr_set_d(r, part, MPFR_RNDN)
        return mpfr_mul_2si(r, r, exponent, MPFR_RNDN)
      }
    }
    return ComplexBall(number(re), number(im))
  }
}

extension BigFloat {
  /// A double of at least ½ and less than 1 in magnitude, and the exponent; (0, `Int.min`) for zero.
  fileprivate var doubleParts: (fraction: Double, exponent: Int) {
    guard isRegular else { return (0, .min) }
    var exponent = 0
    let fraction = read { mpfr_get_d_2exp(&exponent, $0, MPFR_RNDN) }
    return (fraction, exponent)
  }
}
