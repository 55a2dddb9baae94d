import Accuracy
import ArgumentParser
import BigNumbers
import NumericCore

/// Decimal floating-point numbers.
enum DecimalSystem: NumberSystem {
  static let traits = SystemTraits(
    name: SystemName(of: "decimal"), precision: .none, hasSpecialValues: true, isProven: false)

  static func open(_ request: SystemRequest) throws(LimitExceeded) -> OpenSystem<DecimalBackend> {
    let limits = request.limits
    let backend = try DecimalBackend(
      digits: request.digits, rounding: request.rounding, limits: limits)
    return OpenSystem(
      backend: backend, digits: backend.context.precision,
      exact: { number throws(LimitExceeded) in
        try BigRational(exactly: number, limits: limits).map { ExactReal($0) }
      })
  }

  static func format(_ request: SystemRequest) -> FloatFormat? { .decimal(digits: request.digits) }

  static func validate(_ options: NumberOptions) throws {
    try options.refuseProofs()
    if let precision = options.precision {
      throw ValidationError("decimal counts digits, not bits; try -d instead of -p \(precision)")
    }
    if options.results.format == .hex {
      throw ValidationError("--format hex shows bits; try -b double or -b bigfloat")
    }
  }

  /// Nil, so that a decimal is shown with all digits with which it was computed.
  static func shownDigits(_ options: NumberOptions) -> Int? { nil }
}
