public import NumericCore

extension DecimalBackend {
  public func exception(
    of operation: Operation, operands: [BigDecimal], result: BigDecimal
  ) -> ArithmeticException? {
    if operands.contains(where: \.isNaN) { return nil }
    if operation == .literal { return result.isInfinite ? .overflow : .underflow }
    if operation == .scale {
      // Only the reciprocal of a conversion is infinite there.
      if !result.isZero { return operands[0].isZero ? .divisionByZero : .overflow }
      // A factor is no number of extreme size, so that only those can vanish; others meet an offset.
      return !operands[0].isZero && operands[0].exponent < -1 << 40 ? .underflow : nil
    }
    if case .function(.list(let function)) = operation, function.isFinancial, result.isNaN {
      return financialException(function, operands)
    }
    if case .function(let function) = operation, operands.allSatisfy(\.isFinite) {
      // Computed once more: decimals have exponents that MPFR does not reach, and tell of these themselves.
      var context = context
      guard (try? self.result(of: function, operands, &context)) != nil else { return nil }
      let conditions = context.conditions
      if conditions.contains(.overflow) { return .overflow }
      if conditions.contains(.underflow), result.isZero { return .underflow }
    }
    if result.isZero { return nil }
    let x = operands.map { BigFloat($0, precision: binary.precision) }
    let answer = result.isNaN ? BigFloat.nan : result.isNegative ? -BigFloat.infinity : .infinity
    return binary.exception(of: operation, operands: x, result: answer)
  }
}
