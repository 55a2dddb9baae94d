/// One step of a program: what to compute, not on which number type.
public enum Operation: Hashable, Sendable {
  /// A literal of the program, by index.
  case literal
  /// A mathematical constant.
  case constant(Constant)
  /// A function of one number.
  case unary(UnaryOperation)
  /// A function of two numbers.
  case binary(BinaryOperation)
  /// A function of three numbers.
  case ternary(TernaryOperation)
  /// A function of any count of numbers.
  case reduction(Reduction)
  /// A product with an exact ratio of the program, by index.
  case scale
}

/// Functions of one number; each is a requirement of a backend protocol.
public enum UnaryOperation: UInt8, CaseIterable, Hashable, Sendable {
  case negate, magnitude, sign
  case floor, ceil, trunc, round, roundEven, fraction
  case sqrt, cbrt
  case exp, exp2, exp10, expMinusOne
  case log, log2, log10, logOnePlus
  case sin, cos, tan, asin, acos, atan
  case sinh, cosh, tanh, asinh, acosh, atanh
  case gamma, logGamma, factorial
}

/// Functions of two numbers.
public enum BinaryOperation: UInt8, CaseIterable, Hashable, Sendable {
  case add, subtract, multiply, divide, modulo
  case pow, root, hypot, atan2, logBase
  case sinUnits, cosUnits, tanUnits, asinUnits, acosUnits, atanUnits
}

/// Functions of three numbers.
public enum TernaryOperation: UInt8, CaseIterable, Hashable, Sendable {
  case atan2Units
}

/// Functions of a list.
public enum Reduction: UInt8, CaseIterable, Hashable, Sendable {
  case sum, minimum, maximum
}
