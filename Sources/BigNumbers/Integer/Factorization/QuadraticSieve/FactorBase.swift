#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The primes modulo which kN is a square, with its roots.
///
/// Entry 0 stands for the sign and entry 1 is 2, so that an entry's index is its column in the matrix; odd primes follow.
struct FactorBase {
  private(set) var primes: [UInt32] = [1, 2]
  /// The square root of kN modulo the prime.
  private(set) var roots: [UInt32] = [0, 1]
  /// The logarithm to the base 2, rounded.
  private(set) var logarithms: [UInt8] = [0, 1]
  /// The primes of the base of which N itself is a multiple.
  private(set) var divisor: UInt32?

  var count: Int { primes.count }

  init(_ n: BigInteger, multiplier: UInt, count: Int) {
    let product = n * BigInteger(multiplier)
    // Half of the primes have roots; the estimate is generous, and doubled if it is not enough.
    var bound = Int(2.6 * Double(count) * log(Double(2 * count) + 10)) + 100
    while true {
      append(
        from: WordPrimes.primes(below: bound).dropFirst().map { UInt32($0) }, product, n, count)
      if primes.count >= count || divisor != nil { return }
      bound *= 2
    }
  }

  private mutating func append(
    from list: [UInt32], _ product: BigInteger, _ n: BigInteger, _ most: Int
  ) {
    let last = primes[primes.count - 1]
    for prime in list where prime > last {
      if primes.count >= most { return }
      let residue = UInt32(product.remainder(by: UInt(prime)))
      let field = SmallPrimeField(prime)
      guard field.isSquare(residue) else { continue }
      if residue == 0, n.remainder(by: UInt(prime)) == 0 {
        divisor = prime
        return
      }
      primes.append(prime)
      roots.append(field.squareRoot(residue))
      logarithms.append(UInt8(log2(Double(prime)).rounded()))
    }
  }
}
