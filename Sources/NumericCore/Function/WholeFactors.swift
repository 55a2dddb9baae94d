/// The primes of a whole number.
public struct WholeFactors<Number: Sendable>: Sendable {
  /// Whether the number is negative.
  public var isNegative: Bool
  /// The primes, ascending, with their exponents; none for ±1.
  public var primes: [(prime: Number, exponent: Int)]

  /// A sign and the primes of a magnitude.
  public init(isNegative: Bool, primes: [(prime: Number, exponent: Int)]) {
    self.isNegative = isNegative
    self.primes = primes
  }

  /// The same primes as numbers of another type.
  public func map<Other: Sendable, Failure: Error>(
    _ convert: (Number) throws(Failure) -> Other
  ) throws(Failure) -> WholeFactors<Other> {
    var other = WholeFactors<Other>(isNegative: isNegative, primes: [])
    for (prime, exponent) in primes { other.primes.append((try convert(prime), exponent)) }
    return other
  }

  /// The product of the powers of primes that are already texts, as an expression: `-2^3 * 3 * 5`; `1` or `-1` without primes.
  public func product(of texts: [String]) -> String {
    let powers = zip(texts, primes).map { text, power in
      power.exponent == 1 ? text : "\(text)^\(power.exponent)"
    }
    return (isNegative ? "-" : "") + (powers.isEmpty ? "1" : powers.joined(separator: " * "))
  }
}
