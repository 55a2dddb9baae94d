internal import CMPFR
import NumericCore

// Functions of whole numbers as steps of exact evaluation.
extension ExactEvaluation {
  /// Encloses a step, whose value is exact once all operands are proven to be whole.
  ///
  /// An operand that is no whole number has no value here; one that may be a whole number is narrowed first.
  mutating func compute(
    _ function: ListFunction, ofWholeNumbersAt step: Int, _ balls: [Ball?], bits: Int
  ) throws(ComputationFailure) -> StepOutcome {
    var operands: [BigInteger] = []
    for operand in tape.operands(of: step).map({ Int($0) }) {
      guard let ball = balls[slot(of: operand)] else { return .blocked }
      if let value = try whole(operand, ball) {
        operands.append(value)
      } else if ball.interval(bits: bits).isWithoutWholeNumber {
        throw .exception(.domain)
      } else {
        return .blocked
      }
    }
    let value = try WholeValues.value(of: function, operands, limits.sizes)
    proofs.note(step, equals: value)
    guard let ball = Ball(value, bits: bits) else { throw .exception(.overflow) }
    return .enclosed(ball)
  }

  /// The value of an operand that is proven to be whole; nil if it is not.
  private mutating func whole(
    _ operand: Int, _ ball: Ball
  ) throws(ComputationFailure) -> BigInteger? {
    if ball.isPoint, ball.middle.isInteger {
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try limits.sizes.checkSize(ball.middle.binaryExponent ?? 0)
      }
      return BigInteger(whole: ball.middle)
    }
    guard let value = rational(of: operand) else { return nil }
    if !value.isInteger { throw .exception(.domain) }
    return value.numerator
  }
}

extension SymbolicForm {
  /// A function of whole numbers, if it has a value that can be written out; else nil.
  static func whole(
    _ function: ListFunction, _ x: [SymbolicForm], _ bounds: SymbolicBounds
  ) -> SymbolicForm? {
    let operands = x.compactMap(\.rational)
    guard operands.count == x.count,
      let value = try? WholeValues.value(of: function, at: operands, bounds.limits),
      value.numeratorBits <= bounds.bits
    else { return nil }
    return .rational(value)
  }
}
