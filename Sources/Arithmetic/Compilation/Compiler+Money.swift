import Conversion
import NumericCore

// Amounts of money in several currencies, which rates of exchange join.
extension Compiler {
  /// An operand in the currency of a unit; the operand itself where nothing is to be exchanged.
  mutating func exchanged(
    _ x: Measured, for target: Unit
  ) throws(CalculatorError) -> Measured {
    guard let own = x.unit, own.dimension != target.dimension,
      let exchange = own.exchange(to: target), exchange.unit.dimension == target.dimension
    else { return x }
    let (from, to) = (exchange.from, exchange.to)
    guard let known = try names.surroundings?.rates?() else {
      throw CalculatorError(
        .arguments,
        "there are no rates to make \(to.code) of \(from.code): --rates, ULP_RATES or 'rates' in the configuration names a file of them",
        span(of: nil))
    }
    guard let ratio = known.rates.ratio(from: from, to: to) else {
      let lacking = known.rates.has(from) ? to : from
      throw CalculatorError(
        .arguments,
        "the rates of \(known.rates.date) have none for \(lacking.code); they are those of \(known.rates.codes.joined(separator: " "))",
        span(of: nil))
    }
    if known.isStale { warn(known.remark) } else { note(known.remark) }
    let register = try emit(scale: x.register, by: ratio.power(exchange.power), uses: 1)
    return Measured(register: register, unit: exchange.unit)
  }
}
