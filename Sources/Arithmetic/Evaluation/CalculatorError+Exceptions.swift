import NumericCore
import Scientific

extension CalculatorError {
  /// Puts the exception of an operation into words.
  init(
    _ exception: ArithmeticException, _ operation: Operation, _ span: SourceSpan, backend: String
  ) {
    switch exception {
    case .divisionByZero:
      self.init(.divisionByZero, "division by zero", span)
    case .overflow:
      self.init(.overflow, "the result is too large for the exponents of '\(backend)'", span)
    case .underflow:
      self.init(LimitExceeded(limit: .range, allowed: .max), span)
    case .domain:
      self.init(.domain, Self.domainFault(operation), span)
    }
  }

  private static func domainFault(_ operation: Operation) -> String {
    if operation == .binary(.pow) {
      return
        "a negative number to a fractional power is not real; odd roots are cbrt(x) and root(x, n)"
    }
    guard let row = Catalogue.function(for: operation) else {
      return "infinities and zeros leave no value here"
    }
    return "no real value: the domain of \(row.signature) is \(row.domain)"
  }
}
