import NumericCore

/// Lenstra's elliptic curve method: one curve after the other modulo the same number.
///
/// A curve has a number of points modulo a prime factor p that differs from p + 1 by at most 2√p. If all primes in it are below
/// the bound of stage one but for one below that of stage two, the factor is found.
///
/// **Source.** Lenstra, Factoring integers with elliptic curves, Annals of Math. 126 (1987); Brent, Some integer factorization
/// algorithms using elliptic curves (1986) and Montgomery (1987) for stage two.
final class CurveTrial {
  private let modulus: LimbModulus
  private let curve: MontgomeryCurve
  private let primes: CurvePrimes
  private let room: Buffer<UInt>
  private var points: MontgomeryCurve.ChainPoints
  /// The multiples of stage two by offsets, with X·Z of each.
  private let babies: [MontgomeryCurve.Point]
  private let babyProducts: [LimbModulus.Residue]
  private let giants: [MontgomeryCurve.Point]
  private let product: LimbModulus.Residue
  private let difference: LimbModulus.Residue
  private let sum: LimbModulus.Residue
  private let giantProduct: LimbModulus.Residue

  init(_ modulus: LimbModulus, _ primes: CurvePrimes) {
    (self.modulus, self.primes) = (modulus, primes)
    curve = MontgomeryCurve(modulus)
    let babies = primes.offsets.count
    let count = modulus.count
    let room = Buffer(count: (10 + 3 * babies + 8 + 4) * count, of: UInt(0))
    self.room = room
    var used = 0
    func residue() -> LimbModulus.Residue {
      defer { used += count }
      return room.start + used
    }
    func point() -> MontgomeryCurve.Point { .init(x: residue(), z: residue()) }
    points = .init(a: point(), b: point(), c: point(), t: point(), s: point())
    self.babies = (0..<babies).map { _ in point() }
    babyProducts = (0..<babies).map { _ in residue() }
    giants = (0..<4).map { _ in point() }
    (product, difference, sum, giantProduct) = (residue(), residue(), residue(), residue())
  }

  /// A divisor other than 1 and the number itself, or nil.
  func run(_ sigma: Int) throws(LimitExceeded) -> BigInteger? {
    if let divisor = curve.choose(sigma, points.a) { return proper(divisor) }
    for (place, power) in primes.powers.enumerated() {
      if place & 1023 == 0 { try Deadline.check() }
      for _ in 0..<power.count {
        if power.prime <= 3 {
          multiplyBySmall(power.prime)
        } else {
          curve.multiplyByPrime(power.prime, &points)
        }
      }
    }
    if let divisor = proper(modulus.divisor(points.a.z)) { return divisor }
    if modulus.isZero(points.a.z) { return nil }
    return try runSecondStage()
  }

  private func proper(_ divisor: BigInteger) -> BigInteger? {
    divisor == .one || divisor == modulus.modulus ? nil : divisor
  }

  /// Multiplies by 2 or 3, for which chains do not serve.
  private func multiplyBySmall(_ k: Int) {
    let (point, double) = (points.a, points.t)
    curve.double(double, point)
    if k == 2 {
      (points.a, points.t) = (double, point)
    } else {
      curve.add(point, double, point, point)
    }
  }

  // MARK: - Stage two

  /// For the primes q = m·D ± j between the bounds: q·Q is infinity where m·D·Q and j·Q have the same x, that is where
  /// X₁Z₂ − X₂Z₁ = (X₁ − X₂)(Z₁ + Z₂) − X₁Z₁ + X₂Z₂ is divisible by p. The product of all these is kept.
  private func runSecondStage() throws(LimitExceeded) -> BigInteger? {
    let m = modulus
    makeBabySteps()
    // Step, the multiple before the current one, the current one, and room.
    let step = giants[0]
    var (before, current, next) = (giants[1], giants[2], giants[3])
    curve.multiply(step, primes.step, points.a, next: points.b, base: points.c)
    curve.multiply(current, primes.firstStep, step, next: before, base: points.c)
    if primes.firstStep == 1 {
      // The next one is a double, and the one before would be infinity.
      curve.double(next, current)
    } else {
      curve.multiply(before, primes.firstStep - 1, step, next: points.b, base: points.c)
      curve.add(next, current, step, before)
    }
    m.copy(product, points.a.z)
    for (place, offsets) in primes.pairs.enumerated() {
      if place & 15 == 0 { try Deadline.check() }
      m.multiply(giantProduct, current.x, current.z)
      for offset in offsets {
        let baby = babies[Int(offset)]
        m.subtract(difference, current.x, baby.x)
        m.add(sum, current.z, baby.z)
        m.multiply(difference, difference, sum)
        m.subtract(difference, difference, giantProduct)
        m.add(difference, difference, babyProducts[Int(offset)])
        m.multiply(product, product, difference)
      }
      (before, current, next) = (current, next, before)
      curve.add(next, current, step, before)
    }
    return proper(m.divisor(product))
  }

  /// j·Q for the offsets j, from the multiples by odd numbers in steps of 2.
  private func makeBabySteps() {
    let (two, odd, next) = (giants[0], giants[1], giants[2])
    curve.double(two, points.a)
    // Q, and 3Q = Q + 2Q with the difference Q.
    var (before, current, room) = (odd, next, giants[3])
    curve.copy(before, points.a)
    curve.add(current, points.a, two, points.a)
    var place = 0
    var multiple = 1
    while place < babies.count {
      if primes.offsets[place] == multiple {
        curve.copy(babies[place], before)
        modulus.multiply(babyProducts[place], before.x, before.z)
        place += 1
      }
      curve.add(room, current, two, before)
      (before, current, room) = (current, room, before)
      multiple += 2
    }
  }
}
