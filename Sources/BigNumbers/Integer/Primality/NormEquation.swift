internal import CMPFR

/// Norms from imaginary quadratic orders.
enum NormEquation {
  /// The t ≥ 0 with t² + |D|·v² = 4n for some v, for a prime n, a discriminant D < 0 with |D| < 4n, and a root of D modulo n;
  /// nil if there is none.
  ///
  /// The rests of Euclid's algorithm are followed down to 2√n.
  ///
  /// **Complexity.** O(b²) for a prime of b bits.
  /// **Source.** Cornacchia; Cohen, algorithm 1.5.3.
  static func trace(_ n: BigInteger, discriminant: Int, root: BigInteger) -> BigInteger? {
    let isOdd = !discriminant.isMultiple(of: 2)
    let four = n.shiftedUp(2)
    guard let bound = four.squareRoot()?.root else { return nil }
    let a = n.shiftedUp(1).register
    let b = (root.isOdd == isOdd ? root : n - root).register
    withExtendedLifetime((a, b)) {
      bound.read { bound in
        while __gmpz_cmp(b.pointer, bound) > 0 {
          __gmpz_tdiv_r(a.pointer, a.pointer, b.pointer)
          __gmpz_swap(a.pointer, b.pointer)
        }
      }
    }
    let t = BigInteger(b)
    let (square, rest) = (four - t * t).quotientAndRemainder(dividingBy: BigInteger(-discriminant))
    return rest.isZero && square.isSquare ? t : nil
  }
}
