internal import CMPFR
public import NumericCore

extension BigInteger {
  /// The least prime above the number, which is proven.
  ///
  ///     try BigInteger(100).nextPrime()                    // 101
  ///
  /// It is 2 for negative numbers. **Errors.** Those of ``isPrime(limits:)``. **Complexity.** That of a proof, and on average
  /// that of n/25 tests for n bits: what has a factor below 1000 is sieved out.
  public func nextPrime(limits: Limits = Limits()) throws(ComputationFailure) -> BigInteger {
    if self < 2 { return 2 }
    guard let next = try prime(from: isOdd ? self + 2 : self + 1, step: 2, limits) else {
      throw .exception(.unable)
    }
    return next
  }

  /// The greatest prime below the number, which is proven; nil up to 2.
  ///
  /// **Errors** and **complexity** are those of ``nextPrime(limits:)``.
  public func previousPrime(limits: Limits = Limits()) throws(ComputationFailure) -> BigInteger? {
    if self <= 3 { return self == 3 ? 2 : nil }
    return try prime(from: isOdd ? self - 2 : self - 1, step: -2, limits)
  }

  /// The first prime of a sequence of odd numbers from 3 on, up or down.
  private func prime(
    from start: BigInteger, step: Int, _ limits: Limits
  ) throws(ComputationFailure) -> BigInteger? {
    try Deadline.within(limits) { () throws(ComputationFailure) -> BigInteger? in
      var first = start
      while first > 2 {
        try Deadline.checkComputation()
        for place in Self.unsieved(first, step: step) {
          let candidate = first + BigInteger(place * step)
          if candidate > 2, try candidate.isPrime(limits: limits) { return candidate }
        }
        first += BigInteger(Self.sieveSize * step)
      }
      return nil
    }
  }

  private static let sieveSize = 512

  /// The places k < 512 at which first + k·step has no factor below 1000, for steps of ±2 from an odd number; all of them if
  /// these numbers can be that small themselves.
  private static func unsieved(_ first: BigInteger, step: Int) -> [Int] {
    if first < 1 << 20 { return Array(0..<sieveSize) }
    var isComposite = [Bool](repeating: false, count: sieveSize)
    for prime in smallPrimes.dropFirst() {
      // 2k ≡ ∓first, where adding the odd prime makes an odd number even.
      let rest = first.read { __gmpz_fdiv_ui($0, prime) }
      let double = step < 0 || rest == 0 ? rest : prime - rest
      let place = Int(double.isMultiple(of: 2) ? double : double + prime) / 2
      for place in stride(from: place, to: sieveSize, by: Int(prime)) { isComposite[place] = true }
    }
    return isComposite.indices.filter { !isComposite[$0] }
  }
}
