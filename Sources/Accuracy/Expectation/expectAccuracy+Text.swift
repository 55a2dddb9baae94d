public import BigNumbers
import NumericCore

/// Tests that a function of your own is close to its true values over a range; the truth is a text.
///
///     try expectAccuracy(of: sinc, truth: "sin(x) / x", in: 0.5...3, ulps: 2)
///     try expectAccuracy(of: sinc, truth: "(FPCore (x) (/ (sin x) x))", in: 0.5...3, ulps: 2)
///
/// The text is an expression of the calculator in `x`, or FPCore, of which the last core is
/// evaluated in real arithmetic; points at which its precondition does not hold are left out.
///
/// - Parameters:
///   - function: The function to test.
///   - truth: The expression, or the FPCore.
///   - range: The arguments.
///   - bound: The largest error that passes, in units in the last place of the true value.
///   - points: The number of points to draw.
///   - seed: What decides which points are drawn.
///   - limits: The limits of exact evaluation at each point.
/// - Returns: The largest error that was found, and where.
/// - Throws: An ``AccuracyFailure``, also if the text cannot be read.
@discardableResult
public func expectAccuracy<Number: MeasurableFloat>(
  of function: (Number) -> Number, truth: String, in range: some NumberRange<Number>,
  ulps bound: Double = 1, points: Int = 1000, seed: UInt64 = 1,
  limits: ExactLimits = ExactLimits()
) throws(AccuracyFailure<Number>) -> AccuracyReport<Number> {
  let (test, truth) = try AccuracyTest<Number>.reading(
    truth, ["x"], [range.ends], bound: bound, points: points, seed: seed, limits: limits)
  return try test.report(on: { function($0[0]) }, truth)
}

/// Tests that a function of two arguments is close to its true values over two ranges; the truth is
/// a text.
///
///     try expectAccuracy(of: length, truth: "hypot(x, y)", in: 0.5...3, 1...2, ulps: 1.25)
///
/// The text is an expression of the calculator in `x` and `y`, or FPCore, of which the last core is
/// evaluated in real arithmetic; points at which its precondition does not hold are left out.
@discardableResult
public func expectAccuracy<Number: MeasurableFloat>(
  of function: (Number, Number) -> Number, truth: String,
  in first: some NumberRange<Number>, _ second: some NumberRange<Number>,
  ulps bound: Double = 1, points: Int = 1000, seed: UInt64 = 1,
  limits: ExactLimits = ExactLimits()
) throws(AccuracyFailure<Number>) -> AccuracyReport<Number> {
  let (test, truth) = try AccuracyTest<Number>.reading(
    truth, ["x", "y"], [first.ends, second.ends], bound: bound, points: points, seed: seed,
    limits: limits)
  return try test.report(on: { function($0[0], $0[1]) }, truth)
}

extension AccuracyTest {
  /// A test whose truth is a text, which may name the arguments.
  fileprivate static func reading(
    _ text: String, _ names: [String], _ ends: [(lower: Number, upper: Number)],
    bound: Double, points: Int, seed: UInt64, limits: ExactLimits
  ) throws(AccuracyFailure<Number>) -> (AccuracyTest, TextTruth) {
    let truth = try lifting({ AccuracyFailure<Number>("\($0)") }) {
      () throws(ComputationFailure) in
      try TextTruth(text, expressionNames: names, format: format, limits: limits)
    }
    let test = try AccuracyTest(
      names: truth.names, ends, bound: bound, points: points, seed: seed, limits: limits)
    return (test, truth)
  }

  /// The report on a function whose truth is a text.
  fileprivate func report(
    on function: ([Number]) -> Number, _ truth: TextTruth
  ) throws(AccuracyFailure<Number>) -> AccuracyReport<Number> {
    try report(
      on: function,
      truth: { point throws(ComputationFailure) in try truth.value(at: point) },
      isFor: { point throws(ComputationFailure) in try truth.isFor(point) })
  }
}
