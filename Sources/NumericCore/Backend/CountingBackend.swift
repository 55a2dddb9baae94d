internal import Synchronization

/// Any backend, with its operations counted: what an engine really asks for, function by function.
///
///     let backend = CountingBackend(DoubleBackend())
///     _ = try Calculator(backend).evaluate("sqrt(2) + sqrt(3)")
///     backend.tally.counts[.unary(.sqrt)]   // 2
///
/// Results are those of the base. Copies count into the same tally.
public struct CountingBackend<Base: NumericBackend>: NumericBackend {
  public typealias Number = Base.Number
  public typealias Failure = Base.Failure

  /// What computes.
  public let base: Base
  /// Where the counts are.
  public let tally: OperationTally

  /// Counts from zero.
  public init(_ base: Base) {
    self.base = base
    tally = OperationTally()
  }

  public var name: String { base.name }
  public var signalsOverflow: Bool { base.signalsOverflow }
  public var zero: Number { base.zero }

  public func isRegular(_ x: Number) -> Bool { base.isRegular(x) }
  public func isNaN(_ x: Number) -> Bool { base.isNaN(x) }
  public func isInfinite(_ x: Number) -> Bool { base.isInfinite(x) }
  public func isZero(_ x: Number) -> Bool { base.isZero(x) }
  public func isInteger(_ x: Number) -> Bool { base.isInteger(x) }
  public func compare(_ a: Number, _ b: Number) throws(Failure) -> Ordering {
    try base.compare(a, b)
  }

  public func exception(
    of operation: Operation, operands: [Number], result: Number
  ) -> ArithmeticException? {
    base.exception(of: operation, operands: operands, result: result)
  }

  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    try base.recordingExactness(body)
  }
}

// What is counted.
extension CountingBackend {
  public func compute(
    _ function: UnaryFunction, _ x: Number, into result: inout Number
  ) throws(Failure) {
    tally.add(.unary(function))
    try base.compute(function, x, into: &result)
  }
  public func compute(
    _ function: BinaryFunction, _ x: Number, _ y: Number, into result: inout Number
  ) throws(Failure) {
    tally.add(.binary(function))
    try base.compute(function, x, y, into: &result)
  }
  public func compute(
    _ function: ListFunction, _ x: Registers<Number>, into result: inout Number
  ) throws(Failure) {
    tally.add(.list(function))
    try base.compute(function, x, into: &result)
  }
  public func scaled(_ x: Number, by ratio: ExactRatio) throws(Failure) -> Number {
    tally.add(.scale)
    return try base.scaled(x, by: ratio)
  }
  public func rescaled(_ x: Number, by rescaling: Rescaling) throws(Failure) -> Number {
    tally.add(.scale)
    return try base.rescaled(x, by: rescaling)
  }
  public func constant(_ constant: Constant) throws(Failure) -> Number {
    tally.add(.constant(constant))
    return try base.constant(constant)
  }
  public func number(_ literal: ExactLiteral) throws(Failure) -> Number {
    tally.add(.literal)
    return try base.number(literal)
  }
}

// Text, which is not counted.
extension CountingBackend {
  public func digits(
    of x: Number, radix: Int, _ request: DigitRequest
  ) throws(Failure) -> NumberDigits { try base.digits(of: x, radix: radix, request) }
  public func exponent(of x: Number, radix: Int) throws(Failure) -> Int {
    try base.exponent(of: x, radix: radix)
  }
  public func bits(of x: Number) throws(Failure) -> NumberDigits { try base.bits(of: x) }
}

/// How often each operation was asked for, from any thread.
public final class OperationTally: Sendable {
  private let state = Mutex([Operation: Int]())

  /// The counts so far; operations that were never asked for are not in it.
  public var counts: [Operation: Int] { state.withLock { $0 } }

  func add(_ operation: Operation) { state.withLock { $0[operation, default: 0] += 1 } }
}
