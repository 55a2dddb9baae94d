internal import CMPFR
import NumericCore

enum WordPrimes {
  static func isPrime(_ n: UInt64) -> Bool { BigInteger(n).isProbablePrimeOfAnySize }
  static func primes(below bound: Int) -> [Int] {
    if bound <= 2 { return [] }
    var isComposite = [Bool](repeating: false, count: bound / 2)
    var result = [2]
    for place in 1..<max(1, bound / 2) where !isComposite[place] {
      let prime = 2 * place + 1
      result.append(prime)
      for multiple in stride(from: prime * prime / 2, to: bound / 2, by: prime) {
        isComposite[multiple] = true
      }
    }
    return result
  }
}
extension BigInteger {
  public func isPrime(limits: Limits = Limits()) throws(ComputationFailure) -> Bool {
    isProbablePrimeOfAnySize
  }
  var isProbablePrimeOfAnySize: Bool { sign > 0 && read { __gmpz_probab_prime_p($0, 24) } != 0 }
}
