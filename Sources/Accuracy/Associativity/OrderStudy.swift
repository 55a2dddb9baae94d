public import BigNumbers
public import NumericCore

/// How much the result of a sum or product in one format depends on the order of operations.
public struct OrderStudy: Sendable {
  /// The format.
  public let format: FloatFormat
  /// The exact sum or product of the operands as rounded to the format, with which results are
  /// compared.
  public let exact: ExactReduction
  /// Whether an operand was rounded.
  public let hasRoundedOperands: Bool
  /// The results of all orders, or of samples, for each family.
  public let spreads: [OrderSpread]
  /// The results of named algorithms.
  public let algorithms: [AlgorithmResult]
}

extension OrderStudy {
  /// Studies a reduction of operands.
  ///
  /// - Precondition: there is at least one operand.
  /// - Throws: what the format could not compute; an overflow if an operand is beyond its largest number,
  ///   which ``firstOverflow(of:in:limits:)`` finds.
  public init(
    _ operands: [BigRational], _ operation: Association, format: FloatFormat,
    sampling: OrderSampling, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    var rounded: [FormatValue] = []
    var exactOperands: [BigRational] = []
    for operand in operands {
      let value = try format.nearest(to: operand, limits: limits)
      guard let number = try value.rational(limits.sizes) else { throw .exception(.overflow) }
      rounded.append(value)
      exactOperands.append(number)
    }
    let reference = try OrderReference(exactOperands, operation, format, limits)
    self.format = format
    exact = reference.exact
    hasRoundedOperands = exactOperands != operands
    (spreads, algorithms) = try reference.study(exactOperands, rounded, sampling)
  }

  /// The index of the first operand beyond the largest number of a format; nil for none.
  public static func firstOverflow(
    of operands: [BigRational], in format: FloatFormat, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Int? {
    for (index, operand) in operands.enumerated()
    where try !format.nearest(to: operand, limits: limits).isFinite {
      return index
    }
    return nil
  }
}

extension OrderReference {
  fileprivate func study(
    _ operands: [BigRational], _ rounded: [FormatValue], _ sampling: OrderSampling
  ) throws(ComputationFailure) -> ([OrderSpread], [AlgorithmResult]) {
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.backend(.nearestEven, limits.sizes)
    }
    return try study(operands, rounded, sampling, on: backend)
  }

  private func study<Backend: MeasuredBackend>(
    _ operands: [BigRational], _ rounded: [FormatValue], _ sampling: OrderSampling,
    on backend: Backend
  ) throws(ComputationFailure) -> ([OrderSpread], [AlgorithmResult]) {
    let numbers = rounded.map { backend.number($0) }
    var spreads: [OrderSpread] = []
    for family in OrderFamily.families(operandCount: operands.count) {
      let results: OrderResults<Backend.Number>
      do throws(Backend.Failure) {
        results = try family.results(of: numbers, sampling, isNaN: backend.isNaN) {
          a, b throws(Backend.Failure) in
          try operation.combine(backend, a, b)
        }
      } catch {
        throw ComputationFailure(error)
      }
      spreads.append(try spread(results, on: backend))
    }
    return (spreads, try algorithms(operands, numbers, on: backend))
  }
}

/// The orders of evaluation in exact arithmetic, in which all of them give the same result.
public struct ExactOrders: Sendable {
  /// The family of orders.
  public let family: OrderFamily
  /// Whether all orders were evaluated, not a sample.
  public let isExhaustive: Bool
  /// The number of orders that were evaluated.
  public let count: Int
  /// The distinct results.
  public let results: [BigRational]

  /// Reduces fractions in all orders, or in a sample of them.
  ///
  /// - Precondition: there is at least one operand.
  public static func all(
    _ operands: [BigRational], _ operation: Association, sampling: OrderSampling
  ) -> [ExactOrders] {
    OrderFamily.families(operandCount: operands.count).map { family in
      let orders = family.results(of: operands, sampling, isNaN: { _ in false }) { a, b in
        operation == .addition ? a + b : a * b
      }
      return ExactOrders(
        family: family, isExhaustive: orders.isExhaustive, count: orders.count,
        results: orders.results.map(\.number))
    }
  }
}

extension ExactOrders {
  /// The largest result minus the smallest.
  public var spread: BigRational {
    guard let least = results.min(), let greatest = results.max() else { return 0 }
    return greatest - least
  }
}
