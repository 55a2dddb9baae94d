import NumericCore

// Special functions: closed forms at a few arguments, symmetries at all.
extension SymbolicAlgebra {
  /// ln Γ, or ln |Γ|.
  mutating func logarithmOfGamma(
    _ function: UnaryFunction, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let value = try? gamma(x) else { return try opaque(function, x) }
    return try log(function == .logGamma ? magnitude(value) : value)
  }

  /// Ai(x); Ai(0) = 3^(−2/3)/Γ(2/3).
  mutating func airy(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    guard x.isZero else { return try opaque(.airy, x) }
    return try divide(rationalPower(3, -2 / 3), gamma(SymbolicForm(2 / 3)))
  }

  /// The arithmetic-geometric mean.
  mutating func mean(
    _ function: BinaryFunction, _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x == y { return x }
    return x.isZero || y.isZero ? .zero : try symmetric(function, x, y)
  }

  /// The form of a function with f(−x) = −f(x).
  func odd(
    _ operation: UnaryFunction, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x.isZero { return .zero }
    return x.isLeadingNegative ? -(try opaque(operation, -x)) : try opaque(operation, x)
  }

  /// The form of a function with f(x, y) = f(y, x).
  func symmetric(
    _ operation: BinaryFunction, _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    SymbolicForm.order(x, y) <= 0 ? try opaque(operation, x, y) : try opaque(operation, y, x)
  }

  /// J and Y of integral order: f₋ₙ = (−1)ⁿ·fₙ, and Jₙ(−x) = (−1)ⁿ·Jₙ(x).
  mutating func bessel(
    _ operation: BinaryFunction, _ n: SymbolicForm, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let order = n.integer else { return try opaque(operation, n, x) }
    if order.sign < 0 {
      let value = try bessel(operation, -n, x)
      return order.isOddInteger ? -value : value
    }
    let isFirstKind = operation == .besselJ
    if order.isZero { return try compute(isFirstKind ? .besselJ0 : .besselY0, x) }
    if order == .one { return try compute(isFirstKind ? .besselJ1 : .besselY1, x) }
    guard isFirstKind else { return try opaque(operation, n, x) }
    if x.isZero { return .zero }
    guard x.isLeadingNegative else { return try opaque(operation, n, x) }
    let value = try opaque(operation, n, -x)
    return order.isOddInteger ? -value : value
  }

  /// sin x/x, if x is a rational multiple of π other than zero.
  mutating func sinc(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if x.isZero { return .one }
    if x.terms.count == 1, x.terms[0].monomial == SymbolicForm.pi.terms[0].monomial {
      return try divide(compute(.sin, x), x)
    }
    return try opaque(.sinc, x.isLeadingNegative ? -x : x)
  }

  /// The real part of Li₂.
  mutating func dilogarithm(
    _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x.isZero { return .zero }
    // The coefficients of π² and (ln 2)².
    let values: [SymbolicForm: (BigRational, BigRational)] = [
      .one: (1 / 6, 0), -.one: (-1 / 12, 0), SymbolicForm(.half): (1 / 12, -1 / 2),
      SymbolicForm(.two): (1 / 4, 0),
    ]
    guard let (circle, logarithm) = values[x] else { return try opaque(.dilogarithm, x) }
    let two = SymbolicForm.constant(.ln2)
    return try add(
      scale(multiply(.pi, .pi), by: circle), scale(multiply(two, two), by: logarithm))
  }
}

// MARK: - Zeta

extension SymbolicAlgebra {
  /// ζ at even positive and at negative integers, from Bernoulli numbers.
  mutating func zeta(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    guard let s = x.integer else { return try opaque(.zeta, x) }
    if s.sign < 0, !s.isOddInteger { return .zero }
    guard let n = Int(exactly: s), n.magnitude < 128 else { return try opaque(.zeta, x) }
    switch n {
    case 1: throw SymbolicLimit()
    case 0: return SymbolicForm(-.half)
    case 3: return .constant(.apery)
    case ..<0: return SymbolicForm(try bernoulli(1 - n) / BigRational(n - 1))
    default: break
    }
    if !n.isMultiple(of: 2) { return try opaque(.zeta, x) }
    // |B₂ₖ|·(2π)^2k / (2·(2k)!)
    let factorial = BigRational(BigInteger.factorial(UInt(n)))
    let coefficient = try bernoulli(n).magnitude / (.two * factorial)
    return try scale(power(.constant(.tau), BigRational(n)), by: coefficient)
  }

  /// The Bernoulli number of an even index, by (n + 1)·Bₙ = −Σ (n + 1 over k)·Bₖ.
  private mutating func bernoulli(_ n: Int) throws(SymbolicLimit) -> BigRational {
    try spend(n * n / 8)
    var numbers: [BigRational] = [.one]
    for m in stride(from: 2, through: n, by: 2) {
      let above = BigInteger(m + 1)
      // B₁ = −1/2; the other numbers of odd index are zero.
      var sum = -BigRational(m + 1, over: 2)
      for (index, number) in numbers.enumerated() {
        sum += number * BigRational(BigInteger.binomial(above, UInt(2 * index)))
      }
      numbers.append(-sum / BigRational(m + 1))
    }
    return numbers[n / 2]
  }
}
