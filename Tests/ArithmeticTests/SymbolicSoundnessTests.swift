import Arithmetic
import NumericCore
import Testing

@testable import BigNumbers

/// Compares random operations on random forms with the same operations on numbers.
@Suite("SymbolicForm beside numbers")
struct SymbolicSoundnessTests {
  /// A form and its value.
  struct Entry {
    var form: SymbolicForm
    var number: BigFloat
    var history: String
  }

  /// The number of random sequences.
  static let seeds: UInt64 = 24

  static let backend = BigFloatBackend(
    within: Limits(), precision: .bits(800), rounding: .nearestEven)

  @Test("a form has the value of the operations it came from", arguments: 0..<Self.seeds)
  func agreement(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let numbers = SymbolicNumbers(
      backend: Self.backend,
      unknowns: Dictionary(
        uniqueKeysWithValues: try (1...3).map { id in
          let value = BigRational(Int.random(in: -4000...4000, using: &generator), over: 1001)
          return (UInt64(id), try Self.backend.sqrt(numbersOf(value.magnitude)))
        }.map { ($0.0, $0.0 == 2 ? -$0.1 : $0.1) }))
    for _ in 0..<25 {
      var pool = try leaves(numbers, &generator)
      for _ in 0..<12 {
        guard let entry = try? step(pool, &generator),
          let (value, scale) = try? numbers.value(of: entry.form)
        else { continue }
        guard let value = try settled(entry, value, scale) else { continue }
        try expectText(of: entry.form, is: value, scale)
        pool.append(Entry(form: entry.form, number: value, history: entry.history))
      }
    }
  }

  private func numbersOf(_ value: BigRational) -> BigFloat {
    BigFloat(value, precision: Self.backend.precision)
  }

