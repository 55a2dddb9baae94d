import BigNumbers
import NumericCore

/// A step that rounds once in a floating-point format.
enum FormatStep {
  /// A literal.
  case literal(ExactLiteral)
  /// A function of numbers of the format's radix, with any precision.
  case function(Function, [FormatValue])
}

extension MeasuredBackend {
  /// The value of a function of numbers.
  func compute(
    _ function: Function, _ x: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    do throws(Failure) {
      return value(try compute(function, x.map { number($0) }))
    } catch {
      throw ComputationFailure(error)
    }
  }

  func compute(_ step: FormatStep) throws(ComputationFailure) -> FormatValue {
    switch step {
    case .function(let function, let operands): return try compute(function, operands)
    case .literal(let literal):
      do throws(Failure) { return value(try number(literal)) } catch {
        throw ComputationFailure(error)
      }
    }
  }
}

extension FloatFormat {
  /// The exact result, rounded once; computed by the hardware if the format is that of the hardware
  /// and has the operands.
  func compute(
    _ step: FormatStep, _ rounding: FPCoreRounding, _ limits: ExactLimits
  ) throws(ComputationFailure) -> FormatValue {
    if case .hardware = kind, rounding != .nearestEven || !step.fitsDouble {
      return try FloatFormat.binary(.binary64).compute(step, rounding, limits)
    }
    if case .coded = kind, rounding != .nearestEven {
      throw .inapplicable("\(name) rounds to nearest only, and this asks for \(rounding.rawValue)")
    }
    guard let binary = rounding.binary else { return try roundedAway(step, limits) }
    return try run(step, binary, limits)
  }

  private func run(
    _ step: FormatStep, _ rounding: Rounding, _ limits: ExactLimits
  ) throws(ComputationFailure) -> FormatValue {
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try self.backend(possible(rounding), limits.sizes)
    }
    return try backend.compute(step)
  }

  /// Rounds to nearest with ties away from zero, which binary backends do not support.
  ///
  /// Of the two neighbours of the exact result, the outer one is chosen if the result is at least
  /// the midpoint. The midpoint has exactly one bit more than the format, so that truncating the
  /// result to this precision preserves that comparison.
  private func roundedAway(
    _ step: FormatStep, _ limits: ExactLimits
  ) throws(ComputationFailure) -> FormatValue {
    if case .decimal(let parameters) = kind {
      let context = DecimalContext(parameters, rounding: .nearestAway)
      return try DecimalBackend(context, limits: limits.sizes).compute(step)
    }
    guard case .binary(let inner) = try run(step, .towardZero, limits),
      case .binary(let outer) = try run(step, .awayFromZero, limits),
      !inner.isNaN, inner != outer
    else { return try run(step, .towardZero, limits) }
    let wider = FloatFormat.bigFloat(.bits(precision + 1))
    guard case .binary(let cut) = try wider.run(step, .towardZero, limits) else {
      return .binary(inner)
    }
    let gap =
      outer.isFinite
      ? (outer - inner).magnitude
      : BigFloat(sign: .plus, exponent: greatestExponent - precision + 1, significand: 1)
    // inner + gap/2, which needs one more bit than the format has.
    let half = BigFloat(sign: .plus, exponent: -1, significand: gap)
    let step = FormatStep.function(
      .binary(.add), [.binary(inner.magnitude), .binary(half)])
    guard case .binary(let middle) = try wider.run(step, .towardZero, limits) else {
      return .binary(inner)
    }
    return .binary(cut.magnitude < middle ? inner : outer)
  }
}

extension FormatStep {
  /// Whether all operands are doubles.
  fileprivate var fitsDouble: Bool {
    guard case .function(_, let operands) = self else { return true }
    return operands.allSatisfy { operand in
      guard case .binary(let x) = operand else { return false }
      return x.isNaN || Double(exactly: x) != nil
    }
  }
}
