public import NumericCore

/// How a function of the catalogue becomes operations.
public enum FunctionForm: Hashable, Sendable {
  /// An operator before its operand.
  case prefix(UnaryFunction)
  /// An operator between its operands.
  case infix(BinaryFunction)
  /// A function of one number.
  case unary(UnaryFunction)
  /// A function of two numbers.
  case binary(BinaryFunction)
  /// A function of a list, of as many numbers as there are parameters.
  case list(ListFunction)
  /// A function whose second argument may be left out.
  case unaryOrBinary(UnaryFunction, BinaryFunction)
  /// A function of one number whose branches the second argument names: a whole number that is written out; the branch
  /// 0 where it is left out.
  case branches([Int: UnaryFunction])
  /// Several functions of the same arguments, as a list.
  case several([Function])
  /// A function of an angle: in radians, or in units of which a given count makes a turn.
  case circular(UnaryFunction, units: BinaryFunction)
  /// The reciprocal of a function of an angle; in units it is formed by a division.
  case reciprocalCircular(UnaryFunction, units: BinaryFunction)
  /// A function of a number that gives an angle.
  case inverseCircular(UnaryFunction, units: BinaryFunction)
  /// A function of two numbers that gives an angle.
  case inverseCircular2(BinaryFunction, units: ListFunction)
  /// A circular function in units of which two make a turn, whatever the angle mode.
  case halfTurns(BinaryFunction)
  /// The same with two arguments.
  case halfTurns2(ListFunction)
  /// A function of a list, or of any count of numbers.
  case reduction(ListFunction)
  /// A function of two numbers, applied from left to right to a list or any count of numbers.
  case fold(BinaryFunction)
  /// The dot product of two lists.
  case dot
  /// A function of numbers and then, where the row names a list, of its elements.
  case financial(ListFunction)
  /// An expression of the parameters, in the language itself.
  case formula(String)

  /// The functions it can compile to.
  public var functions: [Function] {
    switch self {
    case .unary(let function), .prefix(let function): [.unary(function)]
    case .binary(let function), .infix(let function), .fold(let function), .halfTurns(let function):
      [.binary(function)]
    case .list(let function), .halfTurns2(let function), .reduction(let function),
      .financial(let function):
      [.list(function)]
    case .unaryOrBinary(let one, let two): [.unary(one), .binary(two)]
    case .branches(let branches): branches.values.map(Function.unary)
    case .several(let functions): functions
    case .circular(let plain, let units), .inverseCircular(let plain, let units),
      .reciprocalCircular(let plain, let units):
      [.unary(plain), .binary(units)]
    case .inverseCircular2(let plain, let units): [.binary(plain), .list(units)]
    case .dot: [.list(.dot)]
    case .formula: []
    }
  }

  /// The formula, where it is one.
  public var formula: String? {
    if case .formula(let text) = self { text } else { nil }
  }
}
