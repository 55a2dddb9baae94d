import BigNumbers
import NumericCore

/// Real arithmetic, which rounds nothing.
///
/// Contexts matter only if the direction of rounding is part of the meaning of a function.
struct RealDomain: FPCoreDomain {
  /// A real number, or infinity or NaN, with which numbers can be compared.
  enum Number: Sendable {
    case finite(ExactReal)
    case infinity(isNegative: Bool)
    case nan
  }

  let limits: ExactLimits
  private let backend: ExactBackend

  init(_ limits: ExactLimits) {
    self.limits = limits
    backend = ExactBackend(limits: limits)
  }

  func number(
    _ number: FPCoreNumber, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    .finite(try number.exactValue(backend))
  }

  func constant(
    _ constant: FPCoreConstant, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    if let value = constant.exactValue { return .finite(value) }
    return constant == .nan ? .nan : .infinity(isNegative: false)
  }

  func integer(_ value: Int) -> Number { .finite(ExactReal(value)) }

  func cast(_ x: Number, _ context: FPCoreContext) throws(ComputationFailure) -> Number { x }

  /// The value, which arithmetic needs; throws for infinity and NaN.
  func value(_ x: Number) throws(ComputationFailure) -> ExactReal {
    guard case .finite(let value) = x else { throw .exception(.domain) }
    return value
  }

  func apply(
    _ operation: FPCoreOperation, _ x: [Number], _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    if let result = try special(operation, x) { return result }
    if operation == .subtract, x.count == 1 { return .finite(-(try value(x[0]))) }
    var operands: [ExactReal] = []
    for number in x { operands.append(try value(number)) }
    let function = operation.function(context.rounding ?? .nearestEven)
    return .finite(try backend.compute(function, operands))
  }

  /// Functions that are defined for infinities and NaN without arithmetic; nil for all others.
  private func special(
    _ operation: FPCoreOperation, _ x: [Number]
  ) throws(ComputationFailure) -> Number? {
    let isFinite = x.allSatisfy { if case .finite = $0 { true } else { false } }
    if isFinite { return nil }
    switch operation {
    case .fmin, .fmax:
      if case .nan = x[0] { return x[1] }
      if case .nan = x[1] { return x[0] }
      let isLess = try compare(x[0], x[1]) == .less
      return isLess == (operation == .fmin) ? x[0] : x[1]
    case .subtract where x.count == 1:
      guard case .infinity(let isNegative) = x[0] else { return .nan }
      return .infinity(isNegative: !isNegative)
    case .fabs:
      guard case .infinity = x[0] else { return .nan }
      return .infinity(isNegative: false)
    default: return nil
    }
  }

  func compare(_ a: Number, _ b: Number) throws(ComputationFailure) -> Ordering {
    switch (a, b) {
    case (.nan, _), (_, .nan): return .unordered
    case (.infinity(let a), .infinity(let b)): return a == b ? .equal : a ? .less : .greater
    case (.infinity(let isNegative), _): return isNegative ? .less : .greater
    case (_, .infinity(let isNegative)): return isNegative ? .greater : .less
    case (.finite(let a), .finite(let b)):
      let order = try a.compared(to: b, limits: limits)
      if order == .undecided { throw .undecided(bits: limits.sizes.workingPrecision) }
      return order
    }
  }

  func answer(
    _ test: FPCoreTest, _ x: Number, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Bool {
    switch (test, x) {
    case (.isfinite, .finite(let value)):
      // Checks that there is a value.
      _ = try value.sign(limits: limits)
      return true
    case (.isfinite, _): return false
    case (.isinf, .infinity), (.isnan, .nan): return true
    case (.isinf, _), (.isnan, _): return false
    case (.isnormal, .finite(let value)): return try !value.isZero(limits: limits)
    case (.isnormal, _): return false
    case (.signbit, .finite(let value)): return try value.sign(limits: limits) < 0
    case (.signbit, .infinity(let isNegative)): return isNegative
    case (.signbit, .nan): return false
    }
  }

  func index(_ x: Number) throws(ComputationFailure) -> Int? {
    guard case .finite(let value) = x, let rational = try value.rational(limits: limits) else {
      return nil
    }
    return Int(exactly: rational).flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension FPCoreNumber {
  /// The exact value of the number.
  func exactValue(_ backend: ExactBackend) throws(ComputationFailure) -> ExactReal {
    let value = try backend.number(numerator)
    guard let denominator else { return value }
    return value / (try backend.number(denominator))
  }
}

extension FPCoreConstant {
  /// The exact value of the constant; nil for infinity and NaN.
  var exactValue: ExactReal? {
    let pi = ExactReal(.pi)
    switch self {
    case .e: return ExactReal(.e)
    case .log2e: return 1 / ExactReal(.ln2)
    case .log10e: return 1 / ExactReal.compute(.log, ExactReal(10))
    case .ln2: return ExactReal(.ln2)
    case .ln10: return ExactReal.compute(.log, ExactReal(10))
    case .pi: return pi
    case .halfPi: return pi / 2
    case .quarterPi: return pi / 4
    case .inversePi: return 1 / pi
    case .doubleInversePi: return 2 / pi
    case .doubleInverseRootPi: return 2 / ExactReal.compute(.sqrt, pi)
    case .root2: return ExactReal.compute(.sqrt, ExactReal(2))
    case .rootHalf: return ExactReal.compute(.sqrt, 1 / ExactReal(2))
    case .infinity, .nan: return nil
    }
  }
}
