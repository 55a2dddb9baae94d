import NumericCore
import Testing

@testable import BigNumbers

/// Compares Montgomery's form with arithmetic on 128 bits.
@Suite("arithmetic modulo a word")
struct WordModulusTests {
  /// Odd numbers of all sizes, the ends of words included.
  private static let moduli: [UInt64] = {
    var generator = SplitMix64(seed: 1985)
    let drawn = (0..<64).map { generator.next() >> UInt64($0) | 1 }
    return drawn + [1, 3, 5, 7, .max, .max - 2, 1 << 63 - 1, 1 << 63 + 1, 1 << 32 - 1, 1 << 32 + 1]
  }()

  @Test("operations are those on residues", arguments: moduli) func operations(n: UInt64) {
    let modulus = WordModulus(n)
    var generator = SplitMix64(seed: n)
    func residue(_ x: Int128) -> UInt64 { UInt64((x % Int128(n) + Int128(n)) % Int128(n)) }
    #expect(modulus.value(modulus.one) == 1 % n && modulus.value(modulus.minusOne) == n - 1)
    for _ in 0..<50 {
      let (a, b) = (generator.next(), generator.next() >> (generator.next() % 64))
      let (x, y) = (modulus.residue(a), modulus.residue(b))
      #expect(x < n && y < n && modulus.value(x) == a % n && modulus.value(y) == b % n)
      #expect(modulus.value(modulus.sum(x, y)) == residue(Int128(a) + Int128(b)))
      #expect(modulus.value(modulus.difference(x, y)) == residue(Int128(a) - Int128(b)))
      #expect(modulus.value(modulus.negative(x)) == residue(-Int128(a)))
      let product = UInt64(UInt128(a % n) * UInt128(b % n) % UInt128(n))
      #expect(modulus.value(modulus.product(x, y)) == product)
      #expect(modulus.square(x) == modulus.product(x, x))
      let exponent = generator.next() >> (generator.next() % 64)
      let power = BigInteger(a).power(BigInteger(exponent), modulo: BigInteger(n))
      #expect(BigInteger(modulus.value(modulus.power(x, exponent))) == power)
    }
    #expect(modulus.power(0, 0) == modulus.one)
  }
}
