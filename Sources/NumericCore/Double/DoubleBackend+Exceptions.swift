// Why a result is infinite or NaN. A pole is told from an overflow by its argument.
extension DoubleBackend {
  /// Why a result is infinite or NaN; nil for zero and where an operand was NaN.
  public func exception(
    of operation: Operation, operands: [Double], result: Double
  ) -> ArithmeticException? {
    if result == 0 || operands.contains(where: \.isNaN) { return nil }
    switch operation {
    case .literal, .constant: return nil
    case .scale:
      if operands[0] == 0, result.isInfinite { return .divisionByZero }
    case .part(let part):
      if let pole = part.pole(at: operands, isWhole: isInteger) { return pole }
    case .function(let function):
      if Self.source(of: function) == .provider {
        return provider?.exception(of: function, operands: operands, result: result)
      }
      if case .binary(let function) = function,
        function.zeroDivisor.divides(operands[0], operands[1])
      {
        return .divisionByZero
      }
      if isAtPole(function, operands) { return .domain }
    }
    if result.isNaN { return .domain }
    return result.isInfinite && operands.allSatisfy(\.isFinite) ? .overflow : nil
  }

  /// Whether the function has a pole at these operands.
  private func isAtPole(_ function: Function, _ x: [Double]) -> Bool {
    switch function {
    case .unary(.log), .unary(.log2), .unary(.log10): x[0] == 0
    case .unary(.logOnePlus): x[0] == -1
    case .unary(.atanh): x[0].magnitude == 1
    case .unary(.gamma), .unary(.logGamma): x[0] <= 0 && isInteger(x[0])
    case .unary(.besselY0), .unary(.besselY1): x[0] <= 0
    case .binary(.besselY): x[1] <= 0
    default: false
    }
  }
}
