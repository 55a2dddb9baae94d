import BigNumbers
import NumericCore
import Testing

/// Conversions of units and functions of lists, over intervals.
@Suite("conversions of intervals")
struct IntervalConversionTests {
  /// (9x + 160)/5: degrees Celsius in degrees Fahrenheit.
  private static let fahrenheit = ExactRatio(
    ExactLiteral(9), ExactLiteral(5), offset: ExactLiteral(160))
  /// 180x/π: radians in degrees.
  private static let degrees = ExactRatio(ExactLiteral(180), ExactLiteral(1), piPower: -1)
  private static let twelfth = ExactRatio(ExactLiteral(1), ExactLiteral(12))
  private static let half = ExactRatio(ExactLiteral(1), ExactLiteral(2))

  private func extent(
    _ rescaling: Rescaling, _ lower: Double, _ upper: Double
  ) throws -> IntervalProgram.Extent {
    var program = Program()
    program.inputs = [0]
    program.registerCount = 2
    program.rescalings = [rescaling]
    program.instructions = [Program.Instruction(.scale, a: 0, b: 0, to: 1)]
    program.outputs = [1]
    return try IntervalProgram(program, precision: .bits(80)).extents(
      over: [BigInterval(lower: BigFloat(lower), upper: BigFloat(upper))])[0]
  }

  /// The ends are small binary fractions, so that only remainders have wider ranges.
  @Test(
    "ranges",
    arguments: [
      (.multiple(fahrenheit), -40, 100, -40, 212),
      (.reciprocal(half), 1, 4, 0.5, 2),
      (.whole(half, step: nil), -5, 7.5, -2, 3),
      (.rest(half, step: .one), 2.5, 3.5, 0.25, 0.75),
      (.whole(ExactRatio(ExactLiteral(4), ExactLiteral(1)), step: .one), 0.5, 0.75, 0, 0),
    ] as [(Rescaling, Double, Double, Double, Double)])
  func ranges(
    _ rescaling: Rescaling, _ lower: Double, _ upper: Double, _ low: Double, _ high: Double
  ) throws {
    let range = try extent(rescaling, lower, upper).range
    #expect(range.lower <= BigFloat(low) && range.upper >= BigFloat(high), "\(range)")
    #expect(!range.isErrorPossible)
    let divides = rescaling.steps.contains { if case .remainder = $0 { true } else { false } }
    // The range of remainders is enclosed by that of the divisor.
    if divides { return }
    #expect(range == BigInterval(lower: BigFloat(low), upper: BigFloat(high)))
  }

  /// 57.2957795130823208767… is 180/π.
  @Test("a power of π is enclosed") func circle() throws {
    let range = try extent(.multiple(Self.degrees), 1, 2).range
    #expect(Double(range.lower) == 57.29577951308232 && Double(range.upper) == 114.59155902616465)
    #expect(
      range.lower < BigFloat(try ExactLiteral("57.29577951308232087680"), precision: .bits(100)))
    #expect(
      range.upper > BigFloat(try ExactLiteral("114.59155902616464175358"), precision: .bits(100)))
  }

  @Test("whole parts and remainders jump, factors do not") func continuity() throws {
    #expect(try extent(.multiple(Self.fahrenheit), 1, 2).isContinuous)
    #expect(try extent(.reciprocal(Self.half), 1, 2).isContinuous)
    #expect(try !extent(.whole(Self.half, step: nil), 1, 3).isContinuous)
    #expect(try !extent(.rest(Self.twelfth, step: .one), 11, 13).isContinuous)
  }

  @Test("a reciprocal of zero has no value") func pole() throws {
    let extent = try extent(.reciprocal(Self.half), -1, 1)
    #expect(extent.range.isErrorPossible && !extent.isContinuous)
  }

  // MARK: - Functions of lists

  private func range(
    _ function: ListFunction, _ terms: [BigInterval]
  ) throws -> (lower: BigFloat, upper: BigFloat) {
    let range = try BigInterval.compute(function, terms, precision: .bits(60))
    return (range.lower, range.upper)
  }

  /// Values by hand, all of them representable.
  @Test(
    "exact values at points",
    arguments: [
      (.fusedMultiplyAdd, [3, 0.5, -2], -0.5), (.fusedMultiplySubtract, [3, 0.5, -2], 3.5),
      (.sumOfProducts, [1, 2, 3, 4], 14), (.differenceOfProducts, [1, 2, 3, 4], -10),
      (.dot, [1, 2, 3, 4, 5, 6], 32), (.sum, [1, 2.5, -4], -0.5), (.mean, [1, 2, 6], 3),
      (.minimum, [3, -1, 2], -1), (.maximum, [3, -1, 2], 3),
      (.populationVariance, [1, 3], 1), (.variance, [1, 2, 3], 1),
      (.standardDeviation, [1, 2, 3], 1), (.populationStandardDeviation, [2, 6], 2),
    ] as [(ListFunction, [Double], Double)])
  func points(_ function: ListFunction, _ terms: [Double], _ value: Double) throws {
    let range = try range(function, terms.map { BigInterval(BigFloat($0)) })
    #expect(range.lower == BigFloat(value) && range.upper == BigFloat(value))
  }

  @Test("a value that is rounded is enclosed by neighbours") func rounded() throws {
    let terms = [1, 0, 0].map { BigInterval(BigFloat($0)) }
    let range = try range(.mean, terms)
    let third = BigRational(1, over: 3)
    #expect(try #require(try BigRational(exactly: range.lower)) < third)
    #expect(try #require(try BigRational(exactly: range.upper)) > third)
    #expect(range.lower.nextUp == range.upper)
  }

  /// Eleven terms in [0, 1]: the spread is largest with five at one end and six at the other.
  @Test("the variance of many wide terms is enclosed") func wideTerms() throws {
    let terms = Array(repeating: BigInterval(lower: 0, upper: 1), count: 11)
    let range = try range(.populationVariance, terms)
    #expect(range.lower == 0)
    // 5·6/11² = 30/121.
    #expect(range.upper >= BigFloat(BigRational(30, over: 121), precision: .bits(60)))
    #expect(range.upper <= 1)
  }

  /// Rates and payments by hand: a loan without interest, and one with a period.
  @Test("functions of finance") func finance() throws {
    let flows = [1, -100, 110].map { BigInterval(BigFloat($0)) }
    let rate = try range(.internalRate, flows)
    #expect(Double(rate.lower) == 0.1 && Double(rate.upper) == 0.1)
    let value = try range(
      .netPresentValue, [BigInterval(lower: 0, upper: 1), BigInterval(8), BigInterval(4)])
    #expect(value.lower == 10 && value.upper == 12)
    // Every flow is positive, so that no rate solves the equation.
    #expect(
      try BigInterval.compute(
        .internalRate, [1, 100, 110].map { BigInterval(BigFloat($0)) }, precision: .bits(60)
      ).isErrorCertain)
    // The sign of the first flow is not known, so that nothing is.
    let open = try BigInterval.compute(
      .internalRate, [BigInterval(1), BigInterval(lower: -1, upper: 1), BigInterval(5)],
      precision: .bits(60))
    #expect(open.isErrorPossible && !open.isBounded)
  }
}
