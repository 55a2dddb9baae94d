public import NumericCore

extension BigInteger {
  /// The least x ≥ 0 with bˣ ≡ a modulo m, where a is this number.
  ///
  /// Factors that b shares with m are removed first; b then generates a group whose order is made of primes, and x is found modulo
  /// each power of these.
  ///
  /// **Domain.** m ≠ 0; `.exception(.domain)` elsewhere. **Errors.** `.exception(.noSolution)` where a is no power of b; `.limit` where
  /// the primes of m, or of p − 1 for a prime p of m, or the logarithm in a group of prime order, would take too long.
  /// **Complexity.** O(√q) products for the greatest prime q in the order of b, beside the factorisations.
  /// **Source.** Pohlig and Hellman 1978; Shanks's baby steps and giant steps: Menezes, van Oorschot and Vanstone, Handbook of
  /// Applied Cryptography, 3.6.2 and 3.6.4.
  public func logarithm(
    base: BigInteger, modulo m: BigInteger, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigInteger {
    try Self.require(!m.isZero)
    return try Self.timed(limits) { () throws(ComputationFailure) in
      try DiscreteLogarithm(base: base, modulus: m.magnitude, limits).value(of: self)
    }
  }
}

/// The logarithms to one base modulo one number.
private struct DiscreteLogarithm {
  private let base: BigInteger
  private let modulus: BigInteger
  private let limits: Limits

  init(base: BigInteger, modulus: BigInteger, _ limits: Limits) {
    self.base = base.residue(modulo: modulus)
    (self.modulus, self.limits) = (modulus, limits)
  }

  /// The least x ≥ 0 with baseˣ ≡ a.
  ///
  /// While the base shares a divisor g with the modulus n, d·bˣ ≡ a modulo n has no solution but x = 0 unless g divides a, and is
  /// (d·b/g)·bˣ⁻¹ ≡ a/g modulo n/g.
  func value(of a: BigInteger) throws(ComputationFailure) -> BigInteger {
    var (target, n, factor) = (a.residue(modulo: modulus), modulus, BigInteger.one)
    var removed = 0
    while true {
      if factor.residue(modulo: n) == target.residue(modulo: n) { return BigInteger(removed) }
      let divisor = BigInteger.greatestCommonDivisor(base, n)
      if divisor == 1 { break }
      guard target.isMultiple(of: divisor) else { throw .exception(.noSolution) }
      target = target.dividedExactly(by: divisor)
      n = n.dividedExactly(by: divisor)
      factor = (factor * base.dividedExactly(by: divisor)).residue(modulo: n)
      removed += 1
    }
    guard let inverse = factor.inverse(modulo: n) else { throw .exception(.noSolution) }
    let group = try CyclicGroup(base.residue(modulo: n), modulo: n, limits)
    return try group.logarithm((target * inverse).residue(modulo: n)) + BigInteger(removed)
  }
}

/// The powers of a number modulo a number without a common divisor.
private struct CyclicGroup {
  private let generator: BigInteger
  private let modulus: BigInteger
  private let limits: Limits
  private var order = BigInteger.one
  private var primes: [(prime: BigInteger, exponent: Int)] = []

  /// The order divides that of the group of units, Π pᵉ⁻¹·(p − 1): primes are removed from it as long as the power is 1.
  init(
    _ generator: BigInteger, modulo modulus: BigInteger, _ limits: Limits
  ) throws(ComputationFailure) {
    (self.generator, self.modulus, self.limits) = (generator, modulus, limits)
    var exponents: [BigInteger: Int] = [:]
    for (prime, exponent) in try modulus.primeFactors(limits) {
      if exponent > 1 { exponents[prime, default: 0] += exponent - 1 }
      if prime == 2 { continue }
      for (factor, count) in try (prime - 1).primeFactors(limits) {
        exponents[factor, default: 0] += count
      }
    }
    for (prime, exponent) in exponents { order *= try prime.power(exponent, limits) }
    for (prime, exponent) in exponents.sorted(by: { $0.key < $1.key }) {
      var left = exponent
      while left > 0, try power(generator, order.dividedExactly(by: prime)) == power(generator, 0) {
        order = order.dividedExactly(by: prime)
        left -= 1
      }
      if left > 0 { primes.append((prime, left)) }
    }
  }

