public import BigNumbers
public import NumericCore

/// Compares (a ∘ b) ∘ c with a ∘ (b ∘ c) on one backend.
public struct AssociativityMeasure<Backend: NumericBackend>: Sendable {
  @usableFromInline let backend: Backend
  /// Bits of every result.
  public let bits: Int
  private let exactCopy: @Sendable (Backend.Number) -> BigFloat

  /// Reads the operands.
  public func triples(_ source: TripleSource, count: Int) throws -> [Triple<Backend.Number>] {
    try source.triples(count: count).map { texts in
      let numbers = try texts.map { try backend.number(try ExactLiteral($0)) }
      return Triple(a: numbers[0], b: numbers[1], c: numbers[2])
    }
  }

  /// Counts the triples whose results differ: the part that is timed, and therefore open to
  /// specialization for the backend.
  @inlinable
  public func countDiffering(
    _ operation: Association, _ triples: [Triple<Backend.Number>]
  ) throws(Backend.Failure) -> Int {
    var differing = 0
    for triple in triples where try differs(operation, triple) != nil { differing += 1 }
    return differing
  }

  /// Both results when they differ.
  @inlinable
  func differs(
    _ operation: Association, _ triple: Triple<Backend.Number>
  ) throws(Backend.Failure) -> (left: Backend.Number, right: Backend.Number)? {
    let results = try operation.bothOrders(backend, triple.a, triple.b, triple.c)
    return try backend.compare(results.left, results.right) == .equal ? nil : results
  }

  /// Rate and size of the differences.
  public func figures(
    _ operation: Association, _ source: TripleSource, count: Int
  ) throws -> AssociativityFigures {
    let exact = try ExactArithmetic(bits: bits)
    var distances: [Distance] = []
    for triple in try triples(source, count: count) {
      guard let (left, right) = try differs(operation, triple) else { continue }
      let value = try exact.value(
        operation, exactCopy(triple.a), exactCopy(triple.b), exactCopy(triple.c))
      distances.append(try exact.distance(exactCopy(left), exactCopy(right), around: value))
    }
    return AssociativityFigures(count: count, distances: distances)
  }
}

extension AssociativityMeasure<DoubleBackend> {
  /// On Double.
  public init() {
    self.init(backend: DoubleBackend(), bits: 53) { BigFloat($0) }
  }
}

extension AssociativityMeasure<BigFloatBackend> {
  /// On BigFloat of a precision.
  public init(bits: Int) throws {
    self.init(backend: try BigFloatBackend(precision: .bits(bits)), bits: bits) { $0 }
  }
}
