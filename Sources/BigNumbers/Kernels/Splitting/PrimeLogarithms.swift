internal import CMPFR

/// Logarithms of 2, 3, 5 and 7 from four values of artanh(1/x) = ½·ln((x + 1)/(x − 1)), for the four
/// largest x whose neighbours have no other prime factors.
///
/// 252/250, 450/448, 4802/4800 and 8750/8748 are products of powers of these primes. The rows below
/// are the rows of the inverse of the matrix of their exponents, doubled.
///
/// **Source.** Størmer's theorem, as in F. Johansson, Computing elementary functions using
/// multi-prime argument reduction, arXiv:2207.02501 (2022).
enum PrimeLogarithms {
  static let arguments: [UInt] = [251, 449, 4801, 8749]

  private static let rows: [(prime: UInt, factors: [Int])] = [
    (2, [144, 54, -38, 62]), (3, [228, 86, -60, 98]), (5, [334, 126, -88, 144]),
    (7, [404, 152, -106, 174]),
  ]

  /// The exponents of 2, 3, 5 and 7 in a number that has no other prime factors; else nil.
  static func exponents(_ number: UInt) -> [Int]? {
    guard number > 0 else { return nil }
    var rest = number
    let exponents = rows.map { row in
      var exponent = 0
      while rest.isMultiple(of: row.prime) {
        rest /= row.prime
        exponent += 1
      }
      return exponent
    }
    return rest == 1 ? exponents : nil
  }

  /// The least number of at least `bound` that has no other prime factors, and an odd part of at most `oddPart`, one or more.
  static func smoothNumber(
    from bound: UInt, oddPart: UInt = .max
  ) -> (number: UInt, exponents: [Int]) {
    var number = max(1, bound)
    while true {
      // Numbers in between have a larger odd part.
      let odd = number >> UInt(number.trailingZeroBitCount)
      if odd > oddPart {
        number += 1 << UInt(number.trailingZeroBitCount)
      } else if let exponents = exponents(number) {
        return (number, exponents)
      } else {
        number += 1
      }
    }
  }

  /// The logarithm of a product of powers of these primes with Σ exponents ≤ 64, which errs by less
  /// than 2^−bits.
  ///
  /// Each value is less than 2⁻⁷ and has the factor Σ exponent·row < 2¹⁵, so that twelve bits more
  /// than those of the result suffice for four products and their sum. ln 2 has a series of its own, which takes half of the
  /// time.
  static func logarithm(_ exponents: [Int], bits: Int) -> BigFloat {
    let inner = bits + 16
    if exponents.dropFirst().allSatisfy({ $0 == 0 }) {
      let value = KeptNumber.logarithmOfTwo.value(bits: inner)
      return BigFloat.make(bits: inner) { r in
        value.read { mpfr_mul_si(r, $0, exponents[0], MPFR_RNDN) }
      }
    }
    return BigFloat.make(bits: inner) { r in
      _ = mpfr_set_ui(r, 0, MPFR_RNDN)
      for (column, x) in arguments.enumerated() {
        let factor = zip(exponents, rows).reduce(0) { $0 + $1.0 * $1.1.factors[column] }
        let value = KeptNumber.artanh(x).value(bits: inner)
        let product = BigFloat.make(bits: inner) { r in
          value.read { mpfr_mul_si(r, $0, factor, MPFR_RNDN) }
        }
        _ = product.read { mpfr_add(r, r, $0, MPFR_RNDN) }
      }
      return 0
    }
  }
}
