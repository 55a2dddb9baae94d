import BigNumbers
import NumericCore
import Testing

/// Intervals and the facts about errors, with manually chosen cases.
@Suite("intervals")
struct IntervalTests {
  static let precision = Precision.bits(53)

  static func interval(_ lower: Double, _ upper: Double) -> BigInterval {
    BigInterval(lower: BigFloat(lower), upper: BigFloat(upper))
  }

  static let infinity = Double.infinity

  /// A function of one interval, with the exact range and the expected fact.
  struct Case: CustomStringConvertible {
    var operation: UnaryFunction
    var argument: (Double, Double)
    var range: (Double, Double)?
    var fact: String
    init(
      _ operation: UnaryFunction, _ argument: (Double, Double), _ range: (Double, Double)?,
      _ fact: String = ""
    ) {
      self.operation = operation
      self.argument = argument
      self.range = range
      self.fact = fact
    }
    var description: String { "\(operation) of [\(argument.0), \(argument.1)]" }
  }

  static func fact(_ x: BigInterval) -> String {
    x.isErrorCertain ? "certain" : x.isErrorPossible ? "possible" : ""
  }

  static let unary = [
    Case(.sqrt, (-1, 4), (0, 2), "possible"),
    Case(.sqrt, (-4, -1), nil, "certain"),
    Case(.sqrt, (0, 0), (0, 0)),
    Case(.sqrt, (4, infinity), (2, infinity)),
    Case(.log, (0, 1), (-infinity, 0), "possible"),
    Case(.log, (-2, 1), (-infinity, 0), "possible"),
    Case(.log, (-2, 0), nil, "certain"),
    Case(.log, (0, 0), nil, "certain"),
    Case(.log, (1, infinity), (0, infinity)),
    Case(.reciprocalSqrt, (0, 4), (0.5, infinity), "possible"),
    Case(.logOnePlus, (-3, 0), (-infinity, 0), "possible"),
    Case(.atanh, (-1, 1), (-infinity, infinity), "possible"),
    Case(.atanh, (-1, 0), (-infinity, 0), "possible"),
    Case(.atanh, (1, 1), nil, "certain"),
    Case(.atanh, (1, 2), nil, "certain"),
    Case(.asin, (2, 3), nil, "certain"),
    Case(.acosh, (-5, 1), (0, 0), "possible"),
    Case(.exp, (-infinity, 0), (0, 1)),
    Case(.tanh, (-infinity, infinity), (-1, 1)),
    Case(.sin, (-infinity, 1), (-1, 1)),
    Case(.sin, (-2, 2), (-1, 1)),
    Case(.cos, (-0.125, 4), (-1, 1)),
    Case(.tan, (1, 2), (-infinity, infinity), "possible"),
    Case(.cot, (-1, 1), (-infinity, infinity), "possible"),
    Case(.csc, (0, 0), nil, "certain"),
    Case(.sec, (0, 100), (-infinity, infinity), "possible"),
    Case(.csch, (-1, 1), (-infinity, infinity), "possible"),
    Case(.coth, (1, infinity), nil),
    Case(.gamma, (-1.5, 0.5), (-infinity, infinity), "possible"),
    Case(.gamma, (0, infinity), nil, "possible"),
    Case(.gamma, (-1, -1), nil, "certain"),
    Case(.gamma, (3, 4), (2, 6)),
    Case(.gamma, (-infinity, -1), (-infinity, infinity), "possible"),
    Case(.digamma, (-0.5, 0.5), (-infinity, infinity), "possible"),
    Case(.lnGamma, (-0.75, -0.25), nil, "certain"),
    Case(.lnGamma, (1, 2), nil),
    Case(.gammaSign, (-1.5, 0.5), (-1, 1), "possible"),
    Case(.zeta, (0.5, 2), (-infinity, infinity), "possible"),
    Case(.zeta, (1, 1), nil, "certain"),
    Case(.zeta, (1, infinity), (1, infinity), "possible"),
    Case(.expIntegral, (0, 0), nil, "certain"),
    Case(.besselY0, (-3, -1), nil, "certain"),
    Case(.besselJ0, (-infinity, infinity), nil),
    Case(.fraction, (0.5, 1.5), (0, 1)),
    Case(.fraction, (-0.5, 0.5), (-0.5, 0.5)),
    Case(.fraction, (2.25, 2.75), (0.25, 0.75)),
    Case(.binaryExponent, (-3, 4), (-infinity, 3)),
    Case(.binarySignificand, (1, 1.5), (0.5, 0.75)),
    Case(.binarySignificand, (1, 2), (0.5, 1)),
    Case(.factorial, (3, 4), (6, 24)),
    Case(.factorial, (-2, 3), (-infinity, infinity), "possible"),
    Case(.factorial, (-3, -3), nil, "certain"),
    Case(.factorial, (4, 4), (24, 24)),
    Case(.doubleFactorial, (-1, 5), (1, 15), "possible"),
    Case(.magnitude, (-3, 2), (0, 3)),
    Case(.square, (-3, 2), (0, 9)),
    Case(.dilogarithm, (-infinity, 0), (-infinity, 0)),
  ]

