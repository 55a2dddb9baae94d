import BigNumbers
import NumericCore

/// A backend whose numbers can be taken as what they are.
protocol MeasuredBackend: NumericBackend {
  /// The number of the backend as a number of its format.
  func value(_ x: Number) -> FormatValue
  /// A number of the format as one of the backend.
  func number(_ x: FormatValue) -> Number
}

extension DoubleBackend: MeasuredBackend {
  func value(_ x: Double) -> FormatValue { .binary(BigFloat(x)) }
  func number(_ x: FormatValue) -> Double {
    if case .binary(let x) = x { Double(x) } else { .nan }
  }
}

extension BigFloatBackend: MeasuredBackend {
  func value(_ x: BigFloat) -> FormatValue { .binary(x) }
  func number(_ x: FormatValue) -> BigFloat { if case .binary(let x) = x { x } else { .nan } }
}

extension DecimalBackend: MeasuredBackend {
  func value(_ x: BigDecimal) -> FormatValue { .decimal(x) }
  func number(_ x: FormatValue) -> BigDecimal { if case .decimal(let x) = x { x } else { .nan } }
}

extension FloatFormat {
  /// What computes in the format.
  ///
  /// - Throws: a precision beyond the limits.
  func backend(
    _ rounding: Rounding, _ limits: Limits
  ) throws(LimitExceeded) -> any MeasuredBackend {
    switch kind {
    case .hardware: return DoubleBackend()
    case .binary(let format):
      return try BigFloatBackend(format: format, rounding: rounding, limits: limits)
    case .bigFloat(let precision):
      return try BigFloatBackend(precision: precision, rounding: rounding, limits: limits)
    case .decimal(var context):
      try limits.check(.digits, context.precision)
      context.rounding = DecimalRounding(rounding)
      return DecimalBackend(context, limits: limits)
    }
  }
}
