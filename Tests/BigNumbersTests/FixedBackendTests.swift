import BigNumbers
import NumericCore
import Testing

/// `FixedFloat` gives the same results as `BigFloatBackend` with 64 bits for each limb.
@Suite("FixedFloat, bit for bit")
struct FixedBackendTests {
  /// One function of operands, computed in both types at one width and in one direction.
  private static func failures<let limbs: Int>(
    _ operands: [[FixedFloat<limbs>]], _ rounding: Rounding, _ name: String,
    fixed: ([FixedFloat<limbs>]) -> FixedFloat<limbs>,
    big: (BigFloatBackend, [BigFloat]) throws(LimitExceeded) -> BigFloat
  ) throws -> [String] {
    let backend = try BigFloatBackend(precision: FixedFloat<limbs>.precision, rounding: rounding)
    return operands.compactMap { x in
      let expected: BigFloat
      do throws(LimitExceeded) { expected = try big(backend, x.map { BigFloat($0) }) } catch {
        expected = .nan
      }
      let (own, other) = (VectorTests.bits(BigFloat(fixed(x))), VectorTests.bits(expected))
      return own == other ? nil : "\(name)(\(x)), \(rounding), \(limbs): \(own), not \(other)"
    }
  }

  private static func unary<let limbs: Int>(
    _ type: FixedFloat<limbs>.Type, _ operation: UnaryFunction
  ) throws -> [String] {
    var generator = SplitMix64(seed: UInt64(operation.rawValue) << 8 | UInt64(limbs))
    let operands = FixedOperands.draw(type, count: limbs > 4 ? 8 : 20, using: &generator)
    return try Rounding.allCases.flatMap { rounding in
      try failures(
        operands.map { [$0] }, rounding, "\(operation)",
        fixed: { FixedFloat.compute(operation, $0[0], rounding: rounding) },
        big: { (backend, x) throws(LimitExceeded) in try backend.compute(operation, x[0]) })
        + failures(
          operands.map { [$0] }, rounding, "form \(operation)",
          fixed: { x in
            var result = x[0]
            FixedFloat.compute(operation, inPlace: &result, rounding: rounding)
            return result
          }, big: { (backend, x) throws(LimitExceeded) in try backend.compute(operation, x[0]) })
    }
  }

  private static func binary<let limbs: Int>(
    _ type: FixedFloat<limbs>.Type, _ operation: BinaryFunction
  ) throws -> [String] {
    var generator = SplitMix64(seed: 0xb << 16 | UInt64(operation.rawValue) << 8 | UInt64(limbs))
    let pairs = (0..<(limbs > 4 ? 10 : 30)).map { _ in
      FixedOperands.draw(type, count: 2, using: &generator)
    }
    return try Rounding.allCases.flatMap { rounding in
      try failures(
        pairs, rounding, "\(operation)",
        fixed: { FixedFloat.compute(operation, $0[0], $0[1], rounding: rounding) },
        big: { (backend, x) throws(LimitExceeded) in try backend.compute(operation, x[0], x[1]) })
        + failures(
          pairs, rounding, "form \(operation)",
          fixed: { x in
            var result = x[0]
            FixedFloat.compute(operation, inPlace: &result, x[1], rounding: rounding)
            return result
          },
          big: { (backend, x) throws(LimitExceeded) in try backend.compute(operation, x[0], x[1]) })
    }
  }

  @Test("functions of one number", arguments: UnaryFunction.allCases)
  func unary(_ operation: UnaryFunction) throws {
    let failures =
      try Self.unary(FixedFloat<1>.self, operation) + Self.unary(FixedFloat<2>.self, operation)
      + Self.unary(FixedFloat<4>.self, operation) + Self.unary(FixedFloat<16>.self, operation)
    #expect(failures.isEmpty, "\(failures.count) wrong, such as \(failures.prefix(3))")
  }

  @Test("functions of two numbers", arguments: BinaryFunction.allCases)
  func binary(_ operation: BinaryFunction) throws {
    let failures =
      try Self.binary(FixedFloat<1>.self, operation) + Self.binary(FixedFloat<2>.self, operation)
      + Self.binary(FixedFloat<4>.self, operation) + Self.binary(FixedFloat<16>.self, operation)
    #expect(failures.isEmpty, "\(failures.count) wrong, such as \(failures.prefix(3))")
  }

