internal import Synchronization

/// A backend that counts the operations that an engine requests, function by function.
///
///     let backend = CountingBackend(DoubleBackend())
///     _ = try Calculator(backend).evaluate("sqrt(2) + sqrt(3)")
///     backend.tally.counts[.unary(.sqrt)]   // 2
///
/// The results are those of the base backend. Copies of the value share one tally.
public struct CountingBackend<Base: NumericBackend>: NumericBackend {
  /// The numbers of the base.
  public typealias Number = Base.Number
  /// The failures of the base.
  public typealias Failure = Base.Failure

  /// The backend that computes.
  public let base: Base
  /// The counts, shared by all copies of this value.
  public let tally: OperationTally

  /// Wraps a backend; all counts start at zero.
  public init(_ base: Base) {
    self.base = base
    tally = OperationTally()
  }

  /// The name of the base.
  public var name: String { base.name }
  /// Whether the base reports overflow as an error.
  public var signalsOverflow: Bool { base.signalsOverflow }
  /// Whether results of the base are rounded.
  public var isRounded: Bool { base.isRounded }
  /// The zero of the base.
  public var zero: Number { base.zero }

  /// Asks the base; not counted.
  public func isRegular(_ x: Number) -> Bool { base.isRegular(x) }
  /// Asks the base; not counted.
  public func isNaN(_ x: Number) -> Bool { base.isNaN(x) }
  /// Asks the base; not counted.
  public func isInfinite(_ x: Number) -> Bool { base.isInfinite(x) }
  /// Asks the base; not counted.
  public func isZero(_ x: Number) -> Bool { base.isZero(x) }
  /// Asks the base; not counted.
  public func isInteger(_ x: Number) -> Bool { base.isInteger(x) }
  /// Asks the base; not counted.
  public func factors(of x: Number) throws(ComputationFailure) -> WholeFactors<Number> {
    try base.factors(of: x)
  }
  /// Asks the base; not counted.
  public func divisors(of x: Number) throws(ComputationFailure) -> [Number] {
    try base.divisors(of: x)
  }
  /// Asks the base; not counted.
  public func roots(of coefficients: [Number]) throws(ComputationFailure) -> PolynomialRoots {
    try base.roots(of: coefficients)
  }

  public func roots(ofComplex parts: [Number]) throws(ComputationFailure) -> PolynomialRoots {
    try base.roots(ofComplex: parts)
  }
  /// Asks the base; not counted.
  public func polynomialFactors(
    of coefficients: [Number]
  ) throws(ComputationFailure) -> PolynomialFactors {
    try base.polynomialFactors(of: coefficients)
  }
  /// Asks the base; not counted.
  public func polynomialDivisor(
    of a: [Number], _ b: [Number]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    try base.polynomialDivisor(of: a, b)
  }
  /// Asks the base; not counted.
  public func rationalResult(
    of question: MatrixQuestion, _ elements: [Number], columns: Int, right: [Number]
  ) throws(ComputationFailure) -> MatrixAnswer? {
    try base.rationalResult(of: question, elements, columns: columns, right: right)
  }
  /// Compares by the base; not counted.
  public func compare(_ a: Number, _ b: Number) throws(Failure) -> Ordering {
    try base.compare(a, b)
  }

  /// Asks the base why a result is special; not counted.
  public func exception(
    of operation: Operation, operands: [Number], result: Number
  ) -> ArithmeticException? {
    base.exception(of: operation, operands: operands, result: result)
  }

  /// Runs `body` under the base's record of exactness.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    try base.recordingExactness(body)
  }
}

// The operations that are counted.
extension CountingBackend {
  /// Counts the function and computes it by the base.
  public func compute(
    _ function: UnaryFunction, _ x: Number, into result: inout Number
  ) throws(Failure) {
    tally.add(.unary(function))
    try base.compute(function, x, into: &result)
  }
  /// Counts the function and computes it by the base.
  public func compute(
    _ function: BinaryFunction, _ x: Number, _ y: Number, into result: inout Number
  ) throws(Failure) {
    tally.add(.binary(function))
    try base.compute(function, x, y, into: &result)
  }
  /// Counts the function and computes it by the base.
  public func compute(
    _ function: ListFunction, _ x: Registers<Number>, into result: inout Number
  ) throws(Failure) {
    tally.add(.list(function))
    try base.compute(function, x, into: &result)
  }
  /// Counts the part and computes it by the base.
  public func compute(
    _ part: PartFunction, _ x: Registers<Number>, into result: inout Number
  ) throws(Failure) {
    tally.add(.part(part))
    try base.compute(part, x, into: &result)
  }
  /// Counts every product and computes all of them by the base.
  public func products(
    of rows: [[Number]], with columns: [[Number]]
  ) throws(Failure) -> [Number] {
    tally.add(.list(.dot), times: rows.count * columns.count)
    return try base.products(of: rows, with: columns)
  }
  /// Counts one conversion and computes it by the base.
  public func scaled(_ x: Number, by ratio: ExactRatio) throws(Failure) -> Number {
    tally.add(.scale)
    return try base.scaled(x, by: ratio)
  }
  /// Counts one conversion and computes it by the base.
  public func rescaled(_ x: Number, by rescaling: Rescaling) throws(Failure) -> Number {
    tally.add(.scale)
    return try base.rescaled(x, by: rescaling)
  }
  /// Counts the constant and computes it by the base.
  public func constant(_ constant: Constant) throws(Failure) -> Number {
    tally.add(.constant(constant))
    return try base.constant(constant)
  }
  /// Counts one literal and rounds it by the base.
  public func number(_ literal: ExactLiteral) throws(Failure) -> Number {
    tally.add(.literal)
    return try base.number(literal)
  }
}

// Output of text, which is not counted.
extension CountingBackend {
  /// The digits that the base produces.
  public func digits(
    of x: Number, radix: Int, _ request: DigitRequest
  ) throws(Failure) -> NumberDigits { try base.digits(of: x, radix: radix, request) }
  /// The exponent that the base finds.
  public func exponent(of x: Number, radix: Int) throws(Failure) -> Int {
    try base.exponent(of: x, radix: radix)
  }
  /// The bits that the base produces.
  public func bits(of x: Number) throws(Failure) -> NumberDigits { try base.bits(of: x) }
}

/// The number of requests for each operation, from all threads together.
public final class OperationTally: Sendable {
  private let state = Mutex([Operation: Int]())

  /// The counts so far; operations that were never requested are absent.
  public var counts: [Operation: Int] { state.withLock { $0 } }

  func add(_ operation: Operation, times count: Int = 1) {
    // Operations that were never requested are absent.
    if count > 0 { state.withLock { $0[operation, default: 0] += count } }
  }
}
