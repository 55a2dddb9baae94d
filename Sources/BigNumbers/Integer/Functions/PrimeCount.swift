public import NumericCore

extension BigInteger {
  /// π(n): how many primes there are up to n; 0 below 2.
  ///
  /// **Errors.** `.limit` where it would take too long or too much memory.
  /// **Complexity.** O(n^¾/log n) steps and O(√n) words: 0.03 s for 10¹¹, 0.2 s for 10¹². **Source.** Lagarias, Miller and Odlyzko, 1985.
  public static func primeCount(
    upTo n: BigInteger, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    if n < 2 { return .zero }
    let size = Double(n.magnitudeBits)
    // 10¹² took 0.2 s.
    let seconds = 0.2 * Double.powerOfTwo((size - 40) * 0.75)
    try admit(seconds: seconds, limits)
    guard let n = Int(exactly: n), n < PrimeCount.bound else {
      throw .limit(
        LimitExceeded(
          limit: .time, allowed: limits.time, requested: Int(Swift.min(seconds, 1e15))))
    }
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try limits.check(.memory, PrimeCount.bytes(n) / 1_000_000)
    }
    return BigInteger(
      try timed(limits) { () throws(ComputationFailure) in try PrimeCount.count(upTo: n) })
  }
}

extension Double {
  /// A rough 2^x, by the nearest whole x.
  fileprivate static func powerOfTwo(_ x: Double) -> Double {
    Double(sign: .plus, exponent: Int(max(-1000, min(x, 1000)).rounded()), significand: 1)
  }
}

/// The number of primes up to n, without listing those above √n.
///
/// Legendre's sieve of the counts at all quotients ⌊n/k⌋, reduced to those k that no removed prime divides, and stopped at ∛n;
/// what is left are products of two primes, which are counted directly.
///
/// **Source.** Lagarias, Miller and Odlyzko, Computing π(x): the Meissel–Lehmer method, Math. Comp. 44 (1985), §2; the arrangement
/// in three arrays is that of min_25's program on Library Checker, "Counting Primes".
enum PrimeCount {
  /// Quotients of doubles are right below this bound: a quotient that is no whole number is farther than a rounding from the next
  /// one.
  static let bound = 1 << 52

  /// The memory that a count takes.
  static func bytes(_ n: Int) -> Int { Int(Double(n).squareRoot()) * 9 }

  /// π(n) for 2 ≤ n < ``bound``.
  static func count(upTo n: Int) throws(ComputationFailure) -> Int {
    if n < 3 { return 1 }
    var root = Int(Double(n).squareRoot())
    while root * root > n { root -= 1 }
    while (root + 1) * (root + 1) <= n { root += 1 }
    var size = (root + 1) / 2
    // Of the odd number 2i + 1: how many odd primes candidates there are up to it.
    let small = UnsafeMutablePointer<Int32>.allocate(capacity: size)
    // The k that are left, and how many candidates there are up to n/k for each.
    let rough = UnsafeMutablePointer<Int32>.allocate(capacity: size)
    let large = UnsafeMutablePointer<Int>.allocate(capacity: size)
    let isComposite = UnsafeMutablePointer<Bool>.allocate(capacity: root + 1)
    defer {
      small.deallocate()
      rough.deallocate()
      large.deallocate()
      isComposite.deallocate()
    }
    for i in 0..<size {
      small[i] = Int32(i)
      rough[i] = Int32(2 * i + 1)
      large[i] = (n / (2 * i + 1) - 1) / 2
    }
    isComposite.initialize(repeating: false, count: root + 1)

    let dividend = Double(n)
    var known = 0
    var prime = 3
    while prime * prime * prime * prime <= n {
      defer { prime += 2 }
      if isComposite[prime] { continue }
      isComposite[prime] = true
      for multiple in stride(from: prime * prime, through: root, by: 2 * prime) {
        isComposite[multiple] = true
      }
      var left = 0
      for place in 0..<size {
        let k = Int(rough[place])
        if isComposite[k] { continue }
        let divisor = k * prime
        let removed =
          divisor <= root
          ? large[Int(small[divisor / 2]) - known]
          : Int(small[(Int(dividend / Double(divisor)) - 1) / 2])
        large[left] = large[place] - removed + known
        rough[left] = Int32(k)
        left += 1
      }
      size = left
      var i = (root - 1) / 2
      var j = (root / prime - 1) | 1
      while j >= prime {
        let count = small[j / 2] - Int32(known)
        let end = j * prime / 2
        while i >= end {
          small[i] -= count
          i -= 1
        }
        j -= 2
      }
      known += 1
      try Deadline.checkComputation()
    }

    var total = large[0] + (size + 2 * (known - 1)) * (size - 1) / 2
    for place in 1..<max(1, size) { total -= large[place] }
    for place in 1..<max(1, size) {
      let k = Int(rough[place])
      let quotient = n / k
      let last = Int(small[(quotient / k - 1) / 2]) - known
      if last < place + 1 { break }
      let dividend = Double(quotient)
      var pairs = 0
      for other in place + 1...last {
        pairs += Int(small[(Int(dividend / Double(rough[other])) - 1) / 2])
      }
      total += pairs - (last - place) * (known + place - 1)
      if place % 256 == 0 { try Deadline.checkComputation() }
    }
    return total + 1
  }
}