  /// The operators have an implementation of their own.
  private static func operators<let limbs: Int>(_ type: FixedFloat<limbs>.Type) throws -> [String] {
    typealias Number = FixedFloat<limbs>
    var generator = SplitMix64(seed: UInt64(limbs))
    let triples = (0..<400).map { _ in FixedOperands.draw(type, count: 3, using: &generator) }
    let named: [(String, ([Number]) -> Number, Function)] = [
      ("+", { $0[0] + $0[1] }, .binary(.add)),
      ("-", { $0[0] - $0[1] }, .binary(.subtract)),
      ("*", { $0[0] * $0[1] }, .binary(.multiply)),
      ("/", { $0[0] / $0[1] }, .binary(.divide)),
      ("+=", { x in changed(x) { $0 += x[1] } }, .binary(.add)),
      ("-=", { x in changed(x) { $0 -= x[1] } }, .binary(.subtract)),
      ("*=", { x in changed(x) { $0 *= x[1] } }, .binary(.multiply)),
      ("/=", { x in changed(x) { $0 /= x[1] } }, .binary(.divide)),
      ("x*x", { x in changed(x) { $0 *= $0 } }, .unary(.square)),
      ("negative", { -$0[0] }, .unary(.negate)),
      ("magnitude", { $0[0].magnitude }, .unary(.magnitude)),
      ("√", { $0[0].squareRoot() }, .unary(.sqrt)),
      ("form √", { x in changed(x) { $0.formSquareRoot() } }, .unary(.sqrt)),
      ("fma", { $0[2].addingProduct($0[0], $0[1]) }, .list(.fusedMultiplyAdd)),
      ("%", { $0[0].remainder(dividingBy: $0[1]) }, .binary(.remainder)),
      ("fmod", { $0[0].truncatingRemainder(dividingBy: $0[1]) }, .binary(.truncatingRemainder)),
      ("above", { $0[0].nextUp }, .unary(.nextAbove)),
      ("below", { $0[0].nextDown }, .unary(.nextBelow)),
      ("floor", { $0[0].rounded(.down) }, .unary(.floor)),
      ("even", { $0[0].rounded(.toNearestOrEven) }, .unary(.roundEven)),
    ]
    return try named.flatMap { name, fixed, function in
      try failures(triples, .nearestEven, name, fixed: fixed) {
        (backend, x) throws(LimitExceeded) in try backend.compute(function, x)
      }
    }
  }

  private static func changed<let limbs: Int>(
    _ x: [FixedFloat<limbs>], _ body: (inout FixedFloat<limbs>) -> Void
  ) -> FixedFloat<limbs> {
    var result = x[0]
    body(&result)
    return result
  }

  @Test("operators") func operators() throws {
    let failures =
      try Self.operators(FixedFloat<1>.self) + Self.operators(FixedFloat<2>.self)
      + Self.operators(FixedFloat<4>.self) + Self.operators(FixedFloat<16>.self)
    #expect(failures.isEmpty, "\(failures.count) wrong, such as \(failures.prefix(3))")
  }

  @Test("constants", arguments: Constant.allCases)
  func constants(_ constant: Constant) {
    func isRight<let limbs: Int>(_ type: FixedFloat<limbs>.Type, _ rounding: Rounding) -> Bool {
      let precision = FixedFloat<limbs>.precision
      let expected = BigFloat.constant(constant, precision: precision, rounding: rounding)
      return BigFloat(FixedFloat<limbs>.constant(constant, rounding: rounding)) == expected
    }
    for rounding in Rounding.allCases {
      #expect(isRight(FixedFloat<1>.self, rounding) && isRight(FixedFloat<3>.self, rounding))
    }
  }
}

/// Operands, in which special values are over-represented.
enum FixedOperands {
  static func draw<let limbs: Int>(
    _ type: FixedFloat<limbs>.Type, count: Int, using generator: inout SplitMix64
  ) -> [FixedFloat<limbs>] {
    let special: [FixedFloat<limbs>] = [
      0, -0.0, .infinity, -.infinity, .nan, 1, -1, 0.5, -1.5, 2, 3, 10, 1 + .ulpOfOne,
      1 - .ulpOfOne / 2,
    ]
    return (0..<count).map { _ in
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1: special.randomElement(using: &generator) ?? 0
      case 2: FixedFloat(Int.random(in: -12...40, using: &generator))
      default: random(type, exponents: -6...6, using: &generator)
      }
    }
  }

  /// A random number with a full significand and either sign.
  static func random<let limbs: Int>(
    _ type: FixedFloat<limbs>.Type, exponents: ClosedRange<Int>, using generator: inout SplitMix64
  ) -> FixedFloat<limbs> {
    let bits = FixedFloat<limbs>.precision.bits
    let text = FullSignificand(bits: bits, exponents: exponents, using: &generator).text
    return (try? FixedFloat(text)) ?? .nan
  }
}
