import NumericCore

// Functions of lists, and functions that are composed of others.
extension EnclosingArithmetic {
  func extremum(
    _ x: [EnclosedReal], isGreatest: Bool
  ) -> EnclosedReal {
    var result = x[0]
    for other in x.dropFirst() {
      if let order = knownOrder(result, other) {
        if (order == .less) == isGreatest { result = other }
      } else if let a = result.ball(bits: bits), let b = other.ball(bits: bits) {
        result = EnclosedReal(.ball(.extremum(a, b, isGreatest: isGreatest)))
      } else {
        return Self.overflow
      }
    }
    return result
  }

  /// A function that is composed of others, step by step.
  func composed(
    _ function: Function, _ x: [EnclosedReal]
  ) throws(ComputationFailure) -> EnclosedReal {
    var tape = Tape()
    let places = x.indices.map { tape.append(.input($0), EmptyCollection(), origin: 0) }
    let root =
      switch function {
      case .unary(let function): tape.append(function, places[0], origin: 0)
      case .binary(let function): tape.append(function, places[0], places[1], origin: 0)
      case .list(let function): tape.append(function, places, origin: 0)
      }
    var values: [EnclosedReal] = []
    for step in 0...Int(root) {
      let operands = tape.operands(of: step).map { values[Int($0)] }
      values.append(try value(of: tape[step], x, operands))
    }
    return values[Int(root)]
  }

  private func value(
    of step: Tape.Step, _ inputs: [EnclosedReal], _ operands: [EnclosedReal]
  ) throws(ComputationFailure) -> EnclosedReal {
    if let failed = operands.first(where: { $0.failure != nil }) { return failed }
    switch step {
    case .input(let index): return inputs[index]
    case .value(let value): return number(value)
    case .literal(let literal): return try number(literal)
    case .constant(let constant): return self.constant(constant)
    case .unary(let function):
      return try compute(function, operands[0])
    case .binary(let function):
      return try compute(function, operands[0], operands[1])
    case .list(.minimum), .list(.maximum):
      return extremum(operands, isGreatest: step == .list(.maximum))
    case .list(let function):
      var balls: [Ball] = []
      for operand in operands {
        guard let ball = operand.ball(bits: bits) else { return Self.overflow }
        balls.append(ball)
      }
      return try settled(balls[0], balls[balls.count - 1]) { () throws(ComputationFailure) in
        try .of(function, balls, bits: bits, limits)
      }
    case .part: preconditionFailure("a composition of real functions has no parts of others")
    case .enclosed: preconditionFailure("a composition has no enclosed numbers")
    }
  }
}
