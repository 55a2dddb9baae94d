import NumericCore

// The functions of the catalogue: correctly rounded from enclosures, or from what ExactBackend proves.
extension DecimalBackend {
  /// A function that is no operation of decimals.
  func general(
    _ function: Function, _ operands: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    if operands.allSatisfy(\.isRegular) {
      if let result = context.nextToShort(function, operands) { return result }
      try admit(function, operands)
      if let result = context.enclosed(function, operands) { return result }
    } else if let result = try special(function, operands, &context) {
      return result
    }
    do throws(ComputationFailure) {
      return try rounded(try exactly(function, operands), &context)
    } catch {
      guard case .exception(let exception) = error else { throw error }
      // The function has a pole there, or no value; or the exponents of MPFR do not reach.
      let answer = try binary(function, operands)
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
    _ function: Function, _ operands: [BigDecimal]
  ) throws(ComputationFailure) {
    guard case .unary(let function) = function, operands[0].adjustedExponent > 100 else { return }
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try binary.admit(
        function.page.bounds, BigFloat(operands[0], precision: Self.decisive).operand)
    }
  }

  /// A function at zeros, infinities and NaNs; nil where the zeros are numbers like others.
  private func special(
    _ function: Function, _ operands: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal? {
    let answer = try binary(function, operands)
    if !answer.isRegular { return BigDecimal(irregular: answer) }
    if operands.allSatisfy(\.isFinite) { return nil }
    // A limit: a whole number, as of tanh, or an irrational one, as of atan.
    if answer.isInteger { return context.number(answer) }
    if function == .binary(.atanUnits) || function == .list(.atan2Units) {
      return context.eighthsOfTurn(answer, operands[operands.count - 1])
    }
    var bits = 0
    for spare in [48, 256, 4096] {
      bits = Precision.bitsCovering(digits: context.precision + 2) + spare
      let value = try enclosure(function, operands, bits: bits)
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
    _ function: Function, _ operands: [BigDecimal], bits: Int
  ) throws(ComputationFailure) -> BigInterval {
    let precision = Precision.bits(bits)
    let x = operands.map { BigInterval($0.literal, precision: precision) }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try .compute(function, x, precision: precision, limits: limits)
    }
  }

  /// What MPFR answers: decides about signs, poles and limits, but no digit.
  func binary(
    _ function: Function, _ operands: [BigDecimal]
  ) throws(ComputationFailure) -> BigFloat {
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try binary.compute(
        function, operands.map { BigFloat($0, precision: Self.decisive) })
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
  mutating func enclosed(_ function: Function, _ operands: [BigDecimal]) -> BigDecimal? {
    var bits = Precision.bitsCovering(digits: precision + 2) + 48
    var ball: Ball?
    switch function {
    case .unary(let f):
      // A large angle loses the bits before its point.
      if f.page.behavior.contains(.oscillates) {
        bits += 4 * max(0, operands[0].adjustedExponent + 1)
      }
      ball = operands[0].ball(bits: bits).flatMap { Ball.compute(f, $0, bits: bits) }
    case .binary(let f):
      guard let x = operands[0].ball(bits: bits), let y = operands[1].ball(bits: bits) else {
        return nil
      }
      ball = Ball.compute(f, x, y, bits: bits)
    case .list: return nil
    }
    guard let ball, !ball.isPoint else { return nil }
    return finished(ball)
  }
}
