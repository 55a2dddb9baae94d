import BigNumbers
import NumericCore
import Testing

/// Laws that hold for every argument, at precisions for which there are no vectors.
@Suite("laws")
struct LawTests {
  private static func value(
    _ operation: UnaryFunction, _ x: BigFloat, _ backend: BigFloatBackend
  ) throws -> BigFloat {
    try backend.compute(operation, x)
  }

  private static func value(
    _ operation: BinaryFunction, _ x: BigFloat, _ y: BigFloat, _ backend: BigFloatBackend
  ) throws -> BigFloat {
    try backend.compute(operation, x, y)
  }

  /// A correctly rounded result is the same as one with 64 more bits that is rounded once more.
  private func expectSettled(
    _ name: String, bits: Int, _ compute: (BigFloatBackend) throws -> BigFloat
  ) throws {
    // The estimates for some functions, which hold for arguments of as many bits, exceed the default limit.
    var limits = Limits()
    limits.time = 1000
    let wide = try compute(BigFloatBackend(precision: .bits(bits + 64), limits: limits))
    for rounding in Rounding.allCases {
      let narrow = try compute(
        BigFloatBackend(precision: .bits(bits), rounding: rounding, limits: limits))
      let once = BigFloat(wide, precision: .bits(bits), rounding: rounding)
      #expect(
        VectorTests.bits(narrow) == VectorTests.bits(once), "\(name), \(bits) bits, \(rounding)")
    }
  }

  /// Functions that depend on the precision by definition: neighbours, and rounding to an integer
  /// in the direction of the backend.
  private static let perPrecision: Set<UnaryFunction> = [
    .nextAbove, .nextBelow, .roundInDirection,
  ]

  /// Functions for which MPFR takes seconds at 10 000 bits.
  private static let slow: Set<UnaryFunction> = [
    .gamma, .logGamma, .lnGamma, .gammaSign, .digamma, .zeta, .factorial, .expIntegral,
    .dilogarithm, .erf, .erfc, .besselJ0, .besselJ1, .besselY0, .besselY1, .airy,
  ]

  @Test("settled to 10 000 bits", arguments: UnaryFunction.allCases)
  func unary(_ operation: UnaryFunction) throws {
    if Self.perPrecision.contains(operation) { return }
    let arguments = ["0.71875", "-0.4140625", "2.2421875", "7"]
    for bits in [24, 333, 10_000] {
      // At 10 000 bits the slow functions are tested with a single argument.
      let isSlow = bits > 1000 && Self.slow.contains(operation)
      for text in isSlow ? ["0.71875"] : arguments {
        let x = try BigFloat(text, precision: .bits(64))
        try expectSettled("\(operation)(\(text))", bits: bits) {
          try Self.value(operation, x, $0)
        }
      }
    }
  }

  @Test("settled with two arguments", arguments: BinaryFunction.allCases)
  func binary(_ operation: BinaryFunction) throws {
    if operation == .nextToward || operation == .relativeDifference { return }
    let special: Set<BinaryFunction> = [.beta, .incompleteGamma, .besselJ, .besselY]
    for bits in special.contains(operation) ? [24, 1000] : [24, 333, 10_000] {
      for (a, b) in [("0.71875", "2.40625"), ("5", "3"), ("-2.5", "4"), ("360", "362")] {
        let (x, y) = (
          try BigFloat(a, precision: .bits(64)), try BigFloat(b, precision: .bits(64))
        )
        try expectSettled("\(operation)(\(a), \(b))", bits: bits) {
          try Self.value(operation, x, y, $0)
        }
      }
    }
  }

  @Test("neighbours are next to each other", arguments: [1, 2, 24, 53, 300])
  func neighbours(_ bits: Int) throws {
    let backend = try BigFloatBackend(precision: .bits(bits))
    var generator = SplitMix64(seed: UInt64(bits))
    for _ in 0..<100 {
      let x = DigitTests.random(bits, &generator)
      let above = try backend.nextAbove(x)
      #expect(try x < above && backend.nextBelow(above) == x)
      // No number of this precision lies between.
      let middle = BigFloat(x, precision: .bits(bits + 4)) + above
      let half = try BigFloatBackend(precision: .bits(bits + 4)).divide(middle, BigFloat(2))
      #expect(BigFloat(half, precision: .bits(bits), rounding: .down) == x)
      #expect(try backend.nextToward(x, BigFloat.infinity) == above)
      #expect(try backend.nextToward(x, x) == x)
      #expect(try backend.nextToward(x, BigFloat(-Double.infinity)) == backend.nextBelow(x))
    }
    #expect(try backend.nextAbove(BigFloat(-Double.infinity)) < backend.zero)
    #expect(try DoubleBackend().nextToward(1, 2) == 1.0.nextUp)
  }

  @Test("parts make the number") func parts() throws {
    let backend = try BigFloatBackend(precision: .bits(80))
    var generator = SplitMix64(seed: 9)
    for _ in 0..<100 {
      let x = DigitTests.random(80, &generator)
      let m = try backend.binarySignificand(x)
      let size = try backend.magnitude(m)
      #expect(size >= BigFloat(0.5 as Double) && size < BigFloat(1))
      #expect(try backend.scaleByPowerOfTwo(m, backend.binaryExponent(x)) == x)
      let y = Double(x)
      let double = DoubleBackend()
      #expect(
        try double.scaleByPowerOfTwo(double.binarySignificand(y), double.binaryExponent(y)) == y)
    }
  }

  @Test("quotients and remainders make the dividend") func quotients() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    var generator = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let x = BigFloat(Double(Int.random(in: -5000...5000, using: &generator)) / 8)
      let y = BigFloat(Double(Int.random(in: 1...300, using: &generator)) / 4)
      for (quotient, remainder) in [
        (try backend.truncatingQuotient(x, y), try backend.truncatingRemainder(x, y)),
        (try backend.remainderQuotient(x, y), try backend.remainder(x, y)),
      ] {
        #expect(try backend.fusedMultiplyAdd(quotient, y, remainder) == x)
      }
    }
  }

  @Test("signs of gamma") func gammaSign() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    for text in ["0.5", "-0.5", "-1.5", "-2.5", "3", "-100.25"] {
      let x = try BigFloat(text, precision: .bits(53))
      #expect(try backend.gammaSign(x) == backend.sign(backend.gamma(x)))
    }
    #expect(try backend.gammaSign(BigFloat(-3)).isNaN)
  }

  @Test("relative differences") func relativeDifference() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    #expect(try backend.relativeDifference(BigFloat(4), BigFloat(5)) == BigFloat(0.25 as Double))
    #expect(try backend.relativeDifference(BigFloat(0), BigFloat(0)) == BigFloat(0))
    #expect(try backend.relativeDifference(BigFloat.infinity, BigFloat.infinity).isNaN)
  }

  @Test("sums, dot products and means round once") func lists() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    let terms = [1e300, 1, -1e300]
    #expect(try backend.sum(terms.map { BigFloat($0) }) == BigFloat(1))
    #expect(try DoubleBackend().sum(terms) == 1)
    #expect(try DoubleBackend().mean(terms) == 1.0 / 3)
    #expect(try backend.mean(terms.map { BigFloat($0) }) == BigFloat(1.0 / 3))
    #expect(try DoubleBackend().dot([1e200, 3, 1e200], [1e100, 0.5, -1e100]) == 1.5)
    #expect(
      try DoubleBackend().variance([1e9 + 1, 1e9 + 2, 1e9 + 4, 1e9 + 5], isSample: false) == 2.5)
    #expect(try DoubleBackend().variance([1], isSample: true).isNaN)
  }
}
