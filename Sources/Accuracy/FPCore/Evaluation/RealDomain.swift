import BigNumbers
import NumericCore

/// A real number, or infinity or NaN, with which numbers can be compared.
enum RealNumber<Value: Sendable>: Sendable {
  case finite(Value)
  case infinity(isNegative: Bool)
  case nan

  /// The finite value; nil for infinity and NaN.
  var value: Value? { if case .finite(let value) = self { value } else { nil } }
}

/// Real arithmetic, which rounds nothing.
///
/// Contexts matter only if the direction of rounding is part of the meaning of a function.
struct RealDomain<Arithmetic: RealArithmetic>: FPCoreDomain {
  typealias Number = RealNumber<Arithmetic.Value>

  let arithmetic: Arithmetic

  init(_ arithmetic: Arithmetic) { self.arithmetic = arithmetic }

  func number(
    _ number: FPCoreNumber, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    .finite(try arithmetic.value(of: number))
  }

  func constant(
    _ constant: FPCoreConstant, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    if let value = try arithmetic.value(of: constant) { return .finite(value) }
    return constant == .nan ? .nan : .infinity(isNegative: false)
  }

  func integer(_ value: Int) -> Number { .finite(arithmetic.integer(value)) }

  func cast(_ x: Number, _ context: FPCoreContext) throws(ComputationFailure) -> Number { x }

  func apply(
    _ operation: FPCoreOperation, _ x: [Number], _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    var operands: [Arithmetic.Value] = []
    operands.reserveCapacity(2)
    for number in x {
      // Arithmetic needs finite numbers.
      guard let value = number.value else {
        guard let result = try special(operation, x) else { throw .exception(.domain) }
        return result
      }
      operands.append(value)
    }
    if operation == .subtract, x.count == 1 {
      return .finite(
        try arithmetic.compute(.binary(.subtract), [arithmetic.integer(0), operands[0]]))
    }
    let function = operation.function(context.rounding ?? .nearestEven)
    return .finite(try arithmetic.compute(function, operands))
  }

  /// Functions that are defined for infinities and NaN without arithmetic; nil for all others.
  private func special(
    _ operation: FPCoreOperation, _ x: [Number]
  ) throws(ComputationFailure) -> Number? {
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
    case (.finite(let a), .finite(let b)): return try arithmetic.order(a, b)
    }
  }

  func answer(
    _ test: FPCoreTest, _ x: Number, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Bool {
    switch (test, x) {
    case (.isfinite, .finite(let value)):
      try arithmetic.requireValue(value)
      return true
    case (.isfinite, _): return false
    case (.isinf, .infinity), (.isnan, .nan): return true
    case (.isinf, _), (.isnan, _): return false
    case (.isnormal, .finite(let value)):
      return try arithmetic.order(value, arithmetic.integer(0)) != .equal
    case (.isnormal, _): return false
    case (.signbit, .finite(let value)):
      return try arithmetic.order(value, arithmetic.integer(0)) == .less
    case (.signbit, .infinity(let isNegative)): return isNegative
    case (.signbit, .nan): return false
    }
  }

  func index(_ x: Number) throws(ComputationFailure) -> Int? {
    guard let value = x.value else { return nil }
    return try arithmetic.arrayIndex(value)
  }
}

extension RealDomain<ExactArithmetic> {
  init(_ limits: ExactLimits) { self.init(ExactArithmetic(limits)) }
}
