/// How a function is written in FPCore 2.0.
///
/// Operands are `a`, `b`, … between vertical bars.
public enum FPCoreSpelling: Sendable {
  /// A function of FPCore itself.
  case function(StaticString)
  /// A short expression that has the same real value on the whole domain.
  case expression(StaticString)
  /// A function of two operands, nested over the whole list.
  case folded(StaticString)
  /// Written by the printer: sums of products and means, whose form depends on the number of terms.
  case composed
  /// FPCore has no equivalent.
  case none
}
