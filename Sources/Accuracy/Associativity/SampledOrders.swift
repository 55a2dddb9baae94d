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

  /// The distinct results of some samples of each family of which not all orders are evaluated, in the order of the samples.
  ///
  /// Those of ranges of samples, one behind the other, are what ``OrderStudy/init(_:_:format:sampling:found:limits:)`` takes
  /// for all of them.
  ///
  /// - Precondition: there is at least one operand.
  /// - Throws: what the format could not compute; an overflow if an operand is beyond its largest number.
  public static func results(
    _ samples: Range<Int>, of operands: [BigRational], _ operation: Association,
    format: FloatFormat, seed: UInt64, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> [SampledOrders] {
    let values = try RoundedOperands(operands, format, limits).values
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.backend(.nearestEven, limits.sizes)
    }
    return try results(samples, of: values, operation, seed, on: backend)
  }

  private static func results<Backend: MeasuredBackend>(
    _ samples: Range<Int>, of values: [FormatValue], _ operation: Association, _ seed: UInt64,
    on backend: Backend
  ) throws(ComputationFailure) -> [SampledOrders] {
    let numbers = values.map { backend.number($0) }
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
