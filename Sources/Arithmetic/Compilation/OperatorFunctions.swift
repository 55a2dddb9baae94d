import NumericCore

extension PrefixOperator {
  /// The operation that computes the operator; a plus sign leaves no node.
  var operation: UnaryFunction {
    switch self {
    case .squareRoot: .sqrt
    case .cubeRoot: .cbrt
    case .minus, .plus: .negate
    case .magnitude: .magnitude
    case .complement, .not: preconditionFailure("this operator is compiled by itself")
    }
  }
}

extension InfixOperator {
  /// The function that computes the operator; relations and bits have none.
  var operation: BinaryFunction {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply, .implicitMultiply, .each(.multiply): .multiply
    case .divide, .each(.divide): .divide
    case .modulo: .modulo
    case .power, .each(.power): .pow
    case .choose: .binomial
    case .permute: .permutations
    case .relation, .plusMinus, .atAngle, .floorDivide, .and, .or, .shiftLeft, .shiftRight,
      .bitwiseAnd, .bitwiseOr, .bitwiseXor, .range, .step, .solve:
      preconditionFailure("this operator is compiled by itself")
    }
  }
}
