import NumericCore

// Enclosing one step of the tape.
extension ExactEvaluation {
  /// An enclosure of the value of a step, from those of its operands.
  func enclose(_ step: Int, _ balls: [Ball?], bits: Int) throws(ComputationFailure) -> StepOutcome {
    if let whole = tape.whole(step) { return .enclosed(Ball(whole)) }
    switch tape[step] {
    case .value(let value): return try .whole(Ball(value, bits: bits))
    case .literal(let literal): return try .of(literal, bits: bits)
    case .constant(let constant): return try .of(constant, bits: bits, limits.sizes)
    case .enclosed(let number):
      return .enclosed(try number.computation.ball(number.place, bits: bits, limits))
    case .input(let index): return .enclosed(enclosure(ofInput: index))
    case .unary(let function):
      guard let x = balls[slot(of: tape.operand(0, of: step))] else { return .blocked }
      return try .of(function, x, bits: bits, limits.sizes)
    case .binary(let function):
      guard let x = balls[slot(of: tape.operand(0, of: step))],
        let y = balls[slot(of: tape.operand(1, of: step))]
      else { return .blocked }
      return try .of(function, x, y, bits: bits, limits.sizes)
    case .list(let function):
      let operands = tape.operands(of: step).compactMap { balls[slot(of: Int($0))] }
      return try .of(function, operands, bits: bits, limits.sizes)
    case .part(let part):
      let operands = tape.operands(of: step).compactMap { balls[slot(of: Int($0))] }
      return try .of(part, operands, bits: bits, limits.sizes)
    }
  }
}