  private func power(
    _ x: BigInteger, _ exponent: BigInteger
  ) throws(ComputationFailure) -> BigInteger {
    try x.power(exponent, modulo: modulus, limits: limits)
  }

  /// The least x ≥ 0 with generatorˣ = target.
  ///
  /// Modulo each prime power of the order x is found digit by digit, in the subgroup of that prime's order.
  func logarithm(_ target: BigInteger) throws(ComputationFailure) -> BigInteger {
    guard try power(target, order) == power(target, 0) else { throw .exception(.noSolution) }
    guard let inverse = generator.inverse(modulo: modulus) else { throw .exception(.noSolution) }
    var result = Congruence(residue: .zero, modulus: .one)
    for (prime, exponent) in primes {
      let steps = try BabySteps(
        try power(generator, order.dividedExactly(by: prime)), order: prime, modulo: modulus,
        limits)
      var (digits, place) = (BigInteger.zero, BigInteger.one)
      for _ in 0..<exponent {
        let rest = (target * (try power(inverse, digits))).residue(modulo: modulus)
        let cofactor = order.dividedExactly(by: place * prime)
        digits += place * (try steps.logarithm(try power(rest, cofactor)))
        place *= prime
      }
      let own = Congruence(residue: digits, modulus: place)
      guard let both = result.joined(with: own) else { throw .exception(.noSolution) }
      result = both
    }
    guard try power(generator, result.residue) == target else { throw .exception(.noSolution) }
    return result.residue
  }
}

/// The first powers of an element of prime order, so that a logarithm takes a step for each so many.
private struct BabySteps {
  private var places: [BigInteger: Int] = [:]
  private let order: BigInteger
  private let modulus: BigInteger
  /// The power that a giant step multiplies by.
  private let giant: BigInteger
  private let giants: Int

  init(
    _ element: BigInteger, order: BigInteger, modulo modulus: BigInteger, _ limits: Limits
  ) throws(ComputationFailure) {
    (self.order, self.modulus) = (order, modulus)
    // A step took 0.3 µs and a place in the table 100 bytes, and the limbs of the number.
    let bytes = 100 + modulus.magnitudeBits / 8
    let most = max(1 << 10, limits.memory * 1_000_000 / bytes)
    let root =
      order.magnitudeBits > 124 ? most : Int(exactly: order.squareRoot()?.root ?? 1) ?? most
    let count = min(root + 1, most)
    let giants = order / BigInteger(count) + 1
    try BigInteger.admit(
      seconds: 3e-7 * (Double(count) + (giants.magnitudeBits < 63 ? Double(Int(giants)) : 0x1p80)),
      limits)
    self.giants = Int(clamping: giants)
    places.reserveCapacity(count)
    var power = BigInteger.one.residue(modulo: modulus)
    for place in 0..<count {
      places[power] = place
      power = (power * element).residue(modulo: modulus)
      if place % 1024 == 1023 { try Deadline.checkComputation() }
    }
    giant = power.inverse(modulo: modulus) ?? .one
  }

  /// The x below the order with elementˣ = target.
  func logarithm(_ target: BigInteger) throws(ComputationFailure) -> BigInteger {
    var rest = target
    for step in 0...giants {
      if let place = places[rest] {
        return BigInteger(step) * BigInteger(places.count) + BigInteger(place)
      }
      rest = (rest * giant).residue(modulo: modulus)
      if step % 1024 == 1023 { try Deadline.checkComputation() }
    }
    throw .exception(.noSolution)
  }
}
