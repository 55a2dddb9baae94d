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
  /// `found` is what samples gave that were evaluated elsewhere, in the order of the samples; nil evaluates them.
  ///
  /// - Precondition: there is at least one operand.
  /// - Throws: what the format could not compute; an overflow if an operand is beyond its largest number,
  ///   which ``firstOverflow(of:in:limits:)`` finds.
  public init(
    _ operands: [BigRational], _ operation: Association, format: FloatFormat,
    sampling: OrderSampling, found: [SampledOrders]? = nil, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let rounded = try RoundedOperands(operands, format, limits)
    let reference = try OrderReference(rounded.exact, operation, format, limits)
    self.format = format
    exact = reference.exact
    hasRoundedOperands = rounded.exact != operands
    (spreads, algorithms) = try reference.study(rounded, sampling, found)
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
    _ operands: RoundedOperands, _ sampling: OrderSampling, _ found: [SampledOrders]?
  ) throws(ComputationFailure) -> ([OrderSpread], [AlgorithmResult]) {
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.backend(.nearestEven, limits.sizes)
    }
    return try study(operands, sampling, found, on: backend)
  }

  private func study<Backend: MeasuredBackend>(
    _ operands: RoundedOperands, _ sampling: OrderSampling, _ found: [SampledOrders]?,
    on backend: Backend
  ) throws(ComputationFailure) -> ([OrderSpread], [AlgorithmResult]) {
    let numbers = operands.values.map { backend.number($0) }
    var spreads: [OrderSpread] = []
    for family in OrderFamily.families(operandCount: numbers.count) {
      let known = found?.filter { $0.family == family }.map {
        SampledResult(number: backend.number($0.value), count: $0.count, first: $0.first)
      }
      let results: OrderResults<Backend.Number>
      do throws(Backend.Failure) {
        results = try family.results(of: numbers, sampling, found: known, isNaN: backend.isNaN) {
          a, b throws(Backend.Failure) in
          try operation.combine(backend, a, b)
        }
      } catch {
        throw ComputationFailure(error)
      }
      spreads.append(try spread(results, on: backend))
    }
    return (spreads, try algorithms(operands.exact, numbers, on: backend))
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
