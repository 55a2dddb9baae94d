internal import CMPFR

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Division by words, which factorisation does most.
extension BigInteger {
  /// The residue modulo a word that is not zero.
  func remainder(by divisor: UInt) -> UInt { read { __gmpz_fdiv_ui($0, divisor) } }

  /// The words of 32 bits of the magnitude, the most significant first.
  var halfWords: [UInt32] {
    magnitudeWords.reversed().flatMap { [UInt32($0 >> 32), UInt32(truncatingIfNeeded: $0)] }
  }

  /// The logarithm of the magnitude to the base 2, to about the accuracy of a `Double`; the number must not be zero.
  var logarithm: Double {
    var exponent = 0
    let significand = read { __gmpz_get_d_2exp(&exponent, $0) }
    return log2(abs(significand)) + Double(exponent)
  }
}
