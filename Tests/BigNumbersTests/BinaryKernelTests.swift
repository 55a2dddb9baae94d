import Foundation
import NumericCore
import Testing

@testable import BigNumbers

/// Kernels of functions of two numbers, compared with MPFR's own: the same bits, ternary value and
/// flags in five directions.
@Suite("rounded kernels of two numbers")
struct BinaryKernelTests {
  static let functions = BinaryFunction.allCases.filter { kernel(of: $0) != nil }

  /// Functions for whose arguments MPFR takes minutes if they are large or tiny.
  private static let slow: [BinaryFunction] = [.incompleteGamma, .beta]

  /// Functions of positive numbers.
  private static let positive: [BinaryFunction] = [.pow, .powr, .arithmeticGeometricMean]

  private static let multiplier =
    ProcessInfo.processInfo.environment["ULP_TEST_MULTIPLIER"].flatMap { Int($0) } ?? 1

  private static func kernel(of function: BinaryFunction) -> MediumBinaryFunction? {
    switch function.page.call {
    case .kernel(let kernel, _), .units(let kernel, _): kernel
    case .indexed(let kernel, _): kernel
    case .steps(.incompleteGamma): .incompleteGamma
    case .steps(.beta): .beta
    case .mpfr, .steps: nil
    }
  }

  private func withoutKernel(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, _ context: BigFloatContext
  ) throws -> BigFloat {
    switch function.page.call {
    case .kernel(_, let call): return context.binary(call, x, y)
    case .units(_, let call):
      let units = try #require(y.word)
      return context.make { r, mode in x.read { call(r, $0, units, mode) } }
    case .indexed(_, let call): return try context.indexed(nil, call, x, y)
    case .steps(.incompleteGamma): return try context.incompleteGamma(x, y, kernel: nil)
    case .steps(.beta): return try context.beta(x, y, kernel: nil)
    case .mpfr, .steps: throw CancellationError()
    }
  }

  private func expectSame(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, bits: Int,
    range: ExponentRange? = nil
  ) throws {
    for rounding in Rounding.allCases {
      let context = BigFloatContext(
        within: Limits(), precision: .bits(bits), rounding: rounding, range: range)
      let expected = try BigFloat.withFlags { try withoutKernel(function, x, y, context) }
      let found = try BigFloat.withFlags { try context.compute(function, x, y) }
      let isSame =
        found.value == expected.value && found.value.sign == expected.value.sign
        || found.value.isNaN && expected.value.isNaN
      if !isSame || found.ternary != expected.ternary || found.flags != expected.flags {
        Issue.record(
          """
          \(function) of \(x.debugDescription) and \(y.debugDescription) at \(bits) bits, \
          \(rounding): \(found), not \(expected)
          """)
      }
    }
  }

  /// A first argument: an order where the function has one.
  private func first(
    _ function: BinaryFunction, _ bits: Int, _ exponents: ClosedRange<Int>,
    _ generator: inout SplitMix64
  ) throws -> BigFloat {
    if [.besselJ, .besselY].contains(function) {
      return BigFloat(Int(generator.next() % 70), precision: .bits(64))
    }
    if Self.slow.contains(function) {
      // A quarter of the orders is whole.
      if generator.next() % 4 == 0 {
        return BigFloat(Int(generator.next() % 70), precision: .bits(64))
      }
      let order = try BigFloat.random(bits: bits, exponents.clamped(to: -9...7), &generator)
      return generator.next() % 16 > 0 ? order.magnitude : order
    }
    return try BigFloat.random(bits: bits, exponents, &generator)
  }

