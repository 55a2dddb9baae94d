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
    let parts = try line.fields[1].split(separator: "/").map { try #require(Int($0)) }
    let nearest = try BigFloatBackend(precision: .bits(bits))
    let x = try nearest.divide(BigFloat(parts[0]), BigFloat(parts[1]))
    return (try backend.compute(function, x), bits)
  }

  private static let functions: [Substring: UnaryFunction] = ["zeta": .zeta]

  @Test("as by Arb in all directions", arguments: ["splitting"]) func vectors(_ file: String) throws
  {
    let lines = try VectorLine.lines(
      of: "Tests/BigNumbersTests/SplittingVectors/\(file).txt")
    #expect(lines.count > 50)
    for line in lines {
      let (value, bits) = try Self.value(line)
      #expect(
        try Self.summary(value, bits: bits) == line.result,
        "\(line.fields.joined(separator: " "))")
    }
  }
}
