import NumericCore

// Facts from the pages of functions that concern a step of a tape.
extension Tape.Step {
  private var behavior: Behavior {
    switch self {
    case .value, .literal, .enclosed, .input, .constant, .part: .plain
    case .unary(let function): function.page.behavior
    case .binary(let function): function.page.behavior
    case .list(let function): function.page.behavior
    }
  }

  /// How the step acts on algebraic numbers.
  var algebra: AlgebraicRule {
    switch self {
    case .value, .literal, .enclosed, .input, .constant, .part: .none
    case .unary(let function): function.page.algebra
    case .binary(let function): function.page.algebra
    case .list(let function): function.page.algebra
    }
  }

  /// Whether the value of the step is always an integer.
  var isWhole: Bool { behavior.contains(.whole) }

  /// Whether an enclosure can tell which integer or which operand the value is, which symbols
  /// cannot.
  var isChoice: Bool { isWhole || isExtremum }

  /// Whether the value is the smallest or the largest of the operands.
  var isExtremum: Bool {
    guard case .list(let function) = self else { return false }
    return function == .minimum || function == .maximum
  }
}

extension Convention {
  /// Whether the convention applies to certain operands, so that the function has no value there
  /// although MPFR returns one.
  func holds(_ x: Ball, _ y: Ball) -> Bool {
    switch self {
    case .none: false
    case .poleOfGamma: x.isPoleOfGamma || y.isPoleOfGamma
    case .integralFromZero: y.sign == 0 && (x.sign ?? 1) <= 0
    case .negativeArgument: x.sign == -1 || y.sign == -1
    }
  }
}
