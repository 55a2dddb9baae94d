import BigNumbers
import NumericCore

extension FormatDomain {
  /// The result of a task as a number of the context.
  func rounded(_ task: Task, _ context: FPCoreContext) throws(ComputationFailure) -> Number {
    let rounding = context.rounding ?? .nearestEven
    switch context.precision ?? .format(.binary(.binary64)) {
    case .format(let format): return .format(try rounded(task, format, rounding))
    case .real: return try exactly(task)
    case .fixed(let scale, let bits):
      let grid = FixedPointGrid(
        scale: scale, bits: bits, rounding: rounding, overflow: context.overflow ?? .infinity)
      guard case .real(let value) = try exactly(task) else { return try exactly(task) }
      return try grid.rounded(value, limits)
    }
  }

  /// The result of a task as a number of a floating-point format.
  func rounded(
    _ task: Task, _ format: FloatFormat, _ rounding: FPCoreRounding
  ) throws(ComputationFailure) -> FormatValue {
    if let step = try step(of: task, format) {
      return try format.compute(step, rounding, limits)
    }
    do throws(ComputationFailure) {
      if case .real(let value) = try exactly(task) {
        let cut = try value.cut(for: format, limits)
        return try format.compute(.literal(cut.literal), rounding, limits)
      }
    } catch {
      guard case .exception = error else { throw error }
    }
    return try irregular(task, format, rounding)
  }

  /// The task as a step of the format, if all operands are numbers of its radix; nil otherwise.
  private func step(
    of task: Task, _ format: FloatFormat
  ) throws(ComputationFailure) -> FormatStep? {
    switch task {
    case .constant: return nil
    case .literal(let number): return number.denominator == nil ? .literal(number.numerator) : nil
    case .identity(let x): return try operand(x, format).map { .literal($0.literal) }
    case .function(let function, let numbers):
      var operands: [FormatValue] = []
      for number in numbers {
        guard let operand = try operand(number, format) else { return nil }
        operands.append(operand)
      }
      return .function(function, operands)
    }
  }

  /// A number in the radix of a format, exactly; nil if it has no finite expansion in that radix,
  /// or if it is a real number that is not an integer.
  private func operand(
    _ x: Number, _ format: FloatFormat
  ) throws(ComputationFailure) -> FormatValue? {
    switch (x, format.radix) {
    case (.format(.binary(let x)), 2): return .binary(x)
    case (.format(.decimal(let x)), 10): return .decimal(x)
    case (.format(.binary(let x)), _):
      return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        .decimal(try BigDecimal(exactly: x, limits: limits.sizes))
      }
    case (.format(.decimal(let x)), _):
      if x.isNaN { return .binary(.nan) }
      if x.isFinite, !x.isZero { return nil }
      let magnitude: BigFloat = x.isZero ? 0 : .infinity
      return .binary(x.isNegative ? -magnitude : magnitude)
    case (.real(let x), let radix):
      guard let value = try x.rational(limits: limits) else { return nil }
      if radix == 10 { return BigDecimal(exactly: value).map { .decimal($0) } }
      return value.isInteger
        ? .binary(BigFloat(value, precision: .bits(max(2, value.numeratorBits)))) : nil
    }
  }

  /// The result for infinities, NaN and poles, where the last digits of the operands do not matter.
  private func irregular(
    _ task: Task, _ format: FloatFormat, _ rounding: FPCoreRounding
  ) throws(ComputationFailure) -> FormatValue {
    guard case .function(let function, let numbers) = task else { return .binary(.nan) }
    var operands: [FormatValue] = []
    for number in numbers {
      if let operand = try operand(number, format) {
        operands.append(operand)
      } else if case .finite(let value) = try realNumber(number) {
        operands.append(try value.cut(for: format, limits))
      }
    }
    return try format.compute(.function(function, operands), rounding, limits)
  }

  /// The unrounded result; infinities and NaN follow the rules of floating point.
  private func exactly(_ task: Task) throws(ComputationFailure) -> Number {
    switch task {
    case .literal(let number): return .real(try ExactArithmetic(limits).value(of: number))
    case .constant(let constant):
      let value = try ExactArithmetic(limits).value(of: constant)
      return value.map { .real($0) } ?? .format(.binary(.nan))
    case .identity(let x):
      guard case .finite(let value) = try realNumber(x) else { return x }
      return .real(value)
    case .function(let function, let numbers):
      var operands: [ExactReal] = []
      for number in numbers {
        guard case .finite(let value) = try realNumber(number) else {
          return try limiting(task)
        }
        operands.append(value)
      }
      do throws(ComputationFailure) {
        let result = try exact.compute(function, operands)
        // Detects a pole.
        _ = try result.sign(limits: limits)
        return .real(result)
      } catch {
        guard case .exception = error else { throw error }
        return try limiting(task)
      }
    }
  }

  /// A result that is infinite, zero or NaN without rounding.
  private func limiting(_ task: Task) throws(ComputationFailure) -> Number {
    let value = try irregular(task, .binary(.binary64), .nearestEven)
    guard !value.isFinite || value.isZero else {
      throw .inapplicable("real arithmetic with INFINITY has only infinite results here")
    }
    return .format(value)
  }
}

extension ExactReal {
  /// The number truncated two digits after the last digit of a format, with one more digit that
  /// shows whether anything was cut off.
  ///
  /// It rounds like the number itself in every direction.
  ///
  /// **Source.** Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms using
  /// rounding to odd" (2008).
  func cut(for format: FloatFormat, _ limits: ExactLimits) throws(ComputationFailure) -> FormatValue
  {
    let kept = format.precision + 2
    if format.radix == 10 {
      var digits = try digits(.significant(kept), rounding: .towardZero, limits: limits)
      guard let isExact = digits.isExact else {
        throw .undecided(bits: limits.sizes.workingPrecision)
      }
      if !isExact {
        let zeros = Array(repeating: UInt8(ascii: "0"), count: kept - digits.digits.count)
        digits.digits += zeros + [UInt8(ascii: "1")]
      }
      return .decimal(BigDecimal(digits))
    }
    if try isZero(limits: limits) { return .binary(0) }
    let x = try rounded(to: .bits(kept), .towardZero, limits: limits)
    let cut = try ExactBackend(limits: limits).number(FormatValue.binary(x).literal)
    switch try compared(to: cut, limits: limits) {
    case .undecided, .unordered: throw .undecided(bits: limits.sizes.workingPrecision)
    case .equal: return .binary(x)
    case .less, .greater:
      let mark = BigFloat(sign: x.sign, exponent: x.exponent - kept, significand: 1)
      return .binary(BigFloat.compute(.add, x, mark, precision: .bits(kept + 1)))
    }
  }
}

/// The backend of binary numbers with a precision and an unlimited range of exponents.
func binaryBackend(
  _ precision: Precision, _ limits: ExactLimits
) throws(ComputationFailure) -> BigFloatBackend {
  return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
    try BigFloatBackend(precision: precision, limits: limits.sizes)
  }
}
