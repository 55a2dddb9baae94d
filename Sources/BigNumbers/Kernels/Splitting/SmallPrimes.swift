/// The odd primes up to a bound, and a table that tells which of them divide a number.
///
/// A splitting of n terms multiplies some million numbers of the size of n, nearly half of whose bits are powers of primes up to
/// some hundred: these are counted, not multiplied.
final class SmallPrimes: Sendable {
  /// The primes, in ascending order.
  let primes: [UInt]
  /// For the odd number 2i + 1 one more than the index of its least prime, or 0 if it has none.
  private let least: [UInt8]

  /// - Parameters:
  ///   - bound: The largest prime, at most 1600: there are fewer than 256.
  ///   - limit: The largest number of which primes are asked.
  ///   - isWanted: Whether a prime is one of the table.
  init(upTo bound: UInt, dividing limit: UInt, where isWanted: (UInt) -> Bool) {
    var least = [UInt8](repeating: 0, count: Int(limit / 2 + 1))
    let primes = WordPrimes.primes(below: Int(bound) + 1).map { UInt($0) }.filter {
      $0 > 2 && isWanted($0)
    }
    for (index, p) in primes.enumerated() {
      for multiple in stride(from: p, through: limit, by: Int(2 * p))
      where least[Int(multiple / 2)] == 0 {
        least[Int(multiple / 2)] = UInt8(index + 1)
      }
    }
    (self.primes, self.least) = (primes, least)
  }

  /// The positive number without its powers of these primes, which are added to exponents `times` times.
  func remove(from number: UInt, _ exponents: inout [Int32], times: Int32) -> UInt {
    let twos = UInt(number.trailingZeroBitCount)
    var rest = number >> twos
    while true {
      let index = Int(least[Int(rest / 2)])
      if index == 0 { return rest << twos }
      exponents[index - 1] += times
      rest /= primes[index - 1]
    }
  }

  /// Any positive number without its powers of these primes, which are added to the exponents.
  func divide(_ number: UInt, _ exponents: inout [Int32]) -> UInt {
    var rest = number
    for (index, p) in primes.enumerated() {
      while rest.isMultiple(of: p) {
        rest /= p
        exponents[index] += 1
      }
    }
    return rest
  }
}
