internal import CMPFR
import RealModule

/// Σ (±y)^k/(d(1)·…·d(k)) over k ≥ 0, for a long y > 0 and divisors that are words, by rectangular splitting.
///
/// With m kept powers of y a sum of K terms takes m + K/m long products, those of K/m of half the length on the mean; all other
/// factors are words, several of them at a time. Splitting around pieces of the argument ("bit-bursts") would need matrices: for
/// pieces that double it takes about 15 products a level, more than a thousand together, where this takes 500 for a million digits.
///
/// **Source.** M. S. Paterson and L. J. Stockmeyer, SIAM J. Comput. 2 (1973); D. M. Smith, Math. Comp. 52 (1989).
struct RectangularSeries {
  /// d(k), which grows with k.
  let divisor: @Sendable (Int) -> UInt
  /// Whether the signs of the terms alternate.
  let isAlternating: Bool

  /// Σ y^k/(3·5·…·(2k + 1)).
  static let errorFunction = RectangularSeries(
    divisor: { UInt(2 * $0 + 1) }, isAlternating: false)
  /// n!·Σ (−y)^k/(k!·(k + n)!).
  static func bessel(_ n: Int) -> RectangularSeries {
    RectangularSeries(divisor: { UInt($0) * UInt($0 + n) }, isAlternating: true)
  }

  /// The number of terms up to one below 2^−(bits + 2), from which on they decrease by half.
  func count(_ y: Double, bits: Int) -> Int {
    var (count, size) = (1, 0.0)
    while size > -Double(bits + 2) || Double(divisor(count)) < 2 * y {
      size += .log2(y / Double(divisor(count)))
      count += 1
    }
    return count
  }

  /// The columns of a table whose rows take half a product each, as a share of K.
  private static var columnShare: Double { 0.6 }

  /// The sum, which errs by less than 2^−bits of the sum of the magnitudes of all terms.
  ///
  /// R_k = y^(k mod m) ± R_(k+1)/d(k + 1), where the term R_(k+1) at the end of a row has the factor y^m besides. The divisors are
  /// collected in a word: the register holds D·R_k, and divides by D when another factor no longer fits. An error in a row that
  /// begins with the term t is multiplied by t at most, so that the numbers of the row are cut to multiples of 2^−fraction/t if
  /// t < 1. Then cuts of a unit, four for a term, add up to less than 4·K units of the largest term or of the first one, which is
  /// 1; the kept powers make less than 2·m units of all terms.
  func sum(_ y: BigFloat, bits: Int) -> BigFloat {
    let bound = Double(y) * (1 + 0x1p-50)
    let count = count(bound, bits: bits)
    let columns = max(1, Int((Double(count) * Self.columnShare).squareRoot()))
    let fraction = bits + 4 + Int.bitWidth - count.leadingZeroBitCount
    let powers = FixedPointPowers(y, count: columns, fraction: fraction)
    let dropped = droppedLimbs(bound, count: count, columns: columns)
    let sum = IntegerStorage.make()
    var product: UInt = 1
    for k in (0..<count).reversed() {
      let (row, next) = (k / columns, divisor(k + 1))
      let (wider, overflow) = product.multipliedReportingOverflow(by: next)
      let endsRow = (k + 1).isMultiple(of: columns) && k + 1 < count
      if overflow || endsRow {
        _ = sum.read { __gmpz_fdiv_q_ui(sum.pointer, $0, product) }
        product = next
      } else {
        product = wider
      }
      if endsRow {
        powers.read(columns, dropping: dropped[row]) { power in
          sum.read { __gmpz_mul(sum.pointer, $0, power) }
        }
        let shift = fraction - UInt.bitWidth * dropped[row + 1]
        sum.read { __gmpz_fdiv_q_2exp(sum.pointer, $0, UInt(shift)) }
      }
      if isAlternating { sum.read { __gmpz_neg(sum.pointer, $0) } }
      powers.read(k % columns, dropping: dropped[row]) {
        __gmpz_addmul_ui(sum.pointer, $0, product)
      }
    }
    _ = sum.read { __gmpz_fdiv_q_ui(sum.pointer, $0, product) }
    return powers.number(sum, bits: bits)
  }

  /// The limbs by which the numbers of each row are shorter.
  private func droppedLimbs(_ y: Double, count: Int, columns: Int) -> [Int] {
    // log₂ of the first term of the row, and a bit for its own error.
    var (size, limbs) = (1.0, [Int]())
    for k in 0..<count {
      if k > 0 { size += .log2(y / Double(divisor(k))) }
      if k.isMultiple(of: columns) { limbs.append(max(0, Int(-size) / UInt.bitWidth)) }
    }
    return limbs
  }
}
