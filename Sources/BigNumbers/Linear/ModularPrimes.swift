/// The primes below 2⁶², from the largest one on.
///
/// More than 2⁵⁰ of them are left before the first one below 2⁶¹, so that they do not end.
struct ModularPrimes: Sequence, IteratorProtocol {
  private var place = 0
  private var candidate: UInt64 = 1 << 62 + 1

  /// Arithmetic modulo the next prime.
  mutating func next() -> WordModulus? {
    if place < Self.first.count {
      place += 1
      candidate = Self.first[place - 1].modulus
      return Self.first[place - 1]
    }
    return following()
  }

  private mutating func following() -> WordModulus {
    repeat { candidate -= 2 } while !WordPrimes.isPrime(candidate)
    return WordModulus(candidate)
  }

  /// The first primes, which most computations need.
  fileprivate static let first: [WordModulus] = {
    var primes = ModularPrimes(candidate: 1 << 62 + 1)
    return (0..<64).map { _ in primes.following() }
  }()

  init() {}
  private init(candidate: UInt64) { self.candidate = candidate }
}

extension WordModulus {
  /// Arithmetic modulo the largest prime below 2⁶².
  static var largest: WordModulus { ModularPrimes.first[0] }
}
