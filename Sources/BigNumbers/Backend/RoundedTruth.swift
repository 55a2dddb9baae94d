public import NumericCore

/// The true values of functions, rounded once into a format that is described as data: to nearest, with the format's
/// overflow and its subnormal numbers.
///
/// It gives `DoubleBackend` the functions that the platform's libm lacks:
///
///     let double = DoubleBackend(otherwise: RoundedTruth(.binary64))
///     try double.zeta(3)      // 1.2020569031595942
public struct RoundedTruth: Sendable {
  /// The format.
  public let format: BinaryFormat
  /// MPFR, every result rounded into the format.
  let backend: BigFloatBackend

  /// Rounds into a format.
  public init(_ format: BinaryFormat, limits: Limits = Limits()) {
    self.format = format
    backend = BigFloatBackend(
      within: limits, precision: format.precision, rounding: .nearestEven, range: format.range)
  }
}

extension RoundedTruth: DoubleFunctions {
  public func value(of function: Function, at x: [Double]) throws(ComputationFailure) -> Double {
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      Double(try backend.compute(function, x.map { BigFloat($0) }))
    }
  }

  public func exception(
    of function: Function, operands: [Double], result: Double
  ) -> ArithmeticException? {
    backend.exception(
      of: .function(function), operands: operands.map { BigFloat($0) }, result: BigFloat(result))
  }
}

extension DoubleBackend {
  /// The hardware and the platform's libm, and the rounded truth of every function that libm lacks.
  public static let completed = DoubleBackend(otherwise: RoundedTruth(.binary64))
}
