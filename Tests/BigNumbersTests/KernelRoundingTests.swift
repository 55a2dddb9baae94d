import Foundation
import NumericCore
import Testing

@testable import BigNumbers

/// Functions that kernels compute, compared with MPFR's own: the same bits, ternary value and flags
/// in five directions.
@Suite("rounded kernels")
struct KernelRoundingTests {
  /// The functions whose page names a kernel.
  static let functions = UnaryFunction.allCases.filter { $0.page.kernel != nil }

  /// How many times as many random arguments are drawn as by default, 20 000 for all functions together.
  private static let multiplier =
    ProcessInfo.processInfo.environment["ULP_TEST_MULTIPLIER"].flatMap { Int($0) } ?? 1
  /// The precisions of a long run: `ULP_TEST_BITS=1024`; by default from 1 to 256 bits.
  private static let bits = ProcessInfo.processInfo.environment["ULP_TEST_BITS"].flatMap { Int($0) }

  /// The function without its kernel.
  private func withoutKernel(
    _ function: UnaryFunction, _ x: BigFloat, _ context: BigFloatContext
  ) throws -> BigFloat {
    switch function.page.call {
    case .mpfr(let call): context.unary(call, x)
    case .mpfrOrSeries(let call, let series):
      x.hasShortSeries(series, bits: context.bits)
        ? try context.rounded(x, .none, series) : context.unary(call, x)
    case .steps(let steps): try context.value(steps, x)
    case .enclosed(let enclosure): try context.rounded(x, .none, enclosure)
    }
  }

  /// The function from its kernel, and from MPFR where that does not decide, within no limits.
  private func withKernel(
    _ function: UnaryFunction, _ x: BigFloat, _ context: BigFloatContext
  ) throws -> BigFloat {
    if case .mpfr(let call) = function.page.call { return context.unary(function, call, x) }
    return try context.kernelValue(function, x) ?? withoutKernel(function, x, context)
  }

  private func expectSame(
    _ function: UnaryFunction, _ x: BigFloat, bits: Int, range: ExponentRange? = nil
  ) throws {
    // MPFR's time grows with the number.
    if function.page.bounds == .magnitude, x.magnitude > 100 { return }
    for rounding in Rounding.allCases {
      let context = BigFloatContext(
        within: Limits(), precision: .bits(bits), rounding: rounding, range: range)
      let expected = try BigFloat.withFlags { try withoutKernel(function, x, context) }
      let found = try BigFloat.withFlags { try withKernel(function, x, context) }
      let isSame =
        found.value == expected.value && found.value.sign == expected.value.sign
        || found.value.isNaN && expected.value.isNaN
      if !isSame || found.ternary != expected.ternary || found.flags != expected.flags {
        Issue.record(
          """
          \(function) of \(x.debugDescription) at \(bits) bits, \(rounding): \(found), not \
          \(expected)
          """)
      }
    }
  }

  @Test("random arguments", arguments: functions) func random(_ function: UnaryFunction) throws {
    let kernel = try #require(function.page.kernel)
    let accepted = kernel.exponents
    // Huge exponents of logarithms and tiny ones of exponentials are drawn rarely; the circular
    // functions take MPFR long at their upper end.
    let wide = max(accepted.lowerBound, -300) - 3...min(accepted.upperBound, 300) + 2
    let narrow = max(accepted.lowerBound, -3) - 1...min(accepted.upperBound, 4)
    var generator = SplitMix64(seed: 1_000 + UInt64(function.rawValue))
    for index in 0..<Self.multiplier * 20_000 / Self.functions.count + 1 {
      let bits = Self.bits ?? 1 + Int(generator.next() & 255)
      let length = [bits, bits, bits, 20, 64, 2 * bits][index % 6]
      let x = try BigFloat.random(bits: length, index % 4 == 0 ? wide : narrow, &generator)
      let isPositive =
        accepted.upperBound == 1 << 24
        || [.acosh, .gamma, .lnGamma, .logGamma, .digamma, .besselY0, .besselY1].contains(function)
      try expectSame(function, isPositive && index % 50 > 0 ? x.magnitude : x, bits: bits)
    }
  }

