public import NumericCore

extension BigInteger {
  /// The least x ≥ 0 with x² ≡ a modulo m, where a is this number.
  ///
  /// Roots modulo the powers of the primes of m come from one modulo the prime, by lifting, and their combinations by the Chinese
  /// remainder theorem; the least of all is returned.
  ///
  /// **Domain.** m ≠ 0; `.exception(.domain)` elsewhere. **Errors.** `.exception(.noSolution)` where a is not the residue of a square;
  /// `.limit` where the factorisation of m reaches a limit, or where m has so many primes that there are more than
  /// `limits.operations` combinations. **Complexity.** O(b·M(b)) for a prime of b bits, more if p − 1 has many factors of two; for
  /// other moduli also that of ``factorization(limits:)``. **Source.** Tonelli and Shanks: Cohen, A Course in Computational
  /// Algebraic Number Theory, 1.5.1; Hensel's lemma.
  public func squareRoot(
    modulo m: BigInteger, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    try Self.require(!m.isZero)
    return try Self.timed(limits) { () throws(ComputationFailure) in
      // A modulus that is no residue's needs no primes.
      if m.isOdd, BigInteger.kronecker(self, m.magnitude) < 0 { throw .exception(.noSolution) }
      var roots = [Congruence(residue: .zero, modulus: .one)]
      for (prime, exponent) in try m.primeFactors(limits) {
        let own = try ModularRoot(prime, exponent, limits).roots(of: self)
        if own.isEmpty { throw .exception(.noSolution) }
        try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
          try limits.check(.operations, roots.count * own.count)
        }
        roots = roots.flatMap { a in own.compactMap { a.joined(with: $0) } }
        try Deadline.checkComputation()
      }
      guard let least = roots.map(\.residue).min() else { throw .exception(.noSolution) }
      return least
    }
  }
}

/// Square roots modulo the power of a prime.
struct ModularRoot {
  private let prime: BigInteger
  private let exponent: Int
  private let limits: Limits

  init(_ prime: BigInteger, _ exponent: Int, _ limits: Limits) {
    (self.prime, self.exponent, self.limits) = (prime, exponent, limits)
  }

  /// All x with x² ≡ a, as congruences modulo the power of the prime or a lower one.
  ///
  /// For a = p²ᵗ·u with u not divisible by p, x = pᵗ·y with y² ≡ u modulo pᵉ⁻²ᵗ, and only y modulo that power counts.
  func roots(of a: BigInteger) throws(ComputationFailure) -> [Congruence] {
    let residue = a.residue(modulo: try prime.power(exponent, limits))
    if residue.isZero {
      return [Congruence(residue: .zero, modulus: try prime.power((exponent + 1) / 2, limits))]
    }
    let (count, unit) = residue.removing(prime)
    guard count.isMultiple(of: 2) else { return [] }
    let rest = exponent - count
    let scale = try prime.power(count / 2, limits)
    let own = prime == 2 ? dyadicRoots(of: unit, rest) : try oddRoots(of: unit, rest)
    return own.map { Congruence(residue: scale * $0.residue, modulus: scale * $0.modulus) }
  }

  /// The roots of an odd unit modulo 2ᵉ: one modulo 2 for e = 1, two modulo 4 of 1 for e = 2, and for e ≥ 3 those of
  /// u ≡ 1 modulo 8, ±y modulo 2ᵉ⁻¹.
  private func dyadicRoots(of unit: BigInteger, _ e: Int) -> [Congruence] {
    if e == 1 { return [Congruence(residue: 1, modulus: 2)] }
    guard (unit & 3) == 1, e == 2 || (unit & 7) == 1 else { return [] }
    // A root modulo 2ᵏ⁺¹ is one modulo 2ᵏ, or that plus 2ᵏ⁻¹.
    var root: BigInteger = 1
    for k in stride(from: 3, to: e, by: 1)
    where (root * root - unit).isBitSet(at: k) { root += BigInteger.one.shiftedUp(k - 1) }
    let modulus = BigInteger.one.shiftedUp(max(1, e - 1))
    let least = root.residue(modulo: modulus)
    let other = (-root).residue(modulo: modulus)
    return (least == other ? [least] : [least, other]).map {
      Congruence(residue: $0, modulus: modulus)
    }
  }

  /// The two roots of a unit modulo a power of an odd prime, or none.
  private func oddRoots(
    of unit: BigInteger, _ e: Int
  ) throws(ComputationFailure) -> [Congruence] {
    guard BigInteger.kronecker(unit, prime) == 1,
      var root = SquareRootModulo(prime)(unit.residue(modulo: prime))
    else { return [] }
    // Newton's step y − (y² − u)/2y doubles the exponent of the modulus.
    var known = 1
    while known < e {
      known = min(2 * known, e)
      let modulus = try prime.power(known, limits)
      guard let slope = root.shiftedUp(1).inverse(modulo: modulus) else { return [] }
      root = (root - (root * root - unit) * slope).residue(modulo: modulus)
    }
    let modulus = try prime.power(e, limits)
    return [root, modulus - root].map { Congruence(residue: $0, modulus: modulus) }
  }
}
