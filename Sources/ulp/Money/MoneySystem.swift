import Arithmetic
import BigNumbers
import Conversion
import NumericCore

/// Converts amounts on a number system, and hands the results on as the numbers that they are.
struct MoneySystem: Sendable {
  /// The value of an amount in another currency, with the doubtful readings of the amount.
  typealias Conversion =
    @Sendable (_ amount: [UInt8], _ source: Currency, _ target: Currency) throws(CalculatorError)
    -> (value: ExactReal, warnings: [Warning])

  let name: BackendName
  let convert: Conversion

  private init<Backend: NumericBackend>(
    _ name: BackendName, _ calculator: Calculator<Backend>, _ rates: ExchangeRates,
    _ exactly: @escaping @Sendable (Backend.Number) throws(LimitExceeded) -> ExactReal?
  ) {
    self.name = name
    let converter = CurrencyConverter(calculator.backend, rates)
    convert = { amount, source, target throws(CalculatorError) in
      let evaluation = try calculator.evaluate(utf8: amount)
      guard case .number(let number) = evaluation.value else {
        throw CalculatorError(.arguments, "an amount is one number", SourceSpan(0, amount.count))
      }
      let converted: Backend.Number
      do throws(MoneyError<Backend.Failure>) {
        converted = try converter.convert(number, from: source, to: target)
      } catch {
        switch error {
        case .failure(let failure): throw CalculatorError(failure, nil)
        case .noRate(let currency):
          throw CalculatorError(.arguments, "the rates have none for \(currency.code)", nil)
        }
      }
      do throws(LimitExceeded) {
        if let value = try exactly(converted) { return (value, evaluation.warnings) }
      } catch {
        throw CalculatorError(error, nil)
      }
      throw CalculatorError(.overflow, "the amount is too large for '\(name.rawValue)'", nil)
    }
  }

  /// A number system; `digits` are those of decimals, and what binary numbers of no given precision cover.
  static func make(
    _ system: SystemOptions, digits: Int, _ variables: VariableOptions, _ rates: ExchangeRates,
    _ limits: ExactLimits
  ) throws(SourceFault) -> MoneySystem {
    let sizes = limits.sizes
    switch system.chosen {
    case .exact:
      return MoneySystem(.exact, try variables.calculator(limits), rates) { $0 }
    case .double:
      return MoneySystem(.double, try variables.calculator(DoubleBackend(), sizes), rates) {
        BigRational(exactly: $0).map { ExactReal($0) }
      }
    case .bigfloat:
      let backend = try limited { () throws(LimitExceeded) in
        try BigFloatBackend(
          precision: system.precision.map { .bits($0) } ?? .digits(digits), limits: sizes)
      }
      return MoneySystem(.bigfloat, try variables.calculator(backend, sizes), rates) {
        number throws(LimitExceeded) in
        guard let value = try BigRational(exactly: number, limits: sizes) else { return nil }
        return ExactReal(value)
      }
    case .decimal:
      let backend = try limited { () throws(LimitExceeded) in
        try DecimalBackend(digits: digits, limits: sizes)
      }
      return MoneySystem(.decimal, try variables.calculator(backend, sizes), rates) {
        number throws(LimitExceeded) in
        guard let value = try BigRational(exactly: number, limits: sizes) else { return nil }
        return ExactReal(value)
      }
    }
  }

  private static func limited<Result>(
    _ body: () throws(LimitExceeded) -> Result
  ) throws(SourceFault) -> Result {
    do throws(LimitExceeded) { return try body() } catch {
      throw SourceFault(
        error: CalculatorError(.limit, error.description, nil, limit: error), source: [])
    }
  }
}
