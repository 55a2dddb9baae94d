internal import CMPFR

/// A whole number whose highest limb has its highest bit set, for products and quotients in fixed point: limbs/2^(64·size)
/// lies between ½ and 1.
struct ShiftedInteger {
  let storage: IntegerStorage
  /// The number is limbs/2^(64·size)·2^bits.
  let bits: Int

  /// Shifts a positive number in place.
  init(_ storage: IntegerStorage) {
    bits = storage.bitCount
    storage.shiftUp(-bits & 63)
    self.storage = storage
  }

  var size: Int { Int(storage.pointer.pointee._mp_size.magnitude) }
}

extension IntegerStorage {
  /// The number multiplied by a power of two.
  func shiftUp(_ bits: Int) { if bits > 0 { read { __gmpz_mul_2exp(pointer, $0, UInt(bits)) } } }

  /// The product of powers of some words: all exponents bit by bit, from the highest, so that the squarings are shared.
  static func product(of factors: [UInt], powers: [Int]) -> IntegerStorage {
    let result = IntegerStorage.make()
    __gmpz_set_ui(result.pointer, 1)
    let top = Int.bitWidth - powers.reduce(0, |).leadingZeroBitCount
    for bit in (0..<top).reversed() {
      result.read { __gmpz_mul(result.pointer, $0, $0) }
      let chosen = zip(factors, powers).compactMap { $0.1 >> bit & 1 != 0 ? $0.0 : nil }
      result.multiply(by: chosen.span)
    }
    return result
  }
}

/// ∏ p_j^e_j for the primes from 3 to 53, as a quotient of whole numbers.
struct PrimeProduct {
  let numerator: ShiftedInteger
  let denominator: ShiftedInteger

  private static let primes: [UInt] = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]

  /// The exponents are those of the primes from 2, of which the first is left out.
  init(_ exponents: [Int]) {
    let rest = exponents.dropFirst()
    numerator = ShiftedInteger(.product(of: Self.primes, powers: rest.map { max($0, 0) }))
    denominator = ShiftedInteger(.product(of: Self.primes, powers: rest.map { max(-$0, 0) }))
  }

  /// e with quotient = 2^e·(numerator/2^(64·size))/(denominator/2^(64·size)).
  var exponent: Int { numerator.bits - denominator.bits }
}
