import BigNumbers
import NumericCore

extension Sampler {
  /// The worst point of each group of points; nil without one that has a truth, or that can be as bad as asked for.
  ///
  /// Where errors can be estimated, which takes a tenth of the time, only the points with the largest estimates are certified.
  func worst(
    ofEach groups: [[[FormatValue]]], _ format: Int, atLeast least: Double = 0
  ) throws(ComputationFailure) -> [WorstPoint?] {
    let points = Array(groups.joined())
    var ends = [0]
    for group in groups { ends.append(ends[ends.count - 1] + group.count) }
    let places = zip(ends, ends.dropFirst()).map { $0..<$1 }
    guard let estimates = try estimates(points, format) else {
      let errors = try measured(each: points, format)
      return places.map { place in
        errors[place].compactMap { $0 }.max { $1.isWorse(than: $0) }
      }
    }
    let chosen = places.map { place in
      place.max { estimates[$0] < estimates[$1] }.flatMap {
        estimates[$0] >= least * (1 - 0x1p-30) ? $0 : nil
      }
    }
    var certified = try measured(each: chosen.compactMap { $0.map { points[$0] } }, format)[...]
    return chosen.map { $0.flatMap { _ in certified.removeFirst() } }
  }

  /// About how many ulps the results of binary64 of a function of one variable are off; nil for other problems.
  ///
  /// The true value has 96 bits, so that estimates are right to 2⁻⁴⁰ ulps. They only say which points are looked at.
  private func estimates(
    _ points: [[FormatValue]], _ format: Int
  ) throws(ComputationFailure) -> [Double]? {
    guard formats[format].isBinary64, let function = problem.function else { return nil }
    var numbers: [Double] = []
    for point in points {
      guard point.count == 1, case .binary(let x) = point[0] else { return nil }
      numbers.append(Double(x))
    }
    guard let results = try problem.copied().doubles(at: numbers) else { return nil }
    return zip(numbers, results[format].numbers).map { Self.estimate($1, function, $0) }
  }

  /// The distance of a result from f(x) in ulps of f(x); infinite for a result that is not finite though f(x) is, and −1 where
  /// f(x) does not exist or is beyond the doubles.
  private static func estimate(_ result: Double, _ function: UnaryFunction, _ x: Double) -> Double {
    let x = BigFloat(x, precision: .bits(96))
    // Toward zero, so that what is just below a power of two has the ulp of the numbers below it.
    let truth = BigFloat.compute(function, x, rounding: .towardZero)
    guard truth.isFinite, truth.exponent <= Double.greatestFiniteMagnitude.exponent else {
      return -1
    }
    guard result.isFinite else { return .infinity }
    let exponent = max(truth.exponent, Double.leastNormalMagnitude.exponent)
    let ulp = BigFloat(sign: .plus, exponent: exponent - Double.significandBitCount, significand: 1)
    return Double((BigFloat(result, precision: .bits(96)) - truth).magnitude / ulp)
  }
}
