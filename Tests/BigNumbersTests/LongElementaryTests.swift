import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// Functions of thousands of bits by powers of primes.
@Suite("powers of primes")
struct LongElementaryTests {
  private typealias Kernel = @Sendable (FixedPoint, BigFloat.Reader) -> Approximation?

  /// Each kernel with its function, and the exponents of its arguments.
  private static let kernels: [(UnaryFunction, ClosedRange<Int>, Kernel)] = [
    (.exp, -40...23, { $0.longExp($1) }), (.log, -2000...2000, { $0.longLog($1) }),
    (.sin, -40...900, { $0.longSin($1) }), (.cos, -40...900, { $0.longCos($1) }),
    (.tan, -40...900, { $0.longTan($1) }), (.atan, -50...900, { $0.longAtan($1) }),
    (.asin, -50...0, { $0.longAsin($1) }), (.acos, -50...0, { $0.longAcos($1) }),
  ]

  @Test("errors as a share of their bounds", arguments: [34, 50, 66, 115, 230, 910])
  func bounds(_ fraction: Int) throws {
    var generator = SplitMix64(seed: UInt64(fraction))
    let bits = 64 * fraction
    let wide = BigFloatContext(.bits(bits + 256), .nearestEven)
    for (function, exponents, kernel) in Self.kernels {
      guard case .mpfr(let call) = function.page.call else { continue }
      var (greatest, answers) = (0.0, 0)
      for index in 0..<(fraction < 200 ? 60 : fraction < 500 ? 20 : 10) {
        let range =
          index % 3 == 0
          ? exponents : max(exponents.lowerBound, -3)...min(exponents.upperBound, 4)
        var x = try BigFloat.random(bits: [20, bits, 2 * bits][index % 3], range, &generator).halved
        if function == .log { x = x.magnitude }
        let share: Double? = FixedPoint.withRoom(fraction: fraction) { room in
          // The first call of a length has no values, and other tests may forget them in between.
          for _ in 0..<10 {
            guard let approximation = kernel(room, x.operand) else { continue }
            return approximation.share(ofBoundAround: wide.unary(call, x), fraction, wide)
          }
          return nil
        }
        guard let share else { continue }
        (greatest, answers) = (max(greatest, share), answers + 1)
      }
      #expect(greatest < 1, "\(function)")
      // A bound that is far from all errors would hide a mistake.
      #expect(greatest > 0x1p-9, "\(function)")
      #expect(answers > 2, "\(function)")
    }
  }

  @Test("arguments come close to a sum of logarithms or angles", arguments: [100, 200, 800, 1000])
  func reduction(_ length: Int) {
    var generator = SplitMix64(seed: UInt64(length))
    let wide = BigFloatContext(.bits(600), .nearestEven)
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]
    let angles = [
      (1, 1), (2, 1), (3, 2), (4, 1), (5, 2), (6, 1), (5, 4), (7, 2), (6, 5), (8, 3), (8, 5),
      (9, 4), (10, 1), (10, 3), (8, 7), (11, 4),
    ]
    for kind in [PrimeValues.Kind.real, .gaussian] {
      let values =
        kind == .real
        ? primes.map { BigFloat.compute(.log, .integer($0), precision: .bits(600)) }
        : angles.map {
          BigFloat.compute(
            .atan, wide.divide(.integer($0.1), .integer($0.0)), precision: .bits(600))
        }
      for _ in 0..<50 {
        let word = generator.next()
        let x = BigFloat(UInt(word), precision: .bits(64)).scaled(-64)
        let exponents = FixedPoint.withRoom(fraction: 4) { room in
          room.load(room[0], x.operand)
          return kind.lattice.exponents(of: room[0], room, length: length)
        }
        var rest = x
        for (exponent, value) in zip(exponents, values) {
          rest = wide.subtract(rest, wide.multiply(value, .integer(exponent)))
        }
        let bits = kind.lattice.level(of: length).bits
        #expect(rest.magnitude < BigFloat(1.0 as Double).scaled(8 - bits))
        #expect(exponents.totalMagnitude < 1 << 16)
      }
    }
  }

  @Test("values are computed when about as many limbs are asked for again") func kept() {
    var kept = PrimeValues.Kept()
    // The limbs that are asked for, and whether that is worth computing them.
    for (fraction, isWanted) in [
      (70, false), (70, true), (60, true), (74, true), (80, false), (80, true), (75, true),
    ] {
      let found = kept.find(.real, fraction: fraction)
      #expect(found.known == nil)
      #expect(found.isWanted == isWanted, "\(fraction)")
    }
    #expect(!kept.find(.gaussian, fraction: 70).isWanted)
  }

  @Test("every function is computed here from some call on, and none outside its domain")
  func domains() {
    let x = BigFloat(1.25 as Double)
    for function in [MediumFunction.exp, .sin, .cos, .tan, .asin, .acos, .atan, .log, .tanh] {
      let argument = function == .asin || function == .acos ? x.halved : x
      // Other tests may forget what is kept in between.
      let isComputed = (0..<20).contains { _ in
        LongElementary.value(function, argument, bits: 4500) != nil
      }
      #expect(isComputed, "\(function)")
    }
    #expect(LongElementary.value(.exp, x.scaled(30), bits: 4500) == nil)
    #expect(LongElementary.value(.log, -x, bits: 4500) == nil)
    #expect(LongElementary.value(.sin, x.scaled(-80), bits: 4500) == nil)
  }

  @Test(
    "rounding in all directions, with ternary value and flag", arguments: [2100, 2700, 4090, 5000])
  func flags(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits))
    // Logarithms and angles are computed when they are asked for again.
    for function in [MediumFunction.exp, .exp, .sin, .sin] {
      _ = LongElementary.value(function, BigFloat(0.7 as Double), bits: bits + 200)
    }
    for function in [
      UnaryFunction.exp, .exp2, .expMinusOne, .log, .log2, .logOnePlus, .sin, .cos, .tan, .sec,
      .csc, .cot, .asin, .acos,
      .atan, .sinh, .cosh, .tanh, .asinh, .acosh, .atanh,
    ] {
      guard case .mpfr(let call) = function.page.call else { continue }
      for x in [
        try BigFloat("0.7", precision: .bits(bits)), try BigFloat("7.3", precision: .bits(64)),
        try BigFloat("0x1p-30", precision: .bits(64)), BigFloat(1), BigFloat(2), BigFloat(0),
        try BigFloat.random(bits: 2 * bits, -4...4, &generator),
      ] {
        for rounding in Rounding.allCases {
          let context = BigFloatContext(.bits(bits), rounding)
          let expected = BigFloat.withFlags { context.unary(call, x) }
          for _ in 0..<2 {
            let found = try BigFloat.withFlags { try context.compute(function, x) }
            #expect(
              found.value == expected.value || found.value.isNaN && expected.value.isNaN,
              "\(function), \(x), \(rounding)")
            #expect(found.ternary == expected.ternary && found.flags == expected.flags)
          }
        }
      }
    }
  }

  @Test("sine and cosine together are those by themselves") func both() throws {
    let x = try BigFloat("-22.7", precision: .bits(4500))
    for rounding in Rounding.allCases {
      for _ in 0..<2 {
        let both = BigFloat.sinCos(x, rounding: rounding)
        let bits = Precision.bits(4500)
        #expect(both.sin == BigFloat.compute(.sin, x, precision: bits, rounding: rounding))
        #expect(both.cos == BigFloat.compute(.cos, x, precision: bits, rounding: rounding))
      }
    }
  }
}
