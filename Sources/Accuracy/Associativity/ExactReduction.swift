public import BigNumbers
import NumericCore

/// The exact sum or product of fractions, and its condition number.
public struct ExactReduction: Sendable {
  /// The sum or product.
  public let value: BigRational
  /// Σ|xᵢ| or |Πxᵢ|, to which the errors of a reduction are proportional.
  public let scale: BigRational

  /// Reduces operands.
  ///
  /// - Precondition: there is at least one operand.
  public init(_ operands: [BigRational], _ operation: Association) {
    // Pairwise, so that the intermediate fractions stay short for as long as possible.
    let order = Grouping(pairwise: operands.indices)
    switch operation {
    case .addition:
      value = order.value(of: operands, +)
      scale = order.value(of: operands.map(\.magnitude), +)
    case .multiplication:
      value = order.value(of: operands, *)
      scale = value.magnitude
    }
  }

  /// Σ|xᵢ| / |Σxᵢ|, the factor by which a sum amplifies relative errors of its operands; 1 for
  /// products.
  ///
  /// Nil, for infinite, if the sum is 0 and its operands are not.
  public var condition: BigRational? {
    if scale == value.magnitude { return 1 }
    return value.isZero ? nil : scale / value.magnitude
  }
}

/// The reference for the results in one format: the exact reduction of its operands.
struct OrderReference {
  let format: FloatFormat
  let operation: Association
  let operandCount: Int
  let exact: ExactReduction
  /// The exact value, rounded once.
  let nearest: FormatValue
  let limits: ExactLimits

  init(
    _ operands: [BigRational], _ operation: Association, _ format: FloatFormat,
    _ limits: ExactLimits
  ) throws(ComputationFailure) {
    self.format = format
    self.operation = operation
    self.limits = limits
    operandCount = operands.count
    exact = ExactReduction(operands, operation)
    nearest = try format.nearest(to: exact.value, limits: limits)
  }

  func measures(of value: FormatValue) throws(ComputationFailure) -> ErrorMeasures {
    try ErrorMeasures(
      of: value, exactly: try value.rational(limits.sizes), truth: ExactReal(exact.value),
      in: format, limits: limits)
  }

  /// A distance in ulps of the exact value.
  func ulps(_ distance: BigRational) throws(ComputationFailure) -> ExactReal {
    if distance.isZero { return 0 }
    let truth = ExactReal(exact.value)
    let place = exact.value.isZero ? nil : try format.exponent(of: truth, limits: limits)
    return ExactReal(distance) / format.unitInLastPlace(at: place)
  }

  /// A distance divided by the exact value; nil if that is 0 and the distance is not.
  func relative(_ distance: BigRational) -> ExactReal? {
    if distance.isZero { return 0 }
    return exact.value.isZero ? nil : ExactReal(distance / exact.value.magnitude)
  }

  /// |deviation| / (u·Σ|xᵢ|) for a sum and |deviation| / (u·|Πxᵢ|) for a product.
  func boundRatio(_ deviation: BigRational) -> ExactReal? {
    guard bound != nil else { return nil }
    if deviation.isZero { return 0 }
    guard !exact.scale.isZero else { return nil }
    return ExactReal(deviation.magnitude / exact.scale) / format.unitRoundoff
  }

  /// The upper bound of ``boundRatio(_:)`` for any order of evaluation.
  ///
  /// It is n − 1 for a sum, and ((1 + u)^(n−1) − 1) / u for a product unless numbers underflow.
  ///
  /// **Source.** Higham, "The accuracy of floating point summation" (1993); without its terms of
  /// second order in Jeannerod and Rump, "Improved error bounds for inner products in
  /// floating-point arithmetic" (2013).
  var bound: ExactReal? {
    if case .coded = format.kind { return nil }
    let operations = ExactReal(operandCount - 1)
    switch operation {
    case .addition: return operations
    case .multiplication:
      let u = format.unitRoundoff
      return ExactReal.compute(.expMinusOne, operations * ExactReal.compute(.logOnePlus, u)) / u
    }
  }
}

extension FloatFormat {
  /// The unit roundoff u, half the distance from 1 to the next larger number.
  var unitRoundoff: ExactReal { realPower(1 - precision) / 2 }

  /// The number of the format that is nearest to a fraction, ties to even, rounded once.
  func nearest(
    to x: BigRational, limits: ExactLimits
  ) throws(ComputationFailure) -> FormatValue {
    switch kind {
    case .hardware: return .binary(BigFloat(Double(x)))
    case .bigFloat(let precision): return .binary(BigFloat(x, precision: precision))
    case .binary(let format):
      let value = BigFloat(x, precision: format.precision)
      // Subnormal numbers have fewer digits, so rounding the result again would be a double
      // rounding.
      if value.isZero || value.exponent > format.leastExponent {
        return .binary(value.rounded(to: format))
      }
    case .decimal, .coded: break
    }
    return try rounded(ExactReal(x), limits: limits)
  }
}

extension FormatValue {
  /// The number as a fraction; nil for infinities and NaN.
  func rational(_ limits: Limits) throws(ComputationFailure) -> BigRational? {
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      switch self {
      case .binary(let x): return try BigRational(exactly: x, limits: limits)
      case .decimal(let x): return try BigRational(exactly: x, limits: limits)
      }
    }
  }
}
