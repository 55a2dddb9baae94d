import BigNumbers
import NumericCore

/// Arithmetic on finite real numbers: recorded as graphs, or with enclosures of some precision.
protocol RealArithmetic {
  associatedtype Value: Sendable

  func number(_ literal: ExactLiteral) throws(ComputationFailure) -> Value
  func integer(_ value: Int) -> Value
  func constant(_ constant: Constant) -> Value
  func compute(_ function: Function, _ x: [Value]) throws(ComputationFailure) -> Value
  /// The order, which is `.less`, `.equal` or `.greater`; throws if it is not decided.
  func order(_ x: Value, _ y: Value) throws(ComputationFailure) -> Ordering
  /// The number as an index; nil if it is none.
  func arrayIndex(_ x: Value) throws(ComputationFailure) -> Int?
  /// Throws if the number has no value.
  func requireValue(_ x: Value) throws(ComputationFailure)
}

extension RealArithmetic {
  func quotient(_ x: Value, _ y: Value) throws(ComputationFailure) -> Value {
    try compute(.binary(.divide), [x, y])
  }

  /// The exact value of a number of a file.
  func value(of number: FPCoreNumber) throws(ComputationFailure) -> Value {
    let value = try self.number(number.numerator)
    guard let denominator = number.denominator else { return value }
    return try quotient(value, try self.number(denominator))
  }

  /// The exact value of a constant; nil for infinity and NaN.
  ///
  /// It exists once, because constants are kept where they are used.
  @_semantics("optimize.sil.specialize.generic.never")
  func value(of constant: FPCoreConstant) throws(ComputationFailure) -> Value? {
    let (one, two) = (integer(1), integer(2))
    let pi = self.constant(.pi)
    let ln2 = self.constant(.ln2)
    func function(_ function: UnaryFunction, _ x: Value) throws(ComputationFailure) -> Value {
      try compute(.unary(function), [x])
    }
    switch constant {
    case .e: return self.constant(.e)
    case .log2e: return try quotient(one, ln2)
    case .log10e: return try quotient(one, try function(.log, integer(10)))
    case .ln2: return ln2
    case .ln10: return try function(.log, integer(10))
    case .pi: return pi
    case .halfPi: return try quotient(pi, two)
    case .quarterPi: return try quotient(pi, integer(4))
    case .inversePi: return try quotient(one, pi)
    case .doubleInversePi: return try quotient(two, pi)
    case .doubleInverseRootPi: return try quotient(two, try function(.sqrt, pi))
    case .root2: return try function(.sqrt, two)
    case .rootHalf: return try function(.sqrt, try quotient(one, two))
    case .infinity, .nan: return nil
    }
  }
}

/// Numbers as graphs of their operations, which are evaluated when a question is asked.
struct ExactArithmetic: RealArithmetic {
  let limits: ExactLimits
  private let backend: ExactBackend

  init(_ limits: ExactLimits) {
    self.limits = limits
    backend = ExactBackend(limits: limits)
  }

  func number(_ literal: ExactLiteral) throws(ComputationFailure) -> ExactReal {
    try backend.number(literal)
  }

  func integer(_ value: Int) -> ExactReal { ExactReal(value) }

  func constant(_ constant: Constant) -> ExactReal { ExactReal(constant) }

  func compute(
    _ function: Function, _ x: [ExactReal]
  ) throws(ComputationFailure) -> ExactReal {
    try backend.compute(function, x)
  }

  func order(_ x: ExactReal, _ y: ExactReal) throws(ComputationFailure) -> Ordering {
    let order = try x.compared(to: y, limits: limits)
    if order == .undecided { throw .undecided(bits: limits.sizes.workingPrecision) }
    return order
  }

  func arrayIndex(_ x: ExactReal) throws(ComputationFailure) -> Int? {
    guard let rational = try x.rational(limits: limits) else { return nil }
    return Int(exactly: rational).flatMap { $0 >= 0 ? $0 : nil }
  }

  func requireValue(_ x: ExactReal) throws(ComputationFailure) {
    _ = try x.sign(limits: limits)
  }
}

extension EnclosingArithmetic: RealArithmetic {
  func requireValue(_ x: EnclosedReal) throws(ComputationFailure) {
    if let failure = x.failure { throw failure }
  }
}
