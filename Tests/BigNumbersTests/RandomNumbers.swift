import NumericCore
import TestSupport

@testable import BigNumbers

extension BigFloat {
  /// A random number whose significand has all of so many bits.
  static func random(
    bits: Int, _ exponents: ClosedRange<Int>, _ generator: inout SplitMix64
  ) throws -> BigFloat {
    let value = FullSignificand(bits: bits, exponents: exponents, using: &generator)
    return try BigFloat(value.text, precision: .bits(bits))
  }
}
