internal import CMPFR
import NumericCore

/// The function applied to a real deviate t: increasing, and correctly rounded by MPFR.
enum DeviateMap {
  /// low·(1 − t) + high·t. The ends may have very different exponents, because their difference is
  /// never formed.
  case between(low: BigFloat, high: BigFloat)
  /// mean + deviation·t.
  case affine(mean: BigFloat, deviation: BigFloat)
  /// mean·t.
  case multiplied(by: BigFloat)
  /// t/rate.
  case divided(by: BigFloat)

  /// Writes the rounded value at t; returns MPFR's ternary value.
  func write(_ t: BigFloat, to result: BigFloat.Pointer, _ rounding: Rounding) -> Int32 {
    switch self {
    case .between(let low, let high):
      let rest = t.complement()
      return low.read { low in
        rest.read { rest in
          high.read { high in
            t.read { mpfr_fmma(result, low, rest, high, $0, rounding.mpfr) }
          }
        }
      }
    case .affine(let mean, let deviation):
      return mean.read { mean in
        deviation.read { deviation in
          t.read { mpfr_fma(result, deviation, $0, mean, rounding.mpfr) }
        }
      }
    case .multiplied(let mean):
      return mean.read { mean in t.read { mpfr_mul(result, $0, mean, rounding.mpfr) } }
    case .divided(let rate):
      return rate.read { rate in t.read { mpfr_div(result, $0, rate, rounding.mpfr) } }
    }
  }

  /// The approximate binary exponent of the slope, which tells how many digits of t matter.
  var slopeExponent: Int {
    switch self {
    case .between(let low, let high):
      let width = BigFloat.binary(mpfr_sub, high, low, bits: 2, .awayFromZero)
      return width.binaryExponent ?? max(low.binaryExponent ?? 0, high.binaryExponent ?? 0)
    case .affine(_, let scale), .multiplied(let scale): return scale.binaryExponent ?? 0
    case .divided(let rate): return 1 - (rate.binaryExponent ?? 0)
    }
  }
}

extension BigFloat {
  /// The value of the map at a random deviate, rounded once (Ziv, ACM TOMS 17(3), 1991).
  ///
  /// The known digits leave an open interval for the deviate. Rounding is monotonic: if the values
  /// at both ends round to the same number, so does the value at every real between them, whatever
  /// the further digits are; otherwise further digits are drawn. A boundary between two results
  /// stays in the interval with probability 0, so that neither exact cases nor ties prevent
  /// termination.
  static func rounded(
    _ deviate: RandomDeviate, _ map: DeviateMap, _ precision: Precision, _ rounding: Rounding,
    _ sampler: inout DeviateSampler, using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    var deviate = deviate
    var count = max(8, deviate.fraction.digits.count)
    while true {
      sampler.extend(&deviate, digits: count, using: &generator)
      let ends = deviate.ends()
      var (lowTernary, highTernary): (Int32, Int32) = (0, 0)
      let low = make(bits: precision.bits) { r in
        lowTernary = map.write(ends.low, to: r, rounding)
        return lowTernary
      }
      let high = make(bits: precision.bits) { r in
        highTernary = map.write(ends.high, to: r, rounding)
        return highTernary
      }
      // The result is not above the lower image, or not below the upper one. Hence the side of the
      // image on which it lies, its ternary value, which is never 0, is known as well.
      if low == high, lowTernary <= 0 || highTernary >= 0 {
        mpfr_set_inexflag()
        return make(bits: precision.bits) { r in
          _ = low.read { mpfr_set(r, $0, MPFR_RNDN) }
          return lowTernary <= 0 ? -1 : 1
        }
      }
      let exponent =
        [low.binaryExponent, high.binaryExponent].compactMap(\.self).max() ?? map.slopeExponent
      // An interval of 2⁻⁸ units in the last place leaves about one deviate in 2⁷ undecided.
      let wanted = precision.bits + (map.slopeExponent - exponent) + 8
      count = max(count + 8, (wanted + 7) / 8)
    }
  }

  /// The digits as a number below 1, with `precision` bits behind the point.
  init(_ fraction: UniformDeviate, precision: Precision) {
    let surplus = 8 * fraction.digits.count - precision.bits
    let whole = BigInteger(bytes: fraction.digits).shiftedDown(surplus)
    self = Self.make(bits: precision.bits) { result in
      whole.read { mpfr_set_z_2exp(result, $0, -precision.bits, MPFR_RNDN) }
    }
  }

  /// The next larger number of a precision that can represent this one.
  func above(_ precision: Precision) -> BigFloat {
    Self.make(bits: precision.bits) { result in
      let ternary = read { mpfr_set(result, $0, MPFR_RNDN) }
      mpfr_nextabove(result)
      return ternary
    }
  }

  /// 1 − x for a multiple x of 2^−precision in [0, 1], exactly.
  fileprivate func complement() -> BigFloat {
    Self.make(bits: precision.bits) { result in
      read { mpfr_ui_sub(result, 1, $0, MPFR_RNDN) }
    }
  }
}

extension RandomDeviate {
  /// The exact ends of the interval in which the known digits leave this deviate.
  fileprivate func ends() -> (low: BigFloat, high: BigFloat) {
    let whole = withUnsafeBytes(of: UInt64(self.whole).bigEndian) { Array($0) }
    let integer = BigInteger(bytes: whole + fraction.digits)
    let places = 8 * fraction.digits.count
    func end(_ integer: BigInteger) -> BigFloat {
      BigFloat.make(bits: places + 65) { result in
        integer.read { mpfr_set_z_2exp(result, $0, -places, MPFR_RNDN) }
      }
    }
    let (near, far) = (end(integer), end(integer + 1))
    return isNegative ? (-far, -near) : (near, far)
  }
}

extension BigInteger {
  /// The whole number with these digits in base 256, the most significant one first.
  fileprivate init(bytes: [UInt8]) {
    self = Self.make { r in
      bytes.withUnsafeBytes { __gmpz_import(r, $0.count, 1, 1, 1, 0, $0.baseAddress) }
    }
  }
}
