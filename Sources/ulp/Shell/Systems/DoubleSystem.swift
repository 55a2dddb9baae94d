import Accuracy
import ArgumentParser
import BigNumbers
import NumericCore

/// The doubles of the hardware and libm.
enum DoubleSystem: NumberSystem {
  private static let bits = 53

  static let traits = SystemTraits(
    name: SystemName(of: "double"), precision: .fixed(bits), hasSpecialValues: true, isProven: false
  )

  static func open(_ request: SystemRequest) throws(LimitExceeded) -> OpenSystem<DoubleBackend> {
    OpenSystem(
      backend: DoubleBackend(otherwise: RoundedTruth(.binary64, limits: request.limits)),
      bits: bits,
      exact: { BigRational(exactly: $0).map { ExactReal($0) } })
  }

  static func format(_ request: SystemRequest) -> FloatFormat? { .double }

  static func validate(_ options: NumberOptions) throws {
    if options.results.rounding.binary ?? .nearestEven != .nearestEven {
      throw ValidationError(
        "double rounds to nearest-even only; try -b bigfloat -p \(bits) --rounding \(options.results.rounding.rawValue)"
      )
    }
    if let precision = options.precision, precision != bits {
      throw ValidationError("double has \(bits) bits; try -b bigfloat -p \(precision)")
    }
    try options.refuseProofs()
    try options.refuseDecimalRounding()
  }

  static func shownDigits(_ options: NumberOptions) -> Int? { options.results.digits }
}
