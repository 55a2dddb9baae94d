public import BigNumbers
public import NumericCore

/// Compares (a ∘ b) ∘ c with a ∘ (b ∘ c) on one backend.
public struct AssociativityMeasure<Backend: NumericBackend>: Sendable {
  @usableFromInline let backend: Backend
  private let format: FloatFormat
  private let value: @Sendable (Backend.Number) -> FormatValue
  private let limits: ExactLimits

  /// The default seed of the triples.
  public static var defaultSeed: UInt64 { 0x6173_736f_63 }

  /// The bits of every result; for decimals, the bits that hold all their digits.
  public var bits: Int {
    format.radix == 2 ? format.precision : Precision.bitsCovering(digits: format.precision)
  }

  /// Draws the operands.
  public func triples(
    _ distribution: OperandDistribution, count: Int, seed: UInt64 = Self.defaultSeed
  ) throws(Backend.Failure) -> [Triple<Backend.Number>] {
    var draw = TripleDraw(distribution, bits: bits, seed: seed, from: 0)
    var triples: [Triple<Backend.Number>] = []
    triples.reserveCapacity(count)
    for _ in 0..<count { triples.append(try triple(draw.next())) }
    return triples
  }

  private func triple(
    _ drawn: (a: ExactLiteral, b: ExactLiteral, c: ExactLiteral)
  ) throws(Backend.Failure) -> Triple<Backend.Number> {
    Triple(
      a: try backend.number(drawn.a), b: try backend.number(drawn.b),
      c: try backend.number(drawn.c))
  }

  /// Counts the triples with different results.
  ///
  /// This is the part that is timed; it is inlinable so that it can be specialized for the backend.
  @inlinable
  public func countDiffering(
    _ operation: Association, _ triples: [Triple<Backend.Number>]
  ) throws(Backend.Failure) -> Int {
    var differing = 0
    for triple in triples {
      let results = try operation.bothOrders(backend, triple)
      if try backend.compare(results.left, results.right) != .equal { differing += 1 }
    }
    return differing
  }

  /// The rate and the sizes of the differences.
  public func figures(
    _ operation: Association, _ distribution: OperandDistribution, count: Int,
    seed: UInt64 = Self.defaultSeed
  ) throws(ComputationFailure) -> AssociativityFigures {
    try figures(operation, distribution, 0..<count, seed)
  }

  fileprivate func figures(
    _ operation: Association, _ distribution: OperandDistribution, _ triples: Range<Int>,
    _ seed: UInt64
  ) throws(ComputationFailure) -> AssociativityFigures {
    var tally = TripleTally(format: format, operation: operation, limits: limits)
    var draw = TripleDraw(distribution, bits: bits, seed: seed, from: triples.lowerBound)
    for _ in triples {
      let triple: Triple<Backend.Number>
      let result: (left: Backend.Number, right: Backend.Number)
      do throws(Backend.Failure) {
        triple = try self.triple(draw.next())
        result = try operation.bothOrders(backend, triple)
      } catch {
        throw ComputationFailure(error)
      }
      try tally.add(
        [value(triple.a), value(triple.b), value(triple.c)], left: value(result.left),
        right: value(result.right))
    }
    return tally.figures
  }
}

extension AssociativityMeasure where Backend: MeasuredBackend {
  init(_ backend: Backend, _ format: FloatFormat, _ limits: ExactLimits = ExactLimits()) {
    self.init(backend: backend, format: format, value: { backend.value($0) }, limits: limits)
  }
}

extension AssociativityMeasure<DoubleBackend> {
  /// Measures on doubles.
  public init() { self.init(DoubleBackend.completed, .double) }
}

extension AssociativityMeasure<BigFloatBackend> {
  /// Measures on BigFloat with a precision.
  public init(bits: Int) throws(LimitExceeded) {
    self.init(
      try BigFloatBackend(precision: .bits(bits)), .bigFloat(.bits(bits)))
  }
}

extension AssociativityFigures {
  /// The number of triples of a chunk, which decides which triples a seed gives.
  public static var chunkSize: Int { TripleDraw.chunkSize }

  /// Measures random triples in a format, which have numbers from 0 on and are drawn in chunks: a range of them begins with a
  /// chunk.
  public init(
    _ operation: Association, _ distribution: OperandDistribution, format: FloatFormat,
    triples: Range<Int>, seed: UInt64, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.backend(.nearestEven, limits.sizes)
    }
    self = try Self.measured(on: backend, operation, distribution, format, triples, seed, limits)
  }

  private static func measured<Backend: MeasuredBackend>(
    on backend: Backend, _ operation: Association, _ distribution: OperandDistribution,
    _ format: FloatFormat, _ triples: Range<Int>, _ seed: UInt64, _ limits: ExactLimits
  ) throws(ComputationFailure) -> AssociativityFigures {
    try AssociativityMeasure(backend, format, limits)
      .figures(operation, distribution, triples, seed)
  }

  /// The number of random triples of binary64 whose results differ in exact arithmetic.
  public static func countDifferingExactly(
    _ operation: Association, _ distribution: OperandDistribution, triples: Range<Int>, seed: UInt64
  ) throws(ComputationFailure) -> Int {
    var draw = TripleDraw(distribution, bits: 53, seed: seed, from: triples.lowerBound)
    let backend = ExactBackend()
    var differing = 0
    for _ in triples {
      let drawn = draw.next()
      let triple = Triple(
        a: try backend.number(drawn.a), b: try backend.number(drawn.b),
        c: try backend.number(drawn.c))
      let results = try operation.bothOrders(backend, triple)
      if try backend.compare(results.left, results.right) != .equal { differing += 1 }
    }
    return differing
  }
}
