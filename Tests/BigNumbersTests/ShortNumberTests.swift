import BigNumbers
import NumericCore
import Testing

/// Products of up to 512 bits, and sums and differences of up to 4096 bits, which are computed
/// without MPFR in some or all directions, compared with exact fractions.
@Suite("numbers of a few limbs")
struct ShortNumberTests {
  private enum Operation: CaseIterable {
    case add, subtract, multiply

    func exact(_ a: BigRational, _ b: BigRational) -> BigRational {
      switch self {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      }
    }

    /// The result in a variable of `bits` bits.
    func result(_ a: BigFloat, _ b: BigFloat, bits: Int, _ rounding: Rounding) -> BigFloat {
      var result = BigFloat(0, precision: .bits(bits))
      switch self {
      case .add: BigFloat.add(a, b, into: &result, rounding: rounding)
      case .subtract: BigFloat.subtract(a, b, into: &result, rounding: rounding)
      case .multiply: BigFloat.multiply(a, b, into: &result, rounding: rounding)
      }
      return result
    }
  }

  private func exact(_ x: BigFloat) throws -> BigRational {
    try #require(try BigRational(exactly: x))
  }

  private func check(
    _ a: BigFloat, _ b: BigFloat, bits: Int, _ operations: [Operation] = Operation.allCases
  ) throws {
    for operation in operations {
      let exact = operation.exact(try exact(a), try exact(b))
      for rounding in Rounding.allCases {
        let expected = BigFloat(exact, precision: .bits(bits), rounding: rounding)
        let found = operation.result(a, b, bits: bits, rounding)
        // A difference that is zero is negative where it is rounded down.
        #expect(
          found == expected && (found.sign == expected.sign || found.isZero && rounding == .down),
          "\(a.debugDescription) \(operation) \(b.debugDescription) at \(bits) bits, \(rounding)")
      }
    }
  }

  @Test("random numbers of every precision") func random() throws {
    var generator = SplitMix64(seed: 2026)
    func number(_ bits: Int, _ exponents: ClosedRange<Int>) throws -> BigFloat {
      let value = FullSignificand(bits: bits, exponents: exponents, using: &generator)
      return try BigFloat(value.text, precision: .bits(bits))
    }
    for bits in Array(1...256) + Array(stride(from: 257, through: 577, by: 5))
      + Array(stride(from: 1200, through: 4160, by: 97))
    {
      // All precisions with the same number of limbs.
      let least = (bits - 1) / 64 * 64 + 1
      for _ in 0..<20 {
        let (p, q) = (least + Int(generator.next() & 63), least + Int(generator.next() & 63))
        try check(number(p, -400...400), number(q, -400...400), bits: bits, [.multiply])
        // Exponents near each other, and so far apart that one number is below the last bit of the
        // other.
        try check(number(p, -70...70), number(q, -70...70), bits: bits, [.add, .subtract])
      }
    }
  }

  /// Numbers that agree in their first bits; one of them may have another exponent.
  @Test(
    "cancellation",
    arguments: [20, 64, 65, 100, 128, 129, 200, 256, 300, 384, 448, 500, 512, 513, 1279, 2048])
  func cancellation(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits))
    let wide = Precision.bits((bits + 63) / 64 * 64)
    let one = BigFloat(1, precision: wide)
    for _ in 0..<100 {
      let value = FullSignificand(bits: wide.bits, exponents: 0...1, using: &generator)
      let a = try BigFloat(value.text, precision: wide)
      for k in [1, 2, 3, 60, 63, 64, 65, 127, wide.bits - 2, wide.bits - 1] {
        let b = a + BigFloat(sign: .plus, exponent: -k, significand: one)
        for c in [
          b, BigFloat(sign: .plus, exponent: 1, significand: b),
          BigFloat(sign: .plus, exponent: -1, significand: b),
        ] {
          try check(a, c, bits: bits, [.add, .subtract])
          try check(c, -a, bits: bits, [.add, .subtract])
        }
      }
    }
  }

  @Test(
    "halfway cases and carries",
    arguments: [
      7, 40, 63, 64, 65, 90, 127, 128, 129, 150, 192, 193, 256, 300, 512, 1300, 2048, 4096,
    ])
  func halfway(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits))
    // The numbers have a higher precision than they need, so that all have the same number of
    // limbs.
    let wide = Precision.bits((bits + 63) / 64 * 64)
    func odd(_ bits: Int) -> BigRational {
      var (value, missing) = (BigRational(1), bits - 2)
      while missing > 0 {
        let count = min(missing, 32)
        value = value * BigRational(1 << count) + BigRational(generator.next() >> (64 - count))
        missing -= count
      }
      return value * 2 + 1
    }
    for _ in 0..<200 {
      let m = Int.random(in: 2...(bits - 2), using: &generator)
      let (a, b) = (odd(m), odd(bits + 1 - m))
      try check(
        BigFloat(a, precision: wide), BigFloat(-b, precision: wide), bits: bits, [.multiply])
      // The number has one bit more than the result, and that bit is set.
      let x = BigFloat(odd(bits), precision: wide)
      let half = BigFloat(1, precision: wide) / 2
      for y in [half, -half, BigFloat(sign: .plus, exponent: bits, significand: half)] {
        try check(x, y, bits: bits, [.add, .subtract])
      }
    }
    let one = BigRational(1)
    func below(_ k: Int) throws -> BigFloat {
      BigFloat(one - (try BigRational.pow(2, -k)), precision: wide)
    }
    func above(_ k: Int) throws -> BigFloat {
      BigFloat(one + (try BigRational.pow(2, -k)), precision: wide)
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
    let most = withPrecision(.bits(100)) { BigFloat.greatestFiniteMagnitude }
    let least = withPrecision(.bits(100)) { BigFloat.leastNonzeroMagnitude }
    #expect((most * most).isInfinite && (least * least).isZero)
    #expect(most * (BigFloat(1, precision: .bits(100)) / 2) * 2 == most)
    #expect((most + most).isInfinite && (most - most).isZero && most + x == most)
    #expect(x + zero == x && zero - x == -x && (x - x).sign == .plus)
    #expect((x + BigFloat.infinity).isInfinite && (x - BigFloat.nan).isNaN)
  }

  @Test("operands may be the result", arguments: [113, 500, 1300]) func aliasing(_ bits: Int) throws
  {
    let precision = Precision.bits(bits)
    var x = try BigFloat("0x1.23456789abcdef0123456789abcp3", precision: precision) / 3
    let square = try exact(x) * exact(x)
    x *= x
    #expect(x == BigFloat(square, precision: precision))
    var y = x
    BigFloat.multiply(y, y, into: &y)
    #expect(y == x * x)
    let sum = try exact(x) + exact(y)
    y += x
    #expect(y == BigFloat(sum, precision: precision))
    let difference = try exact(x) - exact(y)
    BigFloat.subtract(x, y, into: &y)
    #expect(y == BigFloat(difference, precision: precision))
    x -= x
    #expect(x.isZero)
  }

  @Test("the inexact flag is raised as MPFR raises it") func flags() throws {
    let backend = try BigFloatBackend(precision: .bits(100))
    let third = BigFloat(1, precision: .bits(100)) / 3
    let three = BigFloat(3, precision: .bits(100))
    #expect(backend.recordingExactness { three * three }.isExact == true)
    #expect(backend.recordingExactness { third * three }.isExact == false)
    #expect(backend.recordingExactness { third + third }.isExact == true)
    #expect(backend.recordingExactness { third + three }.isExact == false)
    #expect(BigFloat.withFlags { third * third }.flags == .inexact)
    let rounded = BigFloat.withFlags { third - three }
    #expect(rounded.flags == .inexact && rounded.ternary != 0)
    let nested = backend.recordingExactness {
      _ = third * third
      return BigFloat.withFlags { three + three }.flags
    }
    #expect(nested.result == [] && nested.isExact == false)
  }
}
