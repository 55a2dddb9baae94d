public import NumericCore

/// A proof that a number is prime, which can be verified without the program that found it (Goldwasser–Kilian, Atkin–Morain).
///
///     let n: BigInteger = (1 << 127) - 1
///     let certificate = try n.primalityCertificate()
///     try certificate?.verify()                          // true
///
/// **Theorem.** Let n be coprime to 6, E: y² = x³ + ax + b a curve modulo n, whose discriminant is coprime to n, and P a point of
/// it. Let m = s·q with a prime q > (⁴√n + 1)². If s·P = Q is not infinity modulo any prime factor of n, and q·Q is infinity
/// modulo each, then n is prime.
///
/// *Proof.* Otherwise let p ≤ √n be a prime factor. Modulo p the order of Q is q, because it divides q and is not 1. But the curve
/// has at most (√p + 1)² ≤ (⁴√n + 1)² < q points (Hasse).
///
/// A certificate is a chain of such steps, of which each shows that its n is prime if its q is, down to a number below 2⁶⁴, about
/// which a deterministic test decides.
///
/// **Source.** Goldwasser and Kilian, Almost all primes can be quickly certified, STOC 1986; Atkin and Morain, Elliptic curves and
/// primality proving, Math. Comp. 61 (1993); Cohen, A Course in Computational Algebraic Number Theory, section 9.2.
public struct PrimalityCertificate: Hashable, Sendable {
  /// The number that is proven prime.
  public var number: BigInteger
  /// The steps from the number to one below 2⁶⁴; none for a number below 2⁶⁴ itself.
  public var steps: [Step]

  /// A proof of these steps, which ``verify(limits:)`` judges.
  public init(number: BigInteger, steps: [Step]) {
    self.number = number
    self.steps = steps
  }

  /// A curve modulo n, and a point whose multiples show that n is prime if q is.
  public struct Step: Hashable, Sendable {
    /// n.
    public var number: BigInteger
    /// The trace t; the order of the curve is m = n + 1 − t.
    public var trace: BigInteger
    /// The cofactor s; q is m/s.
    public var cofactor: BigInteger
    /// The coefficient a of the curve; b is that for which the point lies on it.
    public var a: BigInteger
    /// The first coordinate of the point.
    public var x: BigInteger
    /// The second coordinate of the point.
    public var y: BigInteger

    /// A step of these numbers, which ``isValid(limits:)`` judges.
    public init(
      number: BigInteger, trace: BigInteger, cofactor: BigInteger, a: BigInteger, x: BigInteger,
      y: BigInteger
    ) {
      (self.number, self.trace, self.cofactor) = (number, trace, cofactor)
      (self.a, self.x, self.y) = (a, x, y)
    }

    /// q = (n + 1 − t)/s, on which the proof rests; nil if the cofactor does not divide the order.
    public var quotient: BigInteger? {
      let order = number + 1 - trace
      return cofactor.sign > 0 && order.isMultiple(of: cofactor) ? order / cofactor : nil
    }
  }

  /// Whether this proves that the number is prime.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.time`. **Complexity.** Two multiples of a point for each step, O(b·M(b) log b)
  /// for numbers of b bits. A proof for 300 digits takes about 40 steps and half a second.
  public func verify(limits: Limits = Limits()) throws(LimitExceeded) -> Bool {
    try Deadline.within(limits) { () throws(LimitExceeded) in
      var proven = number
      for step in steps {
        guard step.number == proven, try step.isValid(limits: limits), let next = step.quotient
        else { return false }
        proven = next
      }
      return UInt64(exactly: proven).map(WordPrimes.isPrime) ?? false
    }
  }
}

extension PrimalityCertificate.Step {
  /// Whether n is prime if q is.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.time`.
  public func isValid(limits: Limits = Limits()) throws(LimitExceeded) -> Bool {
    guard number > 3, BigInteger.greatestCommonDivisor(number, 6) == 1,
      let quotient, Self.isLarge(quotient, for: number), trace * trace < number.shiftedUp(2)
    else { return false }
    let b = (y * y - x * x * x - a * x).residue(modulo: number)
    let discriminant = a * a * a * 4 + b * b * 27
    guard BigInteger.greatestCommonDivisor(discriminant, number) == 1 else { return false }
    return try Deadline.within(limits) { () throws(LimitExceeded) in
      let curve = EllipticCurve(modulus: number, a: a)
      let point = EllipticCurve.Point(
        x: x.residue(modulo: number), y: y.residue(modulo: number))
      // q·Q is infinity where (q − 1)·Q = −Q.
      guard let multiple = try curve.multiple(cofactor, of: point),
        let last = try curve.multiple(quotient - 1, of: multiple)
      else { return false }
      return last.x == multiple.x && (last.y + multiple.y).isMultiple(of: number)
    }
  }

  /// Whether q > (⁴√n + 1)².
  ///
  /// It is if (⌊√q⌋ − 1)⁴ > n. The few q for which only the former is true are not accepted.
  private static func isLarge(_ q: BigInteger, for n: BigInteger) -> Bool {
    guard q > 1, let root = q.squareRoot()?.root else { return false }
    let square = (root - 1) * (root - 1)
    return square * square > n
  }
}
