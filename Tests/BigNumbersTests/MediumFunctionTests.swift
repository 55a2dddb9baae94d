import NumericCore
import Testing

@testable import BigNumbers

/// Functions of some hundred bits without MPFR, compared with those of MPFR with many more bits.
@Suite("medium-precision functions")
struct MediumFunctionTests {
  private struct Case: CustomTestStringConvertible {
    let name: String
    let function: MediumFunction
    let reference: UnaryFunction
    /// x is 2^exponent times a number between ½ and 1.
    let exponents: ClosedRange<Int>
    let isPositive: Bool

    var testDescription: String { name }

    static let all = [
      Case("exp", .exp, .exp, -40...22), Case("log", .log, .log, -300...300, isPositive: true),
      Case("sin", .sin, .sin, -16...24), Case("cos", .cos, .cos, -40...24),
      Case("tan", .tan, .tan, -9...24), Case("atan", .atan, .atan, -9...52),
      Case("sinh", .sinh, .sinh, -16...22), Case("cosh", .cosh, .cosh, -40...22),
      Case("tanh", .tanh, .tanh, -16...22),
      Case("exp2", .exp2, .exp2, -40...22), Case("exp10", .exp10, .exp10, -40...19),
      Case("expm1", .expMinusOne, .expMinusOne, -16...9),
      Case("log2", .log2, .log2, -300...300, isPositive: true),
      Case("log10", .log10, .log10, -300...300, isPositive: true),
      Case("log1p", .logOnePlus, .logOnePlus, -16...40, isPositive: true),
      Case("sec", .sec, .sec, -40...24), Case("csc", .csc, .csc, -16...24),
      Case("cot", .cot, .cot, -9...24), Case("asin", .asin, .asin, -9...(-1)),
      Case("acos", .acos, .acos, -9...(-1)), Case("sech", .sech, .sech, -40...22),
      Case("csch", .csch, .csch, -16...22), Case("coth", .coth, .coth, -16...4),
      Case("asinh", .asinh, .asinh, -16...31),
      Case("acosh", .acosh, .acosh, 0...30, isPositive: true),
      Case("atanh", .atanh, .atanh, -16...(-1)),
      Case("gamma", .gamma, .gamma, -16...8, isPositive: true),
      Case("lngamma", .logGamma, .lnGamma, -16...8, isPositive: true),
      Case("digamma", .digamma, .digamma, -16...8, isPositive: true),
      Case("exp2m1", .exp2MinusOne, .exp2MinusOne, -16...9),
      Case("exp10m1", .exp10MinusOne, .exp10MinusOne, -16...6),
      Case("log2p1", .log2OnePlus, .log2OnePlus, -16...40, isPositive: true),
      Case("log10p1", .log10OnePlus, .log10OnePlus, -16...40, isPositive: true),
      Case("li2", .dilogarithm, .dilogarithm, -16...29),
      Case("eint", .expIntegral, .expIntegral, -16...2), Case("j0", .besselJ0, .besselJ0, -64...2),
      Case("j1", .besselJ1, .besselJ1, -16...2), Case("ai", .airy, .airy, -64...1),
      Case("y0", .besselY0, .besselY0, -16...2, isPositive: true),
      Case("y1", .besselY1, .besselY1, -16...2, isPositive: true),
      Case("erf", .erf, .erf, -16...3), Case("erfc", .erfc, .erfc, -64...0),
    ]

    init(
      _ name: String, _ function: MediumFunction, _ reference: UnaryFunction,
      _ exponents: ClosedRange<Int>, isPositive: Bool = false
    ) {
      (self.name, self.function, self.reference) = (name, function, reference)
      (self.exponents, self.isPositive) = (exponents, isPositive)
    }
  }

  /// The error in units of the last of `bits` bits; nil if this implementation leaves the argument
  /// to MPFR.
  private func error(_ test: Case, _ x: BigFloat, bits: Int) throws -> Double? {
    guard let value = test.function.value(x, bits: bits) else { return nil }
    let ball = try #require(Ball(nearly: value, bits))
    let wide = BigFloatBackend(
      within: Limits(), precision: .bits(bits + 128), rounding: .nearestEven)
    let right = try wide.compute(test.reference, x)
    let exponent = try #require(ball.middle.binaryExponent)
    #expect(ball.middle.precision.bits == bits)
    let distance = (ball.middle - right).magnitude
    #expect(distance <= ball.radius.number, "\(test.name) of \(x.debugDescription) at \(bits) bits")
    let unit = BigFloat(sign: .plus, exponent: exponent - bits, significand: BigFloat(1))
    return Double(distance / unit)
  }