  /// A second argument: a number of units where the function has them.
  private func second(
    _ function: BinaryFunction, _ bits: Int, _ generator: inout SplitMix64
  ) throws -> BigFloat {
    if case .units = function.page.call {
      let most = generator.next() & 31
      return BigFloat(Int(generator.next() & (1 << most - 1)) + 1, precision: .bits(64))
    }
    if function == .root || [.pow, .powr].contains(function) && generator.next() % 3 == 0 {
      // Small whole numbers, of which every fourth is large, and none is 0.
      let most: UInt64 = generator.next() % 4 > 0 ? 40 : 4100
      let size = Int(generator.next() % most) + 1
      return BigFloat(generator.next() % 3 > 0 ? size : -size, precision: .bits(64))
    }
    let exponents: [BinaryFunction: ClosedRange<Int>] = [
      .atan2: -12...12, .besselJ: -15...4, .besselY: -15...4, .incompleteGamma: -12...7,
      .beta: -20...9,
    ]
    let value = try BigFloat.random(bits: bits, exponents[function] ?? -6...14, &generator)
    // Y and means are not numbers below zero; a few of these show it.
    let isPositive = [.besselY, .arithmeticGeometricMean, .incompleteGamma, .beta].contains(
      function)
    return isPositive && generator.next() % 16 > 0 ? value.magnitude : value
  }

  @Test("random arguments", arguments: functions) func random(_ function: BinaryFunction) throws {
    var generator = SplitMix64(seed: 2_000 + UInt64(function.rawValue))
    for index in 0..<Self.multiplier * 800 {
      let bits = index % 40 == 0 ? 1024 : 1 + Int(generator.next() & 255)
      var x = try first(function, [bits, bits, 20, 64, 2 * bits][index % 5], -9...9, &generator)
      if Self.positive.contains(function), index % 20 > 0 { x = x.magnitude }
      let y = try second(function, [bits, 20, 64, 2 * bits][index % 4], &generator)
      try expectSame(function, x, y, bits: bits)
    }
  }

  @Test("special and awkward arguments", arguments: functions)
  func awkward(_ function: BinaryFunction) throws {
    let texts = [
      "0", "-0", "inf", "-inf", "nan", "1", "-1", "0.5", "2", "3", "4", "10", "0.25", "-2.5",
      "0.333", "1e-30", "1e30", "0x1p-3000", "0x1p3000", "-3", "30", "60", "90", "180", "270",
      "100000001", "4097", "-4096", "4096.5", "1e9", "0x1p62", "0x1p63",
      "0x1.ffffffffffffffffffffp-1", "0x1.000000000000000000001p0", "0x1.0000000000001p1",
    ]
    let units = ["1", "2", "3", "4", "7", "12", "360", "400", "6400", "4294967295", "4294967296"]
    var (firsts, seconds) = (texts, texts)
    if case .units = function.page.call { seconds = units }
    if [.besselJ, .besselY].contains(function) {
      firsts = ["0", "1", "2", "3", "7", "20", "21", "63", "64", "65", "-2", "-3", "0.5", "nan"]
      seconds.removeAll { (Double($0) ?? 0).magnitude > 300 || $0.hasPrefix("0x1p") }
    }
    if Self.slow.contains(function) {
      firsts.removeAll { (0x1p-20...300).contains(Double($0)?.magnitude ?? 1) == false }
      seconds = firsts + ["0", "inf", "-inf", "nan", "1e-12"]
    }
    for bits in [1, 24, 53, 64, 113, 256, 1000] {
      for x in firsts {
        for y in seconds {
          try expectSame(
            function, BigFloat(x, precision: .bits(bits)), BigFloat(y, precision: .bits(64)),
            bits: bits)
        }
      }
    }
  }

  @Test("formats with a small range of exponents", arguments: functions)
  func formats(_ function: BinaryFunction) throws {
    var generator = SplitMix64(seed: 78)
    for (bits, least, greatest) in [(11, -23, 16), (24, -148, 128), (53, -1073, 1024)] {
      let range = ExponentRange(least: least, greatest: greatest)
      for _ in 0..<60 {
        let x = try first(function, bits, -14...10, &generator)
        let y = try second(function, bits, &generator)
        try expectSame(function, x, y, bits: bits, range: range)
      }
    }
  }

