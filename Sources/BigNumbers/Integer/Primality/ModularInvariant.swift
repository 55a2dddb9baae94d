/// Values of Klein's modular function j at quadratic irrationals.
struct ModularInvariant {
  private let bits: Int
  /// π·√|D| in units of 2^−bits.
  private let height: BigInteger
  private let pi: BigInteger

  /// Values for one discriminant in fixed point of so many bits.
  init(discriminant: Int, bits: Int) {
    self.bits = bits
    pi = FixedPointComplex.pi(bits: bits)
    let square = BigInteger(-discriminant).shiftedUp(2 * bits)
    height = (pi * (square.squareRoot()?.root ?? .zero)).shiftedDown(bits)
  }

  /// j of the root τ = (−b + √D)/2a of a reduced form.
  ///
  /// With q = e^(2πiτ) and η(τ) = q^(1/24)·S(q), u = (η(τ)/η(2τ))^24 = (S(q)/S(q²))^24/q, and j = (u + 256)³/u². All numbers
  /// have a magnitude from about 1 on, so that the relative error of j is that of 1/q times less than 2^8: with that of the
  /// exponential, it is below 2^(56 − bits).
  ///
  /// **Source.** Weber's functions; Enge, The complexity of class polynomial computation via floating point approximations,
  /// Math. Comp. 78 (2009).
  func callAsFunction(_ form: QuadraticForm) -> FixedPointComplex {
    let a = BigInteger(form.a)
    let reciprocal = FixedPointComplex(height / a, pi * BigInteger(form.b) / a, bits: bits)
      .exponential
    let q = FixedPointComplex(whole: 1, bits: bits) / reciprocal
    let ratio = (eulerProduct(q) / eulerProduct(q.square)).cube.square.square.square
    let u = ratio * reciprocal
    return (u + FixedPointComplex(whole: 256, bits: bits)).cube / u.square
  }

  /// S(q) = ∏ (1 − qⁿ) = Σ (−1)ⁿ·q^(n(3n−1)/2) over all whole n (Euler).
  ///
  /// The powers for n and −n are q^(n(3n−1)/2) and q^n times that; the next one is q^(2n+1) times the latter.
  private func eulerProduct(_ q: FixedPointComplex) -> FixedPointComplex {
    var sum = FixedPointComplex(whole: 1, bits: bits)
    var (first, power, isOdd) = (q, q, true)
    while first.norm > 2 {
      let second = first * power
      sum = isOdd ? sum - first - second : sum + first + second
      first = second * power.square * q
      power = power * q
      isOdd.toggle()
    }
    return sum
  }
}
