import NumericCore

// Questions to the pages that a step of a tape asks.
extension Tape.Step {
  private var behavior: Behavior {
    switch self {
    case .value, .literal, .input, .constant: .plain
    case .unary(let function): function.page.behavior
    case .binary(let function): function.page.behavior
    case .list(let function): function.page.behavior
    }
  }

  /// What the step does to algebraic numbers.
  var algebra: AlgebraicRule {
    switch self {
    case .value, .literal, .input, .constant: .none
    case .unary(let function): function.page.algebra
    case .binary(let function): function.page.algebra
    case .list(let function): function.page.algebra
    }
  }

  /// Whether the value is an integer.
  var isWhole: Bool { behavior.contains(.whole) }

  /// Whether enclosures may tell what symbols do not: which integer or which operand the value is.
  var isChoice: Bool { isWhole || isExtremum }

  /// Whether it is the least or the greatest of its operands.
  var isExtremum: Bool { self == .list(.minimum) || self == .list(.maximum) }
}

extension Convention {
  /// Whether the function is certain to have no value where MPFR answers one.
  func holds(_ x: Ball, _ y: Ball) -> Bool {
    switch self {
    case .none: false
    case .poleOfGamma: x.isPoleOfGamma || y.isPoleOfGamma
    case .integralFromZero: y.sign == 0 && (x.sign ?? 1) <= 0
    case .negativeArgument: x.sign == -1 || y.sign == -1
    }
  }
}
