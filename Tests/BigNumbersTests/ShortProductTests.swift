import Accuracy
import BigNumbers
import NumericCore
import Testing

/// Products of 65 to 256 bits, which are made without MPFR, against exact fractions.
@Suite("products of a few limbs")
struct ShortProductTests {
  private func exact(_ x: BigFloat) throws -> BigRational {
    try #require(try BigRational(exactly: x))
  }

  /// The product in a variable of `bits` bits.
  private func product(_ a: BigFloat, _ b: BigFloat, bits: Int) -> BigFloat {
    var result = BigFloat(0, precision: .bits(bits))
    BigFloat.multiply(a, b, into: &result)
    return result
  }

  private func check(_ a: BigFloat, _ b: BigFloat, bits: Int) throws {
    let expected = BigFloat(try exact(a) * exact(b), precision: .bits(bits))
    let found = product(a, b, bits: bits)
    #expect(found == expected, "\(a.debugDescription) × \(b.debugDescription) at \(bits) bits")
    #expect(found.sign == expected.sign)
  }

  @Test("random numbers of every precision") func random() throws {
    var generator = SplitMix64(seed: 2026)
    func number(_ bits: Int) throws -> BigFloat {
      let value = FullSignificand(bits: bits, exponents: -400...400, using: &generator)
      return try BigFloat(value.text, precision: .bits(bits))
    }
    for bits in 65...256 {
      // All of as many limbs.
      let least = (bits - 1) / 64 * 64 + 1
      for _ in 0..<20 {
        let (p, q) = (least + Int(generator.next() & 63), least + Int(generator.next() & 63))
        try check(number(p), number(q), bits: bits)
      }
    }
  }

  /// Odd numbers of m and n bits have a product of m + n or m + n − 1 bits, which is odd: with one bit more than
  /// the result it lies halfway between two numbers. Long runs of ones carry.
  @Test("halfway cases and carries", arguments: [65, 90, 127, 128, 129, 150, 192, 193, 256])
  func halfway(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits))
    // Held with more bits than they have, so that all have as many limbs.
    let wide = Precision.bits((bits + 63) / 64 * 64)
    func odd(_ bits: Int) -> BigRational {
      let random = (0..<bits - 2).reduce(BigRational(1)) { value, _ in
        value * 2 + (generator.next() & 1 == 1 ? 1 : 0)
      }
      return random * 2 + 1
    }
    for _ in 0..<200 {
      let m = Int.random(in: 2...(bits - 2), using: &generator)
      let (a, b) = (odd(m), odd(bits + 1 - m))
      try check(BigFloat(a, precision: wide), BigFloat(-b, precision: wide), bits: bits)
    }
    let one = BigRational(1)
    func twoToThe(_ k: Int) -> BigRational { (0..<k).reduce(one) { value, _ in value * 2 } }
    func below(_ k: Int) -> BigFloat {
      BigFloat(one - one / twoToThe(k), precision: wide)
    }
    func above(_ k: Int) -> BigFloat {
      BigFloat(one + one / twoToThe(k), precision: wide)
    }
    for k in (bits - 5)..<wide.bits {
      for j in [k, bits / 2, wide.bits - 1] {
        try check(below(k), above(j), bits: bits)
        try check(below(k), below(j), bits: bits)
        try check(above(k), above(j), bits: bits)
      }
    }
  }

  @Test("numbers that are not regular, and the ends of the range, are MPFR's") func special() {
    let x = BigFloat(3, precision: .bits(100))
    let zero = BigFloat(0, precision: .bits(100))
    #expect((x * -zero).sign == .minus && (x * -zero).isZero)
    #expect((x * BigFloat.infinity).isInfinite)
    #expect((zero * BigFloat.infinity).isNaN && (x * BigFloat.nan).isNaN)
    let most = BigFloat.withCreationPrecision(.bits(100)) { BigFloat.greatestFiniteMagnitude }
    let least = BigFloat.withCreationPrecision(.bits(100)) { BigFloat.leastNonzeroMagnitude }
    #expect((most * most).isInfinite && (least * least).isZero)
    #expect(most * (BigFloat(1, precision: .bits(100)) / 2) * 2 == most)
  }

  @Test("operands may be the result") func aliasing() throws {
    var x = try BigFloat("0x1.23456789abcdef0123456789abcp3", precision: .bits(113))
    let square = try exact(x) * exact(x)
    x *= x
    #expect(x == BigFloat(square, precision: .bits(113)))
    var y = x
    BigFloat.multiply(y, y, into: &y)
    #expect(y == x * x)
  }

  @Test("the inexact flag is raised as MPFR raises it") func flags() throws {
    let backend = try BigFloatBackend(precision: .bits(100))
    let third = BigFloat(1, precision: .bits(100)) / 3
    let three = BigFloat(3, precision: .bits(100))
    #expect(backend.recordingExactness { three * three }.isExact == true)
    #expect(backend.recordingExactness { third * three }.isExact == false)
    #expect(BigFloat.withFlags { third * third }.flags == .inexact)
  }
}
