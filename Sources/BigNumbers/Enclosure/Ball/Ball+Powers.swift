internal import CMPFR
import NumericCore

// Powers, roots and the functions of two numbers whose error has a simple bound.
extension Ball {
  /// A function by its rule for errors; nil if the rule does not apply.
  static func compute(_ function: BinaryFunction, _ x: Ball, _ y: Ball, bits: Int) -> Ball? {
    switch function.page.error {
    case .ends: return nil
    case .sum: return sum(x, y, bits: bits)
    case .difference: return difference(x, y, bits: bits)
    case .product: return product(x, y, bits: bits)
    case .quotient: return quotient(x, y, bits: bits)
    case .power(let isPositive): return isPositive && x.sign != 1 ? nil : power(x, y, bits: bits)
    case .root: return root(x, y, bits: bits)
    case .length:
      return rounded(bits: bits) { r in
        mpfr_hypot(r, x.middle.operand, y.middle.operand, MPFR_RNDN)
      }?.widened(by: x.radius + y.radius)
    }
  }

  /// The power, with |X^Y − x^y| ≤ |x^y|·(e^s − 1) ≤ |x^y|(s + s²) for s ≤ 1.
  ///
  /// Here s bounds |Y ln X − y ln x| ≤ (|y| + r_y)·r_x/(|x| − r_x) + r_y·|ln x|. For negative x and
  /// a whole y the same holds with |x|.
  private static func power(_ x: Ball, _ y: Ball, bits: Int) -> Ball? {
    let index = y.isPoint ? y.middle.signedWord : nil
    // MPFR's general function first checks for all special cases.
    let result = { () -> Ball? in
      if let index, 3...Self.mostSquared ~= index { return power(x.middle, index, bits: bits) }
      return rounded(bits: bits) { r in
        switch index {
        case 2: mpfr_sqr(r, x.middle.operand, MPFR_RNDN)
        case let index?: mpfr_pow_si(r, x.middle.operand, index, MPFR_RNDN)
        case nil:
          BinaryFunction.pow.round(
            into: r, x.middle.operand, y.middle.operand, MPFR_RNDN, else: mpfr_pow)
        }
      }
    }
    if x.isPoint, y.isPoint { return result() }
    guard let sign = x.sign, sign == 1 || (sign == -1 && y.isPoint && y.middle.isInteger) else {
      return nil
    }
    var error = y.upperMagnitude * (x.radius / x.lowerMagnitude)
    if !y.isPoint { error = error + y.radius * x.middle.logarithmBound }
    guard error <= .one else { return nil }
    return result().flatMap { $0.widened(by: $0.upperMagnitude * (error + error * error)) }
  }

  private static let mostSquared = 1 << 20

  /// xⁿ for 3 ≤ n ≤ 2²⁰ by repeated squaring with at least 64 more bits than the result.
  ///
  /// In units of the working precision the relative errors satisfy e(x) ≤ 1 and e(x^(a+b)) ≤ e(x^a)
  /// + e(x^b) + 1, so that e(xⁿ) < 2n. That is below 2^−42 units of the result's last place, for
  /// which half a unit is added.
  private static func power(_ x: BigFloat, _ n: Int, bits: Int) -> Ball? {
    let limbs = (bits + 127) / 64
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: limbs) { room in
      var power = __mpfr_struct(
        _mpfr_prec: 64 * limbs, _mpfr_sign: 1, _mpfr_exp: SpecialExponent.nan,
        _mpfr_d: room.baseAddress)
      return withUnsafeMutablePointer(to: &power) { power in
        ulp_prepare_thread()
        var isExact = mpfr_set(power, x.operand, MPFR_RNDN) == 0
        for place in stride(from: Int.bitWidth - n.leadingZeroBitCount - 2, through: 0, by: -1) {
          if ulp_mul(power, power, power, MPFR_RNDN) != 0 { isExact = false }
          if n >> place & 1 == 0 { continue }
          if ulp_mul(power, power, x.operand, MPFR_RNDN) != 0 { isExact = false }
        }
        let result = Ball.rounded(bits: bits) { r in mpfr_set(r, power, MPFR_RNDN) }
        return isExact ? result : result?.withRoundingError(bits)
      }
    }
  }

  /// The real root; the index is a whole number.
  ///
  /// |(1 + t)^(1/n) − 1| ≤ |t| for |n| ≥ 2 and |t| ≤ ½.
  private static func root(_ x: Ball, _ n: Ball, bits: Int) -> Ball? {
    guard n.isPoint, let index = n.middle.signedWord, index.magnitude >= 2 else { return nil }
    let relative = x.isPoint ? .zero : x.radius / x.middle.lowerMagnitude
    guard relative <= .powerOfTwo(-1) else { return nil }
    guard x.isPoint || x.sign == 1 || index % 2 != 0 else { return nil }
    return rounded(bits: bits) { r in
      ulp_rootn_si(r, x.middle.operand, index, MPFR_RNDN)
    }.flatMap { $0.widened(by: $0.upperMagnitude * relative) }
  }
}

extension BigFloat {
  /// A bound of |ln |x||: at most (|e| + 1)·ln 2 < |e| + 1 for x with exponent e.
  var logarithmBound: ErrorBound {
    guard let exponent = binaryExponent else { return .infinite }
    return ErrorBound(UInt64(exponent.magnitude) + 1, exponent: 0)
  }
}
