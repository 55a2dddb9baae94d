import NumericCore

// The functions of the catalogue: correctly rounded from enclosures, or from what ExactBackend proves.
extension DecimalBackend {
  /// A function that is no operation of decimals.
  func general(
    _ operation: Operation, _ operands: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    if operands.allSatisfy(\.isRegular) {
      if let result = context.nextToShort(operation, operands) { return result }
      try admit(operation, operands)
      if let result = context.enclosed(operation, operands) { return result }
    } else if let result = try special(operation, operands, &context) {
      return result
    }
    do throws(ComputationFailure) {
      return try rounded(try exactly(operation, operands), &context)
    } catch {
      guard case .exception(let exception) = error else { throw error }
      // The function has a pole there, or no value; or the exponents of MPFR do not reach.
      let answer = try binary(operation, operands)
      switch exception {
      case .overflow: return context.finishTooLarge(isNegative: answer.isNegative)
      case .underflow: return context.finishTooSmall(isNegative: answer.isNegative)
      case .domain, .divisionByZero, .noSolution, .unable:
        return answer.isRegular || answer.isZero ? .nan : BigDecimal(irregular: answer)
      }
    }
  }

  /// Throws where a reduction modulo π would cost more than the limits allow.
  private func admit(
    _ operation: Operation, _ operands: [BigDecimal]
  ) throws(ComputationFailure) {
    guard case .unary(let function) = operation, operands[0].adjustedExponent > 100 else { return }
    do throws(LimitExceeded) {
      try binary.admit(function, BigFloat(operands[0], precision: Self.decisive).operand)
    } catch {
      throw .limit(error)
    }
  }

  /// A function at zeros, infinities and NaNs; nil where the zeros are numbers like others.
  private func special(
    _ operation: Operation, _ operands: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal? {
    let answer = try binary(operation, operands)
    if !answer.isRegular { return BigDecimal(irregular: answer) }
    if operands.allSatisfy(\.isFinite) { return nil }
    // A limit: a whole number, as of tanh, or an irrational one, as of atan.
    if answer.isInteger { return context.number(answer) }
    if operation == .binary(.atanUnits) || operation == .ternary(.atan2Units) {
      return context.eighthsOfTurn(answer, operands[operands.count - 1])
    }
    var bits = 0
    for spare in [48, 256, 4096] {
      bits = Precision.bitsCovering(digits: context.precision + 2) + spare
      let value = try enclosure(operation, operands, bits: bits)
      // Intervals know no −0, which is where an angle of −π comes from.
      if let ball = Ball.spanning(value.lower, value.upper, bits: bits + 8),
        let result = context.finished((ball.sign == -1) == answer.isNegative ? ball : ball.negated)
      {
        return result
      }
    }
    throw .undecided(bits: bits)
  }

  private func enclosure(
    _ operation: Operation, _ operands: [BigDecimal], bits: Int
  ) throws(ComputationFailure) -> BigInterval {
    let precision = Precision.bits(bits)
    let x = operands.map { BigInterval($0.literal, precision: precision) }
    do throws(LimitExceeded) {
      switch operation {
      case .unary(let f): return try .compute(f, x[0], precision: precision, limits: limits)
      case .binary(let f): return try .compute(f, x[0], x[1], precision: precision, limits: limits)
      case .ternary(let f):
        return try .compute(f, x[0], x[1], x[2], precision: precision, limits: limits)
      case .quaternary(let f):
        return try .compute(f, x[0], x[1], x[2], x[3], precision: precision, limits: limits)
      case .reduction(let f): return try .compute(f, x, precision: precision, limits: limits)
      case .financial, .literal, .constant, .scale:
        preconditionFailure("\(operation) is no function")
      }
    } catch {
      throw .limit(error)
    }
  }

  /// What MPFR answers: decides about signs, poles and limits, but no digit.
  func binary(
    _ operation: Operation, _ operands: [BigDecimal]
  ) throws(ComputationFailure) -> BigFloat {
    do throws(LimitExceeded) {
      return try binary.compute(
        operation, operands.map { BigFloat($0, precision: Self.decisive) })
    } catch {
      throw .limit(error)
    }
  }

  /// The precision of ``binary(_:_:)``.
  private static let decisive = Precision.bits(256)
  var binary: BigFloatBackend {
    BigFloatBackend(within: limits, precision: Self.decisive, rounding: .nearestEven)
  }
}

extension DecimalContext {
  /// The multiple of an eighth of a turn that an angle is nearest to, for so many units to a turn.
  fileprivate mutating func eighthsOfTurn(_ angle: BigFloat, _ units: BigDecimal) -> BigDecimal {
    let turn = BigFloat(units, precision: angle.precision)
    let count = Int(Double(angle / turn * 8).rounded())
    return divide(units.timesExactly(BigDecimal(count)), 8)
  }

  /// The result of a function with a cheap enclosure, if that decides at the first try. A value that is a
  /// number itself, or in the middle between two, is never decided here.
  mutating func enclosed(_ operation: Operation, _ operands: [BigDecimal]) -> BigDecimal? {
    var bits = Precision.bitsCovering(digits: precision + 2) + 48
    var ball: Ball?
    switch operation {
    case .unary(let f):
      // A large angle loses the bits before its point.
      if f == .sin || f == .cos || f == .tan {
        bits += 4 * max(0, operands[0].adjustedExponent + 1)
      }
      ball = operands[0].ball(bits: bits)?.applying(f, bits: bits)
    case .binary(let f):
      guard let x = operands[0].ball(bits: bits), let y = operands[1].ball(bits: bits) else {
        return nil
      }
      ball = Ball.applying(f, x, y, bits: bits)
    default: return nil
    }
    guard let ball, !ball.isPoint else { return nil }
    return finished(ball)
  }
}
