import NumericCore
import Testing

@testable import BigNumbers

@Suite("exact reals")
struct ExactRealTests {
  private let backend = ExactBackend()

  private func root(_ value: BigRational) -> ExactReal { ExactReal(value).squareRoot() }

  @Test("operators note down, and answers are proven") func operators() throws {
    let x = root(2)
    #expect(try (x * x - 2).isZero())
    #expect(try (x * x).rational() == 2)
    #expect(try (root(2) + root(3) - (root(5 + 0) + 0 * x)).sign() == 1)
    #expect(try (root(2) + root(3)).compared(to: (5 + 2 * root(6)).squareRoot()) == .equal)
    #expect(try root(2).compared(to: ExactReal(BigRational(141_421, over: 100_000))) == .greater)
    #expect(try (ExactReal(1) / 3).rational() == BigRational(1, over: 3))
    #expect(try (-x).sign() == -1)
  }

  @Test("a divisor of zero is found when digits are asked for") func lazyErrors() throws {
    let x = 1 / (root(2) * root(2) - 2)
    #expect(throws: ComputationFailure.exception(.divisionByZero)) {
      try x.digits(.significant(5))
    }
    #expect(throws: ComputationFailure.exception(.domain)) {
      try (-root(2)).squareRoot().digits(.significant(5))
    }
  }

  @Test("digits in every direction and radix, against fractions") func digits() throws {
    // 2/3 in a form that only an algebraic proof shows to be rational.
    let x = root(BigRational(4, over: 9)) * root(2) / root(2)
    for rounding in Rounding.allCases {
      for radix in [2, 3, 10, 36, 62] {
        for request in [DigitRequest.significant(9), .afterPoint(7), .shortest] {
          let expected = ExactReal(BigRational(2, over: 3))
          #expect(
            try x.digits(radix: radix, request, rounding: rounding)
              == expected.digits(radix: radix, request, rounding: rounding))
        }
      }
    }
    // A tie that can only be resolved by an algebraic proof.
    let tie = (root(2) + root(3)) * (root(3) - root(2)) / 8
    #expect(try tie.digits(.afterPoint(2)).digits == Array("12".utf8))
    #expect(try tie.digits(.afterPoint(3)).isExact == true)
  }

  /// The separation bound without symbolic simplification, so that every root counts.
  private func separation(of step: Int32, in tape: Tape) -> Int? {
    let forms = (0...Int(step)).map { place in
      if case .value(let value) = tape[place] { return SymbolicForm.rational(value) }
      return .unknown(UInt64(place))
    }
    return SeparationBound.bits(of: Int(step), minus: .zero, in: tape, forms: forms)
  }

  @Test("a separation bound is one: no value lies closer") func separation() throws {
    var tape = Tape()
    func add(_ step: Tape.Step, _ operands: Int32...) -> Int32 {
      tape.append(step, operands, origin: 0)
    }
    // √a + √b − √c for small integers: even the smallest of these numbers is far above the bound.
    for (a, b, c) in [(2, 3, 10), (2, 5, 13), (3, 7, 19), (10, 11, 42), (20, 23, 86)] {
      tape = Tape()
      let roots = [a, b, c].map { add(.unary(.sqrt), tape.integer($0, 0)) }
      let sum = add(.binary(.add), roots[0], roots[1])
      let value = add(.binary(.subtract), sum, roots[2])
      let bits = try #require(
        separation(of: value, in: tape))
      let number = ExactReal(ExactGraph(tape, inputs: []), Int(value))
      let enclosure = try number.enclosure(.bits(64))
      let exponent = try #require(enclosure.mignitude.binaryExponent)
      #expect(-bits < exponent && bits < 200, "\(a) \(b) \(c)")
    }
    // A sine is not an algebraic operation.
    tape = Tape()
    let sine = add(.unary(.sin), tape.integer(1, 0))
    #expect(separation(of: sine, in: tape) == nil)
  }

  @Test("a long sum and a long chain, on the main thread and on a small stack")
  func longComputations() async throws {
    // Whether there are further digits is left open where it takes too long, as on a machine with more to do.
    var limits = ExactLimits()
    limits.sizes.time = 1000
    let patient = limits
    func chain() throws -> NumberDigits {
      var x = ExactReal(2).squareRoot()
      for k in 1...5_000 { x = (x + ExactReal(BigRational(k))) / ExactReal(BigRational(k + 1)) }
      return try x.digits(.significant(30), limits: patient)
    }
    func sum() throws -> NumberDigits {
      var total: ExactReal = 0
      for k in 1...20_000 { total += ExactReal(BigRational(k)).squareRoot() }
      return try total.digits(.significant(30), limits: patient)
    }
    let here = try (chain(), sum())
    let there = try await Task.detached { try (chain(), sum()) }.value
    #expect(here == there)
    // PARI/GP 2.15: sum(k=1,20000,sqrt(k)).
    #expect(String(decoding: here.1.digits, as: UTF8.self) == "188568858625064823461864671503")
  }

  @Test("limits are named, and undecided says how far it looked") func limits() throws {
    var limits = ExactLimits()
    limits.sizes.workingPrecision = 1024
    // Γ(1/3)Γ(2/3) = 2π/√3, which no rule here recognizes inside a sum.
    let wronskian =
      ExactReal.compute(.besselJ0, ExactReal(3)) * ExactReal.compute(.besselY1, ExactReal(3))
      - ExactReal.compute(.besselJ1, ExactReal(3)) * ExactReal.compute(.besselY0, ExactReal(3))
      + 2 / (3 * ExactReal(.pi))
    #expect {
      try wronskian.isZero(limits: limits)
    } throws: { error in
      guard case .undecided(let bits) = error as? ComputationFailure else { return false }
      return bits > 256 && bits <= 1024
    }
    #expect(try wronskian.compared(to: 0, limits: limits) == .undecided)
    #expect(throws: ComputationFailure.inapplicable(Self.noNeighbours)) {
      try backend.nextAbove(1)
    }
  }

  private static let noNeighbours =
    "a real number has no neighbours and no rounding of its own; use -b double or -b bigfloat"

  @Test("rounding to a precision is correct rounding") func rounding() throws {
    let x = ExactReal.compute(.exp, ExactReal(.pi))
    for bits in [1, 24, 53, 200] {
      for rounding in Rounding.allCases {
        let wide = try x.rounded(to: .bits(bits + 300))
        #expect(
          try x.rounded(to: .bits(bits), rounding)
            == BigFloat(wide, precision: .bits(bits), rounding: rounding))
      }
    }
  }

  @Test("a number's program computes the same on other backends") func programs() throws {
    let third = ExactReal(BigRational(-1, over: 3))
    let numbers: [ExactReal] = [
      third, 0, ExactReal(BigRational(10).scaled(byPowerOfTwo: 100)),
      ExactReal.compute(.sec, ExactReal(.pi) + third),
      .compute(.modulo, ExactReal(.e) * 100, root(3)),
      try backend.maximum(third, root(2)),
      try backend.compute(.median, [root(2), third, ExactReal(.pi)]),
      try backend.standardDeviation([1, 2, root(7)], isSample: true),
    ]
    for number in numbers {
      let wide = try BigFloatBackend(precision: .bits(300)).evaluate(number.program())[0]
      let truth = try number.rounded(to: .bits(200))
      #expect(BigFloat(wide, precision: .bits(200)) == truth)
    }
  }
}
