import NumericCore
import Testing

@testable import BigNumbers

/// Formulas and rates of exact numbers where a first attempt does not suffice.
@Suite("financial problems")
struct FinancialProblemTests {
  /// The problem of one of the rates of cash flows.
  private static func rate(
    _ flows: [BigRational], number: Int = 1
  ) throws -> FinancialProblem {
    try FinancialProblem(.internalRate, [BigRational(number)] + flows, limits: Limits())
  }

  /// −pv·√1.1 − 10·pmt·(√1.1 − 1) for numbers of forty digits, whose terms cancel.
  ///
  /// The digits are those of mpmath.
  @Test("a value above 1 that cancellation hides at first is enclosed") func cancellation() throws {
    let payment = try BigRational(parsing: "1" + String(repeating: "0", count: 39))
    let present: BigRational = "-465374107544076845532240784727840013858"
    var problem = try FinancialProblem(
      .futureValue, [BigRational(1, over: 10), BigRational(1, over: 2), payment, present, .zero],
      limits: Limits())
    let expected = try BigFloat(
      "-3.31940676419174244649511603142474976242846907693669190529781398211694298828645457734245026",
      precision: .bits(300))
    #expect(try problem.exactValue() == nil)
    let value = try problem.enclosure(bits: 100)
    #expect(value.contains(expected) && value.width < BigFloat(0x1p-98 as Double))
  }

  /// A coefficient of 10⁷ bits at u⁶⁰ makes 3782 additions long, which are estimated at 0.3 s; a time limit of one second
  /// leaves 0.2 s for them. At u⁰ it makes two of them long.
  @Test("the search for rates counts the bits of every flow", arguments: [0, 60, 80])
  func lengthOfFlows(_ place: Int) {
    var limits = Limits()
    limits.time = 1
    var isolation = RootIsolation(limits)
    let short = IntegerPolynomial([BigInteger](repeating: BigInteger(1), count: 81))
    #expect(throws: Never.self) { try isolation.spend(on: short) }
    var coefficients = short.coefficients
    coefficients[place] = BigInteger(1).shiftedUp(10_000_000)
    let long = IntegerPolynomial(coefficients)
    #expect(((try? isolation.spend(on: long)) != nil) == (place == 0))
  }

  /// The flows of (10u − 11)(10u − 12)(u⁵⁸ + … + 1), whose last factor has no positive root.
  ///
  /// As a polynomial in the rate u − 1 it has coefficients of up to 60 bits.
  @Test("two rates of 61 flows") func manyFlows() throws {
    let inner = [BigRational](repeating: 2, count: 57)
    let flows = [100, -130] + inner + [-98, 132]
    for (number, denominator) in [(1, 10), (2, 5)] {
      var problem = try Self.rate(flows, number: number)
      #expect(try problem.exactValue() == BigRational(1, over: denominator))
    }
    #expect(throws: ComputationFailure.self) { try Self.rate(flows, number: 3) }
  }

  /// The rates ±a/b of b²u² − 2b²u + b² − a² for a prime b.
  @Test(
    "opposite rates are known as fractions up to a denominator of 42 bits",
    arguments: [(4_398_046_511_093, true), (17_592_186_044_399, false)])
  func opposites(_ b: Int, _ isKnown: Bool) throws {
    let (a, square) = (1_000_000_000_001, BigRational(b) * BigRational(b))
    let rate = BigRational(a, over: b)
    let flows = [square, -2 * square, square - BigRational(a) * BigRational(a)]
    for (number, expected) in [(1, rate), (2, -rate)] {
      var problem = try Self.rate(flows, number: number)
      #expect(try problem.exactValue() == (isKnown ? expected : nil))
      #expect(problem.isValue(expected) == true && problem.isValue(-expected) == false)
      let value = try problem.enclosure(bits: 200)
      #expect(value.lower.signum == expected.sign && value.upper.signum == expected.sign)
    }
  }

  @Test("a rate next to 0 is found by its exponent, and not bit by bit") func tinyRate() throws {
    // The only rate of −1 and 1 + r is r.
    let rate = BigRational(3).scaled(byPowerOfTwo: -1_000_000)
    var problem = try Self.rate([-1, .one + rate])
    let value = try Deadline.within(Limits()) { () throws(ComputationFailure) in
      try problem.enclosure(bits: 64)
    }
    let expected = BigFloat(rate, precision: .bits(64))
    #expect(value.contains(expected))
    #expect(value.width < BigFloat(sign: .plus, exponent: -62, significand: expected))
  }
}
