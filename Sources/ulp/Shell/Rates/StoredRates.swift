import Arithmetic
import Conversion
import NumericCore
internal import Synchronization

/// The rates of exchange of expressions: those of a file, which is read when they are first needed.
final class StoredRates: Sendable {
  private let path: String
  private let maxAge: Int
  private let limits: Limits
  private let clock: LocalClock
  private let known = Mutex<Result<RatesInForce, CalculatorError>?>(nil)

  private init(_ path: String, maxAge: Int, _ limits: Limits, _ clock: @escaping LocalClock) {
    (self.path, self.maxAge, self.limits, self.clock) = (path, maxAge, limits, clock)
  }

  /// The rates that the environment or the configuration names.
  static let source: RatesSource = { () throws(CalculatorError) in
    try stored.get()?.rates()
  }

  private static let stored = Result<StoredRates?, CalculatorError> { () throws(CalculatorError) in
    var options = RatesOptions()
    (options.rates, options.givenMaxAge) = (nil, nil)
    do {
      try options.validate()
    } catch {
      throw CalculatorError(.arguments, "the settings of rates are not valid: \(error)", nil)
    }
    return options.rates.map {
      StoredRates($0, maxAge: options.maxAge, Limits(), SystemClock.clock)
    }
  }

  /// The rates that options name; those are settings as well.
  static func source(
    _ options: RatesOptions, _ limits: Limits, _ clock: @escaping LocalClock
  ) -> RatesSource {
    guard let path = options.rates else { return { nil } }
    let rates = StoredRates(
      CommandWords.joined([path]), maxAge: options.maxAge, limits, clock)
    return { () throws(CalculatorError) in try rates.rates() }
  }

  private func rates() throws(CalculatorError) -> RatesInForce {
    let result = known.withLock { known in
      let result =
        known ?? Result { () throws(CalculatorError) in try self.read() }
      known = result
      return result
    }
    return try result.get()
  }

  private func read() throws(CalculatorError) -> RatesInForce {
    guard path != "-" else {
      throw CalculatorError(
        .arguments, "rates for expressions come from a file, not from standard input", nil)
    }
    let rates: ExchangeRates
    do throws(CommandFailure) {
      rates = try RatesFile(path: path, limits: limits).read(on: nil)
    } catch {
      var fault = error.error
      fault.span = nil
      throw fault
    }
    let age = clock().map { rates.age(on: $0.now.local.date) } ?? 0
    let day = "rates of \(rates.date)"
    if (0...maxAge).contains(age) { return RatesInForce(rates, remark: day, isStale: false) }
    let distance = age < 0 ? "a day to come" : "\(age) days ago; --max-age allows more"
    return RatesInForce(rates, remark: "the \(day), \(distance)", isStale: true)
  }
}
