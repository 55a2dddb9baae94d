public import Conversion

/// What expressions take from outside: the time, and rates of exchange.
///
/// It is one object, because the meaning of names is copied for every line.
@usableFromInline
final class Surroundings: Sendable {
  @usableFromInline let clock: LocalClock?
  @usableFromInline let rates: RatesSource?

  @usableFromInline
  init(clock: LocalClock?, rates: RatesSource?) { (self.clock, self.rates) = (clock, rates) }
}

/// Tells the local time; nil where it is not known.
public typealias LocalClock = @Sendable () -> LocalTime?

/// The rates of exchange; nil where there are none.
///
/// - Throws: why they cannot be read.
public typealias RatesSource = @Sendable () throws(CalculatorError) -> RatesInForce?

/// Rates of exchange, with what is said of a result that comes through them.
public struct RatesInForce: Sendable {
  /// The rates.
  public var rates: ExchangeRates
  /// One sentence that tells their day.
  public var remark: String
  /// Whether they are older than they should be.
  public var isStale: Bool

  /// Creates rates that are in force.
  public init(_ rates: ExchangeRates, remark: String, isStale: Bool) {
    (self.rates, self.remark, self.isStale) = (rates, remark, isStale)
  }
}
