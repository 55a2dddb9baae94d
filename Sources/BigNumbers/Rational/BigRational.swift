internal import CMPFR

/// An exact fraction n/d of two integers of any size, computed by GMP.
///
/// A value is always in lowest terms with d > 0, so that equal numbers have equal parts. There is
/// no NaN, no infinity and no negative zero: every operation is exact, and one without an exact
/// result is either a precondition failure (`/` with a zero divisor) or has a failable form that
/// returns nil.
///
/// Sizes grow with the operations: the numerator and the denominator of a + b, a·b and a/b have up
/// to as many bits as those of both operands together. Initialisers and functions that can turn a
/// short input into a huge number (`1e1000000000`, powers, wide exponents) take `Limits` and throw
/// `LimitExceeded`.
///
/// **Complexity.** With M(n) the cost of multiplying two integers of n bits, + − · / and comparison
/// cost O(M(n) log n), mostly for the reduction to lowest terms. **Source.** GMP's `mpq` functions; fractions
/// whose parts are words are computed with words (Knuth, TAOCP 2, 4.5.1).
public struct BigRational: @unchecked Sendable {
  // Unchecked, because storage is written only by `overwrite`, which proves unique ownership first.
  var storage: RationalStorage

  init(_ storage: RationalStorage) { self.storage = storage }

  /// A fraction whose parts have no common factor and whose denominator is positive.
  init(coprime numerator: BigInteger, _ denominator: BigInteger) {
    self = Self.make { r in
      numerator.read { __gmpz_set(ulp_numerator(r), $0) }
      denominator.read { __gmpz_set(ulp_denominator(r), $0) }
    }
  }

  /// A fraction that is reduced to lowest terms; the denominator is not zero.
  init(reducing numerator: BigInteger, _ denominator: BigInteger) {
    self = Self.make { r in
      numerator.read { __gmpz_set(ulp_numerator(r), $0) }
      denominator.read { __gmpz_set(ulp_denominator(r), $0) }
      __gmpq_canonicalize(r)
    }
  }

  init(_ integer: BigInteger) {
    self = Self.make { r in integer.read { __gmpz_set(ulp_numerator(r), $0) } }
  }
}

// MARK: - Parts

extension BigRational {
  /// The numerator in lowest terms: an integer, with the sign of the number.
  public var numerator: BigInteger { .make { n in read { __gmpz_set(n, ulp_numerator($0)) } } }

  /// The denominator in lowest terms: a positive integer, 1 for integers.
  public var denominator: BigInteger {
    .make { d in read { __gmpz_set(d, ulp_denominator($0)) } }
  }

  /// The number of bits of the numerator's magnitude; 0 for zero.
  public var numeratorBits: Int { read { Int(ulp_bit_count(ulp_numerator($0))) } }

  /// The number of bits of the denominator; 1 for integers.
  public var denominatorBits: Int { read { Int(ulp_bit_count(ulp_denominator($0))) } }

  /// −1, 0 or 1, as the number is negative, zero or positive.
  public var sign: Int { read { Int(ulp_rational_sign($0)) } }

  /// Whether the number is 0.
  public var isZero: Bool { sign == 0 }

  /// Whether the denominator is 1.
  public var isInteger: Bool { read { ulp_is_one(ulp_denominator($0)) != 0 } }
}