  private static let precisions = [
    1, 24, 53, 63, 64, 65, 113, 192, 257, 700, 2000, 4096,
  ]

  @Test("special and awkward arguments", arguments: functions)
  func awkward(_ function: UnaryFunction) throws {
    let texts = [
      "0", "-0", "inf", "-inf", "nan", "1", "-1", "0.5", "2", "3", "4", "10", "100", "0.25", "0.75",
      "1.5", "2.5", "20", "33", "170", "256", "1000", "-1000", "1e6", "-1e6", "12345678", "1e15",
      "0x1p70", "0x1p-7", "0x1p-8", "0x1p-9", "0x1p-14", "0x1p-15", "0x1p-16", "0x1p-64",
      "0x1p-700", "0x1p-3000", "0x1p-1000000", "-0x1p-3000", "1e30", "1e-30",
      "0x1.fffffffffffffffffffffffffffffffp-1", "0x1.000000000000000000000000000001p0",
      "0x1.ffffffffffffffp-1", "0x1.0000000001p0", "0x1.000000001p-1", "0x1.000000001p1",
      "-0.99999999999999999999", "-0x1.ffffffffffffffffffffffffffffp-1", "709.8", "-745.2", "355",
      "103993", "1.57079632679489661923132169163975144", "1.57079632679489661923132169163975145",
      "3.14159265358979323846264338327950288", "0.785398163397448309615660845819875721",
      "6.28318530717958647692528676655900577", "4.71238898038468985769396507491925433",
      "2.71828182845904523536028747135266250", "0.693147180559945309417232121458176568",
      "1.4616321449683623412626595423257213",
    ]
    // Every text at all precisions takes minutes where nothing is optimized: by default another third of them each.
    let stride = Self.multiplier > 1 ? 1 : 3
    for (shift, bits) in Self.precisions.enumerated() {
      for (place, text) in texts.enumerated() where (place + shift) % stride == 0 {
        try expectSame(function, BigFloat(text, precision: .bits(bits)), bits: bits)
      }
    }
  }

  /// The largest exponents of MPFR take exponentials and logarithms beyond every kernel.
  @Test(
    "digits that are looked up: none, the least, the greatest and others",
    arguments: [UnaryFunction.exp, .log, .sin, .cos, .tan, .atan, .asin, .sinh])
  func digits(_ function: UnaryFunction) throws {
    var generator = SplitMix64(seed: 35 + UInt64(function.rawValue))
    func digit(_ count: UInt64) -> Int {
      [0, 1, Int(count) - 1, Int(generator.next() % count)][Int(generator.next() & 3)]
    }
    for index in 0..<Self.multiplier * 150 {
      // Digits of seven bits, the first of which has one more before the point, and a rest that may be missing.
      var x = BigFloat(digit(1 << 8), precision: .bits(400)).scaled(-7)
      for place in 2...4 { x += BigFloat(digit(1 << 7), precision: .bits(400)).scaled(-7 * place) }
      if index % 3 > 0 {
        x += try BigFloat.random(bits: 300, -40...(-29), &generator).magnitude
      }
      if x.isZero || [.log, .asin].contains(function) && x > 1 { continue }
      try expectSame(function, x, bits: [53, 64, 100, 128, 165, 200, 256, 280][index % 8])
    }
  }

  @Test("results beyond the range of exponents", arguments: functions)
  func extremes(_ function: UnaryFunction) throws {
    if [.exponent, .magnitude].contains(function.page.bounds) { return }
    for exponent in [1 << 61, 1 << 40, 61, 62, 63, -(1 << 61)] {
      for significand in [1.5, -1.5] as [Double] {
        let x = BigFloat(sign: .plus, exponent: exponent, significand: BigFloat(significand))
        for bits in [24, 53, 200] { try expectSame(function, x, bits: bits) }
      }
    }
  }