  @Test("ranges and facts", arguments: unary) func unaryFacts(_ test: Case) throws {
    let result = try BigInterval.compute(
      test.operation, Self.interval(test.argument.0, test.argument.1), precision: Self.precision)
    #expect(Self.fact(result) == test.fact)
    #expect(result.isEmpty == (test.fact == "certain"))
    if let (low, high) = test.range {
      #expect(result.lower == BigFloat(low) && result.upper == BigFloat(high), "\(result)")
    }
    if !result.isEmpty {
      #expect(result.lower.precision == Self.precision && result.upper.precision == Self.precision)
    }
  }

  static let binary:
    [(BinaryFunction, (Double, Double), (Double, Double), (Double, Double)?, String)] = [
      (.divide, (1, 2), (0, 4), (0.25, infinity), "possible"),
      (.divide, (1, 2), (-1, 4), (-infinity, infinity), "possible"),
      (.divide, (1, 2), (-4, 0), (-infinity, -0.25), "possible"),
      (.divide, (1, 2), (0, 0), nil, "certain"),
      (.divide, (0, 0), (-1, 1), (0, 0), "possible"),
      (.divide, (1, 2), (4, infinity), (0, 0.5), ""),
      (.multiply, (0, 0), (-infinity, infinity), (0, 0), ""),
      (.multiply, (-2, 3), (-5, 7), (-15, 21), ""),
      (.add, (-infinity, 1), (2, infinity), (-infinity, infinity), ""),
      (.add, (infinity, infinity), (1, 1), (infinity, infinity), ""),
      (.subtract, (1, 1), (infinity, infinity), (-infinity, -infinity), ""),
      (.pow, (infinity, infinity), (2, 2), (infinity, infinity), ""),
      (.pow, (-2, 3), (2, 2), (0, 9), ""),
      (.pow, (-2, 3), (3, 3), (-8, 27), ""),
      (.pow, (-2, -1), (0.5, 0.5), nil, "certain"),
      (.pow, (-2, 4), (0.5, 0.5), (0, 2), "possible"),
      (.pow, (-2, 2), (-1, -1), (-infinity, infinity), "possible"),
      (.pow, (-2, 2), (-2, -2), (0.25, infinity), "possible"),
      (.pow, (-2, -1), (1, 2), (-2, 4), "possible"),
      (.pow, (0, 2), (0, 1), (0, 2), ""),
      (.pow, (0, 0), (-2, -1), nil, "certain"),
      (.powr, (0, 0), (0, 0), nil, "certain"),
      (.powr, (0, 4), (0, 0), (1, 1), "possible"),
      (.root, (-8, 27), (3, 3), (-2, 3), ""),
      (.root, (-4, 4), (2, 2), (0, 2), "possible"),
      (.root, (-8, 8), (-3, -3), (-infinity, infinity), "possible"),
      (.root, (4, 4), (0, 0), nil, "certain"),
      (.root, (16, 16), (1, 4), (2, 16), "possible"),
      (.logBase, (8, 8), (0.5, 2), (-infinity, infinity), "possible"),
      (.logBase, (4, 8), (2, 2), (2, 3), ""),
      (.logBase, (4, 8), (1, 1), nil, "certain"),
      (.atan2, (0, 0), (0, 0), (0, 0), ""),
      (.atan2, (0, 0), (1, 2), (0, 0), ""),
      (.modulo, (7, 7), (3, 4), (0, 3.5), ""),
      (.modulo, (-1, 1), (5, 5), (0, 5), ""),
      (.modulo, (7, 8), (5, 5), (2, 3), ""),
      (.modulo, (7, 8), (0, 0), nil, "certain"),
      (.modulo, (7, 8), (-1, 20), nil, "possible"),
      (.remainder, (7, 8), (4, 4), (-1, 0), ""),
      (.truncatingRemainder, (-7.5, -7), (4, 4), (-3.5, -3), ""),
      (.positiveDifference, (1, 4), (2, 3), (0, 2), ""),
      (.relativeDifference, (4, 4), (5, 6), (0.25, 0.5), ""),
      (.relativeDifference, (0, 0), (1, 2), nil, "certain"),
      (.relativeDifference, (0, 0), (0, 0), (0, 0), ""),
      (.relativeDifference, (-4, -2), (-3, -3), (-0.5, 0), ""),
      (.copySign, (-2, 3), (0, 1), (0, 3), ""),
      (.copySign, (1, 3), (-1, 1), (-3, 3), ""),
      (.nextToward, (1, 1), (1, 1), (1, 1), ""),
      (.hypot, (-3, 3), (4, 4), (4, 5), ""),
      (.sinUnits, (0, 180), (360, 360), (0, 1), ""),
      (.sinUnits, (30, 90), (360, 360), (0.5, 1), ""),
      (.tanUnits, (45, 90), (360, 360), (1, infinity), "possible"),
      (.tanUnits, (810, 900), (360, 360), (-infinity, 0), "possible"),
      (.tanUnits, (90, 90), (360, 360), nil, "certain"),
      (.tanUnits, (-45, 45), (360, 360), (-1, 1), ""),
      (.cosUnits, (0, 1), (0.5, 0.75), nil, "certain"),
      (.asinUnits, (0.5, 2), (360, 360), (30, 90), "possible"),
      (.besselY, (1, 1), (0, 0), nil, "certain"),
      (.besselJ, (0.5, 0.5), (1, 1), nil, "certain"),
      (.binomial, (5, 5), (2, 2), (10, 10), ""),
      (.binomial, (1000, 2000), (0.5, 1000.5), nil, "possible"),
      (.permutations, (5, 6), (2, 3), (20, 120), "possible"),
      (.greatestCommonDivisor, (12, 12), (18, 18), (6, 6), ""),
      (.greatestCommonDivisor, (0, 1e6), (1e6, 2e6), (1, 2e6), "possible"),
      (.leastCommonMultiple, (4, 4), (5, 6), (12, 20), "possible"),
      (.scaleByPowerOfTwo, (-1, 3), (-1, 2), (-4, 12), "possible"),
      (.compound, (-1, 1), (2, 2), (0, 4), ""),
      (.compound, (-2, 1), (2, 2), (0, 4), "possible"),
      (.compound, (-1, -1), (-2, -2), nil, "certain"),
      (.arithmeticGeometricMean, (-1, 2), (2, 2), (0, 2), "possible"),
      (.arithmeticGeometricMean, (1, 1), (0, 1), (0, 1), ""),
      (.arithmeticGeometricMean, (0, 1), (1, 1), (0, 1), ""),
      (.beta, (0, 1), (1, 1), (1, infinity), "possible"),
      (.incompleteGamma, (1, 1), (-1, 0), (1, 1), "possible"),
      (.incompleteGamma, (1, 2), (0, infinity), (0, 1), ""),
    ]

