import BigNumbers
import NumericCore

/// Estimates how far the results of a function of one variable are off in binary64, at millions of numbers a second.
///
/// Numbers are named by their ranks, their places in the order of all doubles.
struct ErrorEstimator: Sendable {
  private let problem: any PointProblem
  private let function: UnaryFunction
  /// The computation whose results are looked at.
  private let computation: Int

  /// Nil for other problems, and where the platform has nothing to estimate by.
  init?(
    _ problem: any PointProblem, _ computation: Int, _ format: FloatFormat, _ range: SampleRange
  ) throws(ComputationFailure) {
    guard format.isBinary64, range.format.isBinary64, let function = problem.function,
      LongLibm.errors(function, of: [], at: []) != nil,
      try problem.copied().doubles(at: []) != nil
    else { return nil }
    (self.problem, self.function, self.computation) = (problem, function, computation)
  }

  /// An estimator for another thread.
  func copied() throws(ComputationFailure) -> ErrorEstimator {
    ErrorEstimator(try problem.copied(), function, computation)
  }

  private init(_ problem: any PointProblem, _ function: UnaryFunction, _ computation: Int) {
    (self.problem, self.function, self.computation) = (problem, function, computation)
  }

  /// About how many ulps the results at some numbers are off; −1 where there is no true value.
  func errors(at ranks: [Int]) throws(ComputationFailure) -> [Double] {
    let numbers = ranks.map { Double(rank: $0) }
    guard let results = try problem.doubles(at: numbers),
      let errors = LongLibm.errors(function, of: results[computation].numbers, at: numbers)
    else { return [Double](repeating: -1, count: ranks.count) }
    return errors
  }
}

/// A number and about how many ulps the result there is off.
struct EstimatedPoint: Sendable {
  var rank: Int
  var ulps: Double
}