  /// Compares; returns the number to continue with, if it is of moderate size.
  private func settled(_ entry: Entry, _ value: BigFloat, _ scale: BigFloat) throws -> BigFloat? {
    let difference = try Self.backend.magnitude(Self.backend.subtract(value, entry.number))
    let size = max(scale, BigFloat.integer(1))
    let bound = try Self.backend.multiply(size, Self.tiny)
    #expect(
      difference <= bound,
      "\(entry.history) is \(entry.number), its form \(entry.form.text ?? "") \(value)")
    if let rational = entry.form.rational {
      return rational.longerBits < 200 ? numbersOf(rational) : nil
    }
    let magnitude = try Self.backend.magnitude(entry.number)
    return magnitude < 1_000_000 && magnitude > Self.tiny ? entry.number : nil
  }

  /// Checks that the text of a form is an expression with its value.
  private func expectText(
    of form: SymbolicForm, is value: BigFloat, _ scale: BigFloat
  ) throws {
    guard let text = form.text, text.utf8.count < 2000,
      case .number(let number) = try Calculator(Self.backend).evaluate(text).value
    else { return }
    let difference = try Self.backend.magnitude(Self.backend.subtract(value, number))
    let size = max(scale, BigFloat.integer(1))
    #expect(try difference <= Self.backend.multiply(size, Self.tiny), "\(text) is not \(value)")
  }

  static let tiny = BigFloat.integer(1).scaled(-300)

  private func leaves(
    _ numbers: SymbolicNumbers, _ generator: inout SplitMix64
  ) throws -> [Entry] {
    var forms: [SymbolicForm] = [.pi, .unknown(1), .unknown(2), .unknown(3)]
    for _ in 0..<6 {
      let n = Int.random(in: -12...12, using: &generator)
      let d = [1, 1, 2, 3, 4, 5, 6, 12].randomElement(using: &generator) ?? 1
      forms.append(SymbolicForm(BigRational(n, over: d)))
    }
    if let constant = Constant.allCases.randomElement(using: &generator) {
      forms.append(.constant(constant))
    }
    return try forms.map {
      Entry(form: $0, number: try numbers.value(of: $0).value, history: $0.text ?? "x")
    }
  }

  /// One random operation; nil where it is undefined, undecided or too large.
  private func step(_ pool: [Entry], _ generator: inout SplitMix64) throws -> Entry? {
    guard let x = pool.randomElement(using: &generator),
      let y = pool.randomElement(using: &generator),
      let z = pool.randomElement(using: &generator)
    else { return nil }
    let kind = Int.random(in: 0..<10, using: &generator)
    if kind < 4 {
      guard let operation = Self.unary.randomElement(using: &generator),
        try isDecided(.unary(operation), [x]),
        let form = SymbolicForm.compute(operation, x.form)
      else { return nil }
      let number = try Self.backend.compute(operation, x.number)
      return try entry(form, number, "\(operation)(\(x.history))")
    }
    if kind < 9 {
      guard let operation = Self.binary.randomElement(using: &generator),
        try isDecided(.binary(operation), [x, y]),
        let form = SymbolicForm.compute(operation, x.form, y.form)
      else { return nil }
      let number = try Self.backend.compute(operation, x.number, y.number)
      return try entry(form, number, "\(operation)(\(x.history), \(y.history))")
    }
    guard
      let reduction = ListFunction.allCases.filter(\.isReduction).randomElement(using: &generator),
      let form = SymbolicForm.compute(reduction, [x.form, y.form, z.form, x.form])
    else { return nil }
    let number = try Self.backend.compute(reduction, [x, y, z, x].map(\.number))
    return try entry(form, number, "\(reduction)(\(x.history), \(y.history), \(z.history))")
  }

  private func entry(_ form: SymbolicForm, _ number: BigFloat, _ history: String) throws -> Entry? {
    try number.isNaN || number.isInfinite || Self.backend.magnitude(number) > 1_000_000
      ? nil : Entry(form: form, number: number, history: history)
  }

  /// Whether the rounded operands are on the same side of every discontinuity as the exact ones.
  private func isDecided(_ operation: NumericCore.Operation, _ operands: [Entry]) throws -> Bool {
    if operation == .binary(.pow), operands[0].number.isNegative, operands[1].form.rational == nil {
      return false
    }
    if Self.integral.contains(operation) {
      return operands.allSatisfy { $0.form.rational != nil }
    }
    guard Self.discontinuous.contains(operation) else { return true }
    // Rationals whose denominator is a power of two are exact.
    let areExact = operands.allSatisfy { operand in
      guard let value = operand.form.rational else { return false }
      return value.denominator == BigInteger.one << (value.denominatorBits - 1)
    }
    if areExact { return true }
    // A rounded quotient or difference may be on the wrong side of an integer.
    let probes = try operands.map(\.number) + quotient(operands)
    return try probes.allSatisfy { probe in
      let doubled = try Self.backend.multiply(probe, BigFloat.integer(2))
      let distance = try Self.backend.subtract(doubled, Self.backend.roundEven(doubled))
      return try Self.backend.magnitude(distance) > Self.tiny
    }
  }

  private func quotient(_ operands: [Entry]) throws -> [BigFloat] {
    guard operands.count == 2, !operands[1].number.isZero else { return [] }
    return [try Self.backend.divide(operands[0].number, operands[1].number)]
  }

  static let discontinuous: Set<NumericCore.Operation> = [
    .unary(.floor), .unary(.ceil), .unary(.trunc), .unary(.round), .unary(.roundEven),
    .unary(.fraction), .unary(.sign), .unary(.binaryExponent), .unary(.binarySignificand),
    .binary(.modulo), .binary(.truncatingRemainder), .binary(.remainder), .binary(.atan2),
    .binary(.truncatingQuotient), .binary(.remainderQuotient), .binary(.copySign),
  ]

  /// Functions of integers, which cannot be applied to rounded values.
  static let integral: Set<NumericCore.Operation> = [
    .binary(.root), .binary(.compound), .binary(.scaleByPowerOfTwo), .binary(.binomial),
    .binary(.permutations), .binary(.greatestCommonDivisor), .binary(.leastCommonMultiple),
    .unary(.doubleFactorial), .binary(.besselJ), .binary(.besselY),
  ]

  static let unary = UnaryFunction.allCases.filter {
    ![.nextAbove, .nextBelow, .roundInDirection].contains($0)
  }
  static let binary =
    BinaryFunction.allCases.filter {
      ![.nextToward].contains($0)
    } + [.add, .subtract, .multiply, .divide, .pow, .atan2]
}
