public import BigNumbers
import NumericCore

/// One result of random orders of a family, to be kept.
public struct SampledOrders: Sendable {
  /// The family.
  public let family: OrderFamily
  /// The result.
  public let value: FormatValue
  /// The number of samples that give it.
  public var count: Int
  /// The number of the first sample that gives it.
  public let first: Int

  /// A result.
  public init(family: OrderFamily, value: FormatValue, count: Int, first: Int) {
    (self.family, self.value, self.count, self.first) = (family, value, count, first)
  }
}

/// Operands as rounded to a format, of which random orders are evaluated.
public struct OrderSampler: Sendable {
  /// The results of some samples; it has the operands as numbers of a backend.
  private let evaluate: @Sendable (Range<Int>) throws(ComputationFailure) -> [SampledOrders]

  /// Rounds operands.
  ///
  /// - Precondition: there is at least one operand.
  /// - Throws: an overflow if an operand is beyond the largest number of the format.
  public init(
    _ operands: [BigRational], _ operation: Association, format: FloatFormat, seed: UInt64,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let values = try RoundedOperands(operands, format, limits).values
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.backend(.nearestEven, limits.sizes)
    }
    self.init(values, operation, seed, on: backend)
  }

  private init<Backend: MeasuredBackend>(
    _ values: [FormatValue], _ operation: Association, _ seed: UInt64, on backend: Backend
  ) {
    let numbers = values.map { backend.number($0) }
    evaluate = { samples throws(ComputationFailure) in
      var all: [SampledOrders] = []
      for family in OrderFamily.sampled(operandCount: numbers.count) {
        do throws(Backend.Failure) {
          let results = try family.samples(samples, of: numbers, seed: seed, isNaN: backend.isNaN) {
            a, b throws(Backend.Failure) in
            try operation.combine(backend, a, b)
          }
          all += results.map {
            SampledOrders(
              family: family, value: backend.value($0.number), count: $0.count, first: $0.first)
          }
        } catch {
          throw ComputationFailure(error)
        }
      }
      return all
    }
  }

  /// The distinct results of some samples of each family of which not all orders are evaluated, in the order of the samples.
  ///
  /// Those of ranges of samples, one behind the other, are what ``OrderStudy/init(_:_:format:sampling:found:limits:)`` takes
  /// for all of them.
  ///
  /// - Throws: what the format could not compute.
  public func results(_ samples: Range<Int>) throws(ComputationFailure) -> [SampledOrders] {
    try evaluate(samples)
  }
}

extension OrderFamily {
  /// The families of which random orders are evaluated.
  public static func sampled(operandCount: Int) -> [OrderFamily] {
    families(operandCount: operandCount).filter { $0.mostOperands < operandCount }
  }
}

/// Operands as rounded to a format, and what they are exactly then.
struct RoundedOperands {
  private(set) var values: [FormatValue] = []
  private(set) var exact: [BigRational] = []

  init(
    _ operands: [BigRational], _ format: FloatFormat, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    for operand in operands {
      let value = try format.nearest(to: operand, limits: limits)
      guard let number = try value.rational(limits.sizes) else { throw .exception(.overflow) }
      values.append(value)
      exact.append(number)
    }
  }
}
