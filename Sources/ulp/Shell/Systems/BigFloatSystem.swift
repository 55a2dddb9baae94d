import Accuracy
import BigNumbers
import NumericCore

/// Binary numbers of any precision; each operation is correctly rounded.
enum BigFloatSystem: NumberSystem {
  static let traits = SystemTraits(
    name: SystemName(of: "bigfloat"), precision: .chosen, hasSpecialValues: true, isProven: false)

  static func open(_ request: SystemRequest) throws(LimitExceeded) -> OpenSystem<BigFloatBackend> {
    let (precision, limits) = (precision(request), request.limits)
    return OpenSystem(
      backend: try BigFloatBackend(
        precision: precision, rounding: request.binaryRounding, limits: limits),
      bits: precision.bits,
      coveredDigits: request.bits == nil ? precision.decimalDigits - hiddenDigits : nil,
      fullFormat: NumberFormat(digits: request.bits == nil ? request.digits : nil),
      exact: { number throws(LimitExceeded) in
        try BigRational(exactly: number, limits: limits).map { ExactReal($0) }
      })
  }

  /// The number of digits of the default precision that are not shown, about 64 bits.
  private static let hiddenDigits = 19

  /// The precision of every operation: the requested one, or enough for the shown digits and 64
  /// more bits.
  private static func precision(_ request: SystemRequest) -> Precision {
    if let bits = request.bits { return .bits(bits) }
    return .digits(min(request.digits, 1 << 50) + min(request.decimals, 1 << 50))
  }

  static func format(_ request: SystemRequest) -> FloatFormat? { .bigFloat(precision(request)) }

  static func check(_ request: SystemRequest, printsAll: Bool) throws(LimitExceeded) {
    let precision = precision(request)
    try request.limits.check(.precision, precision.bits)
    // A number of high precision may have very many shortest digits.
    if printsAll { try request.limits.check(.digits, precision.decimalDigits) }
  }

  static func validate(_ options: NumberOptions) throws {
    try options.refuseProofs()
    try options.refuseDecimalRounding()
  }

  static func shownDigits(_ options: NumberOptions) -> Int? {
    options.results.digits ?? (options.precision == nil ? NumberOptions.defaultDigits : nil)
  }
}
