internal import CMPFR

/// A whole number of any size, computed by GMP.
///
///     let n: BigInteger = 2
///     let mersenne = (n << 127) - 1
///     print(mersenne)                                   // 170141183460469231731687303715884105727
///
/// Numbers of one word are stored in the value, and arithmetic on them allocates nothing. The semantics are those of `Int`
/// without a largest number: `/` and `%` truncate towards zero, `>>` rounds down, and bits are those of two's complement with
/// an endless sign.
///
/// **Errors.** Division by zero is a precondition failure, and so is a result of more than 2³⁵ bits, as overflow is for `Int`.
/// Functions that make huge numbers of short input (powers, text with an exponent) take `Limits` and throw `LimitExceeded`.
///
/// **Complexity.** With M(n) the cost of multiplying two numbers of n bits, + − and comparison cost O(n), · costs M(n), division
/// O(M(n)), text O(M(n) log n). **Source.** GMP's `mpz` functions.
public struct BigInteger: @unchecked Sendable {
  // Unchecked, because storage is written only where unique ownership was proven.

  /// The value where there is no storage, else 0.
  @usableFromInline var word: Int
  /// The value if it does not fit into a word, else nil: equal numbers have equal forms.
  @usableFromInline var storage: IntegerStorage?

  /// A number of one word.
  @inlinable @inline(__always)
  init(word: Int) {
    self.word = word
    storage = nil
  }

  /// A number that does not fit into a word.
  init(large storage: IntegerStorage) {
    word = 0
    self.storage = storage
  }
}

// MARK: - Size and sign

extension BigInteger {
  /// Zero.
  public static let zero = BigInteger(word: 0)
  /// One.
  public static let one = BigInteger(word: 1)

  /// −1, 0 or 1, as the number is negative, zero or positive.
  public var sign: Int { storage.map { $0.sign } ?? word.signum() }

  /// Whether the number is 0.
  public var isZero: Bool { storage == nil && word == 0 }

  /// Whether the number is odd.
  public var isOdd: Bool { read { ulp_is_odd($0) != 0 } }

  /// The number of bits of the magnitude; 0 for zero.
  ///
  /// ``bitWidth`` counts the sign as well, and one bit less for the negative powers of two.
  public var magnitudeBits: Int { read { Int(ulp_bit_count($0)) } }
}
