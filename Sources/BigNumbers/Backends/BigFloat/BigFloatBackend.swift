public import NumericCore

/// MPFR behind the protocol: every operation is correctly rounded to one precision, in one direction.
public struct BigFloatBackend: NumericBackend {
  /// Computes on `BigFloat`.
  public typealias Number = BigFloat
  /// A limit was reached.
  public typealias Failure = LimitExceeded

  /// The command-line name.
  public var name: String { "bigfloat" }
  /// Finite operands that overflow are an error.
  public var signalsOverflow: Bool { true }

  /// What computes.
  let context: BigFloatContext

  /// Bits of every result.
  public var precision: Precision { context.precision }
  /// The direction of every rounding.
  public var rounding: Rounding { context.rounding }
  /// What must not be exceeded.
  public var limits: Limits { context.limits }

  /// Creates a backend with MPFR's range of exponents.
  ///
  /// - Throws: a precision beyond the limit, or beyond what MPFR can hold.
  public init(
    precision: Precision, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.precision, precision.bits)
    self.init(within: limits, precision: precision, rounding: rounding)
  }

  /// Creates a backend whose results are numbers of a format, bit for bit, with its overflow and its
  /// subnormal numbers. Operands should be numbers of the format.
  public init(
    format: BinaryFormat, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try limits.check(.precision, format.precision.bits)
    self.init(
      within: limits, precision: format.precision, rounding: rounding, range: format.range)
  }

  /// A backend whose precision is known to be within the limits.
  init(
    within limits: Limits, precision: Precision, rounding: Rounding, range: ExponentRange? = nil
  ) {
    context = BigFloatContext(
      within: limits, precision: precision, rounding: rounding, range: range)
  }

  /// The number zero.
  public var zero: BigFloat { context.zero }

  /// False for numbers at the very ends of the exponent range as well: directed rounding puts overflow
  /// and underflow there.
  public func isRegular(_ x: BigFloat) -> Bool { context.isRegular(x) }
  public func isNaN(_ x: BigFloat) -> Bool { x.isNaN }
  public func isInfinite(_ x: BigFloat) -> Bool { x.isInfinite }
  public func isZero(_ x: BigFloat) -> Bool { x.isZero }
  public func isInteger(_ x: BigFloat) -> Bool { x.isInteger }
  public func compare(_ a: BigFloat, _ b: BigFloat) -> Ordering { BigFloat.ordering(a, b) }
}

// The verb.
extension BigFloatBackend {
  public func compute(
    _ function: UnaryFunction, _ x: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) { try context.compute(function, x, into: &result) }

  public func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) { try context.compute(function, x, y, into: &result) }

  public func compute(
    _ function: ListFunction, _ x: Registers<BigFloat>, into result: inout BigFloat
  ) throws(LimitExceeded) {
    switch function.page.call {
    case .financial: result = try context.financial(function, x)
    case .polynomialRoot: result = try context.polynomialRoot(function, x)
    case .distribution: result = try context.distribution(function, x)
    case .matrixExponential: result = try context.matrixExponential(x)
    default: try context.compute(function, x, into: &result)
    }
  }

  /// The products of every row with every column, each correctly rounded as a `dot` product is, in every bit.
  ///
  /// Vectors of numbers with moderate exponents are multiplied as whole numbers, modulo primes where they are long; their exact
  /// products are rounded once.
  public func products(
    of rows: [[BigFloat]], with columns: [[BigFloat]]
  ) throws(LimitExceeded) -> [BigFloat] { try context.products(of: rows, with: columns) }

  public func constant(_ constant: Constant) throws(LimitExceeded) -> BigFloat {
    try context.constant(constant)
  }

  /// The rational part is exact until the one division; a power of π is irrational, so that it is rounded correctly as well.
  public func scaled(_ x: BigFloat, by ratio: ExactRatio) throws(LimitExceeded) -> BigFloat {
    try context.scaled(x, by: ratio)
  }
}

extension BigFloatBackend {
  public func exception(
    of operation: Operation, operands: [BigFloat], result: BigFloat
  ) -> ArithmeticException? {
    if case .function(.list(let function)) = operation, result.isNaN,
      !operands.contains(where: \.isNaN)
    {
      switch function.page.call {
      case .financial: return context.financialException(function, operands)
      case .whole: return context.wholeException(function, operands)
      case .polynomialRoot: return .domain
      default: break
      }
    }
    return context.exception(of: operation, operands: operands, result: result) {
      (function) throws(LimitExceeded) in try compute(function, operands)
    }
  }

  /// MPFR's inexact flag is sticky and belongs to the thread: it is cleared before `body` and read
  /// after it, and `body` stays on one thread because it is synchronous.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    let (result, isExact) = try Deadline.within(limits) { () throws(Failed) in
      try context.recordingExactness(body)
    }
    return (result, isExact)
  }
}
