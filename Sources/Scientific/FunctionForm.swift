public import NumericCore

/// How a function of the catalogue becomes operations.
public enum FunctionForm: Hashable, Sendable {
  /// A function of one number.
  case unary(UnaryOperation)
  /// A function of two numbers.
  case binary(BinaryOperation)
  /// A function of three numbers.
  case ternary(TernaryOperation)
  /// A function of four numbers.
  case quaternary(QuaternaryOperation)
  /// A function whose second argument may be left out.
  case unaryOrBinary(UnaryOperation, BinaryOperation)
  /// Several functions of the same arguments, as a list.
  case several([Operation])
  /// A function of an angle: in radians, or in units of which a given count makes a turn.
  case circular(UnaryOperation, units: BinaryOperation)
  /// The reciprocal of a function of an angle; in units it is formed by a division.
  case reciprocalCircular(UnaryOperation, units: BinaryOperation)
  /// A function of a number that gives an angle.
  case inverseCircular(UnaryOperation, units: BinaryOperation)
  /// A function of two numbers that gives an angle.
  case inverseCircular2(BinaryOperation, units: TernaryOperation)
  /// A circular function in units of which two make a turn, whatever the angle mode.
  case halfTurns(BinaryOperation)
  /// The same with two arguments.
  case halfTurns2(TernaryOperation)
  /// A function of a list, or of any count of numbers.
  case reduction(Reduction)
  /// A function of two numbers, applied from left to right to a list or any count of numbers.
  case fold(BinaryOperation)
  /// The dot product of two lists.
  case dot
  /// A function of numbers and then, where the row names a list, of its elements.
  case financial(FinancialFunction)
  /// An expression of the parameters, in the language itself.
  case formula(String)

  /// The operations it can compile to.
  public var operations: [Operation] {
    switch self {
    case .unary(let operation): [.unary(operation)]
    case .binary(let operation), .fold(let operation), .halfTurns(let operation):
      [.binary(operation)]
    case .ternary(let operation), .halfTurns2(let operation): [.ternary(operation)]
    case .quaternary(let operation): [.quaternary(operation)]
    case .unaryOrBinary(let one, let two): [.unary(one), .binary(two)]
    case .several(let operations): operations
    case .circular(let plain, let units), .inverseCircular(let plain, let units),
      .reciprocalCircular(let plain, let units):
      [.unary(plain), .binary(units)]
    case .inverseCircular2(let plain, let units): [.binary(plain), .ternary(units)]
    case .reduction(let reduction): [.reduction(reduction)]
    case .dot: [.reduction(.dot)]
    case .financial(let function): [.financial(function)]
    case .formula: []
    }
  }

  /// Whether the argument is an angle.
  public var takesAngle: Bool {
    switch self {
    case .circular, .reciprocalCircular: true
    default: false
    }
  }
}
