import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// Constants and functions of thousands of bits that are computed by splitting.
@Suite("splitting")
struct SplittingTests {
  private static let modulus = BigInteger((1 << 61) - 1)
  private static let tail = BigInteger(1).shiftedUp(160)

  /// The exponent and what is left of the significand, as in the vectors.
  private static func summary(_ x: BigFloat, bits: Int) throws -> String {
    let exponent = try #require(x.binaryExponent)
    let whole = BigInteger(whole: x.scaled(bits - exponent)).magnitude
    let digits = (whole % tail).text(radix: 16)
    let padding = String(repeating: "0", count: 40 - digits.count)
    return "\(exponent) \(padding)\(digits) \(whole % modulus)"
  }

  private static func value(_ line: VectorLine) throws -> (value: BigFloat, bits: Int) {
    let bits = try #require(Int(line.fields[2]))
    let rounding = try #require(Rounding(rawValue: String(line.fields[3])))
    let backend = try BigFloatBackend(precision: .bits(bits), rounding: rounding)
    if let constant = Constant(rawValue: String(line.fields[0])) {
      return (try backend.constant(constant), bits)
    }
    let function = try #require(Self.functions[line.fields[0]])
    return (try backend.compute(function, try number(line.fields[1], bits: bits)), bits)
  }

  /// A fraction or its square root, rounded to so many bits, or to those behind an @.
  private static func number(_ text: Substring, bits: Int) throws -> BigFloat {
    let halves = text.split(separator: "@")
    let words = halves[0].split(separator: ":")
    let own = try halves.count == 1 ? bits : #require(Int(halves[1]))
    func quotient(bits: Int) throws -> BigFloat {
      let parts = try #require(words.last).split(separator: "/").map {
        try BigFloat(String($0), precision: .bits(4096))
      }
      return try BigFloatBackend(precision: .bits(bits)).divide(parts[0], parts[1])
    }
    // No boundary of rounding is so near to one of these roots that the quotient decides it.
    return words.count == 1
      ? try quotient(bits: own)
      : BigFloat.compute(.sqrt, try quotient(bits: own + 128), precision: .bits(own))
  }

  private static let functions: [Substring: UnaryFunction] = [
    "zeta": .zeta, "gamma": .gamma, "lgamma": .logGamma, "erf": .erf, "erfc": .erfc, "log": .log,
    "j0": .besselJ0, "j1": .besselJ1,
    "log10": .log10,
    "exp": .exp, "sin": .sin, "cos": .cos, "tan": .tan, "asin": .asin, "acos": .acos, "atan": .atan,
    "sinh": .sinh, "cosh": .cosh, "tanh": .tanh, "sec": .sec, "csc": .csc, "cot": .cot,
    "sech": .sech, "csch": .csch, "coth": .coth, "exp2": .exp2, "exp10": .exp10,
    "expm1": .expMinusOne, "log2": .log2, "log1p": .logOnePlus, "asinh": .asinh, "acosh": .acosh,
    "atanh": .atanh,
  ]

  @Test(
    "as by Arb in all directions",
    arguments: ["constants", "functions", "elementary", "errors", "bessel"])
  func vectors(
    _ file: String
  ) throws {
    let lines = try VectorLine.lines(
      of: "Tests/BigNumbersTests/SplittingVectors/\(file).txt")
    #expect(lines.count > 45)
    for line in lines {
      let (value, bits) = try Self.value(line)
      #expect(
        try Self.summary(value, bits: bits) == line.result,
        "\(line.fields.joined(separator: " "))")
    }
  }

  @Test("the ternary value and the flag are those of the rounding") func flags() throws {
    for rounding in Rounding.allCases {
      for (function, x) in [(UnaryFunction.gamma, 0.75), (.erf, -0.5), (.erfc, 2.5), (.zeta, 5)] {
        let report = BigFloat.withFlags {
          BigFloat.compute(function, BigFloat(x), precision: .bits(2500), rounding: rounding)
        }
        let wide = BigFloat.compute(function, BigFloat(x), precision: .bits(3000))
        #expect(report.flags == .inexact)
        #expect(report.ternary == (report.value > wide ? 1 : -1), "\(function), \(rounding)")
      }
    }
  }

  @Test("more bits of a kept constant, and fewer after them, are those of a new one")
  func kept() {
    func all(_ bits: Int) -> [BigFloat] {
      Constant.allCases.map { BigFloat.constant($0, precision: .bits(bits)) }
    }
    let first = [3000, 5000, 4000].map(all)
    BigFloat.freeThreadCaches()
    #expect([3000, 5000, 4000].map(all) == first)
    BigFloat.freeThreadCaches()
    #expect([5000, 4000, 3000].map(all) == [first[1], first[2], first[0]])
  }

  @Test("fractions next to a number, and none next to others") func nearFraction() throws {
    let third = try BigFloatBackend(precision: .bits(5000)).divide(1, 3)
    let near = try #require(NearFraction(third))
    #expect((near.numerator, near.denominator) == (1, 3))
    #expect((4990...5010).contains(near.distanceBits))
    let short = try #require(NearFraction(BigFloat(2.375 as Double)))
    #expect((short.numerator, short.denominator, short.distanceBits) == (19, 8, .max))
    #expect(NearFraction(BigFloat(-0.5 as Double)) == nil)
    #expect(NearFraction(BigFloat(0x1p-21 as Double)) == nil)
    #expect(NearFraction(BigFloat.constant(.pi, precision: .bits(3000))) == nil)
  }
}