  @Test("powers and roots that are short, and next to short numbers")
  func exactCases() throws {
    var generator = SplitMix64(seed: 4_713)
    for bits in [10, 53, 64, 128, 256, 500] {
      for n in [2, 3, 4, 5, 7, 12, 31] {
        for index in 0..<6 {
          let short = try BigFloat.random(bits: 2 + bits * index / (3 * n), -9...9, &generator)
          let exact = BigFloatContext(.bits(n * short.precision.bits + 8), .nearestEven)
          let power = try exact.compute(.pow, short, BigFloat(n))
          for x in [power, exact.neighbor(of: power, .up), exact.neighbor(of: power, .down)] {
            try expectSame(.root, x, BigFloat(n), bits: bits)
            try expectSame(.root, x, BigFloat(-n), bits: bits)
          }
          for exponent in [n, -n] {
            try expectSame(.pow, short, BigFloat(exponent), bits: bits)
            try expectSame(.powr, short, BigFloat(exponent), bits: bits)
          }
        }
      }
    }
  }

  @Test("powers next to short numbers") func hardCases() throws {
    var generator = SplitMix64(seed: 4_712)
    for bits in [10, 53, 64, 128, 256, 500] {
      for round in 0..<40 {
        let target = try BigFloat.random(bits: bits + round % 2, -20...20, &generator).magnitude
        let y = try BigFloat.random(bits: bits, -3...8, &generator)
        for length in [bits, 2 * bits, 2 * bits + 100, 4 * bits] {
          let wide = BigFloatContext(.bits(length), round % 3 == 0 ? .down : .up)
          let x = try wide.compute(.pow, target, wide.divide(.integer(1), y))
          try expectSame(.pow, x, y, bits: bits)
        }
      }
    }
  }

  @Test(
    "incomplete gamma functions that are left to no other algorithm",
    arguments: [
      ("2.5", "30"), ("0.3", "5"), ("100.5", "90"), ("7.25", "400"), ("7", "0.5"), ("60", "200"),
      ("300", "1000"), ("0.01", "1e-9"), ("3000.5", "3000"), ("12.75", "1e5"),
    ])
  func incompleteGamma(_ order: String, _ number: String) throws {
    for bits in [53, 160, 400] {
      let (a, x) = (
        try BigFloat(order, precision: .bits(bits)), try BigFloat(number, precision: .bits(bits))
      )
      let kernel = MediumBinaryFunction.incompleteGamma
      #expect(kernel.isWithinReach(a.operand, x.operand, bits: bits))
      // Twice as many bits as the greatest loss, that of 7.25 and 400.
      let fraction = (bits + 2 * 600) / 64
      let isAnswer = FixedPoint.withRoom(fraction: fraction) {
        $0.compute(kernel, a.operand, x.operand) != nil
      }
      #expect(isAnswer, "\(order), \(number) at \(bits) bits")
    }
  }

  @Test("errors as a share of their bounds", arguments: functions)
  func share(_ function: BinaryFunction) throws {
    let kernel = try #require(Self.kernel(of: function))
    var generator = SplitMix64(seed: 32 + UInt64(function.rawValue))
    var (greatest, answers) = (0.0, 0)
    for fraction in Array(2...10) + [18, 33, 66] {
      let wide = BigFloatContext(.bits(64 * fraction + 256), .nearestEven)
      for index in 0..<40 * min(Self.multiplier, 100) {
        let length = [20, 64 * fraction, 90 * fraction][index % 3]
        // Arcs need a sine.
        let isArc = [.asinUnits, .acosUnits].contains(function)
        var x = try first(function, length, isArc ? -8...(-1) : -8...8, &generator)
        if Self.positive.contains(function) { x = x.magnitude }
        let y = try second(function, length, &generator)
        let right = try withoutKernel(function, x, y, wide)
        let share = FixedPoint.withRoom(fraction: fraction) { room -> Double? in
          room.compute(kernel, x.operand, y.operand)?.share(ofBoundAround: right, fraction, wide)
        }
        guard let share else { continue }
        (greatest, answers) = (max(greatest, share), answers + 1)
      }
    }
    #expect(greatest < 1, "\(function)")
    #expect(answers > 100, "\(function)")
    if Self.multiplier > 1 { print("\(function): largest share of the bound \(greatest)") }
  }
}
