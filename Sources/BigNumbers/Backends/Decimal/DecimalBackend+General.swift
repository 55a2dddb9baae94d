import NumericCore

// The functions that decimals do not compute themselves: correctly rounded from enclosures, or from
// the digits that ExactBackend proves.
extension DecimalBackend {
  /// The result of a function that is not an operation of the decimal arithmetic.
  func computeFromEnclosures(
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
      // The function has a pole or no value at the operands, or a result is beyond the exponents of
      // MPFR.
      let answer = try binary(function, operands)
      switch exception {
      case .overflow: return context.finishTooLarge(isNegative: answer.isNegative)
      case .underflow: return context.finishTooSmall(isNegative: answer.isNegative)
      case .domain, .divisionByZero, .noSolution, .unable:
        return answer.isRegular || answer.isZero ? .nan : BigDecimal(irregular: answer)
      }
    }
  }

  /// The precision up to which no function takes long: some 1000 bits.
  static let cheapDigits = 280

  /// Throws where a function would cost more time than is left, at the precision of the context.
  func admitPrecision(
    _ function: Function, _ operands: [BigDecimal]
  ) throws(ComputationFailure) {
    var (cost, count) = (CallCost.quick, 1)
    let bits = Precision.bitsCovering(digits: context.precision + 2) + 48
    switch function {
    case .unary(let function):
      // Numbers of up to 70 digits are whole or short exactly where their 256 bits are, and longer ones
      // where as many bits as the result needs are.
      let isTold = operands[0].digitCount <= min(100_000, max(70, context.precision))
      cost = function.page.cost
      if isTold, cost.dependsOnArgument {
        let precision = Precision.bits(max(Self.decisive.bits, bits))
        cost = cost.at(BigFloat(operands[0], precision: precision), bits: bits)
      }
    case .binary(let function):
      if function.isCheap(index: operands[1].int) { return }
      cost = function.page.cost
      if let products = function.productCount(index: operands[1].int) {
        (cost, count) = (.product, products)
      }
    case .list: return
    }
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try binary.context.admit(cost, bits: bits, count: count)
    }
  }

  /// Throws where a reduction modulo π would cost more than the limits allow.
  private func admit(
    _ function: Function, _ operands: [BigDecimal]
  ) throws(ComputationFailure) {
    // Up to 10^100 a reduction needs some 340 more bits of π, which is cheap.
    guard case .unary(let function) = function, operands[0].adjustedExponent > 100 else { return }
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try binary.context.admit(function, BigFloat(operands[0], precision: Self.decisive))
    }
  }

  /// A function at zeros, infinities and NaNs; nil where all operands are finite and zeros need no
  /// special treatment.
  private func special(
    _ function: Function, _ operands: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal? {
    let answer = try binary(function, operands)
    if !answer.isRegular { return BigDecimal(irregular: answer) }
    if operands.allSatisfy(\.isFinite) { return nil }
    // The limit at an infinity: a whole number, as of tanh, or an irrational number, as of atan.
    if answer.isInteger { return context.number(answer) }
    if function == .binary(.atanUnits) || function == .list(.atan2Units) {
      return context.eighthsOfTurn(answer, operands[operands.count - 1])
    }
    var bits = 0
    // An irrational limit is decided by 48 guard bits unless it is one in about 2⁴⁵.
    for spare in [48, 256, 4096] {
      bits = Precision.bitsCovering(digits: context.precision + 2) + spare
      let value = try enclosure(function, operands, bits: bits)
      // Intervals have no −0, on which an angle of −π depends: the sign is taken from MPFR's
      // answer.
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

  /// MPFR's result at 256 bits: used for signs, poles and limits only, never for a digit of a
  /// result.
  func binary(
    _ function: Function, _ operands: [BigDecimal]
  ) throws(ComputationFailure) -> BigFloat {
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try binary.compute(
        function, operands.map { BigFloat($0, precision: Self.decisive) })
    }
  }

  /// The precision of ``binary(_:_:)``.
  ///
  /// It need only tell apart zero, a pole and a regular value, so that no accuracy depends on it.
  private static let decisive = Precision.bits(256)
  var binary: BigFloatBackend {
    BigFloatBackend(within: limits, precision: Self.decisive, rounding: .nearestEven)
  }
}

extension DecimalContext {
  /// The multiple of an eighth of a turn nearest to `angle`, where `units` units make a turn.
  fileprivate mutating func eighthsOfTurn(_ angle: BigFloat, _ units: BigDecimal) -> BigDecimal {
    let turn = BigFloat(units, precision: angle.precision)
    let count = Int(Double(angle / turn * 8).rounded())
    return divide(units.timesExactly(BigDecimal(count)), 8)
  }

  /// The result of a function whose enclosure is cheap, if the first enclosure decides the
  /// rounding.
  ///
  /// A value that is itself a decimal of the precision, or the middle between two, is never decided
  /// here.
  mutating func enclosed(_ function: Function, _ operands: [BigDecimal]) -> BigDecimal? {
    // 48 guard bits leave about one value in 2⁴⁵ to the exact reals.
    var bits = Precision.bitsCovering(digits: precision + 2) + 48
    var ball: Ball?
    switch function {
    case .unary(let f):
      // The enclosure of a large angle loses as many bits as its whole part has: at most log₂10 < 4
      // for each digit.
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