  /// The exponents of IEEE 754's formats, whose subnormal numbers must not be rounded twice.
  @Test("formats with a small range of exponents", arguments: functions)
  func formats(_ function: UnaryFunction) throws {
    var generator = SplitMix64(seed: 77)
    for (bits, least, greatest) in [
      (11, -23, 16), (24, -148, 128), (53, -1073, 1024), (90, -30, 20),
    ] {
      let range = ExponentRange(least: least, greatest: greatest)
      for _ in 0..<60 {
        let x = try BigFloat.random(bits: bits, max(least, -14)...10, &generator)
        try expectSame(function, x, bits: bits, range: range)
      }
    }
  }

  /// Arguments whose value lies next to a number of p or p + 1 bits, nearer the more bits they have.
  @Test("hard cases: inverses of short numbers")
  func hardCases() throws {
    let pairs: [(UnaryFunction, UnaryFunction, ClosedRange<Int>)] = [
      (.exp, .log, -30...30), (.log, .exp, -9...7), (.exp2, .log2, -30...30),
      (.log2, .exp2, -9...7), (.exp10, .log10, -30...30), (.log10, .exp10, -9...5),
      (.expMinusOne, .logOnePlus, -9...30), (.logOnePlus, .expMinusOne, -9...6),
      (.sin, .asin, -7...(-1)), (.asin, .sin, -7...(-1)), (.cos, .acos, -7...(-1)),
      (.acos, .cos, -7...0), (.tan, .atan, -7...6), (.atan, .tan, -7...(-1)),
      (.sinh, .asinh, -9...30), (.asinh, .sinh, -9...4), (.cosh, .acosh, 0...30),
      (.acosh, .cosh, -4...4), (.tanh, .atanh, -9...(-1)), (.atanh, .tanh, -9...2),
    ]
    var generator = SplitMix64(seed: 4_711)
    for (function, inverse, exponents) in pairs {
      for bits in [10, 53, 64, 100, 128, 191, 256, 500, 1000] {
        for round in 0..<12 {
          let y = try BigFloat.random(bits: bits + round % 2, exponents, &generator).magnitude
          for length in [bits, bits + 40, 2 * bits, 2 * bits + 100, 4 * bits] {
            let wide = BigFloatContext(.bits(length), round % 3 == 0 ? .down : .up)
            let x = try wide.compute(inverse, y)
            try expectSame(function, x, bits: bits)
          }
        }
      }
    }
  }

  /// The bounds of the kernels hold: the error is less than the claimed bound.
  @Test("errors as a share of their bounds", arguments: functions)
  func share(_ function: UnaryFunction) throws {
    let kernel = try #require(function.page.kernel)
    let exponents = max(kernel.exponents.lowerBound, -40)...min(kernel.exponents.upperBound, 60)
    var generator = SplitMix64(seed: 31 + UInt64(function.rawValue))
    var (greatest, answers) = (0.0, 0)
    for fraction in Array(2...18) + [21, 26, 33, 41, 53, 66] {
      let wide = BigFloatContext(.bits(64 * fraction + 256), .nearestEven)
      for index in 0..<30 * min(Self.multiplier, 100) {
        let range =
          index % 3 == 0 ? exponents : max(exponents.lowerBound, -3)...min(exponents.upperBound, 4)
        var x = try BigFloat.random(
          bits: [20, 64 * fraction, 90 * fraction][index % 3], range, &generator)
        if index % 4 > 0 { x = x.magnitude }
        // Between 2^(e − 1) and 2^e.
        x = x.halved
        // Beside 1 inverse functions have a pole, a branch point or a zero.
        if index % 5 == 0 { x = wide.add(.integer(1), x.scaled(-Int(generator.next() % 44))) }
        guard let exponent = x.binaryExponent, kernel.exponents.contains(exponent) else { continue }
        let right = try withoutKernel(function, x, wide)
        let share = FixedPoint.withRoom(fraction: fraction) { room -> Double? in
          room.compute(kernel, x.operand)?.share(ofBoundAround: right, fraction, wide)
        }
        guard let share else { continue }
        (greatest, answers) = (max(greatest, share), answers + 1)
      }
    }
    #expect(greatest < 1, "\(function)")
    #expect(answers > 50, "\(function)")
    if Self.multiplier > 1 { print("\(function): largest share of the bound \(greatest)") }
  }
}
