public import NumericCore

// Parts of functions of complex numbers: rounded from the digits that exact evaluation proves.
extension DecimalBackend {
  /// Writes a part of a function of complex numbers, correctly rounded, to `result`.
  ///
  /// - Throws: a limit that was exceeded, or a rounding that could not be decided.
  public func compute(
    _ part: PartFunction, _ x: Registers<BigDecimal>, into result: inout BigDecimal
  ) throws(ComputationFailure) {
    let operands = Array(x)
    result = try computing { context throws(ComputationFailure) in
      try value(part, operands, &context)
    }
  }

  private func value(
    _ part: PartFunction, _ x: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    guard x.allSatisfy(\.isFinite), part.pole(at: x, isWhole: \.isInteger) == nil,
      !part.isAngle || !x.allSatisfy(\.isZero)
    else { return try special(part, x, &context) }
    if part.function == .product {
      return part.part == .real
        ? context.subtract(.product(x[0], x[2]), .product(x[1], x[3]))
        : context.add(.product(x[0], x[3]), .product(x[1], x[2]))
    }
    do throws(ComputationFailure) {
      let operands = part.unsigned(x) { $0.isZero && $0.isNegative }
      var reals: [ExactReal] = []
      for operand in operands.numbers { reals.append(try real(operand)) }
      var value = try exact.compute(part, reals)
      if operands.isOpposite { value = -value }
      let result = try rounded(value, &context)
      if !result.isZero { return result }
      // Exact numbers have one zero.
      return BigDecimal(isNegative: try binary(part, x).isNegative, .zero)
    } catch {
      switch error {
      case .exception(.overflow):
        return context.finishTooLarge(isNegative: try binary(part, x).isNegative)
      case .exception(.underflow):
        return context.finishTooSmall(isNegative: try binary(part, x).isNegative)
      default: throw error
      }
    }
  }

  /// A part where an operand is not finite or the function has a pole.
  private func special(
    _ part: PartFunction, _ x: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    let answer = try binary(part, x)
    if !answer.isRegular { return BigDecimal(irregular: answer) }
    if answer.isInteger { return context.number(answer) }
    let value = try exact.scaled(1, by: ExactRatio(nearestEighthsOfTurn: Double(answer)))
    return try rounded(value, &context)
  }

  /// The result at 256 bits: used for signs, poles and limits only, never for a digit of a result.
  private func binary(
    _ part: PartFunction, _ x: [BigDecimal]
  ) throws(ComputationFailure) -> BigFloat {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try binary.compute(part, x.map { BigFloat($0, precision: binary.precision) })
    }
  }
}
