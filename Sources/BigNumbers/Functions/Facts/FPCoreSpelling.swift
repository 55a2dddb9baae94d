/// How a function is written in FPCore 2.0; `a`, `b`, … between bars are the operands.
public enum FPCoreSpelling: Sendable {
  /// A function of FPCore's own.
  case function(StaticString)
  /// A short definition that has the same real value on the whole domain.
  case expression(StaticString)
  /// A nested operation of two operands over the whole list.
  case folded(StaticString)
  /// Neither: sums of products and means, which depend on the count of terms, are written by the printer.
  case composed
  /// FPCore has nothing that means it.
  case none
}
