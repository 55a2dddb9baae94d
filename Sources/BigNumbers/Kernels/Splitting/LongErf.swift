internal import CMPFR
import RealModule

/// erf of numbers of thousands of bits: erf x = 2x/√π·e^(−x²)·Σ y^k/(3·5·…·(2k + 1)) with y = 2x²
/// (DLMF 7.6.2), by binary splitting next to fractions with small denominators and by rectangular splitting elsewhere.
///
/// With m kept powers of y a sum of K terms takes K/m + m long products; all other factors are words,
/// several of them at a time.
enum LongErf {
  /// Whether x is neither so small nor so large that MPFR needs a few terms only.
  private static func contains(_ x: BigFloat, bits: Int) -> Bool {
    guard let exponent = x.binaryExponent, exponent >= -64, exponent < 20 else { return false }
    let size = Double(x)
    return size * size * 8 <= Double(bits)
  }

  /// 1 − erf x for such a number, which errs by at most one unit in its last place; nil for others.
  ///
  /// The difference loses what erfc x is smaller than 1: it is greater than e^(−x²)/(2x + 2) for x > 0 (DLMF 7.8.2).
  static func complement(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard contains(x, bits: bits) else { return nil }
    let size = Double(x)
    let lost = Int(1.4427 * size * size) + 24
    guard let value = value(x, bits: bits + lost) else { return nil }
    return BigFloat.make(bits: bits) { r in value.read { mpfr_ui_sub(r, 1, $0, MPFR_RNDN) } }
  }

  /// erf x for such a number, which errs by at most one unit in its last place; nil for others.
  ///
  /// Four operations err by half a unit of 16 bits more, the exponential by one, and the scaled sum by less than eight.
  static func value(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard contains(x, bits: bits) else { return nil }
    let inner = bits + 16
    let (sum, opposite) = nextToFraction(x, bits: inner) ?? elsewhere(x, bits: inner)
    let exponential =
      LongElementary.value(.exp, opposite, bits: inner)
      ?? opposite.changed(bits: inner) { mpfr_exp($0, $1, MPFR_RNDN) }
    let root = KeptNumber.pi.value(bits: inner).changed(bits: inner) {
      mpfr_sqrt($0, $1, MPFR_RNDN)
    }
    let product = sum.changed(bits: inner) { r, sum in
      exponential.read { mpfr_mul(r, sum, $0, MPFR_RNDN) }
    }
    return product.changed(bits: bits) { r, product in
      _ = root.read { mpfr_div(r, product, $0, MPFR_RNDN) }
      return mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
    }
  }

  /// x·Σ and the exact −x².
  private static func elsewhere(
    _ x: BigFloat, bits: Int
  ) -> (sum: BigFloat, opposite: BigFloat) {
    let length = 2 * x.precision.bits
    let square = x.changed(bits: length) { mpfr_sqr($0, $1, MPFR_RNDN) }
    let scaled = sum(square, bits: bits).changed(bits: bits) { r, sum in
      x.read { mpfr_mul(r, sum, $0, MPFR_RNDN) }
    }
    return (scaled, square.changed(bits: length) { mpfr_neg($0, $1, MPFR_RNDN) })
  }

  /// f·Σ + d and −f² for an x = f + d next to a fraction f = p/q; nil for others.
  ///
  /// The derivative of erf is 2/√π·e^(−x²), so that erf x differs from 2/√π·e^(−f²)·(f·Σ + d) by less than d² of itself for
  /// |d| < 2^−(bits/2 + 16) and f² < 2²⁰. The sum errs by 2² units, and three operations by half of one each; −f² errs by so
  /// little that e^(−f²) changes by less than half a unit.
  private static func nextToFraction(
    _ x: BigFloat, bits: Int
  ) -> (sum: BigFloat, opposite: BigFloat)? {
    guard let fraction = NearFraction(x.magnitude), fraction.distanceBits > bits / 2 + 16 else {
      return nil
    }
    let (p, q) = (fraction.numerator, fraction.denominator)
    let (size, word) = (Double(p) / Double(q), Int.bitWidth)
    let series = HypergeometricSeries.errorFunction(p, q)
    let sum = series.sum(count: termCount(2 * size * size, bits: bits), bits: bits)
    let scaled = sum.changed(bits: bits) { r, sum in
      _ = mpfr_mul_ui(r, sum, p, MPFR_RNDN)
      _ = mpfr_div_ui(r, r, q, MPFR_RNDN)
      _ = fraction.distance.read { mpfr_add(r, r, $0, MPFR_RNDN) }
      return x.isNegative ? mpfr_neg(r, r, MPFR_RNDN) : 0
    }
    let opposite = BigFloat.make(bits: bits + word) { r in
      _ = mpfr_set_ui(r, p, MPFR_RNDN)
      _ = mpfr_div_ui(r, r, q, MPFR_RNDN)
      _ = mpfr_sqr(r, r, MPFR_RNDN)
      return mpfr_neg(r, r, MPFR_RNDN)
    }
    return (scaled, opposite)
  }

  /// The sum of the series for y = 2x², which errs by less than 2^−bits of itself.
  ///
  /// R_k = y^(k mod m) + R_(k+1)/(2k + 3), where the term R_(k+1) at the end of a row has the factor
  /// y^m besides. The divisors are collected in a word: the register holds d·R_k, and divides by d
  /// when another factor no longer fits. Each rounding errs by a unit, and is divided by what follows
  /// as the terms are, so that the errors add up to less than 2·K units of the sum, which is at least
  /// 1; the kept powers make less than 2·m of them.
  private static func sum(_ square: BigFloat, bits: Int) -> BigFloat {
    let y = square.changed(bits: square.precision.bits) { mpfr_mul_2ui($0, $1, 1, MPFR_RNDN) }
    let count = termCount(Double(y) + 0x1p-60, bits: bits)
    let columns = max(1, Int(Double(count).squareRoot()))
    let fraction = bits + 4 + Int.bitWidth - count.leadingZeroBitCount
    let powers = FixedPointPowers(y, count: columns, fraction: fraction)
    let sum = IntegerStorage.make()
    var divisor: UInt = 1
    for k in (0..<count).reversed() {
      let next = UInt(2 * k + 3)
      let (product, overflow) = divisor.multipliedReportingOverflow(by: next)
      let endsRow = (k + 1).isMultiple(of: columns)
      if overflow || endsRow {
        _ = sum.read { __gmpz_fdiv_q_ui(sum.pointer, $0, divisor) }
        if endsRow { powers.multiply(sum, byPower: columns) }
      }
      divisor = overflow || endsRow ? next : product
      powers.powers[k % columns].read { __gmpz_addmul_ui(sum.pointer, $0, divisor) }
    }
    _ = sum.read { __gmpz_fdiv_q_ui(sum.pointer, $0, divisor) }
    return powers.number(sum, bits: bits)
  }

  /// The number of terms up to one below 2^−(bits + 2), from which on they decrease by half.
  private static func termCount(_ y: Double, bits: Int) -> Int {
    var (count, size) = (1, 0.0)
    while size > -Double(bits + 2) || Double(count) < y {
      size += .log2(y / Double(2 * count + 1))
      count += 1
    }
    return count
  }
}
