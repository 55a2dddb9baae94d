public import NumericCore

/// The true values of functions, rounded once into a format that is described as data: to nearest,
/// with the format's overflow and its subnormal numbers.
///
/// It gives `DoubleBackend` the functions that the platform's libm lacks:
///
///     let double = DoubleBackend(otherwise: RoundedTruth(.binary64))
///     try double.zeta(3)      // 1.2020569031595942
public struct RoundedTruth: Sendable {
  /// The format of the results.
  public let format: BinaryFormat
  /// A backend of MPFR that rounds every result into the format.
  let backend: BigFloatBackend

  /// Creates the functions for a format.
  public init(_ format: BinaryFormat, limits: Limits = Limits()) {
    self.format = format
    backend = BigFloatBackend(
      within: limits, precision: format.precision, rounding: .nearestEven, range: format.range)
  }
}

extension RoundedTruth: DoubleFunctions {
  /// The value of a function at doubles, rounded once into the format.
  ///
  /// - Throws: a limit that was exceeded before the rounding was decided.
  public func value(of function: Function, at x: [Double]) throws(ComputationFailure) -> Double {
    do throws(LimitExceeded) {
      return Double(try backend.compute(function, x.map { BigFloat($0) }))
    } catch {
      throw .limit(error)
    }
  }

  /// The exception that explains an infinite, zero or NaN result; nil if there is none.
  public func exception(
    of function: Function, operands: [Double], result: Double
  ) -> ArithmeticException? {
    backend.exception(
      of: .function(function), operands: operands.map { BigFloat($0) }, result: BigFloat(result))
  }
}

extension DoubleBackend {
  /// Doubles with the hardware's arithmetic and the platform's libm, and with correctly rounded
  /// values of the functions that libm lacks.
  public static let completed = DoubleBackend(otherwise: RoundedTruth(.binary64))
}
