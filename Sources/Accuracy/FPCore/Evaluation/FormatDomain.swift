import BigNumbers
import NumericCore

/// Arithmetic in rounding contexts: every operation is computed exactly, then rounded once.
///
/// A backend rounds once whatever the precision of its operands, so backends are used wherever
/// operands and result are floating-point numbers of the same radix. All other cases use real
/// arithmetic.
struct FormatDomain: FPCoreDomain {
  /// A number of some context.
  enum Number: Sendable {
    /// A number of a floating-point format.
    case format(FormatValue)
    /// A real number, or a fixed-point number.
    case real(ExactReal)
  }

  /// An operation whose result is to be rounded.
  enum Task {
    case literal(FPCoreNumber)
    case constant(FPCoreConstant)
    case function(Function, [Number])
    case identity(Number)
  }

  let limits: ExactLimits
  let exact: ExactBackend

  init(_ limits: ExactLimits) {
    self.limits = limits
    exact = ExactBackend(limits: limits)
  }

  func number(
    _ number: FPCoreNumber, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    try rounded(.literal(number), context)
  }

  func constant(
    _ constant: FPCoreConstant, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    switch constant {
    case .infinity: .format(.binary(.infinity))
    case .nan: .format(.binary(.nan))
    default: try rounded(.constant(constant), context)
    }
  }

  func integer(_ value: Int) -> Number { .real(ExactReal(value)) }

  func cast(_ x: Number, _ context: FPCoreContext) throws(ComputationFailure) -> Number {
    try rounded(.identity(x), context)
  }

  /// The interpreter, which has three calls of it, would get three copies.
  @inline(never)
  func apply(
    _ operation: FPCoreOperation, _ x: [Number], _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number {
    let function = operation.function(context.rounding ?? .nearestEven)
    if operation.roundsToInteger {
      return try cast(try wholeNumber(function, x[0]), context)
    }
    if operation == .subtract, x.count == 1 {
      return try rounded(.function(.unary(.negate), x), context)
    }
    return try rounded(.function(function, x), context)
  }

  /// The integer next to a number, exactly; it has at most one more digit than the number.
  private func wholeNumber(
    _ function: Function, _ x: Number
  ) throws(ComputationFailure) -> Number {
    switch x {
    case .real(let value): return .real(try exact.compute(function, [value]))
    case .format(.binary(let value)):
      let backend = try binaryBackend(value.precision, limits)
      return .format(try backend.compute(function, [.binary(value)]))
    case .format(.decimal(let value)):
      let context = DecimalContext(precision: value.digitCount + 1)
      let backend = DecimalBackend(context, limits: limits.sizes)
      return .format(try backend.compute(function, [.decimal(value)]))
    }
  }

  // MARK: - Tests

  func compare(_ a: Number, _ b: Number) throws(ComputationFailure) -> Ordering {
    if case .format(.binary(let a)) = a, case .format(.binary(let b)) = b {
      return a.isNaN || b.isNaN ? .unordered : a < b ? .less : a == b ? .equal : .greater
    }
    let real = RealDomain(limits)
    return try real.compare(try realNumber(a), try realNumber(b))
  }

  func realNumber(_ x: Number) throws(ComputationFailure) -> RealNumber<ExactReal> {
    switch x {
    case .real(let value): .finite(value)
    case .format(let value) where value.isNaN: .nan
    case .format(let value) where !value.isFinite: .infinity(isNegative: value.isNegative)
    case .format(let value): .finite(try exact.number(value.literal))
    }
  }

  func answer(
    _ test: FPCoreTest, _ x: Number, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Bool {
    guard case .format(let value) = x else {
      return try RealDomain(limits).answer(test, try realNumber(x), context)
    }
    switch test {
    case .isfinite: return value.isFinite
    case .isinf: return !value.isFinite && !value.isNaN
    case .isnan: return value.isNaN
    case .signbit: return value.isNegative
    case .isnormal:
      guard let exponent = value.exponent else { return false }
      guard case .format(let format)? = context.precision else { return true }
      return exponent >= format.leastExponent
    }
  }

  func index(_ x: Number) throws(ComputationFailure) -> Int? {
    try RealDomain(limits).index(try realNumber(x))
  }
}
