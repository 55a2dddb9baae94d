import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// Circular functions of angles of many turns, beside MPFR's.
@Suite("angles of many turns")
struct LargeAngleTests {
  private static let functions = [UnaryFunction.sin, .cos, .tan, .sec, .csc, .cot]

  /// Whether the kernel decided the value, which is MPFR's in five directions with its ternary value and flags.
  private static func isDecided(_ function: UnaryFunction, _ x: BigFloat, bits: Int) throws -> Bool
  {
    guard case .mpfr(let call) = function.page.call else { return false }
    var isDecided = true
    for rounding in Rounding.allCases {
      let context = BigFloatContext(.bits(bits), rounding)
      let expected = BigFloat.withFlags { context.unary(call, x) }
      let found = BigFloat.withFlags { context.unary(function, call, x) }
      #expect(
        found.value == expected.value, "\(function) of \(x.debugDescription), \(bits) bits")
      #expect(found.ternary == expected.ternary && found.flags == expected.flags)
      if function.page.kernel?.value(x, bits: bits) == nil { isDecided = false }
    }
    return isDecided
  }

  @Test("random arguments", arguments: functions)
  func random(_ function: UnaryFunction) throws {
    var generator = SplitMix64(seed: 24 + UInt64(function.rawValue))
    var decided = 0
    for index in 0..<300 {
      let bits = index % 20 == 0 ? 2000 : 1 + Int(generator.next() & 255)
      let length = [bits, 20, 64, 2 * bits][index % 4]
      let exponents = index % 10 == 0 ? 24...8192 : 24...600
      let x = try BigFloat.random(bits: length, exponents, &generator)
      if try Self.isDecided(function, x, bits: bits) { decided += 1 }
    }
    #expect(decided > 290)
  }

  @Test("next to multiples of a quarter turn, short numbers, and the ends of the range")
  func awkward() throws {
    let pi = BigFloat.constant(.pi, precision: .bits(1000))
    var numbers = [BigFloat(1e22 as Double), BigFloat(0x1p1023 as Double)]
    // The double nearest to a multiple of π/2.
    numbers.append(BigFloat(6_381_956_970_095_103).scaled(797))
    for exponent in [23, 24, 25, 8191, 8192, 8193] { numbers.append(BigFloat(1).scaled(exponent)) }
    for multiple in [1 << 26, 3 << 40, 12_345_678_901] {
      let product = pi * BigFloat(multiple, precision: .bits(64))
      for bits in [53, 64, 100, 400] { numbers.append(BigFloat(product, precision: .bits(bits))) }
      numbers.append(BigFloat(product.halved, precision: .bits(64)))
    }
    for x in numbers.flatMap({ [$0, -$0] }) {
      for function in Self.functions {
        for bits in [1, 53, 64, 200, 1000] { _ = try Self.isDecided(function, x, bits: bits) }
      }
    }
    #expect(MediumFunction.sin.value(BigFloat(1).scaled(8191), bits: 100) != nil)
    #expect(MediumFunction.sin.value(BigFloat(1).scaled(8192), bits: 100) == nil)
  }
}
