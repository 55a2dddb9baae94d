public import NumericCore

extension DecimalBackend {
  /// The exception that explains an infinite, zero or NaN result; nil where there is none.
  ///
  /// NaN operands explain themselves. Overflow and underflow are judged by the exponents of the
  /// context, which reach farther than those of MPFR.
  public func exception(
    of operation: Operation, operands: [BigDecimal], result: BigDecimal
  ) -> ArithmeticException? {
    if operands.contains(where: \.isNaN) { return nil }
    if operation == .literal { return result.isInfinite ? .overflow : .underflow }
    if operation == .scale {
      // Only the conversion to a reciprocal unit can be infinite here.
      if !result.isZero { return operands[0].isZero ? .divisionByZero : .overflow }
      // The factors of units have moderate exponents, so that a product vanishes only for an x of
      // extreme exponent; a result that is zero for another x is one that an offset cancels.
      return !operands[0].isZero && operands[0].exponent < -1 << 40 ? .underflow : nil
    }
    if case .part(let part) = operation, let pole = part.pole(at: operands, isWhole: \.isInteger) {
      return pole
    }
    if case .function(.list(let function)) = operation, result.isNaN,
      function.isFinancial || function.isPolynomialRoot || function.isOfWholeNumbers
    {
      return exactException(function, operands)
    }
    if case .function(let function) = operation, operands.allSatisfy(\.isFinite) {
      // Computed once more, because the exponents of decimals reach farther than those of MPFR: the
      // conditions of the decimal result tell whether it overflows or underflows.
      var context = context
      guard (try? self.compute(function, operands, &context)) != nil else { return nil }
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