  @Test("ranges and facts with two arguments", arguments: binary.indices)
  func binaryFacts(_ index: Int) throws {
    let (operation, x, y, range, fact) = Self.binary[index]
    let result = try BigInterval.compute(
      operation, Self.interval(x.0, x.1), Self.interval(y.0, y.1), precision: Self.precision)
    #expect(Self.fact(result) == fact, "\(operation) \(x) \(y): \(result)")
    #expect(result.isEmpty == (fact == "certain"), "\(operation) \(x) \(y): \(result)")
    if let (low, high) = range {
      #expect(
        result.lower == BigFloat(low) && result.upper == BigFloat(high),
        "\(operation) \(x) \(y): \(result)")
    }
  }

  @Test("facts go on through operations") func inheritance() throws {
    let p = Self.precision
    let possible = try BigInterval.compute(.sqrt, Self.interval(-1, 4), precision: p)
    let certain = try BigInterval.compute(.sqrt, Self.interval(-4, -1), precision: p)
    #expect((possible + possible).isErrorPossible && !(possible + possible).isErrorCertain)
    #expect(try BigInterval.compute(.exp, possible, precision: p).isErrorPossible)
    #expect((-possible).isErrorPossible)
    #expect((possible * certain).isErrorCertain && (possible * certain).isEmpty)
    #expect(try BigInterval.compute(.exp, certain, precision: p).isErrorCertain)
    let sum = try BigInterval.compute(.sum, [possible, BigInterval(1)], precision: p)
    #expect(sum.isErrorPossible)
    #expect(BigInterval(BigFloat.nan).isErrorCertain)
    #expect(!possible.hull(BigInterval(7)).isErrorCertain)
    #expect(
      certain.hull(BigInterval(7)).contains(7) && !certain.hull(BigInterval(7)).isErrorCertain)
  }

  @Test("cut of the angle") func cut() throws {
    let p = Self.precision
    let pi = try BigInterval.constant(.pi, precision: p)
    let across = try BigInterval.compute(
      .atan2, Self.interval(-1, 1), Self.interval(-2, -1), precision: p)
    #expect(across.lower == -pi.upper && across.upper == pi.upper)
    let above = try BigInterval.compute(
      .atan2, Self.interval(0, 1), Self.interval(-2, -1), precision: p)
    #expect(above.upper == pi.upper && above.lower > 2)
    let below = try BigInterval.compute(
      .atan2, Self.interval(-1, 0), Self.interval(-2, -1), precision: p)
    #expect(below.lower == -pi.upper && below.upper == pi.upper)
    let right = try BigInterval.compute(
      .atan2, Self.interval(-1, 0), Self.interval(0, 1), precision: p)
    #expect(right.lower < -1 && right.upper == 0)
    let turns = try BigInterval.compute(
      .atan2Units, [Self.interval(-1, 1), Self.interval(-2, -1), BigInterval(360)], precision: p)
    #expect(turns == Self.interval(-180, 180))
  }

  @Test("comparisons have three answers") func comparisons() {
    let (a, b, c) = (Self.interval(1, 2), Self.interval(2, 3), Self.interval(4, 5))
    #expect(BigInterval.ordering(a, c) == .less && BigInterval.ordering(c, a) == .greater)
    #expect(BigInterval.ordering(a, b) == .undecided && BigInterval.ordering(a, a) == .undecided)
    #expect(BigInterval.ordering(BigInterval(2), BigInterval(2)) == .equal)
    #expect(BigInterval.ordering(.empty, a) == .unordered)
    #expect(BigInterval.relation(.lessOrEqual, a, b) == .true)
    #expect(BigInterval.relation(.greater, a, b) == .false)
    #expect(BigInterval.relation(.less, a, b) == .undecided)
    #expect(BigInterval.relation(.equal, a, c) == .false)
    #expect(BigInterval.relation(.notEqual, a, c) == .true)
    #expect(BigInterval.relation(.equal, a, a) == .undecided)
    #expect(a.isPositive == .true && (-a).isNegative == .true)
    #expect(Self.interval(-1, 1).isPositive == .undecided)
  }

  @Test("measures and members") func measures() throws {
    let x = Self.interval(-1, 3)
    #expect(
      x.midpoint == 1 && x.width == 4 && x.radius == 2 && x.magnitude == 3 && x.mignitude == 0)
    #expect(
      Self.interval(2, 3).mignitude == 2 && BigInterval(5).isPoint && BigInterval(5).width == 0)
    let tenth = BigInterval(BigRational(1, over: 10), precision: Self.precision)
    #expect(
      tenth.contains(BigRational(1, over: 10)) && !tenth.isPoint
        && !tenth.contains(BigRational(1, over: 9)))
    #expect(try BigInterval("0.1", precision: Self.precision) == tenth)
    #expect(try BigInterval("0.5", precision: Self.precision).isPoint)
    #expect(BigInterval.entire.midpoint == 0 && BigInterval.empty.midpoint.isNaN)
    let half = BigInterval(lower: 7, upper: .infinity)
    #expect(half.contains(half.midpoint) && half.midpoint.isFinite)
    #expect(x.intersection(Self.interval(2, 9)) == Self.interval(2, 3))
    #expect(x.intersection(Self.interval(4, 9)).isEmpty)
    #expect(x.hull(Self.interval(4, 9)) == Self.interval(-1, 9))
    #expect(x.contains(Self.interval(0, 1)) && !x.contains(Self.interval(0, 4)))
    #expect(BigInterval(lower: -BigFloat(0), upper: 1) == Self.interval(0, 1))
  }

  @Test("widths and radii are the least numbers that are large enough, by exact fractions")
  func roundedMeasures() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<400 {
      let bits = Int.random(in: 2...70, using: &random)
      func bound() -> BigFloat {
        let significand = UInt64.random(in: 1...(.max), using: &random)
        let number = BigFloat(
          sign: Bool.random(using: &random) ? .plus : .minus,
          exponent: Int.random(in: -90...10, using: &random),
          significand: BigFloat(significand, precision: .bits(64)))
        return BigFloat(number, precision: .bits(bits))
      }
      let (a, b) = (bound(), bound())
      let x = BigInterval(lower: min(a, b), upper: max(a, b))
      let (low, high) = (try BigRational(exactly: x.lower), try BigRational(exactly: x.upper))
      guard let low, let high, low < high else { continue }
      let middle = try #require(try BigRational(exactly: x.midpoint))
      for (measure, exact) in [(x.width, high - low), (x.radius, max(high - middle, middle - low))]
      {
        let value = try #require(try BigRational(exactly: measure))
        let below = try #require(try BigRational(exactly: measure.nextDown))
        #expect(value >= exact && below < exact)
      }
      // Numbers between a bound and its neighbour.
      let least = x.lower.ulp, greatest = x.upper.ulp
      for (bound, unit, sign) in [(low, least, -1), (high, greatest, 1)] {
        let step = try #require(try BigRational(exactly: unit)) / 1_000_000
        #expect(x.contains(bound) && x.contains(bound - BigRational(sign) * step))
        #expect(!x.contains(bound + BigRational(sign) * step))
      }
    }
    // Without a finite bound the midpoint lies between the other one and infinity.
    for bound in [-7, 0, 7] as [BigFloat] {
      let (above, below) = (
        BigInterval(lower: bound, upper: .infinity), BigInterval(lower: -.infinity, upper: bound)
      )
      #expect(above.midpoint > bound && above.midpoint.isFinite)
      #expect(below.midpoint < bound && below.midpoint.isFinite)
    }
  }

  @Test("text encloses") func text() throws {
    #expect(Self.interval(1, 2.5).description == "[1, 2.5]")
    #expect(BigInterval.empty.description == "empty")
    #expect(BigInterval.entire.description == "[-inf, inf]")
    let third = BigInterval(1) / BigInterval(BigFloat(3, precision: .bits(53)))
    let parts = third.description.dropFirst().dropLast().split(separator: ",").map {
      $0.drop { $0 == " " }
    }
    let wide = Precision.bits(400)
    let low = try BigFloat(String(parts[0]), precision: wide)
    let high = try BigFloat(String(parts[1]), precision: wide)
    #expect(low < third.lower && third.upper < high)
  }

  @Test("limits pass through") func limits() throws {
    var limits = Limits()
    limits.precision = 100
    #expect(throws: LimitExceeded.self) {
      try BigInterval.compute(.exp, BigInterval(1), precision: .bits(101), limits: limits)
    }
    #expect(throws: LimitExceeded.self) {
      try BigInterval.compute(.airy, Self.interval(-2000, -1999), precision: Self.precision)
    }
    let huge = BigFloat(sign: .plus, exponent: 1 << 40, significand: 1)
    let wide = BigInterval(lower: -huge, upper: huge)
    #expect(try BigInterval.compute(.sin, wide, precision: Self.precision) == Self.interval(-1, 1))
    #expect(throws: LimitExceeded.self) {
      try BigInterval.compute(.sin, BigInterval(huge), precision: Self.precision)
    }
  }
}
