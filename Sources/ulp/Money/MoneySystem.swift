import Arithmetic
import BigNumbers
import Conversion
import NumericCore

/// Converts amounts on a number system; results keep their full precision.
struct MoneySystem: Sendable {
  /// A function that converts an amount to another currency and returns the warnings about its
  /// expression.
  typealias Conversion =
    @Sendable (_ amount: [UInt8], _ source: Currency, _ target: Currency) throws(CalculatorError)
    -> (value: ExactReal, warnings: [Warning])

  let name: SystemName
  let convert: Conversion

  /// Opens a number system, with the variables that amounts may contain.
  init(
    _ name: SystemName, _ request: SystemRequest, _ variables: VariableOptions,
    _ rates: ExchangeRates
  ) throws(CommandFailure) {
    self = try name.visited(
      by: Opening(request: request, variables: variables, rates: rates))
  }

  private init<Backend: NumericBackend>(
    _ name: SystemName, _ open: OpenSystem<Backend>, _ calculator: Calculator<Backend>,
    _ rates: ExchangeRates
  ) {
    self.name = name
    let converter = CurrencyConverter(calculator.backend, rates)
    convert = { amount, source, target throws(CalculatorError) in
      let evaluation = try calculator.evaluate(utf8: amount)
      guard case .number(let number) = evaluation.value else {
        throw CalculatorError(.arguments, "an amount is one number", SourceSpan(0, amount.count))
      }
      let converted = try lifting(\.explanation) { () throws(EngineError<Backend.Failure>) in
        try converter.convert(number, from: source, to: target)
      }
      let value = try lifting(\.explanation) { () throws(LimitExceeded) in try open.exact(converted)
      }
      if let value { return (value, evaluation.warnings) }
      throw CalculatorError(.overflow, "the amount is too large for '\(name.rawValue)'", nil)
    }
  }

  /// Opens a number system for amounts.
  private struct Opening: SystemVisitor {
    let request: SystemRequest
    let variables: VariableOptions
    let rates: ExchangeRates

    func visit<System: NumberSystem>(
      _ system: System.Type
    ) throws(CommandFailure) -> MoneySystem? {
      let open = try lifting({ $0.fault(in: []) }) { () throws(LimitExceeded) in
        try System.open(request)
      }
      let calculator = try variables.calculator(open.backend, request.limits)
      return MoneySystem(System.name, open, calculator, rates)
    }
  }
}
