/// The operation of one step of a program, independent of the type of the numbers.
public enum Operation: Hashable, Sendable {
  /// A literal of the program, chosen by its index.
  case literal
  /// A mathematical constant.
  case constant(Constant)
  /// A function of registers.
  case function(Function)
  /// A part of a function of complex numbers: a function of a list of registers.
  case part(PartFunction)
  /// A conversion by exact ratios, chosen by its index in the program.
  case scale

  /// A function of one register.
  public static func unary(_ function: UnaryFunction) -> Operation { .function(.unary(function)) }
  /// A function of two registers.
  public static func binary(_ function: BinaryFunction) -> Operation {
    .function(.binary(function))
  }
  /// A function of a list of registers.
  public static func list(_ function: ListFunction) -> Operation { .function(.list(function)) }

  /// The function, if it is one.
  public var function: Function? {
    if case .function(let function) = self { function } else { nil }
  }
}