  @Test("errors are within the radius, and hardly more than half a unit", arguments: Case.all)
  private func errors(_ test: Case) throws {
    var generator = SplitMix64(seed: 20_261_122)
    var (greatest, answers, questions) = (0.0, 0, 0)
    for bits in Array(1...260) + Array(stride(from: 263, through: 1024, by: 17)) {
      for _ in 0..<12 {
        let length = [1, 20, 64, bits, bits, 3 * bits][Int(generator.next() % 6)]
        let value = FullSignificand(bits: length, exponents: test.exponents, using: &generator)
        var x = try BigFloat(value.text, precision: .bits(length)).magnitude
        if !test.isPositive, generator.next() & 1 == 0 { x.negate() }
        questions += 1
        guard let error = try error(test, x, bits: bits) else { continue }
        (greatest, answers) = (max(greatest, error), answers + 1)
      }
    }
    #expect(greatest <= 0.5 + 0x1p-16)
    #expect(answers > questions / 2)
  }

  @Test("where arguments and results are awkward", arguments: Case.all)
  private func awkward(_ test: Case) throws {
    let texts = [
      "1", "0.5", "2", "3", "0.693147180559945309417232121458",
      "1.57079632679489661923132169163975",
      "3.14159265358979323846264338327950", "0x1.fffffffffffffffffffffffffffffffffffp-1",
      "0x1.ffffffffffffffffp-1", "0x1.000000000000000000001p0", "0x1.00000000001p0",
      "4194303.99999999999999999999", "8388607", "8388609", "1e15", "0x1p49", "0x1p-15",
      "0x1.8p-16", "0x1p-1000", "0x1p-3000", "1e-400000", "1e400000", "0x1p23", "0x1p24",
      "0.0000152587890626", "355", "103993", "0x1p-64", "0x1p-128", "0x1p-192",
      "0x1.000000000000000000000000000000000000000000000001p5",
      // Arguments with seven bits, and numbers slightly below and above them.
      "0x1.04p-1", "0x1.fcp-1", "0x1.fbffffffffffffffffffffffffffp-1", "0x1p-7",
      "0x1.ffffffffffffffffffffffp-8", "0x1p-14", "0x1.000000000000001p-14", "0x1.020406p-7",
      "0x1.fffffffffffffffffffffep-8", "0x1.02p0", "0x1.01fffffffffffffffffffffep0",
    ]
    for text in texts {
      for bits in [1, 2, 53, 63, 64, 65, 100, 128, 192, 256, 400, 1000] {
        let x = try BigFloat(text, precision: .bits(bits))
        for x in test.isPositive ? [x] : [x, -x] {
          if let error = try error(test, x, bits: bits) { #expect(error <= 0.5 + 0x1p-16) }
        }
      }
    }
    let (one, bits) = (BigFloat(1, precision: .bits(100)), 100)
    for x in [one - one, BigFloat.infinity, -BigFloat.infinity, BigFloat.nan] {
      #expect(test.function.value(x, bits: bits) == nil)
    }
    // Beyond, a value is one by splitting or by powers of primes.
    for x in [one, one / 3] {
      if let error = try error(test, x, bits: MediumFunction.mostBits + 1) { #expect(error <= 1) }
    }
    if [.erf, .erfc].contains(test.function) {
      #expect(test.function.value(one, bits: MediumFunction.mostBits + 1) != nil)
    }
  }

  @Test("Γ just beside whole and half numbers") func besideWholeNumbers() throws {
    let gamma = try #require(Case.all.first { $0.function == .gamma })
    let precision = Precision.bits(6000)
    for (twice, distance) in [1, 2, 5, 6, 511, 512].flatMap({ n in
      [-70, -300, -5000].map { (n, $0) }
    }) {
      let number = BigFloat(twice, precision: precision) / 2
      let step = BigFloat(sign: .plus, exponent: distance, significand: BigFloat(1))
      for x in [number - step, number + step] {
        for bits in [1, 64, 65, 500, 1024] {
          if let error = try error(gamma, x, bits: bits) { #expect(error <= 0.5 + 0x1p-16) }
        }
      }
    }
  }

  @Test("logarithms of numbers with exponents of up to 2²⁴") func hugeExponents() throws {
    let log = Case.all[1]
    // Between 2^(exponent − 1) and 2^exponent.
    func number(_ exponent: Int) -> BigFloat {
      BigFloat(sign: .plus, exponent: exponent - 1, significand: BigFloat(1.5 as Double))
    }
    for exponent in [1 << 24, 1 << 20, 1000, -1000, -(1 << 20), -(1 << 24)] {
      for bits in [1, 64, 65, 500, 1024] {
        let found = try #require(try error(log, number(exponent), bits: bits))
        #expect(found <= 0.5 + 0x1p-16, "\(exponent), \(bits)")
      }
    }
    for exponent in [1 << 24 + 1, -(1 << 24) - 1] {
      #expect(log.function.value(number(exponent), bits: 64) == nil)
    }
  }

  /// The quotient by ln 2, which is computed in double precision, falls below the multiple there.
  @Test("exponentials just beyond a multiple of ln 2") func beyondMultiples() throws {
    for multiple in [1, 3, 6, 7, 12, 13, 14, 103, 209] {
      for bits in [100, 128, 500, 1000] {
        let up = BigFloatContext(.bits(bits), .up)
        let x = up.multiply(try up.compute(.log, .integer(2)), .integer(multiple))
        for x in [x, -x] {
          for test in Case.all where [.exp, .sinh].contains(test.function) {
            let found = try #require(try error(test, x, bits: bits))
            #expect(found <= 0.5 + 0x1p-16, "\(test.name), \(multiple), \(bits)")
          }
        }
      }
    }
  }

  /// Behind a pole the sine of the rest of a quarter turn is tiny, and its error is large.
  @Test("the tangent behind its poles") func behindPoles() throws {
    let tan = Case.all[4]
    let precision = Precision.bits(1400)
    let quarter =
      try BigFloatBackend(precision: precision).constant(.pi) / BigFloat(2, precision: precision)
    var answers = 0
    for quarters in [1, 3, 1001] {
      for places in 1...40 {
        let step = BigFloat(sign: .plus, exponent: -places, significand: BigFloat(1.5 as Double))
        let x = quarter * BigFloat(quarters, precision: precision) + step
        for bits in [1, 64, 128, 192, 1024] {
          guard let error = try error(tan, x, bits: bits) else { continue }
          #expect(error <= 0.5 + 0x1p-16, "\(quarters), \(places), \(bits)")
          answers += 1
        }
      }
    }
    #expect(answers > 100)
  }

  @Test("threads that make the same values at once get the same") func threads() async throws {
    // A precision that no other test uses, so that nothing is cached for it.
    let bits = 777
    let arguments = (1...200).map { BigFloat.sqrt(BigFloat($0, precision: .bits(bits))) / 15 }
    let all = await withTaskGroup(of: [BigFloat?].self, returning: [[BigFloat?]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          arguments.flatMap { x in
            [MediumFunction.exp, .atan].map { $0.value(x, bits: bits) }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 8 && all[0].count == 400 && !all[0].contains(nil))
    for others in all { #expect(others == all[0]) }
  }

  @Test("ζ of whole numbers is kept with the most bits that were asked for") func zeta() throws {
    for bits in [53, 192, 1000, 64, WholeZeta.mostBits, 500, 2000] {
      for s in [2, 3, 9, 63, 64] {
        let value = try #require(WholeZeta.value(BigFloat(s), bits: bits))
        let ball = try #require(Ball(nearly: value, bits))
        let wide = BigFloatBackend(
          within: Limits(), precision: .bits(bits + 128), rounding: .nearestEven)
        let right = try wide.compute(.zeta, BigFloat(s, precision: .bits(bits + 128)))
        #expect((ball.middle - right).magnitude <= ball.radius.number)
        #expect(ball.middle.precision.bits == bits && ball.radius <= .powerOfTwo(1 - bits))
      }
    }
    for (s, bits) in [(1, 100), (0, 100), (-3, 100), (65, 100), (65, 2000)] {
      #expect(WholeZeta.value(BigFloat(s), bits: bits) == nil)
    }
    #expect(WholeZeta.value(BigFloat(5, precision: .bits(64)) / 2, bits: 100) == nil)
  }
}
