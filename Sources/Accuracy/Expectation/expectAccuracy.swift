public import BigNumbers
import NumericCore

/// Tests that a function of your own is close to its true values over a range.
///
///     try expectAccuracy(of: sinc, truth: { $0.sin() / $0 }, in: 0.5...3, ulps: 2)
///
/// The function is called at notable points (the ends of the range, zero, the subnormal numbers,
/// powers of two, and their neighbours), at `points` drawn ones, half of them evenly among the
/// numbers of the type and half evenly by value, and at twice as many on walks from the worst of
/// these to worse ones. Each result is held against a proven enclosure of the truth.
///
/// - NaN is right only where the truth has no value, and where it divides by zero an infinity is
///   right too. An infinity is also right where the truth rounds to it. The sign of a zero does not
///   count.
/// - That no error beyond the bound was found does not prove that there is none; the same seed gives
///   the same points.
/// - Complexity: proportional to `points`. One point costs about what the true value costs to some 64 bits
///   more than the type has; `limits` bounds the time of each.
///
/// - Parameters:
///   - function: The function to test, such as one of `Double`, `Float` or `Float80`.
///   - truth: The function in real arithmetic, given the exact value of the argument. It may throw
///     the failures of questions such as `sign()`.
///   - range: The arguments; all of `0.5...3`, `0..<1` and `1...` are ranges, and ends that are
///     computed make a ``NumberInterval``.
///   - bound: The largest error that passes, in units in the last place of the true value.
///   - points: The number of points to draw.
///   - seed: What decides which points are drawn.
///   - limits: The limits of exact evaluation at each point.
/// - Returns: The largest error that was found, and where.
/// - Throws: An ``AccuracyFailure`` with the worst point, if an error is larger than the bound; or
///   with the point at which the truth could not be decided; or with what is wrong with the request.
@discardableResult
public func expectAccuracy<Number: MeasurableFloat>(
  of function: (Number) -> Number, truth: (ExactReal) throws -> ExactReal,
  in range: some NumberRange<Number>, ulps bound: Double = 1, points: Int = 1000,
  seed: UInt64 = 1, limits: ExactLimits = ExactLimits()
) throws(AccuracyFailure<Number>) -> AccuracyReport<Number> {
  let test = try AccuracyTest(
    names: ["x"], [range.ends], bound: bound, points: points, seed: seed, limits: limits)
  return try test.report(
    on: { function($0[0]) },
    truth: { point throws(ComputationFailure) in
      try computing { try truth(point[0]) }
    })
}

/// Tests that a function of two arguments is close to its true values over two ranges.
///
///     try expectAccuracy(of: product, truth: { $0 * $1 }, in: 0.5...3, 1...2, ulps: 0.5)
///
/// Everything but the number of arguments is as in
/// ``expectAccuracy(of:truth:in:ulps:points:seed:limits:)-(_,(ExactReal)->ExactReal,_,_,_,_,_)``.
@discardableResult
public func expectAccuracy<Number: MeasurableFloat>(
  of function: (Number, Number) -> Number,
  truth: (ExactReal, ExactReal) throws -> ExactReal,
  in first: some NumberRange<Number>, _ second: some NumberRange<Number>,
  ulps bound: Double = 1, points: Int = 1000, seed: UInt64 = 1,
  limits: ExactLimits = ExactLimits()
) throws(AccuracyFailure<Number>) -> AccuracyReport<Number> {
  let test = try AccuracyTest(
    names: ["x", "y"], [first.ends, second.ends], bound: bound, points: points, seed: seed,
    limits: limits)
  return try test.report(
    on: { function($0[0], $0[1]) },
    truth: { point throws(ComputationFailure) in
      try computing { try truth(point[0], point[1]) }
    })
}

/// Evaluates a closure of the client; what else it throws than a failure to compute becomes one.
private func computing(
  _ truth: () throws -> ExactReal
) throws(ComputationFailure) -> ExactReal {
  do { return try truth() } catch { throw ComputationFailure(error) }
}
